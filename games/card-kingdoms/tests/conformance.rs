//! Every promise of the engine, on every player count and variant.

use card_kingdoms::CardKingdoms;
use taverne_engine::conformance::{self, Effort};

#[test]
fn keeps_every_promise() {
    let effort = Effort { games: 55, ..Effort::default() };
    let tally = conformance::run::<CardKingdoms>(&effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(tally.games >= 2_000, "{tally:?}");
}
