//! Every promise of the engine, on every player count, alone against an easy and a hard Adversary.

use shadow_kingdoms::ShadowKingdoms;
use taverne_engine::conformance::{self, Effort};

#[test]
fn keeps_every_promise() {
    let effort = Effort { games: 100, ..Effort::default() };
    let tally = conformance::run::<ShadowKingdoms>(&effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(tally.games >= 600, "{tally:?}");
}
