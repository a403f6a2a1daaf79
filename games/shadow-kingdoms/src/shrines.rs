//! RULES 6 and 7: taking a die, and what each shrine is good for.

use crate::{
    Event, Refusal, ShadowKingdoms,
    action::Action,
    awards::MagicShrine,
    cards::{Shrine, Slot},
    dice::{self, Die, different},
    event::{Missed, Source},
    goods::Resource,
    plans::Reserve,
    recruiting::{Price, Recruit},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat,
    steps::{Automatic, Flow, Question, Stepped, ask_or_settle},
};

/// RULES 6: a die of the shrine entered; it may not be declined **[R15]**.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeDie {
    pub shrine: Shrine,
}

impl Question<ShadowKingdoms> for TakeDie {
    fn candidates(self, game: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        different(game.board.dice(self.shrine)).for_each(|die| offer(Action::TakeDie(die)));
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::TakeDie(die) if game.board.dice(self.shrine).contains(&die) => Ok(()),
            Action::TakeDie(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        if let Action::TakeDie(die) = action {
            game.done();
            game.discount = die.discount();
            game.take_die(self.shrine, die, 0, journal);
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        let shrine = Phrase::new(format!("shrine-{}", self.shrine.id()));
        Prompt { question: Phrase::new("ask-die").with("shrine", shrine), rule: "dice" }
    }
}

/// RULES 6: all troop slots are full, so the new die or one of the held goes to the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DropDie {
    pub die: Die,
}

impl Question<ShadowKingdoms> for DropDie {
    fn candidates(self, game: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        let held = &game.mine().dice;
        different(held).for_each(|die| offer(Action::DropDie(die)));
        if !held.contains(&self.die) {
            offer(Action::DropDie(self.die));
        }
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::DropDie(die) if die == self.die || game.mine().dice.contains(&die) => Ok(()),
            Action::DropDie(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::DropDie(die) = action else {
            return;
        };
        game.done();
        if let Some(slot) = game.mine_mut().dice.iter_mut().find(|it| **it == die) {
            *slot = self.die;
        }
        game.board.bag.put(die.troop as usize);
        journal.tell_all(|| Event::DroppedDie { seat, die });
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-drop").with("die", crate::words::die(self.die)), rule: "full-slots" }
    }
}

/// RULES 6: a die of any shrine by a Champion, a chain or the middle slot: no action, no discount, and it may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnyDie {
    /// Paid on taking.
    pub price: u8,
}

impl Question<ShadowKingdoms> for AnyDie {
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        let why = if game.board.dice_count() == 0 {
            Missed::NoDie
        } else if game.mine().gold < self.price {
            Missed::DiePrice
        } else {
            return ask_or_settle(self, game, journal);
        };
        game.miss(why, journal)
    }

    fn candidates(self, game: &ShadowKingdoms, _: Seat, mut offer: impl FnMut(Action)) {
        for shrine in Shrine::ALL {
            different(game.board.dice(shrine)).for_each(|die| offer(Action::TakeDieFrom { shrine, die }));
        }
        offer(Action::Decline);
    }

    fn check(self, game: &ShadowKingdoms, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Decline => Ok(()),
            Action::TakeDieFrom { shrine, die } if game.board.dice(shrine).contains(&die) => Ok(()),
            Action::TakeDieFrom { .. } => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut ShadowKingdoms, _: Seat, action: Action, journal: &mut Journal) {
        game.done();
        if let Action::TakeDieFrom { shrine, die } = action {
            game.mine_mut().gold -= self.price;
            game.take_die(shrine, die, self.price, journal);
        }
    }

    fn prompt(self, _: &ShadowKingdoms, _: Seat) -> Prompt {
        if self.price > 0 {
            let question = Phrase::new("ask-any-die-paid").with("price", crate::words::gold(self.price));
            return Prompt { question, rule: "slot-bonuses" };
        }
        ask("ask-any-die", "any-die")
    }
}

/// RULES 7: the action of the shrine, after the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShrineAction {
    pub shrine: Shrine,
}

impl Automatic<ShadowKingdoms> for ShrineAction {
    /// What is never worth refusing happens without a question **[R18]**.
    fn run(self, game: &mut ShadowKingdoms, journal: &mut Journal) -> Flow {
        game.done();
        let source = Source::Shrine(self.shrine);
        match self.shrine {
            Shrine::Gem => game.gain(Resource::Gem, 1, source, journal),
            Shrine::Gold => game.gain(Resource::Gold, game.discount, source, journal),
            Shrine::Magic => game.agenda.push(MagicShrine),
            Shrine::Champion => game.agenda.push(Recruit { price: Price::Shrine }),
            Shrine::Plan => game.agenda.push(Reserve { free: false }),
        }
        Flow::Go
    }
}

impl ShadowKingdoms {
    fn take_die(&mut self, shrine: Shrine, die: Die, paid: u8, journal: &mut Journal) {
        let taken = dice::take(&mut self.board.shrines[shrine as usize], die);
        debug_assert!(taken, "a die that is taken lies there");
        let seat = self.active;
        journal.tell_all(|| Event::TookDie { seat, shrine, die, paid });
        if self.mine().has_room_for_die() {
            self.mine_mut().dice.push(die);
        } else {
            self.agenda.push(DropDie { die });
        }
    }

    /// RULES 9: what the bonus of a slot costs a seat, apart from the Champion of the right one.
    pub fn bonus_price(&self, seat: Seat, slot: Slot) -> u8 {
        self.content.slot(slot).price.saturating_sub(self.discount_on(seat, crate::cards::Moment::PayReserveBonus))
    }
}
