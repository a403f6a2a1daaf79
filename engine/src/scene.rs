//! A table laid out by hand and being played, for tests and puzzles.

use crate::{
    game::Game,
    journal::Journal,
    score::SeatScore,
    seat::{Seat, Viewer},
    steps::{self, Stepped},
};

/// A game that waits for somebody, with all that was told since it began.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    pub game: G,
    pub journal: Journal<G::Event>,
}

impl<G: Stepped> Scene<G> {
    /// Lets everything happen until somebody is asked.
    pub fn begin(game: G) -> Self {
        let mut scene = Self { game, journal: Journal::new() };
        scene.advance();
        scene
    }

    pub fn advance(&mut self) -> &mut Self {
        steps::advance(&mut self.game, &mut self.journal);
        self
    }
}

impl<G: Game> Scene<G> {
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Lets a seat decide, and insists that it may.
    #[track_caller]
    pub fn play(&mut self, seat: usize, action: G::Action) -> &mut Self {
        let played = self.game.play(Seat::new(seat), action, &mut self.journal);
        played.unwrap_or_else(|refusal| panic!("{action:?} of seat {seat} is refused: {refusal:?}"));
        self
    }

    /// Why a seat may not do this; a refusal changes nothing.
    #[track_caller]
    pub fn refusal(&self, seat: usize, action: G::Action) -> G::Refusal {
        let mut game = self.game.clone();
        let Err(refusal) = game.play(Seat::new(seat), action, &mut Journal::new()) else {
            panic!("{action:?} of seat {seat} is allowed");
        };
        assert!(game == self.game, "refusing {action:?} left a trace");
        refusal
    }

    /// The seats that owe a decision.
    pub fn asked(&self) -> Vec<usize> {
        self.game.waiting().seats().iter().map(Seat::index).collect()
    }

    pub fn is_over(&self) -> bool {
        self.game.waiting().is_over()
    }

    pub fn actions(&self, seat: usize) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.actions(Seat::new(seat), &mut actions);
        actions
    }

    pub fn may(&self, seat: usize, action: G::Action) -> bool {
        self.actions(seat).contains(&action)
    }

    pub fn told(&self) -> Vec<&G::Event> {
        self.journal.told().iter().map(|told| &told.event).collect()
    }

    /// What these eyes were told.
    pub fn heard(&self, viewer: Viewer) -> Vec<&G::Event> {
        let heard = self.journal.told().iter().filter(|told| told.audience.includes(viewer));
        heard.map(|told| &told.event).collect()
    }

    /// What the seat itself sees.
    pub fn view(&self, seat: usize) -> G::View {
        self.game.view(Viewer::Seat(Seat::new(seat)))
    }

    /// The score of a seat, as far as it knows it itself.
    pub fn score(&self, seat: usize) -> SeatScore {
        self.game.scores(Viewer::Seat(Seat::new(seat))).seats.swap_remove(seat)
    }

    /// The points of a seat from one source.
    pub fn points(&self, seat: usize, source: &str) -> i32 {
        self.score(seat).lines.iter().find(|line| line.source == source).map_or(0, |line| line.points)
    }
}
