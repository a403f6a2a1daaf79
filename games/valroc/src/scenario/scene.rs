//! A scenario being played: decisions by the names of cards, and what everybody can read off the table.

use super::{actions, course, creature, spell};
use crate::{
    Action, Valroc,
    action::Change,
    cards::{ActionSet, OfferingId, OfferingSet, Token},
    content::Errand,
    elements::Element,
    places::{Pawn, Spot},
    player::Player,
};
use taverne_engine::{Game, Scores, Seat, Viewer};

/// A game that waits for somebody, with all that was told since it began.
pub type Scene = taverne_engine::Scene<Valroc>;

#[easy_ext::ext(ByName)]
pub impl Scene {
    /// The next Action cards to be drawn, in whatever order; all others are discarded.
    fn next_cards(&mut self, ids: &[&str]) -> &mut Self {
        let decks = &mut self.game.decks;
        let lying = decks.actions.union(decks.action_discards);
        let wanted = actions(ids);
        assert!(wanted.minus(lying) == ActionSet::EMPTY, "some of {ids:?} are in play");
        decks.actions = wanted;
        decks.action_discards = lying.minus(wanted);
        self
    }

    /// The phantom's next Offering card, counted from 1.
    fn next_offering(&mut self, number: usize) -> &mut Self {
        self.game.decks.offerings = OfferingSet::EMPTY.with(OfferingId::of(number - 1));
        self
    }

    fn player(&self, seat: usize) -> &Player {
        self.game.player(Seat::new(seat))
    }

    fn tokens(&self, seat: usize, token: Token) -> u8 {
        self.player(seat).count(token)
    }

    fn scores(&self) -> Scores {
        self.game.scores(Viewer::Spectator)
    }

    /// Solo: where the phantom would put a pawn that is sent somewhere.
    fn phantom_goes(&self, pawn: Pawn, place: crate::places::Place, room: Element) -> Option<Spot> {
        self.game.phantom_spot(Seat::new(1), Errand { pawn, place, room })
    }
}

/// Actions, by the name of the card they are about.
pub fn place(pawn: Pawn, spot: Spot) -> Action {
    Action::Place { pawn, spot, change: None }
}

pub fn place_changed(pawn: Pawn, spot: Spot) -> Action {
    Action::Place { pawn, spot, change: Some(Change::Mushroom) }
}

pub fn fight(id: &str) -> Action {
    Action::Fight { creature: creature(id), mount: None, second: None }
}

pub fn ride(id: &str, mount: &str) -> Action {
    Action::Fight { creature: creature(id), mount: Some(creature(mount)), second: None }
}

pub fn ride_two(id: &str, mount: &str, second: &str) -> Action {
    Action::Fight { creature: creature(id), mount: Some(creature(mount)), second: Some(creature(second)) }
}

pub fn cast(id: &str) -> Action {
    Action::Cast { spell: spell(id), on: None, element: None }
}

pub fn cast_on(id: &str, on: usize, element: Option<Element>) -> Action {
    Action::Cast { spell: spell(id), on: Some(Seat::new(on)), element }
}

pub fn use_course(id: &str, element: Option<Element>) -> Action {
    Action::UseCourse { course: course(id), element }
}

pub fn change_with_course(pawn: Pawn, spot: Spot, id: &str) -> Action {
    Action::Place { pawn, spot, change: Some(Change::Course(course(id))) }
}

pub fn keep_spell(id: &str) -> Action {
    Action::KeepSpell(spell(id))
}

pub fn give_up(id: &str) -> Action {
    Action::GiveUpSpell(spell(id))
}
