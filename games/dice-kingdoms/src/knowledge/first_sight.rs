//! How an action looks before anybody thinks: by how much it changes the forecast.

use super::{Forecast, table::Line, worth};
use crate::{
    Action, DiceKingdoms,
    parts::{
        Boxes, Change, Dice, Die, DomainId, DomainSet, End, Guild, LairId, Metric, Place, Power, Reward, RoadId,
        SectionId, bits,
    },
    sheet::Sheet,
};
use taverne_engine::Seat;

/// A use of the dice that is there already is better than one that first has to change them.
const HASTE: f32 = 0.1;

/// Rewards in an order in which most of what they lead to comes before them.
const CHAIN: [Reward; 6] =
    [Reward::Combat, Reward::Recruit, Reward::Road, Reward::Pedestal, Reward::Gold, Reward::Sentinel];

/// A forecast, and what each reward would change in it.
#[derive(Debug)]
pub struct FirstSight<'a> {
    game: &'a DiceKingdoms,
    sheet: &'a Sheet,
    forecast: Forecast<'a>,
    prizes: [f32; 7],
}

/// The best that each value could bring with the yellow, the red and the green die.
struct Menu([[f32; 13]; 3]);

impl Menu {
    /// The best use of dice that can show these values, each a mask.
    fn best(&self, reach: [u8; 4], fog: bool) -> f32 {
        let mut best = 0.0f32;
        let [yellow, red, green, blue] = reach;
        let blue = if fog { 0 } else { u32::from(blue) };
        for (menu, values) in self.0.iter().zip([yellow, red, green]) {
            for value in bits(u32::from(values)) {
                best = best.max(menu[value]);
                best = bits(blue).map(|blue| menu[value + blue]).fold(best, f32::max);
            }
        }
        best
    }
}

/// The values from 1 to 6, as a mask.
const FACES: u8 = 0b111_1110;

impl<'a> FirstSight<'a> {
    pub fn new(game: &'a DiceKingdoms, seat: Seat, table: &'a [Line]) -> Self {
        let forecast = Forecast::new(game, seat, table);
        let mut it = Self { game, sheet: game.sheet(seat), forecast, prizes: Reward::ALL.map(worth) };
        it.prizes[Reward::Star as usize] = 1.0 + it.forecast.counted(Metric::Stars);
        // Rewards lead to rewards. A box is worth less once what it pays is gone, so nothing may be left out: it begins
        // with a guess, and the rows that pay most come last.
        for reward in CHAIN {
            it.prizes[reward as usize] = it.gain(reward);
        }
        it
    }

    /// How promising each of the actions of this moment looks, in points.
    pub fn promises(&self, actions: &[Action], out: &mut Vec<f32>) {
        let changes = actions.iter().any(|action| matches!(action, Action::ChangeDie { .. }));
        let menu = changes.then(|| self.menu());
        out.extend(actions.iter().map(|&action| self.promise(action, menu.as_ref())));
    }

    /// What the best use of the dice would bring.
    pub(super) fn best_use(&self) -> f32 {
        self.menu().best(self.reach(self.game.dice, self.game.used), self.game.fog())
    }

    fn promise(&self, action: Action, menu: Option<&Menu>) -> f32 {
        let game = self.game;
        match action {
            Action::Hire { blue } => self.hire(game.value(Die::Yellow, blue)),
            Action::Fight { lair, block, .. } => self.fight(lair, block),
            Action::Build { road, end, blue } => self.build(road, end, game.value(Die::Green, blue)),
            Action::ChangeDie { domain, die, change } => {
                menu.map_or(0.0, |menu| self.changed(domain, die, change, menu))
            }
            Action::Console(guild) => self.console(guild),
            Action::Recruit(section) => self.recruit(section),
            Action::Pave { road, end } => self.build(road, end, 1),
            Action::Combat(lair) => self.combat(lair),
            Action::TakeStatue(place) => game.row[usize::from(place)].map_or(0.0, |statue| self.statue(statue.number)),
            _ => 0.0,
        }
    }

