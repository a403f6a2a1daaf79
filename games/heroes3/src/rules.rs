//! The contract with the engine; what is asked, and what answers do, say the [steps](crate::steps).

use crate::{Action, Content, Event, Heroes3, MOST_SEATS, Options, Refusal, census, imagine, setup, view::View};
use std::ops::RangeInclusive;
use taverne_engine::{Chance, Fast, Game, Journal, Phrase, Scores, Seat, Seed, Viewer, steps};

impl Game for Heroes3 {
    const ID: &'static str = "heroes3";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;
    /// Chance, agenda and a combat take more than half of it (DECISIONS 8).
    const LARGEST: usize = 4096;

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(
        content: &'static Content,
        options: &Options,
        seats: usize,
        seed: Seed,
        journal: &mut Journal<Event>,
    ) -> Result<Self, Phrase> {
        let mut game = setup::lay_out(content, options, seats, seed, journal)?;
        steps::advance(&mut game, journal);
        Ok(game)
    }

    fn content(&self) -> &'static Content {
        self.content.0
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    taverne_engine::played_in_steps!();

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self {
        imagine::world(self, seat, rng)
    }

    fn scores(&self, _: Viewer) -> Scores {
        self.standings()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Vec<(String, u32)> {
        census::census(self)
    }
}
