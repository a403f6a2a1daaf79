//! Tables that cannot be.

use dice_kingdoms::DiceKingdoms;
use serde_json::json;
use taverne_trials::options;

#[test]
fn impossible_numbers_of_players() {
    options::impossible_numbers_of_players_are_refused::<DiceKingdoms>();
}

#[test]
fn options_that_are_no_options() {
    options::nonsense_is_refused::<DiceKingdoms>(&[json!({ "setup": "first_game" })]);
}
