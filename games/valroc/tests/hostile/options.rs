//! Options nobody should choose.

use super::{open, said};
use serde_json::json;
use valroc::{Options, options::Hands};

#[test]
fn unknown_options_are_refused() {
    for bad in [
        json!({ "mode": "nightmare" }),
        json!({ "hands": 7 }),
        json!({ "rows": ["fire"] }),
        json!({ "phantom_starts": "yes" }),
        json!({ "cheat": true }),
        json!([1, 2]),
    ] {
        assert!(serde_json::from_value::<Options>(bad.clone()).is_err(), "{bad}");
    }
    let defaults: Options = serde_json::from_value(json!({})).expect("everything has a default");
    assert_eq!(defaults, Options::default());
}

#[test]
fn options_that_do_not_fit_are_explained() {
    let prepared = Options { hands: Hands::Prepared, ..Options::default() };
    let refusal = open(prepared, 1, 1).expect_err("alone there are no hands");
    said(&refusal);
    let phantom = Options { phantom_starts: true, ..Options::default() };
    let refusal = open(phantom, 2, 1).expect_err("together there is no phantom to begin");
    said(&refusal);
    for seats in [0, 5, 8] {
        said(&open(Options::default(), seats, 1).expect_err("one to four players"));
    }
}
