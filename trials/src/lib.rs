//! What every game must withstand, for its own tests to call: bad content files, actions nobody should send, records
//! that were forged, and records of games played long ago, at random and sensibly.
//!
//! A game brings what only it knows (an action of its own, a figure of its own); everything here panics with the reason,
//! as a test does.

pub mod actions;
pub mod board_fixtures;
pub mod content;
pub mod forgery;
pub mod options;
pub mod records;
pub mod sensible;
mod translations;

pub use translations::Translations;

use proptest::{
    prelude::*,
    test_runner::{TestCaseResult, TestRunner},
};
use taverne_engine::{Content, Game, Phrase, Seed, Session, Spoken, chance, playout::LONGEST_GAME, record::Sitter};

pub fn sitters(seats: usize) -> Vec<Sitter> {
    (1..=seats).map(|n| Sitter { name: format!("P{n}"), player: "random".into() }).collect()
}

/// A table of the game as it is in the box.
pub fn open<G: Game>(options: G::Options, seats: usize, seed: Seed) -> Result<Session<G>, Phrase> {
    Session::open(G::Content::shelf().builtin(), options, sitters(seats), seed)
}

/// A table after some random decisions; fewer if the game ends before.
pub fn table<G: Game>(options: G::Options, seats: usize, seed: Seed, decisions: usize) -> Session<G> {
    let mut session = open::<G>(options, seats, seed).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let mut rng = seed.fast();
    let mut actions = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = session.game().waiting().seats().first() else { break };
        actions.clear();
        session.game().actions(seat, &mut actions);
        session.play(seat, actions[chance::below(&mut rng, actions.len())]).expect("a listed action is legal");
    }
    session
}

pub fn finished<G: Game>(options: G::Options, seats: usize, seed: Seed) -> Session<G> {
    let session = table::<G>(options, seats, seed, LONGEST_GAME);
    assert!(session.game().waiting().is_over(), "{} did not end within {LONGEST_GAME} decisions", G::ID);
    session
}

/// Tables of all variants of the game, after up to so many decisions.
fn any_table<G: Spoken>(decisions: usize) -> impl Strategy<Value = Session<G>> {
    (prop::sample::select(G::variants()), 0..1_000u64, 0..decisions).prop_map(|(variant, index, decisions)| {
        table(variant.options, variant.seats, Seed::numbered(77, index), decisions)
    })
}

/// Holds for all of so many random inputs.
fn property<S: Strategy>(cases: u32, inputs: &S, holds: impl Fn(S::Value) -> TestCaseResult) {
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    TestRunner::new(config).run(inputs, holds).unwrap_or_else(|failure| panic!("{failure}"));
}
