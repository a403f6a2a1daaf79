//! RULES 3: one verb for each reward. Boxes are ticked one at a time, and what a box pays is carried out, with all that
//! follows from it, before the next box of the same gain.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Guild, Reward, SectionId, Spot, bits},
    sheet::Sheet,
    steps::{Journal, ask, ask_nothing},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, Stepped, Steps, settle},
};

/// Everything that the chain of this player still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    pub seat: Seat,
}

impl Question<DiceKingdoms> for Resolve {
    fn asked(self, _: &DiceKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        match game.run_chain(self.seat, journal) {
            Flow::Ask => Flow::Ask,
            Flow::Go => game.done(),
        }
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        if let Some(duty) = game.duty(seat) {
            duty.candidates(game, seat, offer);
        }
    }

    fn legal(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        if let Some(duty) = game.duty(seat) {
            duty.legal(game, seat, offer);
        }
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.duty(seat).ok_or(Refusal::NotNow)?.check(game, seat, action)
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        if let Some(duty) = game.duty(seat) {
            duty.answer(game, seat, action, journal);
        }
    }

    fn prompt(self, game: &DiceKingdoms, seat: Seat) -> Prompt {
        game.duty(seat).and_then(|duty| duty.prompt(game, seat)).unwrap_or_else(ask_nothing)
    }
}

/// So many boxes of a guild track, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GuildBoxes {
    pub seat: Seat,
    pub guild: Guild,
    pub left: u8,
}

impl Automatic<DiceKingdoms> for GuildBoxes {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { seat, guild, left } = self;
        game.fulfilled(seat);
        if left > 0 && !game.sheet(seat).has_finished(game.content.0, guild) {
            game.owe(seat, Self { left: left - 1, ..self });
            game.tick_guild(seat, guild, journal);
        }
        Flow::Go
    }
}

/// The next box of the treasure chest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gold {
    pub seat: Seat,
}

impl Automatic<DiceKingdoms> for Gold {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { seat } = self;
        let boxes = &game.content.0.chest.boxes;
        if game.sheet(seat).chest >= boxes.len() {
            return game.lose(seat, Reward::Gold, journal);
        }
        game.fulfilled(seat);
        let index = game.sheet_mut(seat).tick_chest();
        let reward = boxes.reward(index).filter(|_| game.struck.chest >> index & 1 == 0);
        journal.tell_all(|| Event::Ticked { seat, spot: Spot::Chest { index }, reward });
        game.pay(seat, reward);
        Flow::Go
    }
}

/// The next box of the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sentinel {
    pub seat: Seat,
}

impl Automatic<DiceKingdoms> for Sentinel {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { seat } = self;
        let boxes = &game.content.0.wall.boxes;
        if game.sheet(seat).wall >= boxes.len() {
            return game.lose(seat, Reward::Sentinel, journal);
        }
        game.fulfilled(seat);
        let index = game.sheet_mut(seat).tick_wall();
        let reward = boxes.reward(index).filter(|_| game.struck.wall >> index & 1 == 0);
        journal.tell_all(|| Event::Ticked { seat, spot: Spot::Wall { index }, reward });
        game.pay(seat, reward);
        Flow::Go
    }
}

/// A box of any section of citizens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruit {
    pub seat: Seat,
}

impl Question<DiceKingdoms> for Recruit {
    fn asked(self, _: &DiceKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.lose(self.seat, Reward::Recruit, journal))
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        self.legal(game, seat, &mut offer);
        let sections = (0..game.content.citizens.len()).map(SectionId::of);
        let full = sections.filter(|&section| !game.sheet(seat).is_open(section, &game.struck));
        full.map(Action::Recruit).for_each(offer);
    }

    fn legal(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        let open = u32::from(game.sheet(seat).open_sections(&game.struck));
        bits(open).for_each(|section| offer(Action::Recruit(SectionId::of(section))));
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Recruit(section) = action else { return Err(Refusal::NotNow) };
        if section.index() >= game.content.citizens.len() {
            Err(Refusal::Unknown)
        } else if game.sheet(seat).is_open(section, &game.struck) {
            Ok(())
        } else {
            Err(Refusal::Finished)
        }
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Recruit(section) = action else { return };
        game.fulfilled(seat);
        game.tick_citizen(seat, section, journal);
    }

    fn prompt(self, _: &DiceKingdoms, _: Seat) -> Prompt {
        ask("ask-recruit", "recruit-reward")
    }
}

impl DiceKingdoms {
    /// The first section of a guild with an open box.
    pub(crate) fn newcomer(&self, sheet: &Sheet, guild: Guild) -> Option<SectionId> {
        let open = sheet.open_sections(&self.struck) & self.content.sections_of(guild);
        bits(u32::from(open)).next().map(SectionId::of)
    }

    pub(crate) fn tick_citizen(&mut self, seat: Seat, section: SectionId, journal: &mut Journal) {
        let index = self.sheet_mut(seat).tick_citizen(section);
        let reward = self.content.citizen(section).boxes.reward(index);
        journal.tell_all(|| Event::Ticked { seat, spot: Spot::Citizen { section, index }, reward });
        self.pay(seat, reward);
    }

    pub(crate) fn tick_guild(&mut self, seat: Seat, guild: Guild, journal: &mut Journal) {
        let index = self.sheet_mut(seat).tick_guild(guild);
        let struck = self.struck.guilds[guild as usize] >> index & 1 == 1;
        let reward = self.content.track(guild).boxes.reward(index).filter(|_| !struck);
        journal.tell_all(|| Event::Ticked { seat, spot: Spot::Guild { guild, index }, reward });
        if self.sheet(seat).has_finished(self.content.0, guild) {
            journal.tell_all(|| Event::GuildFinished { seat, guild });
        }
        self.pay(seat, reward);
    }
}
