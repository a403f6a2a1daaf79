//! RULES 13.2: a shared deck is searched.

use crate::{
    Action, Event, Heroes3, Refusal,
    kinds::{CardId, SharedDeck},
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Phrase, Prompt, Seat, SeatSet,
    journal::Audience,
    steps::{Flow, Question, Stepped, ask_or_settle},
};

/// Look at some cards and take one, or take the top of the discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Search {
    pub seat: Seat,
    pub deck: SharedDeck,
    pub count: u8,
    /// How often in a row.
    pub times: u8,
    pub optional: bool,
    /// What is gained before the game goes into the deck, later to the hand.
    pub into_deck: bool,
}

impl Search {
    pub(crate) const fn into_hand(seat: Seat, deck: SharedDeck, count: u8) -> Self {
        Self { seat, deck, count, times: 1, optional: false, into_deck: false }
    }

    pub(crate) const fn into_deck(seat: Seat, deck: SharedDeck, count: u8) -> Self {
        Self { into_deck: true, ..Self::into_hand(seat, deck, count) }
    }

    /// One search less of the row.
    fn next(self, game: &mut Heroes3) {
        game.done();
        if self.times > 1 {
            game.agenda.push(Self { times: self.times - 1, ..self });
        }
    }
}

impl Question<Heroes3> for Search {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        ask_or_settle(self, game, journal)
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Look);
        offer(Action::TakeTop);
        if self.optional {
            offer(Action::Done);
        }
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Look if game.shared.count(self.deck) == 0 => Err(Refusal::Empty),
            Action::TakeTop if game.shared.discards(self.deck).is_empty() => Err(Refusal::Empty),
            Action::Look | Action::TakeTop => Ok(()),
            Action::Done if self.optional => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let deck = self.deck;
        match action {
            Action::TakeTop => {
                self.next(game);
                journal.learned();
                if let Some(card) = game.shared.pile_mut(deck).discard.pop() {
                    gained(game, seat, card, self.into_deck, false);
                    journal.tell_all(|| Event::TookTop { seat, deck, card });
                }
                game.turn_up(deck);
            }
            Action::Look => {
                self.next(game);
                journal.learned();
                for _ in 0..self.count.min(4) {
                    if let Some(card) = game.draw_shared(deck) {
                        game.shared.looked.push(card);
                    }
                }
                game.shared.looked.sort_unstable();
                journal.tell_only(seat, || Event::Looked { seat, deck, cards: game.shared.looked.to_vec() });
                let count = game.shared.looked.len() as u8;
                let others = Audience::Except(SeatSet::only(seat));
                journal.tell(others, || Event::LookedHidden { seat, deck, count });
                game.agenda.push(SearchPick { seat, deck, into_deck: self.into_deck });
            }
            _ => _ = game.done(),
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        let deck = Phrase::new(format!("deck-{}", self.deck.id()));
        let question = Phrase::new("ask-search").with("deck", deck).with("n", i64::from(self.count));
        Prompt { question, rule: "search" }
    }
}

fn gained(game: &mut Heroes3, seat: Seat, card: CardId, into_deck: bool, secretly: bool) {
    let several = game.players.len() > 1;
    let player = game.player_mut(seat);
    if secretly && several {
        player.keep_secret(card);
    }
    if into_deck { player.deck.push(card) } else { player.hand.push(card) }
}

/// One of the cards looked at is taken, the others are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchPick {
    pub seat: Seat,
    pub deck: SharedDeck,
    pub into_deck: bool,
}

impl SearchPick {
    /// RULING 71: whoever is not of its faction may discard a card that is of no use and look at the next one.
    fn may_replace(self, game: &Heroes3, card: CardId) -> bool {
        let only = game.content.card(card).faction_only;
        !self.into_deck
            && game.shared.looked.contains(&card)
            && only.is_some_and(|it| it != game.player(self.seat).faction)
            && game.shared.count(self.deck) > 0
    }
}

impl Question<Heroes3> for SearchPick {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let looked = &game.shared.looked;
        let once = looked.iter().enumerate().filter(|&(at, card)| !looked[..at].contains(card));
        for (_, &card) in once {
            offer(Action::Take(card));
            if self.may_replace(game, card) {
                offer(Action::Discard(card));
            }
        }
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(card) if game.shared.looked.contains(&card) => Ok(()),
            Action::Discard(card) if self.may_replace(game, card) => Ok(()),
            Action::Take(_) | Action::Discard(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        let deck = self.deck;
        if let Action::Discard(card) = action {
            crate::player::take(&mut game.shared.looked, card);
            journal.tell_all(|| Event::Discarded { seat, card });
            journal.learned();
            if let Some(next) = game.draw_shared(deck) {
                game.shared.looked.push(next);
            }
            game.shared.pile_mut(deck).discard.push(card);
            journal.tell_only(seat, || Event::Looked { seat, deck, cards: game.shared.looked.to_vec() });
            return;
        }
        game.done();
        let Action::Take(card) = action else { return };
        let mut looked = std::mem::take(&mut game.shared.looked);
        crate::player::take(&mut looked, card);
        let several = looked.len() > 1;
        let first = game.shared.discards(deck).len();
        game.shared.pile_mut(deck).discard.extend(looked);
        gained(game, seat, card, self.into_deck, true);
        journal.tell_only(seat, || Event::Took { seat, deck, card });
        journal.tell(Audience::Except(SeatSet::only(seat)), || Event::TookHidden { seat, deck });
        if several && !self.into_deck {
            game.agenda.push(NewTop { seat, deck, from: first as u8 });
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-search-pick", "search")
    }
}

/// RULING 68: of several cards discarded at once the player names the new top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewTop {
    pub seat: Seat,
    pub deck: SharedDeck,
    /// Where the cards begin that were just discarded.
    pub from: u8,
}

impl NewTop {
    fn cards(self, game: &Heroes3) -> &[CardId] {
        game.shared.discards(self.deck).get(usize::from(self.from)..).unwrap_or_default()
    }
}

impl Question<Heroes3> for NewTop {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let cards = self.cards(game);
        let once = cards.iter().enumerate().filter(|&(at, card)| !cards[..at].contains(card));
        once.for_each(|(_, &card)| offer(Action::NewTop(card)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::NewTop(card) if self.cards(game).contains(&card) => Ok(()),
            Action::NewTop(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, _: Seat, action: Action, _: &mut Journal) {
        game.done();
        let Action::NewTop(card) = action else { return };
        let pile = &mut game.shared.pile_mut(self.deck).discard;
        let from = usize::from(self.from);
        if let Some(at) = pile.iter().skip(from).position(|&it| it == card) {
            pile.remove(from + at);
            pile.push(card);
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-new-top", "search")
    }
}
