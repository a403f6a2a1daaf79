//! Tables that cannot be.

use card_kingdoms::{CardKingdoms, Content, Options};
use serde_json::json;
use taverne_engine::Seed;
use taverne_trials::{open, options};

fn custom() -> Options {
    Options { setup: "custom".into(), ..Options::default() }
}

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|&id| id.to_owned()).collect()
}

#[track_caller]
fn refused(options: Options, seats: usize, key: &str, hint: &str) {
    options::refused::<CardKingdoms>(options, seats, key, hint);
}

#[test]
fn impossible_numbers_of_players() {
    options::impossible_numbers_of_players_are_refused::<CardKingdoms>();
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
    let content = Content::builtin();
    let removed = |n: usize| Options {
        removed_domains: content.domains[..n].iter().map(|domain| domain.id.clone()).collect(),
        ..custom()
    };
    refused(removed(10), 4, "setup-too-many-domains", "9");
    refused(removed(5), 5, "setup-too-many-domains", "4");
    let opens = |removed, seats| open::<CardKingdoms>(removed, seats, Seed::numbered(77, 0)).is_ok();
    assert!(opens(removed(9), 4) && opens(removed(4), 5));
}

#[test]
fn options_that_are_no_options() {
    let nonsense = [json!({ "setp": "first_game" }), json!({ "mixed": 3 }), json!({ "areas": [1] })];
    options::nonsense_is_refused::<CardKingdoms>(&nonsense);
}
