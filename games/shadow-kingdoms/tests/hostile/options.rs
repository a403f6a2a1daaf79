//! Tables that cannot be.

use serde_json::json;
use shadow_kingdoms::{Options, ShadowKingdoms};
use taverne_trials::options;

#[test]
fn impossible_numbers_of_players() {
    options::impossible_numbers_of_players_are_refused::<ShadowKingdoms>();
}

#[test]
fn an_adversary_nobody_knows() {
    for level in ["11", "", "-10", "1e1"] {
        let options = Options { adversary: level.into() };
        options::refused::<ShadowKingdoms>(options, 1, "setup-unknown-adversary", level);
    }
}

#[test]
fn options_that_are_no_options() {
    let nonsense = [json!({ "adversary": 10 }), json!({ "level": "10" }), json!({ "adversary": ["10"] })];
    options::nonsense_is_refused::<ShadowKingdoms>(&nonsense);
}
