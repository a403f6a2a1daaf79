//! Games that are left to the house come to an end.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use serde_json::Value;
use std::sync::atomic::AtomicBool;
use taverne_games::{Bout, Played};

fn bout(bots: &[&str], index: u64) -> Played {
    let bout = Bout {
        content: None,
        options: &Value::Null,
        bots,
        series: 5,
        index,
        listen: false,
        clock: false,
        judged: 0,
        longest: 20_000,
    };
    taverne_games::find("valroc").unwrap().bout(&bout, &AtomicBool::new(false)).unwrap().unwrap()
}

/// In these deals two greedy players went round in circles for good, each content with what it had. (If another rule
/// changes that, look for others: about one deal in sixty is like this.)
#[test]
fn bots_that_have_lost_their_way_find_the_end() {
    for deal in [11, 138, 166] {
        let played = bout(&["greedy"; 2], deal);
        assert!(!played.broken_off && played.length() > 1_000, "deal {deal}: {} decisions", played.length());
    }
}
