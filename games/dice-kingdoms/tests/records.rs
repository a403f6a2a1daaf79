//! Recorded games still replay move by move to the same scores.
//!
//! If one no longer does, the rules or the figures changed: raise `RULES_VERSION` for the rules, and write the records
//! again with `cargo test -p dice-kingdoms --test records -- --ignored`.

use dice_kingdoms::{Content, DiceKingdoms, Options};
use std::{fs, path::PathBuf};
use taverne_engine::{Game, Record, Seed, Session, chance, record::Sitter};

/// File and seats of each recorded game.
const RECORDS: [(&str, usize); 2] = [("three-players.json", 3), ("solo.json", 1)];

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(file)
}

/// A whole game of random decisions.
fn random_game(seats: usize) -> Record {
    let sitters = (1..=seats).map(|n| Sitter { name: format!("P{n}"), player: "random".into() }).collect();
    let seed = Seed::numbered(2024, seats as u64);
    let mut session =
        Session::<DiceKingdoms>::open(Content::builtin(), Options::default(), sitters, seed).expect("the box");
    let mut rng = seed.fast();
    while let Some(seat) = session.game().waiting().seats().first() {
        let mut actions = Vec::new();
        session.game().actions(seat, &mut actions);
        let action = actions[chance::below(&mut rng, actions.len())];
        session.play(seat, action).expect("a listed action is legal");
    }
    session.record()
}

#[test]
fn recorded_games_still_replay() {
    for (file, seats) in RECORDS {
        let text = fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let session = Session::<DiceKingdoms>::verify(&record).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(session.game().seats(), seats);
        assert!(session.result().is_some_and(|scores| scores.winners().count() > 0 || seats == 1));
        assert_eq!(record.to_text(), text, "{file} is written as it was");
    }
}

#[test]
#[ignore = "writes the recorded games anew"]
fn write_the_records() {
    for (file, seats) in RECORDS {
        fs::write(path(file), random_game(seats).to_text()).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}
