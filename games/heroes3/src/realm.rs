//! RULES 5 to 13, 24: rounds and turns, and all that a player owns besides the map.

pub mod bridge;
pub mod goals;
pub mod hand;
mod levels;
pub mod means;
pub mod quest;
pub mod round;
pub mod search;
pub(crate) mod setup;
pub mod town;
pub mod turn;

use crate::{
    content::UnitSet,
    kinds::{AstrologerId, CardId, FieldId, RoundKind, RoundStage, Which},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Realm {
    /// From 1; 0 before the first and in a skirmish.
    pub round: u8,
    pub last_round: u8,
    pub stage: RoundStage,
    /// The card of the last astrologer round.
    pub astrologer: Option<AstrologerId>,
    /// Those still in the deck, a bit each.
    pub astrologers: u32,
    /// Neutral unit cards in their decks.
    pub neutrals: UnitSet,
    /// Those on the discard piles.
    pub neutral_discard: UnitSet,
    /// Whom the combat that goes on is about.
    pub foe: Option<Foe>,
    /// Where it is fought.
    pub battlefield: FieldId,
    /// Which hero of the player fights; nobody leads an army that defends alone.
    pub fighter: Option<Which>,
    /// The neutral cards that stand against the player.
    pub guard: UnitSet,
    /// Wins over heroes of the enemy.
    pub heroes_beaten: u8,
    /// The main hero was beaten.
    pub hero_lost: bool,
    /// It was, without a town or settlement to go to (RULES 24).
    pub eliminated: bool,
    /// Cards that go into the next scenario of the campaign.
    pub kept: ArrayVec<CardId, { crate::campaign::KEPT as usize }>,
    /// The level marker stops at this step (RULING 107).
    pub last_step: u8,
}

/// Whom a combat on the map is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Foe {
    /// The neutral guard of a field, by its level.
    Guard(u8),
    /// An AI hero, counted from 0.
    AiHero(u8),
}

impl Realm {
    /// That of a skirmish: nothing.
    pub(crate) const fn none() -> Self {
        Self {
            round: 0,
            last_round: 0,
            stage: RoundStage::RoundStart,
            astrologer: None,
            astrologers: 0,
            neutrals: UnitSet::EMPTY,
            neutral_discard: UnitSet::EMPTY,
            foe: None,
            battlefield: FieldId::NOWHERE,
            fighter: Some(Which::Main),
            guard: UnitSet::EMPTY,
            heroes_beaten: 0,
            hero_lost: false,
            eliminated: false,
            kept: ArrayVec::new_const(),
            last_step: crate::player::LAST_STEP,
        }
    }

    /// RULES 5: odd rounds pay, even ones ask the astrologers, the first is neither.
    pub const fn kind(&self) -> RoundKind {
        match self.round {
            0 | 1 => RoundKind::First,
            round if round % 2 == 1 => RoundKind::Resource,
            _ => RoundKind::Astrologer,
        }
    }
}
