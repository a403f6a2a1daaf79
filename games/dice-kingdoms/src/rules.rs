//! The contract with the engine; what is asked, and what answers do, say the [steps](crate::steps).

use crate::{Action, Content, DiceKingdoms, Event, MOST_SEATS, Options, Refusal, imagine, setup, view::View};
use std::ops::RangeInclusive;
use taverne_engine::{Campaign, Fast, Game, Scores, Seat, Viewer};

impl Game for DiceKingdoms {
    const ID: &'static str = "dice-kingdoms";
    const RULES_VERSION: u32 = 2;
    const LONGEST: usize = 5_000;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

    taverne_engine::played_in_steps!(setup::lay_out);

    fn seats(&self) -> usize {
        self.table()
    }

    fn imagine(&self, seat: Seat, rng: &mut Fast) -> Self {
        imagine::world(self, seat, rng)
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.scores_for(viewer)
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
