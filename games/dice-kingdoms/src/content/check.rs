//! What content must fulfil beyond being readable: it is the box of this game, and the rules know what to do with it.

use super::{
    Content, Read, Reader,
    raw::{RawBlock, RawPower},
};
use crate::parts::{
    DOMAINS, DomainId, EVENTS, End, Guild, LAIRS, MOST_BLOCKS, MOST_ROADS, PAIR, Place, Reward, SECTIONS, STATUES,
};
use toml::Spanned;

const STARTS: usize = 4;
const BRIDGES: usize = 6;
const BRIDGE_BOXES: u8 = 3;
const GUILD_TRACK: usize = 24;
const PRE_TICKED: usize = 2;
/// A road keeps its two runs of ticks in half a byte each.
const LONGEST_ROAD: usize = 15;
const CORNER: u8 = 100;
const CITIZEN_DOMAINS: usize = 4;
/// The wall walk keeps struck rewards in 32 bits.
const LONGEST_WALL: usize = 32;
/// Rewards of an immediate statue.
const MOST_REWARDS: usize = 3;

impl Reader<'_> {
    /// RULES 12: what the rulebook fixes.
    pub(super) fn check_counts(&self) -> Read<()> {
        let (castle, forest) = (&self.castle, &self.forest);
        let bridges = forest.road.iter().filter(|road| road.bridge.is_some()).count();
        let pre_ticked = castle.citizen.iter().filter(|it| *it.pre_ticked.get_ref() > 0).count();
        let citizens = forest.domain.iter().filter(|it| matches!(it.power, RawPower::Citizen(_))).count();
        let counts = [
            ("castle.toml", "citizen sections", SECTIONS, castle.citizen.len()),
            ("castle.toml", "sections with a ticked box", PRE_TICKED, pre_ticked),
            ("castle.toml", "guild tracks", Guild::ALL.len(), castle.track.len()),
            ("forest.toml", "starts", STARTS, forest.start.len()),
            ("forest.toml", "domains", DOMAINS, forest.domain.len()),
            ("forest.toml", "citizen domains", CITIZEN_DOMAINS, citizens),
            ("forest.toml", "bridges", BRIDGES, bridges),
            ("lairs.toml", "lairs", LAIRS, self.lairs.lair.len()),
            ("statues.toml", "statues", STATUES, self.statues.statue.len()),
            ("solo.toml", "events", EVENTS, self.solo.event.len()),
        ];
        for (file, what, expected, found) in counts {
            if expected != found {
                return Err(self.files.error_in(file, format!("expected {expected} {what}, found {found}")));
            }
        }
        if forest.road.len() > MOST_ROADS {
            return Err(self.files.error_in("forest.toml", format!("there is room for {MOST_ROADS} roads")));
        }
        self.check_castle()?;
        self.check_lairs()?;
        self.check_cards()
    }

    fn check_castle(&self) -> Read<()> {
        let file = "castle.toml";
        for citizen in &self.castle.citizen {
            if words(&citizen.boxes) != usize::from(PAIR) {
                return Err(self.files.error(file, &citizen.boxes, "a section has two boxes"));
            }
            if *citizen.pre_ticked.get_ref() > PAIR {
                return Err(self.files.error(file, &citizen.pre_ticked, "a section has only two boxes"));
            }
        }
        for track in &self.castle.track {
            if track.rows.iter().map(words).sum::<usize>() != GUILD_TRACK {
                return Err(self.files.error(file, &track.guild, format!("a guild track has {GUILD_TRACK} boxes")));
            }
        }
        let pedestals = self.castle.track.iter().flat_map(|track| &track.rows).chain(&self.castle.wall_walk.rows);
        if let Some(row) = pedestals.into_iter().find(|row| row.get_ref().contains(Reward::Pedestal.id())) {
            return Err(self.files.error(file, row, "pedestals stand on the war chest only"));
        }
        if self.castle.wall_walk.rows.iter().map(words).sum::<usize>() > LONGEST_WALL {
            let problem = format!("the wall walk has at most {LONGEST_WALL} boxes");
            return Err(self.files.error(file, &self.castle.wall_walk.source, problem));
        }
        if !(1..=4).contains(self.castle.end.tracks.get_ref()) {
            return Err(self.files.error(file, &self.castle.end.tracks, "there are four guild tracks"));
        }
        Ok(())
    }

    /// RULES 10, ruling 4: blocks stand from left to right by what they answer to. Ranges may overlap or leave values out.
    fn check_lairs(&self) -> Read<()> {
        for lair in &self.lairs.lair {
            let blocks = lair.blocks.get_ref();
            let within = |block: &RawBlock| 1 <= block.from && block.from <= block.to && block.to <= 12;
            let rising = blocks.windows(2).all(|pair| pair[0].from <= pair[1].from && pair[0].to <= pair[1].to);
            if !rising || !blocks.iter().all(within) {
                let problem = "blocks answer to values from 1 to 12, the lower ones on the left";
                return Err(self.files.error("lairs.toml", &lair.blocks, problem));
            }
            if blocks.is_empty() || blocks.len() > MOST_BLOCKS {
                return Err(self.files.error(
                    "lairs.toml",
                    &lair.blocks,
                    format!("expected 1 to {MOST_BLOCKS} blocks"),
                ));
            }
            if *lair.first.get_ref() < lair.other {
                return Err(self.files.error("lairs.toml", &lair.first, "who comes first gets no fewer points"));
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Read<()> {
        let numbers = self.statues.statue.iter().map(|it| ("statues.toml", &it.number)).zip(1..);
        let events = self.solo.event.iter().map(|it| ("solo.toml", &it.number)).zip(1..);
        for ((file, number), expected) in numbers.chain(events) {
            if *number.get_ref() != expected {
                return Err(self.files.error(file, number, format!("expected number {expected}")));
            }
        }
        for score in self.statues.statue.iter().filter_map(|it| it.score.as_ref()) {
            if score.get_ref().each == 0 {
                return Err(self.files.error("statues.toml", score, "points for every 0 things"));
            }
        }
        if let Some(statue) = self.statues.statue.iter().find(|it| it.immediate.len() > MOST_REWARDS) {
            let problem = format!("a statue gives at most {MOST_REWARDS} rewards at once");
            return Err(self.files.error("statues.toml", &statue.number, problem));
        }
        let row = &self.statues.row;
        for (figure, most) in [(&row.cards, 6), (&row.limit, 4)] {
            if !(1..=most).contains(figure.get_ref()) {
                return Err(self.files.error("statues.toml", figure, format!("expected 1 to {most}")));
            }
        }
        for (figure, most) in [(&self.solo.trees, 100), (&self.solo.boats, EVENTS as u8)] {
            if !(1..=most).contains(figure.get_ref()) {
                return Err(self.files.error("solo.toml", figure, format!("expected 1 to {most}")));
            }
        }
        let mut least = None;
        for rank in &self.solo.rank {
            let points = *rank.least.get_ref();
            if least.map_or(points != 0, |before| points <= before) {
                return Err(self.files.error("solo.toml", &rank.least, "ranks begin at 0 and rise"));
            }
            least = Some(points);
        }
        match least {
            Some(_) => Ok(()),
            None => Err(self.files.error_in("solo.toml", "expected at least one rank")),
        }
    }

    /// Roads can be built, bridges are bridges, and every domain and dead end can be reached.
    pub(super) fn check_map(&self, content: &Content) -> Read<()> {
        let file = "forest.toml";
        let domains = self.forest.domain.iter().map(|it| &it.at);
        let places = self.forest.start.iter().chain(&self.forest.dead_end).map(|it| &it.at).chain(domains);
        let bends = self.forest.road.iter().flat_map(|road| &road.via);
        if let Some(place) = places.chain(bends).find(|at| at.get_ref().iter().any(|&side| side > CORNER)) {
            return Err(self.files.error(file, place, "the map is 100 wide and 100 high"));
        }
        for (raw, road) in self.forest.road.iter().zip(&content.roads) {
            if usize::from(road.boxes.len()) > LONGEST_ROAD {
                return Err(self.files.error(file, &raw.boxes, format!("a road has at most {LONGEST_ROAD} boxes")));
            }
            let builds = |end| !matches!(road.end(end), Place::DeadEnd(_));
            if road.a == road.b || !(builds(End::A) || builds(End::B)) {
                return Err(self.files.error(file, &raw.b, "a road leads from one place to another"));
            }
            let Some(bridge) = &raw.bridge else { continue };
            let [one, two, three] = *bridge.get_ref();
            let follow = one > 0 && two == one + 1 && three == two + 1 && three <= road.boxes.len();
            let rewards = follow.then(|| [one, two, three].map(|index| road.boxes.reward(index - 1)));
            if rewards != Some([None, Some(Reward::Gold), None]) {
                let problem = format!("a bridge is {BRIDGE_BOXES} boxes in a row: plain, gold, plain");
                return Err(self.files.error(file, bridge, problem));
            }
        }
        let reached = reached(content);
        let lost = (0..DOMAINS).map(DomainId::of).find(|&domain| !reached.contains(&Place::Domain(domain)));
        if let Some(domain) = lost {
            return Err(self.files.error(file, &self.forest.domain[domain.index()].id, "no road leads here"));
        }
        let lost = (0..content.dead_ends.len()).find(|&index| !reached.contains(&Place::DeadEnd(index as u8)));
        match lost {
            Some(index) => Err(self.files.error(file, &self.forest.dead_end[index].id, "no road leads here")),
            None => Ok(()),
        }
    }
}

/// All places that can be reached from the starts, without passing through a dead end.
fn reached(content: &Content) -> Vec<Place> {
    let mut reached: Vec<_> = (0..content.starts.len()).map(|index| Place::Start(index as u8)).collect();
    let mut next = 0;
    while let Some(&place) = reached.get(next) {
        next += 1;
        if matches!(place, Place::DeadEnd(_)) {
            continue;
        }
        for road in &content.roads {
            for (from, to) in [(road.a, road.b), (road.b, road.a)] {
                if from == place && !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
    }
    reached
}

fn words(row: &Spanned<String>) -> usize {
    row.get_ref().split_whitespace().count()
}
