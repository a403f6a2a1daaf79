//! RULES 12, 13: a player: the hero with deck, hand and discard pile, and the army.

use crate::kinds::{CardId, Face, Faction, HeroId, Morale, Side, UnitId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::Chance;

/// More cards than a hero can own in a skirmish.
pub const MOST_CARDS: usize = 40;
pub const MOST_UNITS: usize = 10;

pub type Cards = ArrayVec<CardId, MOST_CARDS>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub faction: Faction,
    pub hero: HeroId,
    pub level: u8,
    pub side: Side,
    pub hand: Cards,
    /// In no order: a card is drawn at random when it is drawn.
    pub deck: Cards,
    /// The last card is the top.
    pub discard: Cards,
    /// Ongoing cards, until their effect is over; `true` if the card then returns to the hand.
    pub in_play: ArrayVec<(CardId, bool), 16>,
    pub permanent: Option<CardId>,
    /// What the permanent card does once a combat round was done.
    pub permanent_used: bool,
    pub army: ArrayVec<Troop, MOST_UNITS>,
    pub expert_uses: u8,
    pub morale: Morale,
    pub movement: u8,
    pub gold: u8,
}

/// A unit card of an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Troop {
    pub unit: UnitId,
    pub face: Face,
    /// It stands, or stood, on the board in this combat.
    pub placed: bool,
}

impl Player {
    pub fn has(&self, card: CardId) -> bool {
        self.hand.contains(&card)
    }

    /// Takes one copy of a card out of the hand.
    pub(crate) fn take_from_hand(&mut self, card: CardId) -> bool {
        take(&mut self.hand, card)
    }

    pub(crate) fn put_on_discard(&mut self, card: CardId) {
        self.discard.push(card);
    }

    /// Draws one card; an empty deck is made anew from the discard pile.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<(CardId, bool)> {
        let reshuffled = self.deck.is_empty() && !self.discard.is_empty();
        if reshuffled {
            self.deck = std::mem::take(&mut self.discard);
        }
        if self.deck.is_empty() {
            return None;
        }
        let card = self.deck.swap_remove(chance.below(self.deck.len()));
        self.hand.push(card);
        Some((card, reshuffled))
    }

    /// The kinds of cards in the hand, each once.
    pub(crate) fn kinds_in_hand(&self) -> impl Iterator<Item = CardId> {
        let hand = &self.hand;
        hand.iter().enumerate().filter(|&(at, card)| !hand[..at].contains(card)).map(|(_, &card)| card)
    }
}

/// Takes one copy of a card out of a pile.
pub(crate) fn take<const N: usize>(cards: &mut ArrayVec<CardId, N>, card: CardId) -> bool {
    let at = cards.iter().position(|&it| it == card);
    at.is_some_and(|at| {
        cards.remove(at);
        true
    })
}
