//! What a realm will have at the end: the score now, and what the table says of everything on its sheets.
//!
//! The table adds up, so what a tick changes is the difference of two lines.

use super::table::{self, Line, Race};
use crate::{
    DiceKingdoms,
    parts::{Guild, LairId, Metric, Place, RoadId, SECTIONS, SectionId, bits},
    sheet::{Circled, Sheet},
};
use taverne_engine::Seat;

/// The sheets of one seat, seen through the table.
#[derive(Debug)]
pub struct Forecast<'a> {
    game: &'a DiceKingdoms,
    sheet: &'a Sheet,
    seat: Seat,
    table: &'a [Line],
    /// Time as turns, as harvests.
    turns: Line,
    harvests: Line,
    /// What one more of each thing that statues count adds to the own ones.
    counted: [f32; 11],
}

impl<'a> Forecast<'a> {
    pub fn new(game: &'a DiceKingdoms, seat: Seat, table: &'a [Line]) -> Self {
        let (turns, harvests) = game.clocks(seat);
        let played = f32::from(game.turn) / 16.0;
        let sheet = game.sheet(seat);
        let mut counted = [0.0; 11];
        for score in sheet.statues.iter().filter_map(|statue| game.content.0.statue(statue.number).score) {
            counted[score.per as usize] += f32::from(score.points) / f32::from(score.each);
        }
        Self {
            game,
            sheet,
            seat,
            table,
            turns: [1.0, turns / 8.0, played],
            harvests: [1.0, harvests / 16.0, played],
            counted,
        }
    }

    /// The score now.
    pub fn score(&self) -> f32 {
        self.game.points(self.sheet).total() as f32
    }

    /// The score at the end.
    pub fn total(&self) -> f32 {
        let mut sum = self.score();
        if !self.game.over {
            self.lines(|line, time| sum += dot(self.table[line], time));
        }
        sum
    }

    /// Every line of the table that counts for these sheets, and how much of each of its figures.
    pub fn lines(&self, mut tell: impl FnMut(usize, Line)) {
        let (game, content, sheet) = (self.game, self.game.content.0, self.sheet);
        for section in (0..SECTIONS).map(SectionId::of) {
            tell(table::citizen(section, sheet.citizen(section)), self.harvests);
        }
        for guild in Guild::ALL {
            tell(table::track(guild, sheet.guild(guild)), self.reaping(guild));
        }
        tell(table::chest(sheet.chest), self.turns);
        tell(table::wall(sheet.wall), self.turns);
        for lair in game.all_lairs().filter(|lair| sheet.circled[lair.index()] == Circled::None) {
            tell(self.lair(lair, sheet.lair(lair).iter().sum()), self.turns);
            tell(table::blocks(lair, self.open_blocks(lair)), self.turns);
        }
        let [a, b] = sheet.buildable(&game.struck);
        for id in bits(a | b).map(RoadId::of) {
            tell(table::road(id, content.road(id).boxes.len() - sheet.road(id).total()), self.turns);
        }
        for domain in sheet.joined.iter() {
            tell(table::domain(domain), self.turns);
        }
        for it in sheet.statues.iter() {
            tell(table::statue(it.number), self.turns);
        }
        tell(table::owned(sheet.statues.len()), self.turns);
        let finished = sheet.finished_tracks(content) as f32;
        let near = game.harvests_to_end(sheet).min(40.0) / 16.0;
        let active = if game.active == self.seat { 1.0 } else { 0.0 };
        tell(table::usual(0), self.turns);
        tell(table::usual(1), self.harvests);
        tell(table::usual(2), self.turns.map(|it| it * active));
        tell(table::usual(3), self.turns.map(|it| it * finished));
        tell(table::usual(4), self.turns.map(|it| it * near));
    }

    /// Time for a guild track: how many of its boxes the citizens will tick.
    fn reaping(&self, guild: Guild) -> Line {
        let rate = self.game.ticks_per_harvest(self.sheet, guild);
        [1.0, self.harvests[1], rate * self.harvests[1]]
    }

