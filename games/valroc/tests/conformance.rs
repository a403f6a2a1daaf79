//! Every promise of the engine, on every player count and variant.
//!
//! Random games are long (about a thousand decisions), so few of them see a lot.

use taverne_engine::conformance::{self, Effort};
use valroc::Valroc;

#[test]
fn keeps_every_promise() {
    let games = std::env::var("VALROC_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let effort = Effort { games, spacing: 24, ..Effort::default() };
    let tally = conformance::run::<Valroc>(&effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(tally.games >= 14 && tally.decisions >= 5_000, "{tally:?}");
}
