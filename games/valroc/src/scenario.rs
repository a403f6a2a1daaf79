//! Tables laid out by hand, for tests and puzzles.
//!
//! A [`Scenario`] says what lies where; the moment it starts at (`planning`, `at`, `closing`, ...) turns it into a
//! [`Scene`], a game in which somebody is asked something.
//!
//! ```
//! use valroc::{places::{Pawn, Place}, scenario::{ByName, Scenario}};
//!
//! let table = Scenario::new(4).pm(0, 3).pawn(Place::Fountain, 0, 0, Pawn::Mage).at(Place::Fountain);
//! assert_eq!(table.player(0).pm(), 9);
//! ```

mod moments;
mod scene;

pub use scene::{
    ByName, Scene, cast, cast_on, change_with_course, fight, give_up, keep_spell, place, place_changed, ride, ride_two,
    use_course,
};

use crate::{
    Content, Options, Valroc,
    board::Statue,
    cards::{ActionId, ActionSet, CourseId, CreatureId, CreatureSet, PlanningId, PlanningSet, SpellId, Token},
    elements::Element,
    options::Hands,
    places::{Pawn, Piece, Place},
    setup,
    steps::Phase,
};
use taverne_engine::{Journal, Seat, SeatSet, Seed};

/// A table on its way.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: Valroc,
}

impl Scenario {
    /// Round 1 with prepared hands, everything else as the setup leaves it.
    pub fn new(seats: usize) -> Self {
        let hands = if seats == 1 { Hands::Draft } else { Hands::Prepared };
        Self::with(seats, Options { hands, ..Options::default() })
    }

    pub fn solo() -> Self {
        Self::new(1)
    }

    fn with(seats: usize, options: Options) -> Self {
        let seed = Seed::numbered(7, seats as u64);
        let game = setup::lay_out(Content::builtin(), &options, seats, seed, &mut Journal::silent());
        let mut game = game.unwrap_or_else(|refusal| panic!("{refusal:?}"));
        game.agenda.clear();
        game.pending = SeatSet::EMPTY;
        game.phase = Phase::Planning;
        Self { game }
    }

    fn change(mut self, change: impl FnOnce(&mut Valroc)) -> Self {
        change(&mut self.game);
        self
    }

    #[must_use]
    pub fn pm(self, seat: usize, pm: u8) -> Self {
        self.change(|game| game.players[seat].pm = pm)
    }

    #[must_use]
    pub fn vals(self, seat: usize, vals: u8) -> Self {
        self.change(|game| {
            game.board.bank += game.players[seat].vals;
            game.board.bank -= vals;
            game.players[seat].vals = vals;
        })
    }

    #[must_use]
    pub fn skills(self, seat: usize, skills: [u8; 4]) -> Self {
        self.change(|game| game.players[seat].skills = skills)
    }

    #[must_use]
    pub fn tokens(self, seat: usize, token: Token, count: u8) -> Self {
        self.change(|game| (0..count).for_each(|_| assert!(game.gain_token(Seat::new(seat), token), "out of stock")))
    }

    #[must_use]
    pub fn hand(self, seat: usize, ids: &[&str]) -> Self {
        self.change(|game| game.players[seat].hand = creatures(ids))
    }

    #[must_use]
    pub fn beaten(self, seat: usize, ids: &[&str]) -> Self {
        self.change(|game| game.players[seat].beaten = creatures(ids))
    }

    /// Solo: the creatures of the river, from the left.
    #[must_use]
    /// No creature is left to come into the river.
    pub fn empty_pile(self) -> Self {
        self.change(|game| {
            let phantom = game.phantom.as_mut().expect("only a solo game has a pile");
            (phantom.top, phantom.bottom) = Default::default();
        })
    }

    pub fn river(self, ids: &[&str]) -> Self {
        self.change(|game| {
            let phantom = game.phantom.as_mut().expect("only a solo game has a river");
            let old: CreatureSet = phantom.river.iter().copied().collect();
            phantom.unseen = phantom.unseen.union(old).minus(creatures(ids));
            phantom.river = ids.iter().map(|id| creature(id)).collect();
        })
    }

    /// Solo: the planning card that the phantom draws next.
    #[must_use]
    pub fn planning_card(self, id: &str) -> Self {
        self.change(|game| {
            let card = game.content.plannings.iter().position(|card| card.id == id);
            let card = card.unwrap_or_else(|| panic!("there is no planning card {id:?}"));
            let phantom = game.phantom.as_mut().expect("only a solo game has a phantom");
            phantom.plannings = PlanningSet::EMPTY.with(PlanningId::of(card));
        })
    }

    #[must_use]
    pub fn course(self, seat: usize, id: &str) -> Self {
        self.change(|game| {
            let course = course(id);
            if !game.decks.courses.take(course.index()) {
                let open = game.board.courses.iter_mut().find(|slot| **slot == Some(course));
                *open.unwrap_or_else(|| panic!("no {id} left")) = None;
            }
            game.players[seat].courses.insert(course);
        })
    }

