//! Records that somebody changed.

use super::table;
use taverne_engine::{Record, RecordError, Session, record::Move};
use valroc::Valroc;

fn record() -> Record {
    table(2, 3, 60).record()
}

fn trouble(record: &Record) -> RecordError {
    Session::<Valroc>::verify(record).expect_err("somebody changed it")
}

#[test]
fn an_honest_record_verifies() {
    let text = record().to_text();
    let back = Record::parse(&text).expect("a record");
    Session::<Valroc>::verify(&back).expect("an honest record");
}

#[test]
fn a_changed_move_is_found() {
    let mut changed = record();
    changed.actions.swap(0, 25);
    assert!(matches!(trouble(&changed), RecordError::BadMove { .. }));
    let mut longer = record();
    let seat = longer.actions[0].seat;
    longer.actions.push(Move { seat, action: serde_json::json!({ "pick": 0 }) });
    assert!(matches!(trouble(&longer), RecordError::BadMove { .. }));
}

#[test]
fn other_games_rules_and_seeds_are_found() {
    let other = Record { game: "card-kingdoms".into(), ..record() };
    assert!(matches!(trouble(&other), RecordError::OtherGame { .. }));
    let newer = Record { rules_version: 99, ..record() };
    assert!(matches!(trouble(&newer), RecordError::OtherRules { .. }));
    let seedless = Record { seed: None, ..record() };
    assert!(matches!(trouble(&seedless), RecordError::NoSeed));
    let forged = Record { seed: Some(taverne_engine::Seed::numbered(1, 2)), ..record() };
    assert!(matches!(trouble(&forged), RecordError::BrokenCommitment));
}

#[test]
fn a_broken_file_is_told_from_a_foreign_one() {
    let text = record().to_text();
    assert!(matches!(Record::parse(&text[..text.len() / 2]), Err(RecordError::Damaged(_))));
    assert!(matches!(Record::parse("{}"), Err(RecordError::Foreign)));
}
