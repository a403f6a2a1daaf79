//! Records that were changed, cut off, or are of something else.

use crate::{finished, property};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::marker::PhantomData;
use taverne_engine::{Game, Record, RecordError, Seed, Session};

/// The record of a finished game of two, or of one where there are no more, to be tampered with.
#[derive(Debug)]
pub struct Honest<G> {
    text: String,
    game: PhantomData<G>,
}

impl<G: Game> Default for Honest<G> {
    fn default() -> Self {
        let seats = 2.clamp(*G::SEATS.start(), *G::SEATS.end());
        let text = finished::<G>(G::Options::default(), seats, Seed::numbered(77, 9)).record().to_text();
        Self { text, game: PhantomData }
    }
}

impl<G: Game> Honest<G> {
    /// As it is, it verifies; the changes that every game notices are noticed.
    pub fn verifies_unless_forged(&self) {
        let record = self.record();
        let session = Session::<G>::verify(&record).expect("nothing was changed");
        assert_eq!(session.record(), record);
        self.changed_heads_are_noticed();
        self.changed_chance_is_noticed();
        self.changed_moves_are_noticed();
        self.what_is_no_record_is_said_to_be_none();
    }

    fn record(&self) -> Record {
        Record::parse(&self.text).expect("it was just written")
    }

    /// Insists that a change to the record's JSON is refused for the expected reason, in words that contain `hint`.
    #[track_caller]
    pub fn notices(&self, change: impl FnOnce(&mut Value), expected: impl Fn(&RecordError) -> bool, hint: &str) {
        let mut value: Value = serde_json::from_str(&self.text).expect("a record is JSON");
        change(&mut value);
        let verified = Record::parse(&value.to_string()).and_then(|record| Session::<G>::verify(&record));
        let error = verified.expect_err("the change is noticed");
        assert!(expected(&error), "{error:?}");
        assert!(error.to_string().contains(hint), "{error}");
    }

    /// The same for a first move that cannot be.
    #[track_caller]
    pub fn notices_first_move(&self, action: &Value, hint: &str) {
        let bad_first_move = |error: &RecordError| matches!(error, RecordError::BadMove { number: 1, .. });
        self.notices(|it| moves(it)[0]["action"] = action.clone(), bad_first_move, hint);
    }

    fn changed_heads_are_noticed(&self) {
        use RecordError::{Damaged, Foreign, Newer, OtherContent, OtherGame, OtherRules, Setup};
        let damaged = |error: &RecordError| matches!(error, Damaged(_));
        let impossible = |error: &RecordError| matches!(error, Setup(_));
        self.notices(|it| it["taverne_record"] = json!(2), |it| matches!(it, Newer(2)), "reads up to format 1");
        self.notices(|it| it["taverne_record"] = json!(0), damaged, "format 0");
        self.notices(|it| it["taverne_record"] = json!("one"), damaged, "u32");
        let nameless = |it: &mut Value| _ = it.as_object_mut().and_then(|it| it.remove("taverne_record"));
        self.notices(nameless, |it| matches!(it, Foreign), "not a");
        self.notices(|it| it["game"] = json!("chess"), |it| matches!(it, OtherGame { .. }), "chess");
        let later = |it: &RecordError| matches!(it, OtherRules { theirs: 99, .. });
        self.notices(|it| it["rules_version"] = json!(99), later, "version 99");
        self.notices(|it| it["rules_version"] = json!(u64::MAX), damaged, "expected u32");
        let other = |it: &RecordError| matches!(it, OtherContent(_));
        self.notices(|it| it["content"] = json!("00".repeat(16)), other, "other figures");
        self.notices(|it| it["content"] = json!("xyz"), damaged, "32 hexadecimal digits");
        self.notices(|it| it["note"] = json!("mine"), damaged, "unknown field `note`");
        self.notices(|it| it["options"] = json!({ "moonlight": true }), impossible, "");
        self.notices(|it| it["options"] = json!(7), impossible, "");
        self.notices(|it| it["seats"] = json!([]), impossible, "setup-seats");
    }

