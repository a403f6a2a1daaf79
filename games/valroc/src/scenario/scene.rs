//! A scenario being played: decisions by the names of cards, and what everybody can read off the table.

use super::{actions, course, creature, spell};
use crate::{
    Action, Event, Refusal, Valroc,
    action::Change,
    cards::{ActionSet, OfferingId, OfferingSet, Token},
    content::Errand,
    elements::Element,
    places::{Pawn, Spot},
    player::Player,
    view::View,
};
use taverne_engine::{Game, Journal, Scores, Seat, SeatScore, Viewer};

/// A game that waits for somebody, with all that was told since it began.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Valroc,
    journal: Journal<Event>,
}

impl Scene {
    pub(super) fn waiting(game: Valroc) -> Self {
        Self { game, journal: Journal::new() }
    }

    pub(super) fn begin(game: Valroc) -> Self {
        let mut scene = Self::waiting(game);
        scene.go();
        scene
    }

    /// Lets everything happen until somebody is asked.
    pub fn go(&mut self) -> &mut Self {
        self.game.advance(&mut self.journal);
        self
    }

    pub fn game(&self) -> &Valroc {
        &self.game
    }

    /// The next Action cards to be drawn, in whatever order; all others are discarded.
    pub fn next_cards(&mut self, ids: &[&str]) -> &mut Self {
        let decks = &mut self.game.decks;
        let lying = decks.actions.union(decks.action_discards);
        let wanted = actions(ids);
        assert!(wanted.minus(lying) == ActionSet::EMPTY, "some of {ids:?} are in play");
        decks.actions = wanted;
        decks.action_discards = lying.minus(wanted);
        self
    }

    /// The phantom's next Offering card, counted from 1.
    pub fn next_offering(&mut self, number: usize) -> &mut Self {
        self.game.decks.offerings = OfferingSet::EMPTY.with(OfferingId::of(number - 1));
        self
    }

    /// Lets a seat decide, and insists that it may.
    #[track_caller]
    pub fn play(&mut self, seat: usize, action: Action) -> &mut Self {
        let played = self.game.play(Seat::new(seat), action, &mut self.journal);
        played.unwrap_or_else(|refusal| panic!("{action:?} of seat {seat} is refused: {refusal:?}"));
        self
    }

    /// Why a seat may not do this; a refusal changes nothing.
    #[track_caller]
    pub fn refusal(&self, seat: usize, action: Action) -> Refusal {
        let mut copy = self.clone();
        let Err(refusal) = copy.game.play(Seat::new(seat), action, &mut copy.journal) else {
            panic!("{action:?} of seat {seat} is allowed");
        };
        assert!(copy.game == self.game, "refusing {action:?} left a trace");
        refusal
    }

    /// The seats that owe a decision.
    pub fn asked(&self) -> Vec<usize> {
        self.game.waiting().seats().iter().map(Seat::index).collect()
    }

    pub fn is_over(&self) -> bool {
        self.game.waiting().is_over()
    }

    pub fn actions(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(Seat::new(seat), &mut actions);
        actions
    }

    pub fn may(&self, seat: usize, action: Action) -> bool {
        self.actions(seat).contains(&action)
    }

    pub fn told(&self) -> Vec<&Event> {
        self.journal.told().iter().map(|told| &told.event).collect()
    }

    /// What a viewer was told.
    pub fn heard(&self, viewer: Viewer) -> Vec<&Event> {
        let heard = self.journal.told().iter().filter(|told| told.audience.includes(viewer));
        heard.map(|told| &told.event).collect()
    }

    pub fn player(&self, seat: usize) -> &Player {
        self.game.player(Seat::new(seat))
    }

    /// What the seat itself sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(Viewer::Seat(Seat::new(seat)))
    }

    pub fn tokens(&self, seat: usize, token: Token) -> u8 {
        self.player(seat).count(token)
    }

    pub fn scores(&self) -> Scores {
        self.game.scores(Viewer::Spectator)
    }

    pub fn score(&self, seat: usize) -> SeatScore {
        self.scores().seats.swap_remove(seat)
    }

    /// The points of a seat from one source.
    pub fn points(&self, seat: usize, source: &str) -> i32 {
        self.score(seat).lines.iter().find(|line| line.source == source).map_or(0, |line| line.points)
    }

    /// Solo: where the phantom would put a pawn that is sent somewhere.
    pub fn phantom_goes(&self, pawn: Pawn, place: crate::places::Place, room: Element) -> Option<Spot> {
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
