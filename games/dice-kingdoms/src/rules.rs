//! The contract with the engine; what is asked, and what answers do, say the [steps](crate::steps).

use crate::{Action, Content, DiceKingdoms, Event, MOST_SEATS, Options, Refusal, imagine, setup, view::View};
use std::ops::RangeInclusive;
use taverne_engine::{Campaign, Chance, Fast, Game, Journal, Phrase, Scores, Seat, Seed, Viewer, steps};

impl Game for DiceKingdoms {
    const ID: &'static str = "dice-kingdoms";
    const RULES_VERSION: u32 = 2;
    const LONGEST: usize = 5_000;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

    type Content = Content;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(
        content: &'static Content,
        _: &Options,
        seats: usize,
        seed: Seed,
        journal: &mut Journal<Event>,
    ) -> Result<Self, Phrase> {
        let mut game = setup::lay_out(content, seats, seed, journal);
        steps::advance(&mut game, journal);
        Ok(game)
    }

    fn content(&self) -> &'static Content {
        self.content.0
    }

    fn seats(&self) -> usize {
        self.table()
    }

    taverne_engine::played_in_steps!();

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self {
        imagine::world(self, seat, rng)
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.scores_for(viewer)
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Vec<(String, u32)> {
        imagine::census(self)
    }
}

/// There is none.
impl Campaign for DiceKingdoms {
    type Plan = ();
    type Outcome = ();
}
