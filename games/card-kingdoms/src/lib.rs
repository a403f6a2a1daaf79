//! Valeria: Card Kingdoms (Valeria : le Royaume), by every rule: 1 to 5 players.
//!
//! The modules follow the rulebook: [`setup`], then the phases of a turn ([`roll`], [`harvest`], [`actions`]), paying
//! ([`payment`]), what cards do ([`resolve`]), the Dark Lord of the solo game ([`dark_lord`]), the end and the scores
//! ([`scoring`]). Comments such as `RULES 3.2` name the place in the rules digest.

pub mod action;
pub mod actions;
pub mod cards;
pub mod catalogue;
pub mod centre;
pub mod content;
pub mod dark_lord;
pub mod effect;
pub mod event;
pub mod goods;
pub mod harvest;
mod imagine;
pub mod kingdom;
mod knowledge;
pub mod options;
pub mod payment;
pub mod resolve;
pub mod roll;
mod rules;
pub mod scenario;
pub mod scoring;
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
use cards::DomainSet;
use centre::Centre;
use dark_lord::DarkLord;
use kingdom::Kingdom;
use scoring::Ending;
use serde::{Deserialize, Serialize};
use steps::Step;
use taverne_engine::{Chance, Seat, SeatSet, content::Pinned, zones::Agenda};

pub const MOST_SEATS: usize = 5;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardKingdoms {
    pub(crate) content: Pinned<Content>,
    pub(crate) chance: Chance,
    pub(crate) agenda: Agenda<Step, 16>,
    /// Who still owes an answer to a question put to several.
    pub(crate) pending: SeatSet,
    pub(crate) kingdoms: ArrayVec<Kingdom, MOST_SEATS>,
    pub(crate) centre: Centre,
    pub(crate) turn: u16,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) dice: [u8; 2],
    /// Domains used in this Roll phase.
    pub(crate) used: DomainSet,
    /// Domains taken out before shuffling.
    pub(crate) removed: DomainSet,
    /// The variant of RULES 11.
    pub(crate) mixed: bool,
    /// A Harvest phase is going on, and whether several seats were asked in it.
    pub(crate) harvest_open: bool,
    pub(crate) harvest_secret: bool,
    pub(crate) last_round: bool,
    pub(crate) dark_lord: Option<DarkLord>,
    pub(crate) ending: Option<Ending>,
}

impl CardKingdoms {
    pub fn kingdom(&self, seat: Seat) -> &Kingdom {
        &self.kingdoms[seat.index()]
    }

    pub(crate) fn kingdom_mut(&mut self, seat: Seat) -> &mut Kingdom {
        &mut self.kingdoms[seat.index()]
    }

    pub fn table(&self) -> usize {
        self.kingdoms.len()
    }

    pub fn is_solo(&self) -> bool {
        self.dark_lord.is_some()
    }

    pub fn active(&self) -> Seat {
        self.active
    }

    pub fn dice(&self) -> [u8; 2] {
        self.dice
    }

    pub fn centre(&self) -> &Centre {
        &self.centre
    }

    /// RULES 9: with five players the seat just before the active one rests.
    pub fn resting(&self) -> Option<Seat> {
        (self.table() == 5).then(|| self.active.previous(5))
    }

    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        seat.others(self.table())
    }
}
