//! Tables that cannot be.

use serde_json::json;
use taverne_trials::options::{self, refused};
use valroc::{Options, Valroc};

#[test]
fn impossible_numbers_of_players() {
    options::impossible_numbers_of_players_are_refused::<Valroc>();
}

#[test]
fn options_that_are_no_options() {
    options::nonsense_is_refused::<Valroc>(&[
        json!({ "mode": "nightmare" }),
        json!({ "hands": 7 }),
        json!({ "rows": ["fire"] }),
        json!({ "phantom_starts": "yes" }),
    ]);
    let defaults: Options = serde_json::from_value(json!({})).expect("everything has a default");
    assert_eq!(defaults, Options::default());
}

#[test]
fn options_that_do_not_fit_are_explained() {
    let phantom = Options { phantom_starts: true, ..Options::default() };
    refused::<Valroc>(phantom, 2, "setup-phantom-together", "");
}
