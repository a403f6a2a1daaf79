//! Recorded games still replay move by move to the same scores, and forged ones are found out.
//!
//! If one no longer replays, the rules or the figures changed: raise `RULES_VERSION` for the rules, and write the records
//! again with `cargo test -p dice-kingdoms --test records -- --ignored`.

use dice_kingdoms::{DiceKingdoms, Options};
use serde_json::json;
use std::path::Path;
use taverne_trials::{
    forgery::Honest,
    records::{self, Recorded},
    sensible::{sensible_play_still_replays, write_sensible_play},
};

/// At least three games of every variant.
const SENSIBLE: &str = "sensible.jsonl";

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

fn recorded() -> [Recorded<Options>; 2] {
    [("three-players.json", 3), ("solo.json", 1)].map(|(file, seats)| Recorded {
        file,
        seats,
        options: Options::default(),
    })
}

#[test]
fn recorded_games_still_replay() {
    records::still_replay::<DiceKingdoms>(folder(), &recorded());
}

#[test]
fn sensible_games_still_replay() {
    sensible_play_still_replays::<DiceKingdoms>(&folder().join(SENSIBLE));
}

#[test]
#[ignore = "writes the recorded games anew"]
fn write_the_records() {
    records::write_anew::<DiceKingdoms>(folder(), &recorded());
    write_sensible_play::<DiceKingdoms>(&folder().join(SENSIBLE));
}

#[test]
fn forged_records_are_found_out() {
    let honest = Honest::<DiceKingdoms>::default();
    honest.verifies_unless_forged();
    honest.notices_first_move(&json!("idle"), "NotNow");
    honest.notices_first_move(&json!({ "recruit": 1e40 }), "move 1");
}

#[test]
fn one_wrong_sign_never_panics() {
    Honest::<DiceKingdoms>::default().withstands_one_wrong_sign(1000);
}
