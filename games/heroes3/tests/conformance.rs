//! Every promise of the engine, in every skirmish, with every faction, difficulty and guard.

use heroes3::Heroes3;
use taverne_engine::conformance::{self, Effort};

#[test]
fn keeps_every_promise() {
    let effort = Effort { games: 40, ..Effort::default() };
    let tally = conformance::run::<Heroes3>(&effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(tally.games >= 600, "{tally:?}");
}
