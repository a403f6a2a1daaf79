//! The content files, read, checked and turned into sheets and cards.

mod check;
mod raw;

use crate::parts::{
    Block, Boxes, Citizen, DOMAINS, Domain, DomainId, EventCard, EventId, Guild, Inscription, Lair, LairId, MOST_BOXES,
    Place, Power, Rank, Reward, Road, RoadId, SECTIONS, SectionId, Site, Track,
};
use taverne_engine::{
    ContentError, ContentHash,
    content::{Files, Kit, Publications},
};
use toml::Spanned;

/// Everything printed on the two sheets and on the cards.
#[derive(Debug)]
pub struct Content {
    hash: ContentHash,
    pub citizens: Vec<Citizen>,
    /// In the order of [`Guild::ALL`].
    pub tracks: Vec<Track>,
    pub chest: Track,
    pub wall: Track,
    pub starts: Vec<Site>,
    pub dead_ends: Vec<Site>,
    pub domains: Vec<Domain>,
    pub roads: Vec<Road>,
    pub lairs: Vec<Lair>,
    /// By number, from 1.
    pub statues: Vec<Inscription>,
    pub events: Vec<EventCard>,
    pub ranks: Vec<Rank>,
    /// Cards in the statue row, and how many a player may own.
    pub row: u8,
    pub statue_limit: u8,
    /// Finished guild tracks that bring the last round.
    pub end_tracks: u8,
    pub trees: u8,
    pub boats: u8,
    /// Key and title of the publications that figures are quoted from.
    pub publications: Publications,
    /// The section that each value of the dice wakes.
    by_value: [SectionId; 13],
    /// The sections of each guild, as a mask.
    by_guild: [u16; 4],
    /// The roads that begin (end a) and that end (end b) at each domain, and at the starts.
    at_domain: [[u32; 2]; DOMAINS],
    at_starts: [u32; 2],
    bridges: u32,
}

taverne_engine::content! {
    impl Content {
        files "castle.toml", "forest.toml", "lairs.toml", "solo.toml", "sources.toml", "statues.toml";
        read |files| Reader::new(files)?.content();
        citizens[SectionId] -> Citizen: citizen, find_section;
        roads[RoadId] -> Road: road, find_road;
        domains[DomainId] -> Domain: domain, find_domain;
        lairs[LairId] -> Lair: lair, find_lair;
        events[EventId] -> EventCard: event;
    }
}

impl Content {
    pub fn track(&self, guild: Guild) -> &Track {
        &self.tracks[guild as usize]
    }

    pub fn statue(&self, number: u8) -> &Inscription {
        &self.statues[usize::from(number) - 1]
    }

    /// The section that a value of the dice, from 1 to 12, wakes.
    pub fn section(&self, value: u8) -> SectionId {
        self.by_value[usize::from(value)]
    }

    /// The sections of a guild, as a mask.
    pub fn sections_of(&self, guild: Guild) -> u16 {
        self.by_guild[guild as usize]
    }

    /// The roads that touch a domain with their end a, and those with their end b.
    pub fn roads_at(&self, domain: DomainId) -> [u32; 2] {
        self.at_domain[domain.index()]
    }

    pub fn roads_at_starts(&self) -> [u32; 2] {
        self.at_starts
    }

    /// The roads with a bridge.
    pub fn bridges(&self) -> u32 {
        self.bridges
    }

    /// The roads with a single box.
    pub fn short_roads(&self) -> u32 {
        let short = self.roads.iter().enumerate().filter(|(_, road)| road.boxes.len() == 1);
        short.fold(0, |mask, (index, _)| mask | 1 << index)
    }

    /// The place on the map of an end of a road.
    pub fn at(&self, place: Place) -> [u8; 2] {
        match place {
            Place::Start(index) => self.starts[usize::from(index)].at,
            Place::Domain(domain) => self.domain(domain).at,
            Place::DeadEnd(index) => self.dead_ends[usize::from(index)].at,
        }
    }
}

/// The files as they are written, on their way to becoming content.
struct Reader<'a> {
    files: &'a Files,
    castle: raw::Castle,
    forest: raw::Forest,
    lairs: raw::Lairs,
    statues: raw::Statues,
    solo: raw::Solo,
}

type Read<T> = Result<T, ContentError>;

impl<'a> Reader<'a> {
    fn new(files: &'a Files) -> Read<Self> {
        Ok(Self {
            files,
            castle: files.read("castle.toml")?,
            forest: files.read("forest.toml")?,
            lairs: files.read("lairs.toml")?,
            statues: files.read("statues.toml")?,
            solo: files.read("solo.toml")?,
        })
    }

