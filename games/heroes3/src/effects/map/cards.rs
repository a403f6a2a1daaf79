//! Cards outside combat: `search`, `set_search`, `fetch_first`, `peek`, `remove_card`, `remove_self`, `discard` and `draw` as
//! many, `reshuffle_from_hand`.

use super::{Done, Effects};
use crate::{
    Action, Event, Heroes3, Refusal,
    cards::{ListId, map::MapVerb},
    effects::choosing::{PickCard, Purpose},
    kinds::{CardId, SharedDeck},
    player::Known,
    realm::search::Search,
    steps::{Journal, ask},
};
use serde::{Deserialize, Serialize};
use taverne_engine::{
    Prompt, Seat, SeatSet,
    journal::Audience,
    steps::{Flow, Question, Stepped, settle},
};

pub(super) fn possible(game: &Heroes3, it: Effects, verb: MapVerb) -> bool {
    let Some(seat) = it.chooser(game) else { return false };
    let player = game.player(seat);
    let shared = |deck| game.shared.count(deck) > 0 || !game.shared.discards(deck).is_empty();
    match verb {
        MapVerb::RemoveSelf => false,
        _ if game.is_skirmish() => false,
        MapVerb::Search { deck: Some(deck), .. } => shared(deck),
        MapVerb::Search { deck: None, .. } => !player.deck.is_empty() || !player.discard.is_empty(),
        MapVerb::SetSearch { .. } => true,
        MapVerb::FetchFirst { .. } => game.shared.count(SharedDeck::Ability) > 0,
        MapVerb::Peek { deck: Some(deck) } => shared(deck),
        MapVerb::Peek { deck: None } => true,
        MapVerb::RemoveCard { filter } => player.hand.iter().any(|&it| game.is_among(seat, it, filter)),
        MapVerb::ExchangeCards { .. } => !player.hand.is_empty(),
        MapVerb::ReshuffleFromHand { kinds } => player.hand.iter().any(|&it| kinds.has(game.content.card(it).kind)),
        _ => false,
    }
}

pub(super) fn run(game: &mut Heroes3, it: Effects, verb: MapVerb, journal: &mut Journal) -> Done {
    let Some(seat) = it.chooser(game) else { return Done::Next };
    let pick = |purpose| PickCard { purpose, count: 1, gives: ListId::NOTHING };
    match verb {
        MapVerb::RemoveSelf => game.combat.casting.removed = true,
        _ if game.is_skirmish() => {}
        MapVerb::Search { deck: Some(deck), count, times, optional } => {
            let optional = optional || it.may_decline();
            game.agenda.push(Search { optional, times, ..Search::into_hand(seat, deck, count) });
        }
        MapVerb::Search { deck: None, count, .. } => look_at_own(game, seat, count, journal),
        MapVerb::SetSearch { count } => {
            let lasting = &mut game.player_mut(seat).lasting;
            lasting.spell_search = lasting.spell_search.max(count);
        }
        MapVerb::FetchFirst { card } => fetch(game, seat, card, journal),
        MapVerb::Peek { deck: Some(deck) } => {
            if let Some(card) = game.draw_shared(deck) {
                journal.learned();
                game.shared.looked.push(card);
                tell_looked(game, seat, deck, journal);
                game.agenda.push(TakeOrDiscard { seat, deck });
            }
        }
        MapVerb::Peek { deck: None } => game.agenda.push(PickDeck { seat }),
        MapVerb::RemoveCard { filter } => game.agenda.push(pick(Purpose::Remove(filter))),
        MapVerb::ExchangeCards { most } => {
            game.agenda.push(PickCard { count: 0, ..pick(Purpose::ExchangeUpTo(most)) });
        }
        MapVerb::ReshuffleFromHand { kinds } => {
            let content = game.content.0;
            let player = game.player_mut(seat);
            let before = player.hand.len();
            let fits = |card: &CardId| kinds.has(content.card(*card).kind);
            player.deck.extend(player.hand.iter().copied().filter(fits));
            player.hand.retain(|it| !fits(it));
            player.known = Known::default();
            let count = (before - player.hand.len()) as u8;
            journal.tell_all(|| Event::HandReshuffled { seat, count });
            game.draw_cards(seat, count, journal);
        }
        _ => {}
    }
    Done::Next
}

