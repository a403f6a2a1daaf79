//! Tables that cannot be.

use super::{open, said, sitters};
use dice_kingdoms::{DiceKingdoms, Options};
use taverne_engine::{Record, RecordError, Session};

#[test]
fn impossible_numbers_of_players() {
    for seats in [0, 6, 9, 255] {
        let refusal = open(Options::default(), seats, 0).expect_err("such a table is impossible");
        assert_eq!(refusal.key, "setup-seats");
        let words = said(&refusal);
        assert!(words.iter().all(|words| words.contains(&seats.to_string())), "{words:?}");
    }
}

// Options come as JSON too.
#[test]
fn options_that_are_no_options() {
    let record = open(Options::default(), 2, 0).expect("a table").record();
    for options in ["{\"setup\": \"first_game\"}", "7", "null", "[1]"] {
        let options = serde_json::from_str(options).expect("good JSON");
        let changed = Record { options, seats: sitters(2), ..record.clone() };
        let error = Session::<DiceKingdoms>::replay(&changed, 0).expect_err("no options");
        assert!(matches!(error, RecordError::Setup(_)), "{error}");
    }
}