    /// These courses lie open, from the left.
    #[must_use]
    pub fn open_courses(self, ids: &[&str]) -> Self {
        self.change(|game| {
            for open in game.board.courses.iter_mut().filter_map(Option::take) {
                game.decks.courses.put(open.index());
            }
            for (slot, id) in ids.iter().enumerate() {
                assert!(game.decks.courses.take(course(id).index()), "no {id} left");
                game.board.courses[slot] = Some(course(id));
            }
        })
    }

    #[must_use]
    pub fn spell(self, seat: usize, id: &str) -> Self {
        self.change(|game| {
            assert!(game.decks.spells.take(spell(id)), "no {id} left");
            game.players[seat].spells.put(spell(id));
        })
    }

    #[must_use]
    pub fn used_spell(self, seat: usize, id: &str) -> Self {
        self.change(|game| {
            assert!(game.decks.spells.take(spell(id)), "no {id} left");
            game.players[seat].used_spells.put(spell(id));
        })
    }

    /// Kept Action cards.
    #[must_use]
    pub fn kept(self, seat: usize, ids: &[&str]) -> Self {
        self.change(|game| {
            for id in ids {
                game.decks.actions.remove(action(id));
                game.players[seat].kept.insert(action(id));
            }
        })
    }

    /// The mage lies on this wound, and is idle until the end of this round.
    #[must_use]
    pub fn injured(self, seat: usize, id: &str, until: u16) -> Self {
        self.change(|game| {
            game.decks.actions.remove(action(id));
            game.players[seat].bed = Some(action(id));
            game.players[seat].idle_until = until;
        })
    }

    #[must_use]
    pub fn statue(self, element: Element, vals: u8, diamonds: u8) -> Self {
        self.change(|game| {
            game.board.bank -= vals;
            game.board.supply[Token::Diamond.kind()] -= diamonds;
            game.board.statues[element.index()] = Statue { vals, diamonds };
        })
    }

    #[must_use]
    pub fn wrath(self, wrath: u8) -> Self {
        self.change(|game| game.board.wrath = wrath)
    }

    /// The open Black Magic card.
    #[must_use]
    pub fn magic(self, id: &str) -> Self {
        self.change(|game| {
            let magic = game.content.find_magic(id).unwrap_or_else(|| panic!("there is no Black Magic {id:?}"));
            game.board.magic.into_iter().for_each(|old| game.decks.magics.insert(old));
            game.decks.magics.remove(magic);
            game.board.magic = Some(magic);
        })
    }

    #[must_use]
    pub fn rows(self, rows: [Element; 4]) -> Self {
        self.change(|game| game.board.rows = rows)
    }

    #[must_use]
    pub fn round(self, round: u16) -> Self {
        self.change(|game| game.round = round)
    }

    #[must_use]
    pub fn first(self, seat: usize) -> Self {
        self.change(|game| game.first = Seat::new(seat))
    }

    #[must_use]
    pub fn monk(self, seat: usize) -> Self {
        self.change(|game| game.board.monk = Some(Seat::new(seat)))
    }

    /// A pawn stands on a slot, counted from 0; in a solo game seat 1 is the phantom.
    #[must_use]
    pub fn pawn(self, place: Place, slot: usize, seat: usize, pawn: Pawn) -> Self {
        self.piece(place, slot, Piece { owner: Seat::new(seat), pawn, changed: false })
    }

    /// The same, changed into a mage by a mushroom.
    #[must_use]
    pub fn changed_pawn(self, place: Place, slot: usize, seat: usize, pawn: Pawn) -> Self {
        self.piece(place, slot, Piece { owner: Seat::new(seat), pawn, changed: true })
    }

    fn piece(self, place: Place, slot: usize, piece: Piece) -> Self {
        self.change(|game| {
            game.board.slots[place.index()][slot] = Some(piece);
            if let Some(player) = game.players.get_mut(piece.owner.index()) {
                player.placed.insert(piece.pawn);
            }
        })
    }

    /// The Frappe Infernale of this round was aimed at this element.
    #[must_use]
    pub fn struck(self, element: Element) -> Self {
        self.change(|game| game.strike = Some(element))
    }
}

pub(crate) fn creature(id: &str) -> CreatureId {
    Content::builtin().find_creature(id).unwrap_or_else(|| panic!("there is no creature {id:?}"))
}

fn creatures(ids: &[&str]) -> CreatureSet {
    ids.iter().map(|id| creature(id)).collect()
}

pub(crate) fn course(id: &str) -> CourseId {
    Content::builtin().find_course(id).unwrap_or_else(|| panic!("there is no course {id:?}"))
}

pub(crate) fn spell(id: &str) -> SpellId {
    Content::builtin().find_spell(id).unwrap_or_else(|| panic!("there is no spell {id:?}"))
}

pub(crate) fn action(id: &str) -> ActionId {
    Content::builtin().find_action(id).unwrap_or_else(|| panic!("there is no Action card {id:?}"))
}

pub(crate) fn actions(ids: &[&str]) -> ActionSet {
    ids.iter().map(|id| action(id)).collect()
}
