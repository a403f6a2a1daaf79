//! Tables that cannot be.

use crate::{Translations, open, sitters};
use serde_json::Value;
use taverne_engine::{Record, RecordError, Seed, Session, Spoken};

/// Insists that such a table is refused with this key, in words that contain `hint`.
#[track_caller]
pub fn refused<G: Spoken>(options: G::Options, seats: usize, key: &str, hint: &str) {
    let refusal = open::<G>(options, seats, Seed::numbered(77, 0)).expect_err("such a table is impossible");
    assert_eq!(refusal.key, key);
    let words = Translations::of::<G>().say(&refusal);
    assert!(words.iter().all(|words| words.contains(hint)), "{words:?}");
}

pub fn impossible_numbers_of_players_are_refused<G: Spoken>() {
    for seats in [0, G::SEATS.end() + 1, 9, 255] {
        refused::<G>(G::Options::default(), seats, "setup-seats", &seats.to_string());
    }
}

/// JSON that is not the game's options is refused; so is nonsense that no game knows.
pub fn nonsense_is_refused<G: Spoken>(nonsense: &[Value]) {
    let seats = 2.clamp(*G::SEATS.start(), *G::SEATS.end());
    let record = open::<G>(G::Options::default(), seats, Seed::numbered(77, 0)).expect("a small table").record();
    let always = [7.into(), Value::Null, vec![1].into(), serde_json::json!({ "open_sesame": true })];
    for options in nonsense.iter().chain(&always) {
        let changed = Record { options: options.clone(), seats: sitters(seats), ..record.clone() };
        let error = Session::<G>::replay(&changed, 0).expect_err("no options");
        assert!(matches!(error, RecordError::Setup(_)), "{options}: {error}");
    }
}
