//! Cards that are picked: to discard, to exchange, to take back, to remove.

use crate::{
    Action, Event, Heroes3, Refusal,
    cards::{ListId, map::CardFilter},
    kinds::CardId,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// What cards are picked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purpose {
    /// Discard from the hand.
    Discard,
    /// Discard one of the cards just drawn.
    JustDrawn,
    /// Discard any number, each for something.
    Each,
    /// RULES 9: discard any number, then draw as many.
    Exchange(Seat),
    /// Take such a card back from the discard pile, among so many on top.
    TakeBack { filter: CardFilter, among_top: u8 },
    /// Remove such a card of the hand from the game.
    Remove(CardFilter),
    /// RULES 9: discard up to so many, then draw as many.
    ExchangeUpTo(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickCard {
    pub purpose: Purpose,
    /// How many are left, or how many were discarded.
    pub count: u8,
    pub gives: ListId,
}

impl PickCard {
    pub(crate) fn one() -> Self {
        Self { purpose: Purpose::Discard, count: 1, gives: ListId::NOTHING }
    }

    pub(crate) fn exchange(seat: Seat) -> Self {
        Self { purpose: Purpose::Exchange(seat), count: 0, gives: ListId::NOTHING }
    }

    fn is_open_ended(self) -> bool {
        matches!(self.purpose, Purpose::Each | Purpose::Exchange(_) | Purpose::ExchangeUpTo(_))
    }

    fn fits(self, game: &Heroes3, seat: Seat, card: CardId) -> bool {
        let player = game.player(seat);
        match self.purpose {
            Purpose::Discard | Purpose::Each => player.has(card),
            // What was just drawn belongs to the next discard, not to this one.
            Purpose::Exchange(_) => player.has(card),
            Purpose::ExchangeUpTo(most) => player.has(card) && self.count < most,
            Purpose::JustDrawn => player.has(card) && game.combat.casting.drawn.contains(&card),
            Purpose::TakeBack { filter, among_top } => {
                let top = player.discard.iter().rev().take(usize::from(among_top));
                game.is_among(seat, card, filter) && top.copied().any(|it| it == card)
            }
            Purpose::Remove(filter) => player.has(card) && game.is_among(seat, card, filter),
        }
    }
}

impl Question<Heroes3> for PickCard {
    fn asked(self, game: &Heroes3) -> SeatSet {
        match self.purpose {
            Purpose::Exchange(seat) => SeatSet::only(seat),
            _ => game.effects_decider(),
        }
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        if self.count == 0 && !self.is_open_ended() {
            return game.done();
        }
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, game: &Heroes3, seat: Seat, mut offer: impl FnMut(Action)) {
        if let Purpose::TakeBack { among_top, .. } = self.purpose {
            let pile = &game.player(seat).discard;
            let pile = &pile[pile.len().saturating_sub(usize::from(among_top))..];
            let once = pile.iter().enumerate().filter(|&(at, card)| !pile[..at].contains(card));
            once.for_each(|(_, &card)| offer(Action::TakeBack(card)));
            return;
        }
        let removed = matches!(self.purpose, Purpose::Remove(_));
        let action = |card| if removed { Action::Sell(card) } else { Action::Discard(card) };
        game.player(seat).kinds_in_hand().for_each(|card| offer(action(card)));
        if self.is_open_ended() {
            offer(Action::Done);
        }
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::TakeBack(card) if matches!(self.purpose, Purpose::TakeBack { .. }) => {
                if self.fits(game, seat, card) { Ok(()) } else { Err(Refusal::Empty) }
            }
            Action::Sell(card) if matches!(self.purpose, Purpose::Remove(_)) => match game.player(seat).has(card) {
                true if self.fits(game, seat, card) => Ok(()),
                true => Err(Refusal::MustKeep),
                false => Err(Refusal::NotInHand),
            },
            Action::Discard(card) if !matches!(self.purpose, Purpose::TakeBack { .. } | Purpose::Remove(_)) => {
                if self.fits(game, seat, card) { Ok(()) } else { Err(Refusal::NotInHand) }
            }
            Action::Done if self.is_open_ended() => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        match action {
            Action::TakeBack(card) => {
                let player = game.player_mut(seat);
                crate::player::take(&mut player.discard, card);
                player.hand.push(card);
                journal.tell_all(|| Event::TookBack { seat, card });
                game.agenda.replace(Self { count: self.count.saturating_sub(1), ..self });
            }
            Action::Sell(card) => {
                game.remove_card(seat, card, journal);
                game.agenda.replace(Self { count: self.count.saturating_sub(1), ..self });
            }
            Action::Discard(card) => {
                game.discard_card(seat, card, journal);
                match self.purpose {
                    Purpose::Exchange(_) | Purpose::ExchangeUpTo(_) => {
                        game.agenda.replace(Self { count: self.count + 1, ..self });
                    }
                    Purpose::Each => {
                        let below = game.effects_below();
                        game.agenda.replace(Self { count: self.count + 1, ..self });
                        if let Some(effects) = below {
                            game.agenda.push(effects.with_list(self.gives));
                        }
                    }
                    _ => game.agenda.replace(Self { count: self.count.saturating_sub(1), ..self }),
                }
            }
            _ => {
                game.done();
                if matches!(self.purpose, Purpose::Exchange(_) | Purpose::ExchangeUpTo(_)) {
                    game.draw_cards(seat, self.count, journal);
                }
            }
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        match self.purpose {
            Purpose::TakeBack { .. } => ask("ask-pick-take-back", "cards"),
            Purpose::Remove(_) => ask("ask-pick-remove", "cards"),
            Purpose::Exchange(_) => ask("ask-exchange", "morale"),
            Purpose::ExchangeUpTo(_) => ask("ask-exchange", "cards"),
            Purpose::Each => ask("ask-pick-discard", "cards"),
            Purpose::Discard | Purpose::JustDrawn => {
                Prompt { question: Phrase::new("ask-discard").with("n", i64::from(self.count)), rule: "cards" }
            }
        }
    }
}