    fn turned(&self, line: usize) -> f32 {
        dot(self.table[line], self.turns)
    }

    fn open_blocks(&self, lair: LairId) -> usize {
        let printed = &self.game.content.0.lair(lair).blocks;
        printed.iter().zip(self.sheet.lair(lair)).filter(|(block, ticks)| **ticks < block.boxes.len()).count()
    }

    fn lair(&self, lair: LairId, ticks: u8) -> usize {
        let (game, at) = (self.game, lair.index());
        let rivals = game.realms.iter().enumerate().filter(|&(index, _)| index != self.seat.index());
        let race = if game.first_in[at].is_some() || game.struck.lairs >> at & 1 == 1 {
            Race::Lost
        } else if rivals.into_iter().any(|(_, realm)| realm.sheet.lair(lair).iter().sum::<u8>() > ticks) {
            Race::Behind
        } else {
            Race::Ahead
        };
        table::lair(lair, race, ticks)
    }

    pub(super) fn counted(&self, metric: Metric) -> f32 {
        self.counted[metric as usize]
    }

    pub(super) fn one_more_citizen(&self, section: SectionId) -> f32 {
        let ticks = self.sheet.citizen(section);
        let printed = self.game.content.citizen(section);
        let own = dot(self.table[table::citizen(section, ticks + 1)], self.harvests)
            - dot(self.table[table::citizen(section, ticks)], self.harvests);
        let line = self.table[table::track(printed.guild, self.sheet.guild(printed.guild))];
        let metric = match printed.guild {
            Guild::Holy => Metric::Holy,
            Guild::Worker => Metric::Worker,
            Guild::Shadow => Metric::Shadow,
            Guild::Soldier => Metric::Soldier,
        };
        own + line[2] * printed.frequency * self.harvests[1] + self.counted(metric)
    }

    pub(super) fn one_more_of(&self, guild: Guild) -> f32 {
        let (ticks, time) = (self.sheet.guild(guild), self.reaping(guild));
        dot(self.table[table::track(guild, ticks + 1)], time) - dot(self.table[table::track(guild, ticks)], time)
    }

    pub(super) fn one_more_gold(&self) -> f32 {
        let ticks = self.sheet.chest;
        self.turned(table::chest(ticks + 1)) - self.turned(table::chest(ticks)) + self.counted(Metric::ChestBoxes)
    }

    pub(super) fn one_more_sentinel(&self) -> f32 {
        let ticks = self.sheet.wall;
        self.turned(table::wall(ticks + 1)) - self.turned(table::wall(ticks))
    }

    /// A box of a block of a lair, without its reward.
    pub(super) fn one_more_wound(&self, lair: LairId, block: u8) -> f32 {
        let ticks: u8 = self.sheet.lair(lair).iter().sum();
        let printed = self.game.content.0.lair(lair);
        let all: u8 = printed.blocks.iter().map(|block| block.boxes.len()).sum();
        let open = self.open_blocks(lair);
        let before = self.turned(self.lair(lair, ticks)) + self.turned(table::blocks(lair, open));
        if ticks + 1 >= all {
            let first = self.game.first_in[lair.index()].is_none() && self.game.struck.lairs >> lair.0 & 1 == 0;
            let points = if first { printed.first } else { printed.other };
            return f32::from(points) + self.counted(Metric::Lairs) - before;
        }
        let closes = self.sheet.lair(lair)[usize::from(block)] + 1 >= printed.blocks[usize::from(block)].boxes.len();
        let after = open - usize::from(closes);
        self.turned(self.lair(lair, ticks + 1)) + self.turned(table::blocks(lair, after)) - before
    }

