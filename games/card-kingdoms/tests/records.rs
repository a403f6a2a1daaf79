//! Recorded games still replay move by move to the same scores, and forged ones are found out.
//!
//! If one no longer replays, the rules or the figures changed: raise `RULES_VERSION` for the rules, and write the records
//! again with `cargo test -p card-kingdoms --test records -- --ignored`.

use card_kingdoms::{CardKingdoms, Options};
use serde_json::json;
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
    let with = |setup: &str| Options { setup: setup.into(), ..Options::default() };
    [
        Recorded { file: "three-players.json", seats: 3, options: with("maitrise_de_la_magie") },
        Recorded { file: "solo.json", seats: 1, options: with("first_game") },
    ]
}

#[test]
fn recorded_games_still_replay() {
    records::still_replay::<CardKingdoms>(folder(), &recorded());
}

#[test]
fn sensible_games_still_replay() {
    sensible_play_still_replays::<CardKingdoms>(&folder().join(SENSIBLE));
}

#[test]
#[ignore = "writes the recorded games anew"]
fn write_the_records() {
    records::write_anew::<CardKingdoms>(folder(), &recorded());
    write_sensible_play::<CardKingdoms>(&folder().join(SENSIBLE));
}

#[test]
fn forged_records_are_found_out() {
    let honest = Honest::<CardKingdoms>::default();
    honest.verifies_unless_forged();
    honest.notices(
        |it| it["options"]["setup"] = json!("moon"),
        |it| matches!(it, RecordError::Setup(_)),
        "setup-unknown",
    );
    honest.notices_first_move(&json!({ "keep_duke": 9 }), "NotOwned");
    honest.notices_first_move(&json!({ "keep_duke": 1e40 }), "move 1");
}

#[test]
fn one_wrong_sign_never_panics() {
    Honest::<CardKingdoms>::default().withstands_one_wrong_sign(1000);
}
