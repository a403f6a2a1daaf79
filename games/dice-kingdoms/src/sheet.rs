//! The two sheets of one player, and the statues in front of them. Small enough to be copied without a thought.

use crate::{
    content::Content,
    parts::{
        Boxes, DomainId, DomainSet, End, Guild, LAIRS, LairId, MOST_BLOCKS, MOST_ROADS, PAIR, Place, RoadId, SECTIONS,
        SectionId, StatueSet,
    },
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Ticked boxes of each section, those ticked before the game included.
    citizens: [u8; SECTIONS],
    guilds: [u8; 4],
    pub chest: u8,
    pub wall: u8,
    lairs: [[u8; MOST_BLOCKS]; LAIRS],
    pub circled: [Circled; LAIRS],
    roads: [Runs; MOST_ROADS],
    pub joined: DomainSet,
    /// Roads whose end a (b) is a start or a joined domain, and roads without an open box.
    from: [u32; 2],
    full: u32,
    /// Roads with exactly one open box.
    last: u32,
    /// Roads whose bridge is complete.
    pub bridges: u32,
    pub statues: StatueSet,
}

/// Ticked boxes of a road, counted from each of its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Runs(u8);

impl Runs {
    pub const fn get(self, end: End) -> u8 {
        match end {
            End::A => self.0 & 15,
            End::B => self.0 >> 4,
        }
    }

    pub const fn total(self) -> u8 {
        (self.0 & 15) + (self.0 >> 4)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn both(self) -> [u8; 2] {
        [self.get(End::A), self.get(End::B)]
    }

    fn grow(&mut self, end: End) {
        self.0 += match end {
            End::A => 1,
            End::B => 16,
        };
    }

    /// Whether a box, counted from end a, is ticked on a road of so many.
    pub const fn ticks(self, index: u8, boxes: u8) -> bool {
        index < self.get(End::A) || index + self.get(End::B) >= boxes
    }
}

/// Which value of a lair a player has circled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
#[serde(rename_all = "snake_case")]
pub enum Circled {
    #[default]
    None,
    First,
    Other,
}

/// What came of ticking one box of a road.
pub(crate) struct Built {
    /// Counted from end a.
    pub index: u8,
    pub joined: Option<DomainId>,
    pub bridge: bool,
}

impl Sheet {
    pub fn new(content: &Content) -> Self {
        let mut citizens = [0; SECTIONS];
        citizens.iter_mut().zip(&content.citizens).for_each(|(ticks, citizen)| *ticks = citizen.pre_ticked);
        Self {
            citizens,
            guilds: [0; 4],
            chest: 0,
            wall: 0,
            lairs: [[0; MOST_BLOCKS]; LAIRS],
            circled: [Circled::None; LAIRS],
            roads: [Runs::default(); MOST_ROADS],
            joined: DomainSet::EMPTY,
            from: content.roads_at_starts(),
            full: 0,
            last: content.short_roads(),
            bridges: 0,
            statues: StatueSet::default(),
        }
    }

    pub fn citizens(&self) -> &[u8; SECTIONS] {
        &self.citizens
    }

    pub fn citizen(&self, section: SectionId) -> u8 {
        self.citizens[section.index()]
    }

    /// Whether the section has an open box that is not struck.
    pub fn is_open(&self, section: SectionId, struck: &Struck) -> bool {
        self.citizens[section.index()] < PAIR - struck.citizen_boxes(section.index())
    }

    /// The sections with an open box, as a mask.
    pub fn open_sections(&self, struck: &Struck) -> u16 {
        (0..SECTIONS)
            .filter(|&at| self.citizens[at] < PAIR - struck.citizen_boxes(at))
            .fold(0, |mask, at| mask | 1 << at)
    }

    /// Boxes of the citizens of a guild, those ticked before the game included.
    pub fn of_guild(&self, content: &Content, guild: Guild) -> u8 {
        let own = content.sections_of(guild);
        self.citizens.iter().enumerate().map(|(at, &ticks)| if own >> at & 1 == 1 { ticks } else { 0 }).sum()
    }

    pub(crate) fn tick_citizen(&mut self, section: SectionId) -> u8 {
        post_increment(&mut self.citizens[section.index()])
    }

    pub fn guild(&self, guild: Guild) -> u8 {
        self.guilds[guild as usize]
    }

    pub fn has_finished(&self, content: &Content, guild: Guild) -> bool {
        self.guild(guild) >= content.track(guild).boxes.len()
    }

    pub fn finished_tracks(&self, content: &Content) -> usize {
        Guild::ALL.into_iter().filter(|&guild| self.has_finished(content, guild)).count()
    }

    pub(crate) fn tick_guild(&mut self, guild: Guild) -> u8 {
        post_increment(&mut self.guilds[guild as usize])
    }

    pub(crate) fn tick_chest(&mut self) -> u8 {
        post_increment(&mut self.chest)
    }

    pub(crate) fn tick_wall(&mut self) -> u8 {
        post_increment(&mut self.wall)
    }

    pub fn lair(&self, lair: LairId) -> &[u8; MOST_BLOCKS] {
        &self.lairs[lair.index()]
    }

    /// The leftmost block of a lair with an open box.
    pub fn open_block(&self, content: &Content, lair: LairId) -> Option<u8> {
        let blocks = content.lair(lair).blocks.iter().zip(self.lair(lair));
        blocks.into_iter().position(|(block, &ticks)| ticks < block.boxes.len()).map(|block| block as u8)
    }

    pub fn block_is_open(&self, content: &Content, lair: LairId, block: u8) -> bool {
        self.lair(lair)[usize::from(block)] < content.lair(lair).blocks[usize::from(block)].boxes.len()
    }