/// Digs for a card; the deck is shuffled afterwards.
fn fetch(game: &mut Heroes3, seat: Seat, card: CardId, journal: &mut Journal) {
    journal.learned();
    let pile = game.shared.pile_mut(SharedDeck::Ability);
    pile.known = Known::default();
    if crate::player::take(&mut pile.deck, card) {
        game.player_mut(seat).hand.push(card);
        journal.tell_all(|| Event::Fetched { seat, card });
    } else {
        journal.tell_all(|| Event::NothingFetched { seat, card });
    }
}

fn tell_looked(game: &Heroes3, seat: Seat, deck: SharedDeck, journal: &mut Journal) {
    journal.tell_only(seat, || Event::Looked { seat, deck, cards: game.shared.looked.to_vec() });
    let count = game.shared.looked.len() as u8;
    journal.tell(Audience::Except(SeatSet::only(seat)), || Event::LookedHidden { seat, deck, count });
}

/// The top cards of the own deck are looked at; an empty one is made anew.
fn look_at_own(game: &mut Heroes3, seat: Seat, count: u8, journal: &mut Journal) {
    for _ in 0..count {
        let player = &mut game.players[seat.index()];
        if let Some((card, _)) = player.draw(&mut game.chance) {
            player.hand.pop();
            game.shared.looked.push(card);
        }
    }
    if !game.shared.looked.is_empty() {
        journal.learned();
        journal.tell_only(seat, || Event::LookedAtOwn { seat, cards: game.shared.looked.to_vec() });
        game.agenda.push(OwnPick { seat });
    }
}

/// One of the cards of the own deck is kept, the others are discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnPick {
    pub seat: Seat,
}

impl Question<Heroes3> for OwnPick {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        let looked = &game.shared.looked;
        let once = looked.iter().enumerate().filter(|&(at, card)| !looked[..at].contains(card));
        once.for_each(|(_, &card)| offer(Action::Take(card)));
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(card) if game.shared.looked.contains(&card) => Ok(()),
            Action::Take(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::Take(card) = action else { return };
        let mut looked = std::mem::take(&mut game.shared.looked);
        crate::player::take(&mut looked, card);
        let player = game.player_mut(seat);
        player.hand.push(card);
        player.discard.extend(looked.iter().copied());
        journal.tell_only(seat, || Event::Drew { seat, cards: vec![card] });
        journal.tell(Audience::Except(SeatSet::only(seat)), || Event::DrewHidden { seat, count: 1 });
        for card in looked {
            journal.tell_all(|| Event::Discarded { seat, card });
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-own-pick", "search")
    }
}

/// The card looked at goes to the hand or onto its discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeOrDiscard {
    pub seat: Seat,
    pub deck: SharedDeck,
}

impl Question<Heroes3> for TakeOrDiscard {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, game: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        if let Some(&card) = game.shared.looked.first() {
            offer(Action::Take(card));
            offer(Action::Discard(card));
        }
    }

    fn check(self, game: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(card) | Action::Discard(card) if game.shared.looked.contains(&card) => Ok(()),
            Action::Take(_) | Action::Discard(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let deck = self.deck;
        game.shared.looked.clear();
        match action {
            Action::Take(card) => {
                game.player_mut(seat).hand.push(card);
                journal.tell_only(seat, || Event::Took { seat, deck, card });
                journal.tell(Audience::Except(SeatSet::only(seat)), || Event::TookHidden { seat, deck });
            }
            Action::Discard(card) => {
                game.shared.pile_mut(deck).discard.push(card);
                journal.tell_all(|| Event::Discarded { seat, card });
            }
            _ => {}
        }
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-take-or-discard", "search")
    }
}