    /// What a reward brings, chosen as well as possible.
    fn gain(&self, reward: Reward) -> f32 {
        let (game, sheet, forecast) = (self.game, self.sheet, &self.forecast);
        let content = game.content.0;
        match reward {
            Reward::Star => self.prize(Some(Reward::Star)),
            Reward::Gold => {
                self.next_box(&content.chest.boxes, sheet.chest, game.struck.chest, forecast.one_more_gold())
            }
            Reward::Sentinel => {
                let struck = u64::from(game.struck.wall);
                let counted = forecast.counted(Metric::WallStars);
                let is_star =
                    content.wall.boxes.stars(sheet.wall + 1, struck) > content.wall.boxes.stars(sheet.wall, struck);
                let worth = self.next_box(&content.wall.boxes, sheet.wall, struck, forecast.one_more_sentinel());
                worth + if is_star { counted } else { 0.0 }
            }
            Reward::Recruit => self.best_recruit(),
            Reward::Road => {
                let ways = End::ALL.into_iter().zip(sheet.buildable(&game.struck));
                best(ways.flat_map(|(end, roads)| bits(roads).map(move |it| self.build(RoadId::of(it), end, 1))))
            }
            Reward::Combat => best(game.all_lairs().map(|lair| self.combat(lair))),
            Reward::Pedestal => {
                let room = sheet.statues.len() < usize::from(content.statue_limit);
                let row = game.row.iter().flatten().filter(|it| room && !sheet.statues.has_number(it.number));
                best(row.map(|it| self.statue(it.number))) + forecast.counted(Metric::Pedestals)
            }
        }
    }

    fn prize(&self, reward: Option<Reward>) -> f32 {
        reward.map_or(0.0, |reward| self.prizes[reward as usize])
    }

    /// The next box of a row, which changes the forecast by so much, with its reward.
    fn next_box(&self, boxes: &Boxes, at: u8, struck: u64, change: f32) -> f32 {
        if at >= boxes.len() {
            return 0.0;
        }
        change + self.prize(boxes.reward(at).filter(|_| struck >> at & 1 == 0))
    }

    fn console(&self, guild: Guild) -> f32 {
        let boxes = &self.game.content.0.track(guild).boxes;
        let struck = u64::from(self.game.struck.guilds[guild as usize]);
        self.next_box(boxes, self.sheet.guild(guild), struck, self.forecast.one_more_of(guild))
    }

    fn hire(&self, value: u8) -> f32 {
        let section = self.game.content.section(value);
        if self.sheet.is_open(section, &self.game.struck) { self.recruit(section) } else { 0.0 }
    }

    fn recruit(&self, section: SectionId) -> f32 {
        let boxes = &self.game.content.0.citizen(section).boxes;
        self.next_box(boxes, self.sheet.citizen(section), 0, self.forecast.one_more_citizen(section))
    }

    fn best_recruit(&self) -> f32 {
        let open = u32::from(self.sheet.open_sections(&self.game.struck));
        best(bits(open).map(|it| self.recruit(SectionId::of(it))))
    }

    /// Whom a citizen domain brings.
    fn newcomer(&self, guild: Guild) -> f32 {
        self.game.newcomer(self.sheet, guild).map_or(0.0, |section| self.recruit(section))
    }

    /// A fight brings a gold.
    fn fight(&self, lair: LairId, block: u8) -> f32 {
        let open = self.sheet.block_is_open(self.game.content.0, lair, block);
        if open { self.wound(lair, block) + self.prize(Some(Reward::Gold)) } else { 0.0 }
    }

    fn combat(&self, lair: LairId) -> f32 {
        self.sheet.open_block(self.game.content.0, lair).map_or(0.0, |block| self.wound(lair, block))
    }