    fn content(self) -> Read<Content> {
        self.check_counts()?;
        let kit = Kit::open(self.files, &[("castle.toml", "track", "guild")])?;
        kit.family("place", "forest.toml", &["start", "dead_end", "domain"])?;
        let citizens = self.read_citizens()?;
        let roads = self.read_roads()?;
        let mut at_domain = [[0; 2]; DOMAINS];
        let mut at_starts = [0; 2];
        for (index, road) in roads.iter().enumerate() {
            for (end, place) in [road.a, road.b].into_iter().enumerate() {
                match place {
                    Place::Domain(domain) => at_domain[domain.index()][end] |= 1 << index,
                    Place::Start(_) => at_starts[end] |= 1 << index,
                    Place::DeadEnd(_) => {}
                }
            }
        }
        let bridges = roads.iter().enumerate().filter(|(_, road)| road.bridge.is_some());
        let content = Content {
            hash: self.files.hash(),
            by_value: self.values(&citizens)?,
            by_guild: Guild::ALL.map(|guild| {
                let own = citizens.iter().enumerate().filter(|(_, it)| it.guild == guild);
                own.fold(0, |mask, (index, _)| mask | 1 << index)
            }),
            at_domain,
            at_starts,
            bridges: bridges.fold(0, |mask, (index, _)| mask | 1 << index),
            citizens,
            tracks: self.read_tracks()?,
            chest: self.track("castle.toml", &self.castle.war_chest)?,
            wall: self.track("castle.toml", &self.castle.wall_walk)?,
            starts: self.forest.start.iter().map(site).collect(),
            dead_ends: self.forest.dead_end.iter().map(site).collect(),
            domains: self.forest.domain.iter().map(domain).collect(),
            roads,
            lairs: self.read_lairs()?,
            statues: self.statues.statue.iter().map(inscription).collect(),
            events: (self.solo.event.iter())
                .map(|it| EventCard { strikes: *it.strikes.get_ref(), source: it.source.get_ref().clone() })
                .collect(),
            ranks: (self.solo.rank.iter())
                .map(|it| Rank {
                    id: it.id.get_ref().clone(),
                    least: *it.least.get_ref(),
                    source: it.source.get_ref().clone(),
                })
                .collect(),
            row: *self.statues.row.cards.get_ref(),
            statue_limit: *self.statues.row.limit.get_ref(),
            end_tracks: *self.castle.end.tracks.get_ref(),
            trees: *self.solo.trees.get_ref(),
            boats: *self.solo.boats.get_ref(),
            publications: kit.publications,
        };
        self.check_map(&content)?;
        Ok(content)
    }

    fn read_citizens(&self) -> Read<Vec<Citizen>> {
        let read = |it: &raw::RawCitizen| {
            Ok(Citizen {
                id: it.id.get_ref().clone(),
                values: it.values.get_ref().clone(),
                guild: it.guild,
                frequency: crate::knowledge::frequency(it.values.get_ref()),
                boxes: self.boxes("castle.toml", std::slice::from_ref(&it.boxes))?,
                pre_ticked: *it.pre_ticked.get_ref(),
                source: it.source.get_ref().clone(),
            })
        };
        self.castle.citizen.iter().map(read).collect()
    }

    /// Each value from 1 to 12 wakes exactly one section.
    fn values(&self, citizens: &[Citizen]) -> Read<[SectionId; 13]> {
        let mut by_value = [None; 13];
        for (index, (citizen, raw)) in citizens.iter().zip(&self.castle.citizen).enumerate() {
            for &value in &citizen.values {
                let slot = by_value.get_mut(usize::from(value)).filter(|_| value > 0);
                if slot.is_none_or(|slot| slot.replace(SectionId::of(index)).is_some()) {
                    let problem = format!("{value} is no result of the dice, or wakes another section already");
                    return Err(self.files.error("castle.toml", &raw.values, problem));
                }
            }
        }
        by_value[0] = Some(SectionId(0));
        let missing = by_value.iter().position(Option::is_none);
        match missing {
            Some(value) => Err(self.files.error_in("castle.toml", format!("no section for the value {value}"))),
            None => Ok(by_value.map(|section| section.unwrap_or(SectionId(0)))),
        }
    }

    fn read_tracks(&self) -> Read<Vec<Track>> {
        let of_guild = |guild| {
            let mut own = self.castle.track.iter().filter(|track| *track.guild.get_ref() == guild);
            let missing = || self.files.error_in("castle.toml", format!("no track for the {} guild", guild.id()));
            let track = own.next().ok_or_else(missing)?;
            self.rows("castle.toml", &track.rows, &track.source)
        };
        Guild::ALL.into_iter().map(of_guild).collect()
    }