    pub(crate) fn tick_lair(&mut self, lair: LairId, block: u8) -> u8 {
        post_increment(&mut self.lairs[lair.index()][usize::from(block)])
    }

    pub fn road(&self, road: RoadId) -> Runs {
        self.roads[road.index()]
    }

    /// Roads that can be built from their end a, and from their end b. A last box between two open ends is the same from
    /// both, and counts for end a alone.
    pub fn buildable(&self, struck: &Struck) -> [u32; 2] {
        let open = !self.full & !struck.roads;
        let [a, b] = self.from;
        [a & open, b & open & !(a & self.last)]
    }

    /// Whether a road begins at a start or a joined domain, seen from this end.
    pub fn reaches(&self, road: RoadId, end: End) -> bool {
        self.from[end as usize] >> road.0 & 1 == 1
    }

    pub fn can_build(&self, road: RoadId, end: End, struck: &Struck) -> bool {
        self.buildable(struck)[end as usize] >> road.0 & 1 == 1
    }

    pub fn is_full(&self, road: RoadId) -> bool {
        self.full >> road.0 & 1 == 1
    }

    /// RULES 5: ticks the next box of a buildable road and joins the domain at its other end if it was the last one.
    pub(crate) fn tick_road(&mut self, content: &Content, road: RoadId, end: End, struck: &Struck) -> Built {
        let printed = content.road(road);
        let boxes = printed.boxes.len();
        let runs = &mut self.roads[road.index()];
        let index = match end {
            End::A => runs.get(End::A),
            End::B => boxes - 1 - runs.get(End::B),
        };
        runs.grow(end);
        let runs = *runs;
        let spans = |first: u8| (first..first + 3).all(|index| runs.ticks(index, boxes));
        let bit = 1 << road.0;
        let bridge = self.bridges & bit == 0 && struck.bridges & bit == 0 && printed.bridge.is_some_and(spans);
        if bridge {
            self.bridges |= bit;
        }
        let mut joined = None;
        if runs.total() + 1 == boxes {
            self.last |= bit;
        }
        if runs.total() == boxes {
            self.full |= bit;
            for place in [printed.a, printed.b] {
                if let Place::Domain(domain) = place
                    && !self.joined.contains(domain)
                    && !struck.domains.contains(domain)
                {
                    self.join(content, domain);
                    joined = Some(domain);
                }
            }
        }
        Built { index, joined, bridge }
    }

    pub(crate) fn join(&mut self, content: &Content, domain: DomainId) {
        self.joined.insert(domain);
        let [a, b] = content.roads_at(domain);
        self.from[0] |= a;
        self.from[1] |= b;
    }

    /// Ticked stars of both sheets, without statues.
    pub fn stars(&self, content: &Content, struck: &Struck) -> u32 {
        let along = |boxes: &Boxes, ticked| boxes.stars(ticked, 0);
        let guilds = Guild::ALL
            .into_iter()
            .map(|guild| content.track(guild).boxes.stars(self.guild(guild), u64::from(struck.guilds[guild as usize])));
        let citizens = content.citizens.iter().zip(self.citizens).map(|(it, ticks)| along(&it.boxes, ticks));
        let lairs = content.lairs.iter().zip(&self.lairs).flat_map(|(lair, ticks)| lair.blocks.iter().zip(ticks));
        let lairs = lairs.map(|(block, &ticks)| along(&block.boxes, ticks));
        content.chest.boxes.stars(self.chest, struck.chest)
            + self.wall_stars(content, struck)
            + guilds.sum::<u32>()
            + citizens.sum::<u32>()
            + lairs.sum::<u32>()
            + self.road_stars(content)
    }

    fn road_stars(&self, content: &Content) -> u32 {
        let stars = |(road, runs): (&crate::parts::Road, &Runs)| {
            let len = road.boxes.len();
            let all = road.boxes.stars(len, 0);
            // Boxes between the two runs are open.
            all - (road.boxes.stars(len - runs.get(End::B), 0) - road.boxes.stars(runs.get(End::A), 0))
        };
        content.roads.iter().zip(&self.roads).filter(|(_, runs)| !runs.is_empty()).map(stars).sum()
    }

    pub fn wall_stars(&self, content: &Content, struck: &Struck) -> u32 {
        content.wall.boxes.stars(self.wall, u64::from(struck.wall))
    }

    pub fn pedestals(&self, content: &Content, struck: &Struck) -> u32 {
        content.chest.boxes.pedestals(self.chest, struck.chest)
    }

    pub fn finished_lairs(&self, content: &Content) -> usize {
        (0..LAIRS).filter(|&lair| self.open_block(content, LairId::of(lair)).is_none()).count()
    }
}

/// Adds one and tells what it was before: the index of the box that was ticked.
fn post_increment(ticks: &mut u8) -> u8 {
    *ticks += 1;
    *ticks - 1
}

/// What the events of a solo game have struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Struck {
    /// Rewards of the war chest, of the wall walk and of the guild tracks, by box.
    pub chest: u64,
    pub wall: u32,
    pub guilds: [u32; 4],
    /// Two bits a section: its left and its right box.
    pub citizens: u32,
    pub domains: DomainSet,
    pub roads: u32,
    /// By road.
    pub bridges: u32,
    /// The higher values, by lair.
    pub lairs: u8,
}

impl Struck {
    /// How many boxes of a section are struck; the rightmost ones always.
    pub const fn citizen_boxes(&self, section: usize) -> u8 {
        (self.citizens >> (2 * section) & 3).count_ones() as u8
    }

    pub fn strike_citizen(&mut self, section: SectionId, index: u8) {
        self.citizens |= 1 << (2 * section.0 + index);
    }
}
