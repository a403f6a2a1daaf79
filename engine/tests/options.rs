//! Options that depend on each other: a small game of scenarios.

use serde_json::{Value, json};
use taverne_engine::{
    Viewer,
    options::{Demand, Misfit, OptionKind, OptionRule, OptionSpec, allowed, allowed_seats, check, settled, sound},
    words::{COMMON, Lang, Voice, Words},
};

fn strings(values: &[&str]) -> Vec<String> {
    values.iter().map(|&value| value.to_owned()).collect()
}

fn choice(key: &'static str, values: &[&str]) -> OptionSpec {
    let kind = OptionKind::Choice { words: key, values: strings(values) };
    OptionSpec { key, kind, default: json!(values[0]), only_if: None }
}

fn specs() -> Vec<OptionSpec> {
    let boxes = OptionKind::Several { words: "box", values: strings(&["rampart", "tower"]), least: 0, most: 2 };
    vec![
        choice("scenario", &["free", "siege", "alliance"]),
        choice("faction", &["castle", "necropolis", "dungeon"]),
        choice("difficulty", &["easy", "normal", "hard"]),
        OptionSpec { key: "boxes", kind: boxes, default: json!([]), only_if: Some(("scenario", "free")) },
        OptionSpec { key: "events", kind: OptionKind::Toggle, default: json!(false), only_if: None },
    ]
}

/// The siege is for one or two, of two factions, and as hard as it is; the alliance is for four. Only alone there is no
/// event deck, and three have no tower.
fn rules() -> Vec<OptionRule> {
    let allows = |key, values: &[&str]| Demand::Allows { key, values: strings(values) };
    vec![
        OptionRule::when("scenario", "siege", Demand::Seats { seats: vec![1, 2] }),
        OptionRule::when("scenario", "siege", allows("faction", &["necropolis", "dungeon"])),
        OptionRule::when("scenario", "siege", Demand::Hides { key: "difficulty" }),
        OptionRule::when("scenario", "alliance", Demand::Seats { seats: vec![4] }),
        OptionRule::with_seats([1], Demand::Hides { key: "events" }),
        OptionRule::with_seats([3], allows("boxes", &["rampart"])),
    ]
}

fn now(seats: usize, chosen: &Value) -> Value {
    Value::Object(settled(&specs(), &rules(), seats, chosen))
}

/// What a form shows.
fn shown(seats: usize, chosen: &Value) -> Vec<(&'static str, Vec<String>)> {
    let values = settled(&specs(), &rules(), seats, chosen);
    let specs = specs().into_iter();
    specs.filter_map(|spec| allowed(&spec, &rules(), seats, &values).map(|values| (spec.key, values))).collect()
}

#[test]
fn what_was_left_out_fits_what_was_chosen() {
    let usual = json!({"scenario": "free", "faction": "castle", "difficulty": "easy", "boxes": [], "events": false});
    assert_eq!(now(2, &Value::Null), usual);
    let siege =
        json!({"scenario": "siege", "faction": "necropolis", "difficulty": "easy", "boxes": [], "events": false});
    assert_eq!(now(2, &json!({"scenario": "siege"})), siege, "the castle does not take part");
    assert_eq!(
        now(2, &json!({"scenario": "siege", "difficulty": "hard", "boxes": ["tower"]})),
        siege,
        "what is hidden"
    );
}

#[test]
fn a_form_shows_what_can_be_chosen() {
    let keys = |seats, chosen: Value| shown(seats, &chosen).into_iter().map(|(key, _)| key).collect::<Vec<_>>();
    assert_eq!(keys(2, json!({})), ["scenario", "faction", "difficulty", "boxes", "events"]);
    assert_eq!(keys(2, json!({"scenario": "siege"})), ["scenario", "faction", "events"]);
    assert_eq!(keys(1, json!({"scenario": "siege"})), ["scenario", "faction"]);
    assert_eq!(shown(2, &json!({"scenario": "siege"}))[1].1, ["necropolis", "dungeon"]);
    assert_eq!(shown(3, &json!({}))[3].1, ["rampart"]);
}

#[test]
fn what_does_not_go_together_is_refused_with_what_would() {
    let check = |seats, chosen: Value| check(&specs(), &rules(), seats, &chosen);
    assert_eq!(check(3, json!({"faction": "dungeon", "boxes": ["rampart"], "events": true})), Ok(()));
    assert_eq!(check(2, json!({"scenario": "siege", "faction": "dungeon", "difficulty": "easy"})), Ok(()));
    let castle = check(2, json!({"scenario": "siege", "faction": "castle"})).expect_err("no castle in the siege");
    let others = strings(&["necropolis", "dungeon"]);
    let wrong = Misfit::Value { key: "faction", words: "faction", given: "castle".into(), allowed: others };
    assert_eq!(castle, wrong);
    assert_eq!(check(3, json!({"scenario": "siege"})), Err(Misfit::Seats { seats: 3, allowed: vec![1, 2] }));
    assert!(check(3, json!({"boxes": ["rampart", "tower"]})).is_err());
    assert_eq!(allowed_seats(&rules(), 2, &settled(&specs(), &rules(), 2, &json!({}))), None);
}

#[test]
fn two_demands_leave_what_both_allow() {
    let few = [[1, 2], [2, 3]].map(|seats| OptionRule { when: vec![], then: Demand::Seats { seats: seats.to_vec() } });
    assert_eq!(allowed_seats(&few, 1, &serde_json::Map::new()), Some(vec![2]));
}

#[test]
fn a_misfit_can_be_told() {
    let game = "option-faction = Faction\nfaction-dungeon = Dungeon\n";
    let misfit = Misfit::Value { key: "faction", words: "faction", given: "x".into(), allowed: strings(&["dungeon"]) };
    for lang in Lang::ALL {
        let words = Words::read(lang, &[COMMON.get(lang), game]).expect("words can be read");
        let say = |misfit: &Misfit| words.say(&misfit.phrase(), Voice { names: &[], reader: Viewer::Spectator });
        assert!(say(&misfit).contains("Dungeon"), "{}", say(&misfit));
        let seats = say(&Misfit::Seats { seats: 3, allowed: vec![1, 2] });
        assert!(seats.contains("1, 2") && seats.contains('3'), "{seats}");
    }
}

#[test]
fn a_rule_looks_back_and_at_what_there_is() {
    assert_eq!(sound(&specs(), &rules()), Ok(()));
    let later = OptionRule::when("difficulty", "hard", Demand::Hides { key: "faction" });
    assert!(sound(&specs(), &[later]).is_err_and(|said| said.contains("comes later")));
    for then in [Demand::Hides { key: "moon" }, Demand::Allows { key: "moon", values: vec![] }] {
        assert!(sound(&specs(), &[OptionRule::with_seats([1], then)]).is_err_and(|said| said.contains("moon")));
    }
}