    fn changed_chance_is_noticed(&self) {
        let other = Seed::numbered(1, 1);
        let broken = |error: &RecordError| matches!(error, RecordError::BrokenCommitment);
        self.notices(|it| it["seed"] = json!(other), broken, "does not belong");
        self.notices(|it| it["commitment"] = json!(other.commitment()), broken, "does not belong");
        self.notices(|it| it["seed"] = Value::Null, |it| matches!(it, RecordError::NoSeed), "no seed");
        let damaged = |error: &RecordError| matches!(error, RecordError::Damaged(_));
        self.notices(|it| it["seed"] = json!("beef"), damaged, "64 hexadecimal digits");
    }

    fn changed_moves_are_noticed(&self) {
        use RecordError::{BadMove, Damaged, WrongResult};
        let damaged = |error: &RecordError| matches!(error, Damaged(_));
        let bad_move = |error: &RecordError| matches!(error, BadMove { .. });
        let wrong_result = |error: &RecordError| matches!(error, WrongResult);
        self.notices(|it| it["result"]["seats"][0]["total"] = json!(999), wrong_result, "not the result");
        self.notices(|it| it["result"] = Value::Null, wrong_result, "not the result");
        self.notices(|it| _ = moves(it).pop(), wrong_result, "not the result");
        self.notices(|it| _ = moves(it).remove(0), bad_move, "cannot be played");
        let again = |it: &mut Value| {
            let last = moves(it).last().cloned().expect("some moves");
            moves(it).push(last);
        };
        self.notices(again, bad_move, "GameOver");
        self.notices_first_move(&json!("abracadabra"), "unknown variant");
        self.notices_first_move(&json!({ "abracadabra": 1e40 }), "unknown variant");
        self.notices(|it| moves(it)[0]["seat"] = json!(8), damaged, "there is no seat 8");
        self.notices(|it| moves(it)[0]["seat"] = json!(7), bad_move, "NotAsked");
        self.notices(|it| moves(it)[0]["why"] = json!("fun"), damaged, "unknown field `why`");
    }

    fn what_is_no_record_is_said_to_be_none(&self) {
        for text in ["", "null", "[1, 2]", "{}", "{\"name\": \"x\"}", "<html>", "\u{0}"] {
            assert!(matches!(Record::parse(text), Err(RecordError::Foreign)), "{text:?}");
        }
        let half = &self.text[..self.text.len() / 2];
        assert!(matches!(Record::parse(half), Err(RecordError::Damaged(_))));
        let deep = format!("{{\"taverne_record\": {}1", "[".repeat(100_000));
        assert!(matches!(Record::parse(&deep), Err(RecordError::Damaged(_))));
    }

    /// One sign changed anywhere: it is refused, or it verifies and tells the same result. (Another road may lead to the
    /// same points: then it is an honest record of another game.)
    pub fn withstands_one_wrong_sign(&self, cases: u32) {
        let (text, result) = (self.text.as_str(), self.record().result);
        property(cases, &(any::<prop::sample::Index>(), "[ -~]", 0..3u8), |(at, sign, harm)| {
            let at = at.index(text.len() - 1);
            let changed = match harm {
                0 => text[..at].to_owned(),
                1 => format!("{}{sign}{}", &text[..at], &text[at..]),
                _ => format!("{}{sign}{}", &text[..at], &text[at + 1..]),
            };
            match Record::parse(&changed).and_then(|record| Session::<G>::verify(&record)) {
                Err(error) => prop_assert!(!error.to_string().is_empty()),
                Ok(session) => {
                    prop_assert_eq!(session.result(), result.clone());
                    let again = Session::<G>::verify(&session.record());
                    prop_assert!(again.is_ok_and(|again| again.record() == session.record()));
                }
            }
            Ok(())
        });
    }
}

fn moves(record: &mut Value) -> &mut Vec<Value> {
    record["actions"].as_array_mut().expect("a list of moves")
}
