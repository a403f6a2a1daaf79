//! RULES 4.3: the action. One of the yellow, red and green dice, alone or with the blue one; domain powers may change
//! the dice first.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Die, End, RoadId, bits},
    roads::{self, Way},
    steps::{Journal, ask},
    ticking::Resolve,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat,
    steps::{Flow, Question},
};

/// Powers over the dice and the action itself are one question, so there is no "stop changing dice" to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act;

impl Question<DiceKingdoms> for Act {
    fn run(self, _: &mut DiceKingdoms, _: &mut Journal) -> Flow {
        Flow::Ask
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        self.legal(game, seat, &mut offer);
        game.act_temptations(offer);
    }

    /// What comes to the same is offered once.
    fn legal(self, game: &DiceKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        for &blue in game.blues() {
            if game.can_hire(blue) {
                offer(Action::Hire { blue });
            }
            for lair in game.all_lairs() {
                let alone = |block| blue && game.content.lair(lair).answers(block, game.value(Die::Red, false));
                let blocks = game.blocks_to_fight(lair, blue).filter(|&block| !alone(block));
                blocks.for_each(|block| offer(Action::Fight { lair, block, blue }));
            }
        }
        for (end, roads) in End::ALL.into_iter().zip(game.sheet(game.active).buildable(&game.struck)) {
            for road in bits(roads).map(RoadId::of) {
                let differs = |&&blue: &&bool| game.check_blue(road, blue).is_ok();
                game.blues().iter().filter(differs).for_each(|&blue| offer(Action::Build { road, end, blue }));
            }
        }
        if game.idle_dice().next().is_some() {
            offer(Action::Idle);
        }
        game.power_candidates(offer);
    }

    fn check(self, game: &DiceKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::ChangeDie { domain, die, change } => game.die_change(domain, die, change).map(|_| ()),
            Action::Hire { blue: true } if game.fog() => Err(Refusal::Fog),
            Action::Hire { blue } if game.can_hire(blue) => Ok(()),
            Action::Hire { .. } => Err(Refusal::Finished),
            Action::Fight { lair, block, blue } => game.check_fight(lair, block, blue),
            Action::Build { road, end, blue } => {
                game.check_road(game.active, road, end)?;
                if blue && game.fog() { Err(Refusal::Fog) } else { game.check_blue(road, blue) }
            }
            Action::Idle if game.idle_dice().next().is_some() => Ok(()),
            Action::Idle => Err(Refusal::CanTick),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        if let Action::ChangeDie { domain, die, change } = action {
            return game.change_die(domain, die, change, journal);
        }
        game.agenda.replace(Resolve { seat });
        match action {
            Action::Hire { blue } => game.hire(blue, journal),
            Action::Fight { lair, block, blue } => game.fight(lair, block, blue, journal),
            Action::Build { road, end, blue } => {
                let value = game.value(Die::Green, blue);
                journal.tell_all(|| Event::Builds { seat, road, end, value, blue });
                game.owe(seat, roads::Build { way: Way::new(road, end), left: value });
            }
            _ => journal.tell_all(|| Event::Idles { seat }),
        }
    }

    fn prompt(self, game: &DiceKingdoms, _: Seat) -> Prompt {
        let powers = !game.sheet(game.active).joined.is_empty();
        ask(if powers { "ask-action-powers" } else { "ask-action" }, "actions")
    }
}

impl DiceKingdoms {
    /// The value of a die alone, or with the blue one.
    pub(crate) fn value(&self, die: Die, blue: bool) -> u8 {
        self.dice.get(die) + if blue { self.dice.blue } else { 0 }
    }

    /// The blue die may be added, unless fog covers it.
    fn blues(&self) -> &'static [bool] {
        if self.fog() { &[false] } else { &[false, true] }
    }

    /// What a player might try in vain, to be told why not.
    fn act_temptations(&self, mut offer: impl FnMut(Action)) {
        let buildable = self.sheet(self.active).buildable(&self.struck);
        let closed = !(buildable[0] | buildable[1]);
        for road in (0..self.content.roads.len()).filter(|road| closed >> road & 1 == 1).map(RoadId::of) {
            offer(Action::Build { road, end: End::A, blue: false });
        }
        for blue in [false, true].into_iter().filter(|&blue| blue && self.fog() || !self.can_hire(blue)) {
            offer(Action::Hire { blue });
        }
        for lair in self.all_lairs() {
            let value = self.value(Die::Red, false);
            let full = |&block: &u8| !self.sheet(self.active).block_is_open(self.content.0, lair, block);
            let blocks = self.content.lair(lair).blocks_for(value).filter(full);
            blocks.for_each(|block| offer(Action::Fight { lair, block, blue: false }));
        }
        self.power_temptations(offer);
    }

    /// The dice with which an action could tick nothing. They all come to the same, so they are one choice **[R12]**.
    pub(crate) fn idle_dice(&self) -> impl Iterator<Item = Die> + '_ {
        let hires_nobody = || self.blues().iter().any(|&blue| !self.can_hire(blue));
        let misses = |lair, blue| self.blocks_to_fight(lair, blue).next().is_none();
        let fights_nobody = move || self.blues().iter().any(|&blue| self.all_lairs().any(|lair| misses(lair, blue)));
        let builds_nothing = || self.sheet(self.active).buildable(&self.struck) == [0, 0];
        [Die::Yellow, Die::Red, Die::Green].into_iter().filter(move |die| match die {
            Die::Yellow => hires_nobody(),
            Die::Red => fights_nobody(),
            _ => builds_nothing(),
        })
    }

    fn can_hire(&self, blue: bool) -> bool {
        let section = self.content.section(self.value(Die::Yellow, blue));
        self.sheet(self.active).is_open(section, &self.struck)
    }

    /// Yellow: the section that matches the value exactly.
    fn hire(&mut self, blue: bool, journal: &mut Journal) {
        let (seat, value) = (self.active, self.value(Die::Yellow, blue));
        let section = self.content.section(value);
        journal.tell_all(|| Event::Hires { seat, section, value, blue });
        self.tick_citizen(seat, section, journal);
    }
}
