//! RULES 12, 13: a player: the hero with deck, hand and discard pile, and the army.

use crate::kinds::{CardId, Face, Faction, FieldId, HeroId, Morale, Resource, Slot, TownToken, UnitId, Which};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::Chance;

/// More cards than anybody gathers in a game, on the hand, in the deck or on the discard pile.
pub const MOST_CARDS: usize = 128;
/// More than anybody gains without showing it; what is beyond counts as known.
pub const MOST_SECRET: usize = 64;
/// The seven of the faction and neutral ones that joined.
pub const MOST_UNITS: usize = 16;
/// RULES 7: the movement points of a main and of a secondary hero.
pub const MOVEMENT: [u8; 2] = [3, 2];
/// The last of the 13 steps of the level track.
pub const LAST_STEP: u8 = 12;

pub type Cards = ArrayVec<CardId, MOST_CARDS>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub faction: Faction,
    pub hero: HeroId,
    /// RULES 3.2: steps of the level track, two a level.
    pub experience: u8,
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
    /// RULES 9: the whole hand is discarded at the end of this turn.
    pub pending_discard: bool,
    /// The main and the secondary hero on the map; in a skirmish the main one stands nowhere.
    pub heroes: [Option<Walker>; 2],
    /// By [`Resource`].
    pub resources: [u16; 3],
    /// Steps above the first of each income track; they may lie beyond its end (RULING 1).
    pub income: [i8; 3],
    /// A bit for each [`Slot`] that is built.
    pub buildings: u8,
    /// The mage guild was built in this round.
    pub new_guild: bool,
    /// A bit for each [`TownToken`] that lies on its active side.
    pub tokens: u8,
    /// What may be done once a turn and was: a bit for each slot, then for each unit of the faction.
    pub once: u32,
    /// Ends of rounds in a row without a town or settlement; the first is that of the round in which the last was lost.
    pub homeless: u8,
    /// What cards and astrologers still do for this player.
    pub lasting: Lasting,
    /// What is known of the order of the own deck.
    pub known: Known,
    /// Which cards of hand and deck the others have not seen to be theirs; not looked after by who is alone.
    pub secret: ArrayVec<CardId, MOST_SECRET>,
}

/// What was played on the map and is not used up yet; most of it ends with the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Lasting {
    /// Each treasure and resource die may be rolled again once.
    pub rerolls: bool,
    /// Any die may, those of a combat too.
    pub any_rerolls: bool,
    /// One die of the turn was rolled again, as the astrologers allow.
    pub one_reroll: bool,
    /// A hero crosses all fields and borders; only the last field counts.
    pub wings: bool,
    /// A hero may move one field at the end of the turn.
    pub stride: bool,
    /// The next unit is cheaper by so much gold.
    pub unit_gold: u8,
    /// So are spells of the mage guild, and so many cards are looked at.
    pub spell_gold: u8,
    pub spell_search: u8,
    /// A spell was cast in this turn.
    pub cast: bool,
    /// A spell was taken back as the astrologers allow, since their last card.
    pub recalled: bool,
}

/// Decks have no order; only a card that somebody has put on top or under a deck is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Known {
    pub top: Option<CardId>,
    pub bottom: Option<CardId>,
}

impl Known {
    /// Where the next card of a deck lies.
    pub(crate) fn next(&mut self, deck: &[CardId], chance: &mut Chance) -> Option<usize> {
        let place = |card: Option<CardId>| card.and_then(|card| deck.iter().position(|&it| it == card));
        if let Some(at) = place(self.top.take()) {
            return Some(at);
        }
        match (place(self.bottom), deck.len()) {
            (_, 0) => None,
            (None, length) => Some(chance.below(length)),
            (Some(at), 1) => {
                self.bottom = None;
                Some(at)
            }
            (Some(under), length) => {
                let at = chance.below(length - 1);
                Some(at + usize::from(at >= under))
            }
        }
    }
}

/// A hero on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walker {
    pub field: FieldId,
    /// Where it stood before the step that led to a combat (RULING 73).
    pub back: FieldId,
    pub movement: u8,
    /// It was at the stables in this turn (RULING 13).
    pub stables: bool,
}

impl Walker {
    pub const fn at(field: FieldId, movement: u8) -> Self {
        Self { field, back: field, movement, stables: false }
    }
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
    /// I to VII, as a number.
    #[inline]
    pub const fn level(&self) -> u8 {
        self.experience / 2 + 1
    }

    #[inline]
    pub const fn hero_on_map(&self, which: Which) -> Option<&Walker> {
        self.heroes[which as usize].as_ref()
    }

    #[inline]
    pub fn walker_mut(&mut self, which: Which) -> Option<&mut Walker> {
        self.heroes[which as usize].as_mut()
    }

    /// The movement points left of a hero; 0 if there is none.
    #[inline]
    pub fn movement(&self, which: Which) -> u8 {
        self.hero_on_map(which).map_or(0, |it| it.movement)
    }

    pub const fn resource(&self, resource: Resource) -> u16 {
        self.resources[resource as usize]
    }

    pub const fn has_built(&self, slot: Slot) -> bool {
        self.buildings & 1 << slot as u8 != 0
    }

    pub const fn has_token(&self, token: TownToken) -> bool {
        self.tokens & 1 << token as u8 != 0
    }

    pub fn has(&self, card: CardId) -> bool {
        self.hand.contains(&card)
    }

    /// Takes one copy of a card out of the hand.
    pub(crate) fn take_from_hand(&mut self, card: CardId) -> bool {
        let taken = take(&mut self.hand, card);
        self.note_shown(card);
        taken
    }

    /// A card that nobody but its owner has seen is gained.
    pub(crate) fn keep_secret(&mut self, card: CardId) {
        if !self.secret.is_full() {
            self.secret.push(card);
        }
    }

    /// A card of the hand was seen by all: of equal ones it was the one they knew.
    fn note_shown(&mut self, card: CardId) {
        let count = |cards: &[CardId]| cards.iter().filter(|&&it| it == card).count();
        let secret = count(&self.secret);
        if secret > 0 && secret > count(&self.hand) + count(&self.deck) {
            take(&mut self.secret, card);
        }
    }

    pub(crate) fn put_on_discard(&mut self, card: CardId) {
        self.discard.push(card);
    }

    /// Draws one card; an empty deck is made anew from the discard pile.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<(CardId, bool)> {
        let reshuffled = self.deck.is_empty() && !self.discard.is_empty();
        if reshuffled {
            self.deck = std::mem::take(&mut self.discard);
            self.known = Known::default();
        }
        let at = self.known.next(&self.deck, chance)?;
        let card = self.deck.swap_remove(at);
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