    fn wound(&self, lair: LairId, block: u8) -> f32 {
        let boxes = &self.game.content.0.lair(lair).blocks[usize::from(block)].boxes;
        let at = self.sheet.lair(lair)[usize::from(block)];
        self.next_box(boxes, at, 0, self.forecast.one_more_wound(lair, block))
    }

    fn statue(&self, number: u8) -> f32 {
        let printed = self.game.content.0.statue(number);
        let gains: f32 = printed.immediate.iter().map(|&reward| self.prize(Some(reward))).sum();
        gains + self.forecast.one_more_statue(number)
    }

    fn build(&self, id: RoadId, end: End, value: u8) -> f32 {
        let (content, runs) = (self.game.content.0, self.sheet.road(id));
        let printed = content.road(id);
        let (from, to) = (runs.get(End::A), printed.boxes.len() - runs.get(End::B));
        let count = value.min(to - from);
        let ticked = match end {
            End::A => from..from + count,
            End::B => to - count..to,
        };
        let pays: f32 = ticked.map(|index| self.prize(printed.boxes.reward(index))).sum();
        let citizen = match printed.end(end.other()) {
            Place::Domain(domain) if count == to - from && !self.sheet.joined.contains(domain) => {
                match content.domain(domain).power {
                    Power::Citizen(guild) => self.newcomer(guild),
                    _ => 0.0,
                }
            }
            _ => 0.0,
        };
        pays + citizen + self.forecast.longer(id, count)
    }

    fn changed(&self, domain: DomainId, die: Die, change: Change, menu: &Menu) -> f32 {
        let (mut dice, mut used) = (self.game.dice, self.game.used);
        dice.set(die, change.of(dice.get(die)));
        used.insert(domain);
        menu.best(self.reach(dice, used), self.game.fog()) - HASTE
    }

    fn menu(&self) -> Menu {
        let (game, sheet) = (self.game, self.sheet);
        let content = game.content.0;
        let mut menu = [[0.0f32; 13]; 3];
        let [hires, fights, builds] = &mut menu;
        (1..=12).for_each(|value| hires[usize::from(value)] = self.hire(value));
        for lair in game.all_lairs() {
            for (number, block) in content.lair(lair).blocks.iter().enumerate() {
                let worth = self.fight(lair, number as u8);
                let values = &mut fights[usize::from(block.from)..=usize::from(block.to)];
                values.iter_mut().for_each(|best| *best = best.max(worth));
            }
        }
        for (end, roads) in End::ALL.into_iter().zip(sheet.buildable(&game.struck)) {
            for id in bits(roads).map(RoadId::of) {
                let longest = usize::from(content.road(id).boxes.len() - sheet.road(id).total()).min(12);
                let mut worth = 0.0;
                for (value, best) in builds.iter_mut().enumerate().skip(1) {
                    if value <= longest {
                        worth = self.build(id, end, value as u8);
                    }
                    *best = best.max(worth);
                }
            }
        }
        Menu(menu)
    }

    /// What the yellow, the red, the green and the blue die can be made to show, as masks. Adding and flipping commute, so
    /// the order does not matter; that a power over any die can be used only once is not looked at.
    fn reach(&self, dice: Dice, used: DomainSet) -> [u8; 4] {
        let mut reach = Die::ALL.map(|die| 1u8 << dice.get(die));
        for domain in self.sheet.joined.minus(used).iter() {
            let (which, flips) = match self.game.content.domain(domain).power {
                Power::Adjust(die) => (die, false),
                Power::Flip(die) => (die, true),
                Power::Citizen(_) => continue,
            };
            for die in Die::ALL.into_iter().filter(|&die| which.is_none_or(|only| only == die)) {
                let now = &mut reach[die as usize];
                *now |= if flips { now.reverse_bits() } else { (*now << 1 | *now >> 1) & FACES };
            }
        }
        reach
    }
}

fn best(of: impl Iterator<Item = f32>) -> f32 {
    of.reduce(f32::max).unwrap_or(0.0)
}
