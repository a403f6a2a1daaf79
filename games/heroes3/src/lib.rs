//! Heroes of Might and Magic III, the board game: its battles, each a game of its own for one person.
//!
//! A battle is [`combat`]; what cards and units do in it are the verbs of [`effects`]. [`setup`] makes the hero and the
//! armies of a skirmish. The adventure will hold the same combat. Comments such as `RULES 19.5` and `RULING 38` name the
//! place in the rules digest.

pub mod action;
pub mod board;
pub mod cards;
pub mod catalogue;
mod census;
pub mod combat;
pub mod content;
pub mod effects;
pub mod event;
pub mod fighter;
pub mod kinds;
mod knowledge;
pub mod options;
pub mod player;
mod rules;
pub mod scenario;
mod scoring;
pub mod setup;
mod sketch;
pub mod steps;
pub mod view;
mod words;

pub use action::{Action, Refusal};
pub use content::Content;
pub use event::Event;
pub use options::Options;

use arrayvec::ArrayVec;
use combat::Combat;
use kinds::{AttackAbilities, CardId, Difficulty, Outcome, ScenarioId, SharedDeck, Side};
use player::Player;
use serde::{Deserialize, Serialize};
use steps::Step;
use taverne_engine::{Chance, Seat, content::Pinned, zones::Agenda};

/// How many steps can be pending at once.
pub(crate) const DEEPEST: usize = 48;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heroes3 {
    pub(crate) content: Pinned<Content>,
    pub(crate) chance: Chance,
    pub(crate) agenda: Agenda<Step, DEEPEST>,
    pub(crate) setting: Setting,
    pub(crate) players: ArrayVec<Player, 1>,
    pub(crate) shared: Shared,
    pub(crate) combat: Combat,
    pub(crate) outcome: Option<Outcome>,
}

/// What was chosen when the table was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    pub scenario: ScenarioId,
    pub difficulty: Difficulty,
    pub attack_abilities: AttackAbilities,
    /// What an army that is built may still cost.
    pub points: u16,
    /// What both armies were worth when they met.
    pub own_worth: u16,
    pub enemy_worth: u16,
    /// Experience steps won.
    pub experience: u8,
}

/// RULES 13.2: the decks that are searched. In no order: cards are drawn at random when they are looked at.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Shared {
    pub abilities: Pile<40>,
    pub spells: Pile<76>,
    pub artifacts: Pile<48>,
    /// The cards of a search that is going on.
    pub looked: ArrayVec<CardId, 4>,
}

#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pile<const N: usize> {
    pub deck: ArrayVec<CardId, N>,
    /// The last card is the top.
    pub discard: ArrayVec<CardId, 24>,
}

impl Heroes3 {
    pub fn combat(&self) -> &Combat {
        &self.combat
    }

    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Who leads a side; nobody leads a guard or an AI hero's army.
    #[inline]
    pub fn seat_of(&self, side: Side) -> Option<Seat> {
        self.players.iter().position(|it| it.side == side).map(Seat::new)
    }

    /// Who decides for whoever has nobody (RULING 102).
    #[inline]
    pub(crate) fn fallback(&self) -> Seat {
        Seat::new(0)
    }

    /// The side of the person who plays.
    #[inline]
    pub fn own_side(&self) -> Side {
        self.players[0].side
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

impl Shared {
    pub fn count(&self, deck: SharedDeck) -> usize {
        match deck {
            SharedDeck::Ability => self.abilities.deck.len(),
            SharedDeck::Spell => self.spells.deck.len(),
            SharedDeck::Artifact => self.artifacts.deck.len(),
        }
    }

    pub fn discards(&self, deck: SharedDeck) -> &[CardId] {
        match deck {
            SharedDeck::Ability => &self.abilities.discard,
            SharedDeck::Spell => &self.spells.discard,
            SharedDeck::Artifact => &self.artifacts.discard,
        }
    }
}
