//! Tables that cannot be.

use heroes3::Heroes3;
use serde_json::json;
use taverne_trials::options;

#[test]
fn impossible_numbers_of_players() {
    options::impossible_numbers_of_players_are_refused::<Heroes3>();
}

#[test]
fn options_that_are_no_options() {
    let nonsense = [
        json!({ "difficulty": "unfair" }),
        json!({ "faction": "neutral_zone" }),
        json!({ "guard": 3 }),
        json!({ "dragons": true }),
    ];
    options::nonsense_is_refused::<Heroes3>(&nonsense);
}
