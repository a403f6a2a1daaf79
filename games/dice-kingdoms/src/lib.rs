//! Dice Kingdoms of Valeria (Dés de Valeria), by every rule: 1 to 5 players.
//!
//! The modules follow the rules digest: [`setup`] (2), [`ticking`] (3), [`turn`], [`harvest`] and [`actions`] (4),
//! [`roads`] and [`lairs`] (5), [`statues`] (6), [`powers`] (7), the events of the [`solo`] game and the [`scoring`] (9).
//! Comments such as `RULES 5` name the place in the digest, `[R12]` a ruling of its section 10.

pub mod action;
pub mod actions;
pub mod catalogue;
pub mod content;
pub mod event;
pub mod harvest;
mod imagine;
pub mod knowledge;
pub mod lairs;
pub mod options;
pub mod parts;
pub mod powers;
pub mod roads;
mod rules;
pub mod scenario;
pub mod scoring;
pub mod setup;
pub mod sheet;
mod sketch;
pub mod solo;
pub mod statues;
pub mod steps;
pub mod ticking;
pub mod turn;
pub mod view;
mod words;

pub use action::{Action, Refusal};
pub use content::Content;
pub use event::Event;
pub use options::Options;

use arrayvec::ArrayVec;
use harvest::Answers;
use parts::{Dice, DomainSet, LAIRS, Statue};
use serde::{Deserialize, Serialize};
use sheet::{Sheet, Struck};
use solo::Solo;
use statues::{MOST_IN_ROW, StatueDeck};
use steps::{Duty, Step};
use taverne_engine::{Chance, Seat, SeatSet, content::Pinned, zones::Agenda};

pub const MOST_SEATS: usize = 5;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DiceKingdoms {
    pub(crate) content: Pinned<Content>,
    pub(crate) chance: Chance,
    pub(crate) agenda: Agenda<Step, 10>,
    /// Who still owes an answer in the harvest that is going on.
    pub(crate) pending: SeatSet,
    /// Whose harvest the others will see only when all have finished theirs.
    pub(crate) hidden: SeatSet,
    pub(crate) realms: ArrayVec<Realm, MOST_SEATS>,
    pub(crate) row: [Option<Statue>; MOST_IN_ROW],
    pub(crate) deck: StatueDeck,
    /// Who circled the higher value of each lair.
    pub(crate) first_in: [Option<Seat>; LAIRS],
    pub(crate) turn: u16,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) dice: Dice,
    /// Domains used in this action phase.
    pub(crate) used: DomainSet,
    pub(crate) last_round: bool,
    pub(crate) struck: Struck,
    pub(crate) solo: Option<Solo>,
    pub(crate) over: bool,
}

/// One player: the two sheets, and what is still to be ticked on them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Realm {
    pub sheet: Sheet,
    /// The sheet as it was before the harvest that is going on.
    pub(crate) before: Sheet,
    /// What is still to be carried out, the next thing on top.
    pub(crate) chain: Agenda<Duty, 20>,
    /// Pedestals of this harvest that are still to be served, and those that came up while statues were taken.
    pub(crate) owed: u8,
    pub(crate) queued: u8,
    /// What the player decided in the harvest that is going on.
    pub(crate) answers: Answers,
}

impl Realm {
    pub(crate) fn new(content: &Content) -> Self {
        let sheet = Sheet::new(content);
        Self { sheet, before: sheet, chain: Agenda::new(), owed: 0, queued: 0, answers: Answers::new() }
    }
}

impl DiceKingdoms {
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.realms[seat.index()].sheet
    }

    pub(crate) fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.realms[seat.index()].sheet
    }

    pub(crate) fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    pub(crate) fn realm_mut(&mut self, seat: Seat) -> &mut Realm {
        &mut self.realms[seat.index()]
    }

    pub fn table(&self) -> usize {
        self.realms.len()
    }

    pub fn is_solo(&self) -> bool {
        self.solo.is_some()
    }

    pub fn active(&self) -> Seat {
        self.active
    }

    pub fn dice(&self) -> Dice {
        self.dice
    }

    /// Rounds are counted from 1; nothing has begun in round 0.
    pub fn round(&self) -> u16 {
        self.turn.div_ceil(self.table() as u16)
    }

    /// RULES 4: all seats in turn order, beginning with the active player.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.clockwise(self.table())
    }
}
