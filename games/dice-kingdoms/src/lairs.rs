//! RULES 4 and 5: fights and lairs.

use crate::{
    DiceKingdoms, Event,
    action::{Action, Refusal},
    parts::{Die, LairId, Reward, Spot},
    sheet::Circled,
    steps::{Journal, ask},
    ticking::Gold,
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    steps::{Automatic, Flow, Question, settle},
};

/// A combat reward: any unfinished lair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Combat {
    pub seat: Seat,
}

impl Question<DiceKingdoms> for Combat {
    fn asked(self, _: &DiceKingdoms) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.lose(self.seat, Reward::Combat, journal))
    }

    fn candidates(self, game: &DiceKingdoms, seat: Seat, mut offer: impl FnMut(Action)) {
        self.legal(game, seat, &mut offer);
        let full = |lair: &LairId| game.sheet(seat).open_block(game.content.0, *lair).is_none();
        game.all_lairs().filter(full).map(Action::Combat).for_each(offer);
    }

    fn legal(self, game: &DiceKingdoms, seat: Seat, offer: impl FnMut(Action)) {
        let open = |lair: &LairId| game.sheet(seat).open_block(game.content.0, *lair).is_some();
        game.all_lairs().filter(open).map(Action::Combat).for_each(offer);
    }

    fn check(self, game: &DiceKingdoms, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Combat(lair) = action else { return Err(Refusal::NotNow) };
        game.known_lair(lair)?;
        game.sheet(seat).open_block(game.content.0, lair).map(|_| ()).ok_or(Refusal::Finished)
    }

    fn answer(self, game: &mut DiceKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Combat(lair) = action else { return };
        game.fulfilled(seat);
        let block = game.sheet(seat).open_block(game.content.0, lair).expect("checked before");
        game.tick_lair(seat, lair, block, journal);
    }

    fn prompt(self, _: &DiceKingdoms, _: Seat) -> Prompt {
        ask("ask-combat", "combat-reward")
    }
}

/// The gold that belongs to a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plunder {
    pub seat: Seat,
}

impl Automatic<DiceKingdoms> for Plunder {
    fn run(self, game: &mut DiceKingdoms, journal: &mut Journal) -> Flow {
        let Self { seat } = self;
        if game.sheet(seat).chest < game.content.chest.boxes.len() {
            journal.tell_all(|| Event::Plunder { seat });
        }
        Gold { seat }.run(game, journal)
    }
}

impl DiceKingdoms {
    pub(crate) fn all_lairs(&self) -> impl Iterator<Item = LairId> + use<> {
        (0..self.content.lairs.len()).map(LairId::of)
    }

    fn known_lair(&self, lair: LairId) -> Result<(), Refusal> {
        if lair.index() < self.content.lairs.len() { Ok(()) } else { Err(Refusal::Unknown) }
    }

    /// The blocks of a lair in which a fight with the red die, alone or with the blue one, can tick a box.
    pub(crate) fn blocks_to_fight(&self, lair: LairId, blue: bool) -> impl Iterator<Item = u8> + '_ {
        let (content, value) = (self.content.0, self.value(Die::Red, blue));
        content.lair(lair).blocks_for(value).filter(move |&it| self.sheet(self.active).block_is_open(content, lair, it))
    }

    /// The same box is offered once: without the blue die, where the red one is enough.
    pub(crate) fn check_fight(&self, lair: LairId, block: u8, blue: bool) -> Result<(), Refusal> {
        self.known_lair(lair)?;
        let printed = self.content.lair(lair);
        if usize::from(block) >= printed.blocks.len() {
            Err(Refusal::Unknown)
        } else if blue && self.fog() {
            Err(Refusal::Fog)
        } else if !printed.answers(block, self.value(Die::Red, blue)) {
            Err(Refusal::OtherValue)
        } else if !self.sheet(self.active).block_is_open(self.content.0, lair, block) {
            Err(Refusal::Finished)
        } else if blue && printed.answers(block, self.value(Die::Red, false)) {
            Err(Refusal::BlueNotNeeded)
        } else {
            Ok(())
        }
    }

    /// Red: a block that answers to the value. The gold belongs to the action, after the whole chain of the box.
    pub(crate) fn fight(&mut self, lair: LairId, block: u8, blue: bool, journal: &mut Journal) {
        let (seat, value) = (self.active, self.value(Die::Red, blue));
        journal.tell_all(|| Event::Fights { seat, lair, block, value, blue });
        self.owe(seat, Plunder { seat });
        self.tick_lair(seat, lair, block, journal);
    }

    pub(crate) fn tick_lair(&mut self, seat: Seat, lair: LairId, block: u8, journal: &mut Journal) {
        let index = self.sheet_mut(seat).tick_lair(lair, block);
        let reward = self.content.lair(lair).blocks[usize::from(block)].boxes.reward(index);
        journal.tell_all(|| Event::Ticked { seat, spot: Spot::Lair { lair, block, index }, reward });
        if self.sheet(seat).open_block(self.content.0, lair).is_none() {
            journal.tell_all(|| Event::LairFinished { seat, lair });
            if !self.is_harvesting() {
                self.settle_lairs(seat, journal);
            }
        }
        self.pay(seat, reward);
    }

    /// RULES 5: the first one circles the higher value, and it is struck for everybody else. What is finished in a
    /// harvest is settled when all have finished, in turn order; what is finished otherwise, at once **[R17]**.
    pub(crate) fn settle_lairs(&mut self, seat: Seat, journal: &mut Journal) {
        for lair in self.all_lairs() {
            let sheet = self.sheet(seat);
            let finished = sheet.open_block(self.content.0, lair).is_none();
            if !finished || sheet.circled[lair.index()] != Circled::None {
                continue;
            }
            let first = self.first_in[lair.index()].is_none() && self.struck.lairs >> lair.0 & 1 == 0;
            if first {
                self.first_in[lair.index()] = Some(seat);
            }
            self.sheet_mut(seat).circled[lair.index()] = if first { Circled::First } else { Circled::Other };
            let printed = self.content.0.lair(lair);
            let points = if first { printed.first } else { printed.other };
            let first = first && !self.is_solo();
            journal.tell_all(|| Event::Circled { seat, lair, first, points });
        }
    }
}
