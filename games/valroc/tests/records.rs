//! Recorded games still replay move by move to the same scores.
//!
//! If one no longer does, the rules or the figures changed: raise `RULES_VERSION` for the rules, and write the records
//! again with `cargo test -p valroc --test records -- --ignored`.

use std::{fs, path::PathBuf};
use taverne_engine::{Game, Record, Seed, Session, chance, record::Sitter};
use valroc::{Content, Options, Valroc, options::Mode};

/// File, seats and mode of each recorded game.
const RECORDS: [(&str, usize, Mode); 2] = [("three-players.json", 3, Mode::Easy), ("solo.json", 1, Mode::Classic)];

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(file)
}

/// A whole game of random decisions.
fn random_game(seats: usize, mode: Mode) -> Record {
    let sitters = (1..=seats).map(|n| Sitter { name: format!("P{n}"), player: "random".into() }).collect();
    let options = Options { mode, ..Options::default() };
    let seed = Seed::numbered(2024, seats as u64);
    let mut session = Session::<Valroc>::open(Content::builtin(), options, sitters, seed).expect("good options");
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
    for (file, seats, _) in RECORDS {
        let text = fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let session = Session::<Valroc>::verify(&record).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(session.game().seats(), seats);
        assert!(session.result().is_some_and(|scores| scores.winners().count() > 0 || seats == 1));
        assert_eq!(record.to_text(), text, "{file} is written as it was");
    }
}

#[test]
#[ignore = "writes the recorded games anew"]
fn write_the_records() {
    for (file, seats, mode) in RECORDS {
        fs::write(path(file), random_game(seats, mode).to_text()).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}
