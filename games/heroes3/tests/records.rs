//! Recorded games still replay move by move to the same scores, and forged ones are found out.
//!
//! If one no longer replays, the rules or the figures changed: raise `RULES_VERSION` for the rules, and write the records
//! again with `cargo test -p heroes3 --test records -- --ignored`.

use heroes3::{
    Heroes3, Options,
    kinds::{Difficulty, Faction, Role},
};
use serde_json::json;
use std::path::Path;
use taverne_trials::{
    forgery::Honest,
    records::{self, Recorded},
};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

fn recorded() -> [Recorded<Options>; 6] {
    let siege = Options {
        scenario: "skirmish_siege".into(),
        faction: Faction::Rampart,
        role: Role::Defend,
        difficulty: Difficulty::Hard,
        ..Options::default()
    };
    let ai_hero = Options {
        scenario: "skirmish_ai_hero".into(),
        faction: Faction::Dungeon,
        artifacts: "2".into(),
        ..Options::default()
    };
    let adventure = |scenario: &str, faction, difficulty| Options {
        scenario: scenario.into(),
        faction,
        difficulty,
        ..Options::default()
    };
    let queen = adventure("long_live_the_queen_3", Faction::Castle, Difficulty::Hard);
    let revenge = adventure("dead_cold_revenge_2", Faction::Rampart, Difficulty::Easy);
    let guard = Options { scenario: "skirmish_guard".into(), ..Options::default() };
    let duel = Options { scenario: "skirmish_duel".into(), faction: Faction::Necropolis, ..Options::default() };
    [
        Recorded { file: "duel.json", seats: 2, options: duel },
        Recorded { file: "queen.json", seats: 1, options: queen },
        Recorded { file: "revenge.json", seats: 1, options: revenge },
        Recorded { file: "guard.json", seats: 1, options: guard },
        Recorded { file: "siege.json", seats: 1, options: siege },
        Recorded { file: "ai-hero.json", seats: 1, options: ai_hero },
    ]
}

#[test]
fn recorded_games_still_replay() {
    records::still_replay::<Heroes3>(folder(), &recorded());
}

#[test]
#[ignore = "writes the recorded games anew"]
fn write_the_records() {
    records::write_anew::<Heroes3>(folder(), &recorded());
}

#[test]
fn forged_records_are_found_out() {
    let honest = Honest::<Heroes3>::default();
    honest.verifies_unless_forged();
    honest.notices_first_move(&json!({ "row": 9 }), "NotNow");
    honest.notices_first_move(&json!({ "go": 1e40 }), "move 1");
}

#[test]
fn one_wrong_sign_never_panics() {
    Honest::<Heroes3>::default().withstands_one_wrong_sign(300);
}
