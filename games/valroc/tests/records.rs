//! Recorded games still replay move by move to the same scores, and forged ones are found out.
//!
//! If one no longer replays, the rules or the figures changed: raise `RULES_VERSION` for the rules, and write the records
//! again with `cargo test -p valroc --test records -- --ignored`.

use serde_json::json;
use std::path::Path;
use taverne_trials::{
    forgery::Honest,
    records::{self, Recorded},
    sensible::{sensible_play_still_replays, write_sensible_play},
};
use valroc::{Options, Valroc, options::Mode};

/// At least three games of every variant.
const SENSIBLE: &str = "sensible.jsonl";

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

fn recorded() -> [Recorded<Options>; 2] {
    let with = |mode| Options { mode, ..Options::default() };
    [
        Recorded { file: "three-players.json", seats: 3, options: with(Mode::Easy) },
        Recorded { file: "solo.json", seats: 1, options: with(Mode::Classic) },
    ]
}

#[test]
fn recorded_games_still_replay() {
    records::still_replay::<Valroc>(folder(), &recorded());
}

#[test]
fn sensible_games_still_replay() {
    sensible_play_still_replays::<Valroc>(&folder().join(SENSIBLE));
}

#[test]
#[ignore = "writes the recorded games anew"]
fn write_the_records() {
    records::write_anew::<Valroc>(folder(), &recorded());
    write_sensible_play::<Valroc>(&folder().join(SENSIBLE));
}

#[test]
fn forged_records_are_found_out() {
    let honest = Honest::<Valroc>::default();
    honest.verifies_unless_forged();
    honest.notices_first_move(&json!("heal"), "move 1");
    honest.notices_first_move(&json!({ "pick": 1e40 }), "move 1");
}

#[test]
fn one_wrong_sign_never_panics() {
    Honest::<Valroc>::default().withstands_one_wrong_sign(300);
}
