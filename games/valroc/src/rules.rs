//! The contract with the engine; what is asked, and what answers do, say the [steps](crate::steps).

use crate::{Action, Content, Event, MOST_SEATS, Options, Refusal, Valroc, census, imagine, setup, view::View};
use std::ops::RangeInclusive;
use taverne_engine::{Fast, Game, Scores, Seat, Viewer};

impl Game for Valroc {
    const ID: &'static str = "valroc";
    const RULES_VERSION: u32 = 4;
    const LONGEST: usize = 15_000;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

    taverne_engine::played_in_steps!(setup::lay_out);

    fn seats(&self) -> usize {
        self.table()
    }

    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self {
        imagine::world(self, seat, rng)
    }

    fn scores(&self, _: Viewer) -> Scores {
        self.scores_now()
    }

    fn census(&self) -> Vec<(String, u32)> {
        census::count(self)
    }
}
