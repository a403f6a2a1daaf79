//! RULES 6: the hand is refreshed at the start of the own turn, and only then is its limit looked at.

use crate::{
    Action, Event, Heroes3, Refusal,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// Any number of cards is discarded, and as many as lie above the limit have to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefreshHand {
    pub seat: Seat,
}

impl Heroes3 {
    fn over_limit(&self, seat: Seat) -> u8 {
        (self.player(seat).hand.len() as u8).saturating_sub(self.hand_limit(seat))
    }
}

impl Question<Heroes3> for RefreshHand {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        game.player(self.seat).kinds_in_hand().map(Action::Discard).for_each(&mut offer);
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Discard(card) if game.player(seat).has(card) => Ok(()),
            Action::Discard(_) => Err(Refusal::NotInHand),
            Action::Done => match game.over_limit(seat) {
                0 => Ok(()),
                over => Err(Refusal::HandTooLarge { over }),
            },
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let Action::Discard(card) = action else {
            game.done();
            return;
        };
        let player = game.player_mut(seat);
        player.take_from_hand(card);
        player.put_on_discard(card);
        journal.tell_all(|| Event::Discarded { seat, card });
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        match game.over_limit(self.seat) {
            0 => ask("ask-refresh", "turn"),
            over => Prompt { question: Phrase::new("ask-refresh-over").with("n", over), rule: "turn" },
        }
    }
}

/// RULING 64: all missing cards, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FillHand {
    pub seat: Seat,
}

impl FillHand {
    fn missing(self, game: &Heroes3) -> u8 {
        game.hand_limit(self.seat).saturating_sub(game.player(self.seat).hand.len() as u8)
    }
}

impl Question<Heroes3> for FillHand {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Fill);
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = game.player(seat);
        match action {
            Action::Fill if self.missing(game) == 0 => Err(Refusal::HandFull),
            Action::Fill if player.deck.is_empty() && player.discard.is_empty() => Err(Refusal::NoneLeft),
            Action::Fill | Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        if action == Action::Fill {
            let missing = self.missing(game);
            game.draw_cards(seat, missing, journal);
        }
    }

    fn prompt(self, game: &Heroes3, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("ask-fill").with("n", self.missing(game)), rule: "turn" }
    }
}
