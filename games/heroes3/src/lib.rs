//! Heroes of Might and Magic III, the board game: the adventure and its battles, and battles between two.
//!
//! A battle is [`combat`]; what cards and units do in it are the verbs of [`effects`]. [`setup`] makes the hero and the
//! armies of a skirmish. The adventure holds the same combat: [`realm`] is rounds, turns, towns and all that a player owns,
//! [`land`] the map and what stands on it. Comments such as `RULES 19.5` and `RULING 38` name the
//! place in the rules digest.

pub mod action;
pub mod board;
pub mod campaign;
pub mod cards;
pub mod catalogue;
mod census;
pub mod combat;
pub mod content;
pub mod effects;
pub mod event;
pub mod fighter;
mod imagine;
pub mod kinds;
mod knowledge;
pub mod land;
pub mod options;
pub mod player;
pub mod realm;
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
use kinds::{AttackAbilities, CardId, Difficulty, Enemy, Outcome, ScenarioId, SharedDeck, Side};
use land::Land;
use player::Player;
use realm::{Foe, Realm};
use serde::{Deserialize, Serialize};
use steps::Step;
use taverne_engine::{Chance, Seat, SeatSet, content::Pinned, zones::Agenda};

/// How many can sit at a table.
pub const MOST_SEATS: usize = 2;

/// How many steps can be pending at once.
pub(crate) const DEEPEST: usize = 48;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heroes3 {
    pub(crate) content: Pinned<Content>,
    pub(crate) chance: Chance,
    pub(crate) agenda: Agenda<Step, DEEPEST>,
    pub(crate) setting: Setting,
    pub(crate) players: ArrayVec<Player, MOST_SEATS>,
    pub(crate) shared: Shared,
    pub(crate) combat: Combat,
    /// The map; empty in a skirmish.
    pub(crate) land: Land,
    pub(crate) realm: Realm,
    pub(crate) outcome: Option<Outcome>,
    /// Who has won.
    pub(crate) winners: SeatSet,
}

/// What was chosen when the table was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    pub scenario: ScenarioId,
    pub difficulty: Difficulty,
    pub attack_abilities: AttackAbilities,
    /// What an army that is built may still cost, by seat.
    pub points: [u16; MOST_SEATS],
    /// What both armies were worth when they met, by side.
    pub worth: [u16; 2],
    /// Experience steps won in a skirmish.
    pub experience: u8,
    /// It is a game of a campaign.
    pub in_campaign: bool,
}

/// RULES 13.2: the decks that are searched. In no order: cards are drawn at random when they are looked at.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Shared {
    pub abilities: Pile,
    pub spells: Pile,
    pub artifacts: Pile,
    /// The cards of a search that is going on.
    pub looked: ArrayVec<CardId, 8>,
    /// Out of the game.
    pub removed: ArrayVec<CardId, MOST_SHARED>,
}

/// More cards than the largest shared deck has.
pub const MOST_SHARED: usize = 80;

#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pile {
    pub deck: ArrayVec<CardId, MOST_SHARED>,
    /// The last card is the top.
    pub discard: ArrayVec<CardId, MOST_SHARED>,
    pub known: player::Known,
}

impl Heroes3 {
    pub fn combat(&self) -> &Combat {
        &self.combat
    }

    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    pub fn land(&self) -> &Land {
        &self.land
    }

    pub fn realm(&self) -> &Realm {
        &self.realm
    }

    /// Whether the game is one battle, without a map.
    #[inline]
    pub fn is_skirmish(&self) -> bool {
        self.land.tiles.is_empty()
    }

    /// Whether a combat is being fought, or announced.
    #[inline]
    pub fn is_fighting(&self) -> bool {
        self.is_skirmish() || self.realm.foe.is_some()
    }

    /// Whom one fights.
    pub fn enemy(&self) -> Enemy {
        match self.realm.foe {
            Some(Foe::Guard(_)) => Enemy::Guard,
            Some(Foe::AiHero(_)) => Enemy::AiHero,
            None => self.content.scenario(self.setting.scenario).enemy,
        }
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
        self.combat.seats[side as usize]
    }

    /// The side a player leads. Whoever plays cards on the map counts as the attacker.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Side {
        let defends = self.combat.seats[Side::Defender as usize] == Some(seat);
        if defends { Side::Defender } else { Side::Attacker }
    }

    pub(crate) fn leader(&self, side: Side) -> Option<&Player> {
        self.seat_of(side).map(|seat| self.player(seat))
    }

    pub(crate) fn leader_mut(&mut self, side: Side) -> Option<&mut Player> {
        self.seat_of(side).map(|seat| &mut self.players[seat.index()])
    }

    /// Whether two players fight each other.
    #[inline]
    pub fn is_duel(&self) -> bool {
        self.combat.seats.iter().all(Option::is_some)
    }

    /// Who decides for whoever has nobody (RULING 102).
    #[inline]
    pub(crate) fn fallback(&self) -> Seat {
        let [attacker, defender] = self.combat.seats;
        attacker.or(defender).unwrap_or(Seat::new(0))
    }

    /// The side of a player who fights against somebody without one.
    #[inline]
    pub fn own_side(&self) -> Side {
        self.side_of(self.fallback())
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

impl Shared {
    pub const fn pile(&self, deck: SharedDeck) -> &Pile {
        match deck {
            SharedDeck::Ability => &self.abilities,
            SharedDeck::Spell => &self.spells,
            SharedDeck::Artifact => &self.artifacts,
        }
    }

    pub(crate) const fn pile_mut(&mut self, deck: SharedDeck) -> &mut Pile {
        match deck {
            SharedDeck::Ability => &mut self.abilities,
            SharedDeck::Spell => &mut self.spells,
            SharedDeck::Artifact => &mut self.artifacts,
        }
    }

    pub fn count(&self, deck: SharedDeck) -> usize {
        self.pile(deck).deck.len()
    }

    pub fn discards(&self, deck: SharedDeck) -> &[CardId] {
        &self.pile(deck).discard
    }
}