    /// So many boxes of a road, without their rewards.
    pub(super) fn longer(&self, id: RoadId, boxes: u8) -> f32 {
        let (game, content, sheet) = (self.game, self.game.content.0, self.sheet);
        let printed = content.road(id);
        let left = printed.boxes.len() - sheet.road(id).total();
        let before = self.turned(table::road(id, left));
        if boxes < left {
            return self.turned(table::road(id, left - boxes)) - before;
        }
        let mut gain = -before;
        if printed.bridge.is_some() && sheet.bridges >> id.0 & 1 == 0 {
            gain += self.counted(Metric::Bridges);
        }
        let [a, b] = sheet.buildable(&game.struck);
        for place in [printed.a, printed.b] {
            let Place::Domain(domain) = place else { continue };
            if sheet.joined.contains(domain) || game.struck.domains.contains(domain) {
                continue;
            }
            gain += 1.0 + self.turned(table::domain(domain)) + self.counted(Metric::Domains);
            let [from_a, from_b] = content.roads_at(domain);
            let new = (from_a | from_b) & !(a | b) & !game.struck.roads;
            for way in bits(new).map(RoadId::of).filter(|&way| !sheet.is_full(way)) {
                gain += self.turned(table::road(way, content.road(way).boxes.len() - sheet.road(way).total()));
            }
        }
        gain
    }

    /// A statue, without what it pays at once.
    pub(super) fn one_more_statue(&self, number: u8) -> f32 {
        let (game, printed) = (self.game, self.game.content.0.statue(number));
        let owned = self.sheet.statues.len();
        let counts = printed.score.map_or(0.0, |score| {
            let stars = if score.per == Metric::Stars { game.stars_of(self.sheet) } else { 0 };
            let count = game.count(self.sheet, score.per, stars) as f32;
            f32::from(score.points) * count / f32::from(score.each)
        });
        counts + f32::from(printed.stars) + self.turned(table::statue(number)) + self.turned(table::owned(owned + 1))
            - self.turned(table::owned(owned))
    }
}

fn dot(a: Line, b: Line) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Content, Options, parts::End};
    use taverne_engine::{Game, Journal, Seed};

    const SEAT: Seat = Seat::new(0);

    fn game() -> DiceKingdoms {
        let seed = Seed::numbered(3, 0);
        DiceKingdoms::new(Content::builtin(), &Options::default(), 2, seed, &mut Journal::silent())
            .expect("the default options")
    }

    fn forecast(game: &DiceKingdoms) -> Forecast<'_> {
        Forecast::new(game, SEAT, table::table(2))
    }

    /// Ticks, and compares what became of the forecast with what was said before.
    fn changes_by(game: &mut DiceKingdoms, said: f32, tick: impl Fn(&mut DiceKingdoms)) {
        let before = forecast(game).total();
        tick(game);
        let change = forecast(game).total() - before;
        assert!((change - said).abs() < 1e-3, "{change} is not {said}");
    }

    #[test]
    fn what_a_tick_changes_is_known_before() {
        let (mut game, lair) = (game(), LairId(0));
        for _ in 0..4 {
            let said = forecast(&game).one_more_gold();
            changes_by(&mut game, said, |game| _ = game.sheet_mut(SEAT).tick_chest());
        }
        for block in [0, 0, 0, 1] {
            let said = forecast(&game).one_more_wound(lair, block);
            changes_by(&mut game, said, |game| _ = game.sheet_mut(SEAT).tick_lair(lair, block));
        }
    }

    #[test]
    fn a_finished_road_brings_its_domain_and_new_roads() {
        let (mut game, road) = (game(), RoadId(0));
        let boxes = game.content.0.road(road).boxes.len();
        let said = forecast(&game).longer(road, boxes);
        changes_by(&mut game, said, |game| {
            let (content, struck) = (game.content.0, game.struck);
            for _ in 0..boxes {
                game.sheet_mut(SEAT).tick_road(content, road, End::A, &struck);
            }
        });
        assert_eq!(game.sheet(SEAT).joined.len(), 1);
    }
}
