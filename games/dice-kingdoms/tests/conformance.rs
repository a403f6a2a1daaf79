//! Every promise of the engine, on every player count and in the solo game.

use dice_kingdoms::DiceKingdoms;
use taverne_engine::conformance::{self, Effort};

#[test]
fn keeps_every_promise() {
    let effort = Effort { games: 100, ..Effort::default() };
    let tally = conformance::run::<DiceKingdoms>(&effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(tally.games >= 500, "{tally:?}");
}
