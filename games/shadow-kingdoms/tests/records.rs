//! Recorded games still replay move by move to the same scores, and forged ones are found out.
//!
//! If one no longer replays, the rules or the figures changed: raise `RULES_VERSION` for the rules, and write the records
//! again with `cargo test -p shadow-kingdoms --test records -- --ignored`.

use serde_json::json;
use shadow_kingdoms::{Options, ShadowKingdoms};
use std::path::Path;
use taverne_engine::RecordError;
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
    [
        Recorded { file: "three-players.json", seats: 3, options: Options::default() },
        Recorded { file: "solo.json", seats: 1, options: Options { adversary: "20".into() } },
    ]
}

#[test]
fn recorded_games_still_replay() {
    records::still_replay::<ShadowKingdoms>(folder(), &recorded());
}

#[test]
fn sensible_games_still_replay() {
    sensible_play_still_replays::<ShadowKingdoms>(&folder().join(SENSIBLE));
}

#[test]
#[ignore = "writes the recorded games anew"]
fn write_the_records() {
    records::write_anew::<ShadowKingdoms>(folder(), &recorded());
    write_sensible_play::<ShadowKingdoms>(&folder().join(SENSIBLE));
}

#[test]
fn forged_records_are_found_out() {
    let honest = Honest::<ShadowKingdoms>::default();
    honest.verifies_unless_forged();
    honest.notices(
        |it| it["options"]["adversary"] = json!("moon"),
        |it| matches!(it, RecordError::Setup(_)),
        "setup-unknown-adversary",
    );
    honest.notices_first_move(&json!({ "pick_board": 9 }), "Empty");
    honest.notices_first_move(&json!({ "pick_board": 1e40 }), "move 1");
}

#[test]
fn one_wrong_sign_never_panics() {
    Honest::<ShadowKingdoms>::default().withstands_one_wrong_sign(1000);
}
