//! Tables that cannot be.

use super::{open, said, sitters};
use card_kingdoms::{CardKingdoms, Options};
use taverne_engine::{RecordError, Session};

fn custom() -> Options {
    Options { setup: "custom".into(), ..Options::default() }
}

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

#[track_caller]
fn refused(options: Options, seats: usize, key: &str, hint: &str) {
    let refusal = open(options, seats, 0).expect_err("such a table is impossible");
    assert_eq!(refusal.key, key);
    let words = said(&refusal);
    assert!(words.iter().all(|words| words.contains(hint)), "{words:?}");
}

#[test]
fn impossible_numbers_of_players() {
    for seats in [0, 6, 9, 255] {
        refused(Options::default(), seats, "setup-seats", &seats.to_string());
    }
}

#[test]
fn impossible_setups() {
    let three_areas = ids(&["hills", "ruins", "forest"]);
    refused(Options { setup: "moonlight".into(), ..Options::default() }, 2, "setup-unknown", "moonlight");
    refused(Options { areas: three_areas.clone(), ..Options::default() }, 2, "setup-only-custom", "areas");
    let random = Options { setup: "random".into(), citizens: ids(&["monk"]), ..Options::default() };
    refused(random, 2, "setup-only-custom", "citizens");
    refused(Options { areas: three_areas, ..custom() }, 2, "setup-five-areas", "");
    let four = ids(&["hills", "ruins", "forest", "valley"]);
    refused(Options { areas: four.clone(), ..custom() }, 2, "setup-five-areas", "");
    let twice = [four, ids(&["hills"])].concat();
    refused(Options { areas: twice, ..custom() }, 2, "setup-five-areas", "");
}

#[test]
fn impossible_cards() {
    refused(Options { areas: ids(&["atlantis"]), ..custom() }, 2, "setup-unknown-card", "atlantis");
    refused(Options { citizens: ids(&["wizzard"]), ..custom() }, 2, "setup-unknown-card", "wizzard");
    refused(Options { citizens: ids(&["starter_knight"]), ..custom() }, 2, "setup-unknown-card", "starter_knight");
    refused(Options { removed_domains: ids(&["camelot"]), ..custom() }, 2, "setup-unknown-card", "camelot");
    refused(Options { citizens: ids(&["monk", "cleric"]), ..custom() }, 2, "setup-same-value", "");
    refused(Options { citizens: ids(&["monk", "monk"]), ..custom() }, 2, "setup-same-value", "");
}

// RULES 2 and 9: five stacks of three Domains, or of four with five players.
#[test]
fn too_few_domains() {
    let content = card_kingdoms::Content::builtin();
    let removed = |n: usize| Options {
        removed_domains: content.domains[..n].iter().map(|domain| domain.id.clone()).collect(),
        ..custom()
    };
    refused(removed(10), 4, "setup-too-many-domains", "9");
    refused(removed(5), 5, "setup-too-many-domains", "4");
    assert!(open(removed(9), 4, 0).is_ok() && open(removed(4), 5, 0).is_ok());
}

// Options come as JSON too.
#[test]
fn options_that_are_no_options() {
    let record = open(Options::default(), 2, 0).expect("a table").record();
    for options in ["{\"setp\": \"first_game\"}", "{\"mixed\": 3}", "7", "null", "{\"areas\": [1]}"] {
        let options = serde_json::from_str(options).expect("good JSON");
        let changed = taverne_engine::Record { options, seats: sitters(2), ..record.clone() };
        let error = Session::<CardKingdoms>::replay(&changed, 0).expect_err("no options");
        assert!(matches!(error, RecordError::Setup(_)), "{error}");
    }
}
