//! Records that were changed, cut off, or are of something else.

use super::table;
use dice_kingdoms::DiceKingdoms;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;
use taverne_engine::{Record, RecordError, Seed, Session};

/// A finished game, as text.
static FINISHED: LazyLock<String> = LazyLock::new(|| table(2, 9, 100_000).record().to_text());

/// What is said to the record after a change to its JSON.
fn after(change: impl FnOnce(&mut Value)) -> RecordError {
    let mut value: Value = serde_json::from_str(&FINISHED).expect("a record is JSON");
    change(&mut value);
    let verified = Record::parse(&value.to_string()).and_then(|record| Session::<DiceKingdoms>::verify(&record));
    verified.expect_err("the change is noticed")
}

macro_rules! noticed {
    ($change:expr, $error:pat $(if $guard:expr)?, $hint:expr) => {{
        let error = after($change);
        assert!(matches!(error, $error $(if $guard)?), "{error:?}");
        assert!(error.to_string().contains($hint), "{error}");
    }};
}

#[test]
fn an_honest_record_verifies() {
    let record = Record::parse(&FINISHED).expect("it was just written");
    let session = Session::<DiceKingdoms>::verify(&record).expect("nothing was changed");
    assert_eq!(session.record(), record);
}

#[test]
fn changed_heads_are_noticed() {
    noticed!(|it| it["taverne_record"] = json!(2), RecordError::Newer(2), "reads up to format 1");
    noticed!(|it| it["taverne_record"] = json!(0), RecordError::Damaged(_), "format 0");
    noticed!(|it| it["taverne_record"] = json!("one"), RecordError::Damaged(_), "u32");
    noticed!(|it| _ = it.as_object_mut().and_then(|it| it.remove("taverne_record")), RecordError::Foreign, "not a");
    noticed!(|it| it["game"] = json!("chess"), RecordError::OtherGame { .. }, "chess");
    noticed!(|it| it["rules_version"] = json!(99), RecordError::OtherRules { theirs: 99, .. }, "version 99");
    noticed!(|it| it["content"] = json!("00".repeat(16)), RecordError::OtherContent(_), "other figures");
    noticed!(|it| it["content"] = json!("xyz"), RecordError::Damaged(_), "32 hexadecimal digits");
    noticed!(|it| it["note"] = json!("mine"), RecordError::Damaged(_), "unknown field `note`");
    noticed!(|it| it["options"]["setup"] = json!("moon"), RecordError::Setup(_), "setup");
    noticed!(|it| it["seats"] = json!([]), RecordError::Setup(_), "setup-seats");
    noticed!(|it| it["rules_version"] = json!(u64::MAX), RecordError::Damaged(_), "expected u32");
}

#[test]
fn changed_chance_is_noticed() {
    let other = Seed::numbered(1, 1);
    noticed!(|it| it["seed"] = json!(other), RecordError::BrokenCommitment, "does not belong");
    noticed!(|it| it["commitment"] = json!(other.commitment()), RecordError::BrokenCommitment, "does not belong");
    noticed!(|it| it["seed"] = Value::Null, RecordError::NoSeed, "no seed");
    noticed!(|it| it["seed"] = json!("beef"), RecordError::Damaged(_), "64 hexadecimal digits");
}

fn moves(record: &mut Value) -> &mut Vec<Value> {
    record["actions"].as_array_mut().expect("a list of moves")
}

#[test]
fn changed_moves_are_noticed() {
    noticed!(|it| it["result"]["seats"][0]["total"] = json!(999), RecordError::WrongResult, "not the result");
    noticed!(|it| it["result"] = Value::Null, RecordError::WrongResult, "not the result");
    noticed!(|it| _ = moves(it).pop(), RecordError::WrongResult, "not the result");
    noticed!(|it| _ = moves(it).remove(0), RecordError::BadMove { number: 1, .. }, "move 1 cannot be played");
    let again = |it: &mut Value| {
        let last = moves(it).last().cloned().expect("some moves");
        moves(it).push(last);
    };
    noticed!(again, RecordError::BadMove { .. }, "GameOver");
    let idle = |it: &mut Value| moves(it)[0]["action"] = json!("idle");
    noticed!(idle, RecordError::BadMove { number: 1, .. }, "NotNow");
    noticed!(|it| moves(it)[0]["action"] = json!({ "recruit": 1e40 }), RecordError::BadMove { .. }, "move 1");
    noticed!(|it| moves(it)[0]["action"] = json!("abracadabra"), RecordError::BadMove { .. }, "unknown variant");
    noticed!(|it| moves(it)[0]["seat"] = json!(8), RecordError::Damaged(_), "there is no seat 8");
    noticed!(|it| moves(it)[0]["seat"] = json!(7), RecordError::BadMove { .. }, "NotAsked");
    noticed!(|it| moves(it)[0]["why"] = json!("fun"), RecordError::Damaged(_), "unknown field `why`");
}

#[test]
fn what_is_no_record_is_said_to_be_none() {
    for text in ["", "null", "[1, 2]", "{}", "{\"name\": \"x\"}", "<html>", "\u{0}"] {
        assert!(matches!(Record::parse(text), Err(RecordError::Foreign)), "{text:?}");
    }
    let half = &FINISHED[..FINISHED.len() / 2];
    assert!(matches!(Record::parse(half), Err(RecordError::Damaged(_))));
    let deep = format!("{{\"taverne_record\": {}1", "[".repeat(100_000));
    assert!(matches!(Record::parse(&deep), Err(RecordError::Damaged(_))));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    /// One sign changed anywhere: read, refused or, where it does not matter, replayed to the same game.
    #[test]
    fn one_wrong_sign_never_panics(at: prop::sample::Index, sign in "[ -~]", harm in 0..3u8) {
        let text = &*FINISHED;
        let at = at.index(text.len() - 1);
        let changed = match harm {
            0 => text[..at].to_owned(),
            1 => format!("{}{sign}{}", &text[..at], &text[at..]),
            _ => format!("{}{sign}{}", &text[..at], &text[at + 1..]),
        };
        match Record::parse(&changed).and_then(|record| Session::<DiceKingdoms>::verify(&record)) {
            Err(error) => prop_assert!(!error.to_string().is_empty()),
            Ok(session) => {
                let honest = Record::parse(text).expect("it is honest");
                prop_assert_eq!((session.record().actions, session.result()), (honest.actions, honest.result));
            }
        }
    }
}
