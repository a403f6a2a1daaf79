//! Shadow Kingdoms of Valeria (Les Sombres Royaumes de Valeria), by every rule: 1 to 5 players.
//!
//! The modules follow the rulebook: [`setup`], the [`turn`], [`shrines`] with [`awards`], [`recruiting`] and [`plans`],
//! then [`camp`] and [`conquest`] for the execution of a plan; [`gains`] is what gains set off, [`adversary`] the solo
//! game, [`scoring`] the end. Comments such as `RULES 3.2` and `[R7]` name the place in the rules digest.

pub mod action;
pub mod adversary;
pub mod awards;
pub mod board;
pub mod camp;
pub mod cards;
pub mod catalogue;
mod census;
pub mod conquest;
pub mod content;
pub mod dice;
pub mod event;
pub mod gains;
pub mod goods;
mod knowledge;
mod names;
pub mod options;
pub mod plans;
pub mod recruiting;
mod rules;
pub mod scenario;
pub mod scoring;
pub mod setup;
pub mod shrines;
mod sketch;
pub mod steps;
pub mod turn;
pub mod view;
pub mod warden;
mod words;

pub use action::{Action, Refusal};
pub use content::Content;
pub use event::Event;
pub use options::Options;

use adversary::Adversary;
use arrayvec::ArrayVec;
use board::Board;
use camp::Camp;
use serde::{Deserialize, Serialize};
use steps::Step;
use taverne_engine::{Chance, Seat, content::Pinned, zones::Agenda};
use warden::Warden;

pub const MOST_SEATS: usize = 5;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShadowKingdoms {
    pub(crate) content: Pinned<Content>,
    pub(crate) chance: Chance,
    pub(crate) agenda: Agenda<Step, 16>,
    pub(crate) wardens: ArrayVec<Warden, MOST_SEATS>,
    pub(crate) board: Board,
    pub(crate) turn: u16,
    pub(crate) round: u16,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Of the die taken in the shrine entered this turn; it counts even if that die went to the bag.
    pub(crate) discount: u8,
    pub(crate) camp: Camp,
    /// Somebody has completed the last plan that is needed.
    pub(crate) last_round: bool,
    pub(crate) adversary: Option<Adversary>,
    pub(crate) over: bool,
}

impl ShadowKingdoms {
    pub fn warden(&self, seat: Seat) -> &Warden {
        &self.wardens[seat.index()]
    }

    pub(crate) fn warden_mut(&mut self, seat: Seat) -> &mut Warden {
        &mut self.wardens[seat.index()]
    }

    /// The one whose turn it is.
    #[inline]
    pub(crate) fn mine(&self) -> &Warden {
        &self.wardens[self.active.index()]
    }

    #[inline]
    pub(crate) fn mine_mut(&mut self) -> &mut Warden {
        &mut self.wardens[self.active.index()]
    }

    pub fn table(&self) -> usize {
        self.wardens.len()
    }

    pub fn is_solo(&self) -> bool {
        self.adversary.is_some()
    }

    pub fn active(&self) -> Seat {
        self.active
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn camp(&self) -> &Camp {
        &self.camp
    }

    pub fn adversary(&self) -> Option<&Adversary> {
        self.adversary.as_ref()
    }
}