/// Whose top card is looked at: the own deck, or one of the shared ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickDeck {
    pub seat: Seat,
}

/// The decks of a peek, in the order of the answers; none is the own one.
pub const PEEKED: [Option<SharedDeck>; 4] =
    [None, Some(SharedDeck::Ability), Some(SharedDeck::Spell), Some(SharedDeck::Artifact)];

impl Question<Heroes3> for PickDeck {
    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn run(self, game: &mut Heroes3, journal: &mut Journal) -> Flow {
        settle(self, game, journal).unwrap_or_else(|| game.done())
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        (0..PEEKED.len() as u8).for_each(|deck| offer(Action::Choose(deck)));
        offer(Action::Done);
    }

    fn check(self, game: &Heroes3, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(at) => {
                let deck = *PEEKED.get(usize::from(at)).ok_or(Refusal::Empty)?;
                let cards = deck.map_or(game.player(seat).deck.len(), |it| game.shared.count(it));
                if cards == 0 { Err(Refusal::Empty) } else { Ok(()) }
            }
            Action::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let Action::Choose(at) = action else { return };
        let Some(&deck) = PEEKED.get(usize::from(at)) else { return };
        journal.learned();
        let chance = &mut game.chance;
        let (cards, known): (&[CardId], &mut Known) = match deck {
            None => {
                let player = &mut game.players[seat.index()];
                (&player.deck, &mut player.known)
            }
            Some(deck) => {
                let pile = game.shared.pile_mut(deck);
                (&pile.deck, &mut pile.known)
            }
        };
        let Some(place) = known.next(cards, chance) else { return };
        let card = cards[place];
        known.top = Some(card);
        journal.tell_only(seat, || match deck {
            None => Event::LookedAtOwn { seat, cards: vec![card] },
            Some(deck) => Event::Looked { seat, deck, cards: vec![card] },
        });
        if let Some(deck) = deck {
            journal.tell(Audience::Except(SeatSet::only(seat)), || Event::LookedHidden { seat, deck, count: 1 });
        }
        game.agenda.push(TopOrBottom { seat, deck });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-peek", "cards")
    }
}

/// The card looked at stays on top of its deck, or is put under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TopOrBottom {
    pub seat: Seat,
    pub deck: Option<SharedDeck>,
}

impl TopOrBottom {
    /// What was seen.
    pub(crate) fn card(self, game: &Heroes3) -> Option<CardId> {
        match self.deck {
            None => game.player(self.seat).known.top,
            Some(deck) => game.shared.pile(deck).known.top,
        }
    }
}

impl Question<Heroes3> for TopOrBottom {
    const ALL_LEGAL: bool = true;

    fn asked(self, _: &Heroes3) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn candidates(self, _: &Heroes3, _: Seat, mut offer: impl FnMut(Action)) {
        offer(Action::Choose(0));
        offer(Action::Choose(1));
    }

    fn check(self, _: &Heroes3, _: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Choose(0 | 1) => Ok(()),
            Action::Choose(_) => Err(Refusal::Empty),
            _ => Err(Refusal::NotNow),
        }
    }

    fn answer(self, game: &mut Heroes3, seat: Seat, action: Action, journal: &mut Journal) {
        game.done();
        let known = match self.deck {
            None => &mut game.player_mut(seat).known,
            Some(deck) => &mut game.shared.pile_mut(deck).known,
        };
        let under = action == Action::Choose(1);
        if under {
            known.bottom = known.top.take();
        }
        let deck = self.deck;
        journal.tell_all(|| Event::PutBack { seat, deck, under });
    }

    fn prompt(self, _: &Heroes3, _: Seat) -> Prompt {
        ask("ask-top-or-bottom", "cards")
    }
}
