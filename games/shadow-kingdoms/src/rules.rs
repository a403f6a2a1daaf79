//! The contract with the engine; what is asked, and what answers do, say the [steps](crate::steps).

use crate::{Action, Content, Event, MOST_SEATS, Options, Refusal, ShadowKingdoms, census, setup, view::View};
use std::ops::RangeInclusive;
use taverne_engine::{Campaign, Chance, Fast, Game, Scores, Seat, Viewer};

impl Game for ShadowKingdoms {
    const ID: &'static str = "shadow-kingdoms";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=MOST_SEATS;

    taverne_engine::played_in_steps!(setup::lay_out);

    fn seats(&self) -> usize {
        self.table()
    }

    /// What is hidden is drawn when it is needed, so another world only needs another chance.
    fn imagine(&self, _: Seat, rng: &mut Fast) -> Self {
        let mut world = self.clone();
        world.chance = Chance::imagined(rng);
        world
    }

    fn scores(&self, _: Viewer) -> Scores {
        self.standings()
    }

    fn census(&self) -> Vec<(String, u32)> {
        census::census(self)
    }
}

/// There is none.
impl Campaign for ShadowKingdoms {
    type Plan = ();
    type Outcome = ();
}