    fn track(&self, file: &str, track: &raw::RawTrack) -> Read<Track> {
        self.rows(file, &track.rows, &track.source)
    }

    fn rows(&self, file: &str, rows: &[Spanned<String>], source: &raw::Source) -> Read<Track> {
        let lengths = rows.iter().map(|row| row.get_ref().split_whitespace().count()).collect();
        Ok(Track { rows: lengths, boxes: self.boxes(file, rows)?, source: source.get_ref().clone() })
    }

    /// One word a box.
    fn boxes(&self, file: &str, rows: &[Spanned<String>]) -> Read<Boxes> {
        let mut rewards = Vec::new();
        for row in rows {
            for word in row.get_ref().split_whitespace() {
                let reward = Reward::ALL.into_iter().find(|reward| reward.id() == word);
                if reward.is_none() && word != "-" {
                    let known = Reward::ALL.map(Reward::id).join(", ");
                    return Err(self.files.error(file, row, format!("a box is - or one of {known}, not {word:?}")));
                }
                rewards.push(reward);
            }
            if rewards.is_empty() || rewards.len() > MOST_BOXES {
                return Err(self.files.error(file, row, format!("expected 1 to {MOST_BOXES} boxes")));
            }
        }
        Ok(Boxes::new(rewards))
    }

    fn read_lairs(&self) -> Read<Vec<Lair>> {
        let block = |it: &raw::RawBlock| {
            let boxes = self.boxes("lairs.toml", std::slice::from_ref(&it.boxes))?;
            Ok(Block { from: it.from, to: it.to, boxes })
        };
        let read = |it: &raw::RawLair| {
            Ok(Lair {
                id: it.id.get_ref().clone(),
                first: *it.first.get_ref(),
                other: it.other,
                blocks: it.blocks.get_ref().iter().map(block).collect::<Read<_>>()?,
                source: it.source.get_ref().clone(),
            })
        };
        self.lairs.lair.iter().map(read).collect()
    }

    fn read_roads(&self) -> Read<Vec<Road>> {
        let read = |it: &raw::RawRoad| {
            Ok(Road {
                id: it.id.get_ref().clone(),
                a: self.place(&it.a)?,
                b: self.place(&it.b)?,
                boxes: self.boxes("forest.toml", std::slice::from_ref(&it.boxes))?,
                bridge: it.bridge.as_ref().map(|bridge| bridge.get_ref()[0].saturating_sub(1)),
                via: it.via.iter().map(|at| *at.get_ref()).collect(),
                source: it.source.get_ref().clone(),
            })
        };
        self.forest.road.iter().map(read).collect()
    }

    fn place(&self, id: &raw::Id) -> Read<Place> {
        let forest = &self.forest;
        let domain = forest.domain.iter().position(|it| it.id.get_ref() == id.get_ref());
        let site = |sites: &[raw::RawSite]| sites.iter().position(|it| it.id.get_ref() == id.get_ref());
        let start = || site(&forest.start).map(|index| Place::Start(index as u8));
        let dead_end = || site(&forest.dead_end).map(|index| Place::DeadEnd(index as u8));
        let found = domain.map(|index| Place::Domain(DomainId::of(index))).or_else(start).or_else(dead_end);
        let stranger = || self.files.error("forest.toml", id, format!("there is no place {:?}", id.get_ref()));
        found.ok_or_else(stranger)
    }
}

fn site(it: &raw::RawSite) -> Site {
    Site { id: it.id.get_ref().clone(), at: *it.at.get_ref(), source: it.source.get_ref().clone() }
}

fn domain(it: &raw::RawDomain) -> Domain {
    let power = match &it.power {
        raw::RawPower::Adjust(die) => Power::Adjust(die.die()),
        raw::RawPower::Flip(die) => Power::Flip(die.die()),
        raw::RawPower::Citizen(guild) => Power::Citizen(*guild),
    };
    Domain { id: it.id.get_ref().clone(), power, at: *it.at.get_ref(), source: it.source.get_ref().clone() }
}

fn inscription(it: &raw::RawStatue) -> Inscription {
    Inscription {
        immediate: it.immediate.clone(),
        score: it.score.as_ref().map(|score| *score.get_ref()),
        stars: it.stars,
        source: it.source.get_ref().clone(),
    }
}

const _: () = assert!(SECTIONS <= 16, "sections of a guild are a mask of sixteen bits");
