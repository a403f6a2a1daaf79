//! Actions nobody should send.

use crate::{Translations, any_table, property, table};
use proptest::prelude::*;
use serde_json::{Value, json};
use taverne_engine::{Journal, Seat, Seed, Spoken, Table, Variant, Viewer, table::PlayError};

/// The games are looked at after up to so many decisions.
const DECISIONS: usize = 400;

/// Any seat, at the table or not.
pub fn seat() -> impl Strategy<Value = Seat> {
    (0..8usize).prop_map(Seat::new)
}

/// Mostly numbers that mean something, sometimes any number.
pub fn number() -> impl Strategy<Value = u8> {
    prop_oneof![4 => 0..12u8, 2 => 0..50u8, 1 => any::<u8>()]
}

/// Whatever is sent, exactly the listed actions are played, and a refusal changes nothing and has words.
pub fn only_listed_ones_are_played<G: Spoken>(cases: u32, action: impl Strategy<Value = G::Action>) {
    let translations = Translations::of::<G>();
    let tries = prop::collection::vec((seat(), action), 60);
    property(cases, &(any_table::<G>(DECISIONS), tries), |(session, tries)| {
        let game = session.game();
        let mut listed = Vec::new();
        for (seat, action) in tries {
            listed.clear();
            game.actions(seat, &mut listed);
            let (mut copy, mut journal) = (game.clone(), Journal::new());
            match copy.play(seat, action, &mut journal) {
                Ok(()) => prop_assert!(listed.contains(&action), "{seat:?} was allowed {action:?}"),
                Err(refusal) => {
                    prop_assert!(!listed.contains(&action), "{action:?} is listed, but {refusal:?}");
                    prop_assert!(copy == *game && journal.told().is_empty() && !journal.has_learned());
                    translations.say(&G::explain(game.content(), &refusal));
                }
            }
            translations.say(&game.describe(seat, &action));
            game.targets(seat, &action);
        }
        Ok(())
    });
}

/// JSON that is almost an action is refused and changes nothing. `samples` are spoiled besides the listed actions.
pub fn garbage_changes_nothing<G: Spoken>(cases: u32, samples: &[Value]) {
    let translations = Translations::of::<G>();
    let inputs = (any_table::<G>(DECISIONS), any::<u8>(), any::<prop::sample::Index>(), seat());
    property(cases, &inputs, |(session, harm, at, who)| {
        let mut table: Box<dyn Table> = Box::new(session);
        let asked = table.waiting().seats().first().unwrap_or(Seat::new(0));
        let actions = [table.actions(asked), samples.to_vec()].concat();
        let garbage = spoil(&actions[at.index(actions.len())], harm);
        let before = (table.played(), table.view(Viewer::Spectator), table.record());
        let error = table.play(asked, &garbage).expect_err("garbage is refused");
        prop_assert!(matches!(error, PlayError::Nonsense(_)), "{garbage}: {error}");
        translations.say(&error.phrase());
        prop_assert_eq!(before, (table.played(), table.view(Viewer::Spectator), table.record()));
        // Whoever asks, even from a seat that is not at the table, gets an answer.
        table.prompt(who);
        table.choices(who);
        table.view(Viewer::Seat(who));
        table.scores(Viewer::Seat(who));
        table.heard(Viewer::Seat(who), 0);
        let _ = (table.can_undo(who), table.undo(who));
        Ok(())
    });
}

/// A piece of JSON with something wrong in it: a number out of bounds, a stranger's field, another shape.
fn spoil(value: &Value, harm: u8) -> Value {
    match (value, harm % 8) {
        (_, 0) => json!([[value]]),
        (_, 1) => json!({ "open_sesame": value }),
        (_, 2) => Value::Null,
        (Value::Object(fields), 3) => {
            let mut fields = fields.clone();
            fields.insert("and".into(), json!("more"));
            Value::Object(fields)
        }
        (Value::Object(fields), _) => {
            let spoiled = fields.iter().map(|(key, value)| (key.clone(), spoil(value, harm / 8 + 4)));
            Value::Object(spoiled.collect())
        }
        (Value::Number(_), 4) => json!(-1),
        (Value::Number(_), 5) => json!(1e300),
        (Value::Number(_), 6) => json!(u64::MAX),
        (Value::String(text), _) => json!(format!("{text}!")),
        _ => json!({ "deep": [[[[value]]]] }),
    }
}

/// A table of every variant after each of these numbers of decisions, and its seats.
fn moments<G: Spoken>(decisions: &[usize]) -> impl Iterator<Item = (Box<dyn Table>, usize)> {
    G::variants().into_iter().flat_map(move |Variant { options, seats, .. }| {
        decisions.iter().map(move |&decisions| {
            let seed = Seed::numbered(5, decisions as u64);
            (Box::new(table::<G>(options.clone(), seats, seed, decisions)) as Box<dyn Table>, seats)
        })
    })
}

/// Whoever has no seat here sees what spectators see.
pub fn strangers_see_no_more_than_spectators<G: Spoken>() {
    for (table, seats) in moments::<G>(&[4, 40, 200]) {
        let stranger = Viewer::Seat(Seat::new(seats));
        assert_eq!(table.view(stranger), table.view(Viewer::Spectator));
        assert_eq!(table.scores(stranger), table.scores(Viewer::Spectator));
    }
}

/// The table in text says something to every pair of eyes, in both languages, at any moment.
pub fn every_moment_can_be_sketched<G: Spoken>() {
    let translations = Translations::of::<G>();
    for (table, seats) in moments::<G>(&[3, 30, 200, 600]) {
        for words in translations.words() {
            for viewer in Viewer::all(seats) {
                let lines = table.sketch(viewer, words);
                assert!(lines.len() > 8, "{lines:?}");
                let text: String = lines.iter().flat_map(|line| &line.0).map(|span| span.text.as_str()).collect();
                // What has no words is written as its key in brackets.
                let wordless = text.split('[').skip(1).find(|rest| rest.starts_with(|sign: char| sign.is_lowercase()));
                assert_eq!(wordless, None);
            }
        }
    }
}
