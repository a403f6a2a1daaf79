//! Valroc, by every rule: 1 to 4 players.
//!
//! The modules follow the rulebook: [`setup`] and [`draft`], then a [`round`]: [`planning`], the [`windows`] in which
//! [`spells`] are played and the [`wrath`] of the gods grows, the places ([`dark_quarter`], [`springs`], [`cave`], [`training`] with its [`vials`], [`sanctuary`],
//! [`university`], [`arena`]), [`closing`] with its [`offerings`], the end and the scores ([`scoring`]), the [`phantom`]
//! of the solo game and its [`campaign`]. Comments such as `RULES 6.3` name the place in the rules digest, `[R12]` a
//! ruling of its section 16, `[V3]` one of `rules/en.md`.

pub mod action;
pub mod arena;
pub mod board;
pub mod campaign;
pub mod cards;
pub mod catalogue;
pub mod cave;
mod census;
pub mod closing;
pub mod content;
pub mod dark_quarter;
pub mod draft;
pub mod effect;
pub mod elements;
pub mod event;
mod imagine;
mod knowledge;
pub mod offerings;
pub mod options;
pub mod phantom;
pub mod places;
pub mod planning;
pub mod player;
pub mod round;
mod rules;
pub mod sanctuary;
pub mod scenario;
pub mod scoring;
pub mod setup;
mod sketch;
pub mod spell_pile;
pub mod spells;
pub mod springs;
pub mod steps;
pub mod tokens;
pub mod training;
pub mod university;
pub mod vials;
pub mod view;
pub mod windows;
mod words;
pub mod wrath;

pub use action::{Action, Refusal};
pub use content::Content;
pub use event::Event;
pub use options::Options;

use arena::Visit;
use arrayvec::ArrayVec;
use board::{Board, Decks};
use cards::CourseSet;
use draft::Draft;
use elements::Element;
use options::Mode;
use phantom::Phantom;
use places::Place;
use player::Player;
use serde::{Deserialize, Serialize};
use steps::{Phase, Step};
use taverne_engine::{Chance, Seat, SeatSet, content::Pinned, zones::Agenda};
use training::Training;

pub const MOST_SEATS: usize = 4;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Valroc {
    pub(crate) content: Pinned<Content>,
    pub(crate) chance: Chance,
    pub(crate) agenda: Agenda<Step, 16>,
    /// Who still owes an answer to a question put to all.
    pub(crate) pending: SeatSet,
    pub(crate) phase: Phase,
    pub(crate) players: ArrayVec<Player, MOST_SEATS>,
    pub(crate) board: Board,
    pub(crate) decks: Decks,
    pub(crate) draft: Draft,
    pub(crate) mode: Mode,
    /// Prepared hands instead of a draft.
    pub(crate) prepared: bool,
    pub(crate) round: u16,
    pub(crate) first: Seat,
    /// Whose action is going on.
    pub(crate) active: Seat,
    /// Who has finished the planning of this round.
    pub(crate) stopped: SeatSet,
    /// Whose pawn has had its turn at the place being resolved.
    pub(crate) served: SeatSet,
    /// What was chosen for this round's Black Magic.
    pub(crate) strike: Option<Element>,
    pub(crate) training: Training,
    pub(crate) visit: Visit,
    pub(crate) phantom: Option<Phantom>,
    pub(crate) over: bool,
}

impl Valroc {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The courses of a seat that work by themselves at a place.
    pub(crate) fn working_at(&self, seat: Seat, place: Place) -> CourseSet {
        self.player(seat).working().and(self.content.working_at(place))
    }

    pub fn table(&self) -> usize {
        self.players.len()
    }

    pub fn is_solo(&self) -> bool {
        self.phantom.is_some()
    }

    pub fn round(&self) -> u16 {
        self.round
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    pub fn is_phantom(&self, seat: Seat) -> bool {
        seat.index() >= self.table()
    }

    /// Everybody who takes a turn: in a solo game also the phantom.
    pub(crate) fn places_at_table(&self) -> usize {
        self.table() + usize::from(self.is_solo())
    }

    /// All seats whose player is so.
    pub(crate) fn seats_where(&self, is_so: impl Fn(&Player) -> bool) -> SeatSet {
        let seats = self.players.iter().enumerate().map(|(index, player)| (Seat::new(index), is_so(player)));
        seats.fold(SeatSet::EMPTY, |set, (seat, so)| set.union(SeatSet::only_if(so, seat)))
    }

    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        seat.others(self.table())
    }

    /// The players in seat order, beginning with the first player (RULES 3).
    pub(crate) fn seat_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        // Alone, it may be the phantom who is first.
        let first = if self.is_phantom(self.first) { Seat::new(0) } else { self.first };
        first.clockwise(self.table())
    }
}
