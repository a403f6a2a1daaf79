//! Actions nobody should send.

use super::{said, table};
use proptest::prelude::*;
use serde_json::{Value, json};
use taverne_engine::{Game, Journal, Seat, Session, Spoken, Table, Viewer, table::Trouble};
use valroc::{
    Action, Valroc,
    action::{Change, Mix, Sip, Trade},
    cards::{CourseId, CreatureId, Size, SpellId},
    elements::Element,
    places::{Pawn, Spot},
};

/// Mostly numbers that mean something, sometimes any number.
fn number() -> impl Strategy<Value = u8> {
    prop_oneof![4 => 0..6u8, 2 => 0..50u8, 1 => any::<u8>()]
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..8usize).prop_map(Seat::new)
}

fn element() -> impl Strategy<Value = Element> {
    prop::sample::select(Element::ALL.to_vec())
}

fn trade() -> impl Strategy<Value = Trade> {
    prop::sample::select(Trade::ALL.to_vec())
}

fn creature() -> impl Strategy<Value = CreatureId> {
    number().prop_map(CreatureId)
}

fn spot() -> impl Strategy<Value = Spot> {
    prop::sample::select(Spot::ALL.to_vec())
}

fn change() -> impl Strategy<Value = Option<Change>> {
    prop_oneof![2 => Just(None), 1 => Just(Some(Change::Mushroom)), 1 => number().prop_map(|it| Some(Change::Course(CourseId(it))))]
}

fn action() -> impl Strategy<Value = Action> {
    let plain = [
        Action::StopPlanning,
        Action::StopTraining,
        Action::Heal,
        Action::Endure,
        Action::Enrol,
        Action::Pass,
        Action::PassPlace,
        Action::PassRound,
        Action::Decline,
    ];
    let pawn = prop::sample::select(Pawn::ALL.to_vec());
    let size = prop::sample::select(Size::ALL.to_vec());
    let sip = prop::sample::select(Sip::ALL.to_vec());
    prop_oneof![
        4 => prop::sample::select(plain.to_vec()),
        1 => creature().prop_map(Action::Pick),
        1 => creature().prop_map(Action::Drop),
        1 => (element(), element()).prop_map(|(one, two)| Action::Study(one, two)),
        6 => (pawn, spot(), change()).prop_map(|(pawn, spot, change)| Action::Place { pawn, spot, change }),
        1 => trade().prop_map(Action::Invert),
        1 => element().prop_map(Action::Strike),
        1 => (trade(), number()).prop_map(|(trade, amount)| Action::Convert { trade, amount }),
        1 => number().prop_map(|it| Action::KeepSpell(SpellId(it))),
        1 => number().prop_map(|it| Action::GiveUpSpell(SpellId(it))),
        1 => number().prop_map(Action::UseCard),
        1 => element().prop_map(Action::AlsoTake),
        1 => element().prop_map(Action::Teleport),
        1 => (number(), any::<bool>()).prop_map(|(berries, double)| Action::Draw { berries, double }),
        1 => element().prop_map(Action::CountUp),
        1 => (any::<[u8; 3]>(), any::<[u8; 3]>(), any::<bool>())
            .prop_map(|(cards, tokens, bonus)| Action::Brew(Mix { cards, tokens, bonus })),
        1 => size.prop_map(Action::DiscardVial),
        1 => element().prop_map(Action::Serve),
        1 => (number(), any::<bool>()).prop_map(|(vals, diamond)| Action::Offer { vals, diamond }),
        2 => (creature(), prop::option::of(creature()), prop::option::of(creature()))
            .prop_map(|(creature, mount, second)| Action::Fight { creature, mount, second }),
        1 => prop::option::of(element()).prop_map(Action::Rage),
        1 => (number(), any::<bool>()).prop_map(|(vals, diamond)| Action::Bid { vals, diamond }),
        3 => (number(), prop::option::of(seat()), prop::option::of(element()))
            .prop_map(|(spell, on, element)| Action::Cast { spell: SpellId(spell), on, element }),
        2 => (number(), prop::option::of(element()))
            .prop_map(|(course, element)| Action::UseCourse { course: CourseId(course), element }),
        1 => sip.prop_map(Action::Drink),
        1 => (element(), number()).prop_map(|(statue, vals)| Action::Plunder { statue, vals }),
    ]
}

fn any_table() -> impl Strategy<Value = Session<Valroc>> {
    (1..=4usize, 0..1_000u64, 0..400usize).prop_map(|(seats, seed, decisions)| table(seats, seed, decisions))
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
            let spoiled = fields.iter().map(|(key, value)| (key.clone(), json!({ "not": value })));
            Value::Object(spoiled.collect())
        }
        (Value::Number(_), 4) => json!(-1),
        (Value::Number(_), 5) => json!(1e300),
        (Value::String(text), _) => json!(format!("{text}!")),
        _ => json!({ "deep": [[[[value]]]] }),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn only_listed_actions_are_played(
        session in any_table(),
        tries in prop::collection::vec((seat(), action()), 60),
    ) {
        let game = session.game();
        for (seat, action) in tries {
            let mut listed = Vec::new();
            game.actions(seat, &mut listed);
            let (mut copy, mut journal) = (game.clone(), Journal::new());
            match copy.play(seat, action, &mut journal) {
                Ok(()) => prop_assert!(listed.contains(&action), "{seat:?} was allowed {action:?}"),
                Err(refusal) => {
                    prop_assert!(!listed.contains(&action), "{action:?} is listed, but {refusal:?}");
                    prop_assert!(copy == *game && journal.told().is_empty() && !journal.has_learned());
                    said(&Valroc::explain(game.content(), &refusal));
                }
            }
            said(&game.describe(seat, &action));
            game.targets(seat, &action);
        }
    }

    #[test]
    fn garbage_changes_nothing(session in any_table(), harm: u8, at: prop::sample::Index, who in seat()) {
        let mut table: Box<dyn Table> = Box::new(session);
        let asked = table.waiting().seats().first().unwrap_or(Seat::new(0));
        let mut actions = table.actions(asked);
        actions.extend([json!("pass"), json!({ "bid": { "vals": 1, "diamond": false } }), json!({ "serve": "fire" })]);
        let garbage = spoil(&actions[at.index(actions.len())], harm);
        let before = (table.played(), table.view(Viewer::Spectator), table.record());
        let trouble = table.play(asked, &garbage).expect_err("garbage is refused");
        prop_assert!(matches!(trouble, Trouble::Nonsense(_)), "{garbage}: {trouble}");
        said(&trouble.phrase());
        prop_assert_eq!(before, (table.played(), table.view(Viewer::Spectator), table.record()));
        // Whoever asks, even from a seat that is not at the table, gets an answer.
        table.prompt(who);
        table.choices(who);
        table.view(Viewer::Seat(who));
        table.scores(Viewer::Seat(who));
        table.heard(Viewer::Seat(who), 0);
        let _ = (table.can_undo(who), table.undo(who));
    }
}

#[test]
fn strangers_see_no_more_than_spectators() {
    for decisions in [4, 40, 200] {
        let table: Box<dyn Table> = Box::new(table(3, 5, decisions));
        let stranger = Viewer::Seat(Seat::new(5));
        assert_eq!(table.view(stranger), table.view(Viewer::Spectator));
        assert_eq!(table.scores(stranger), table.scores(Viewer::Spectator));
    }
}

/// The table in text says something to every pair of eyes, in both languages, at any moment.
#[test]
fn every_moment_can_be_sketched() {
    use taverne_engine::{Lang, Words, words::COMMON};
    for lang in Lang::ALL {
        let words = Words::read(lang, &[COMMON.get(lang), Valroc::LOCALES.get(lang)]).expect("the words are read");
        for (seats, decisions) in [(1, 3), (1, 30), (2, 5), (2, 200), (4, 30), (4, 600)] {
            let table: Box<dyn Table> = Box::new(table(seats, 9, decisions));
            for viewer in Viewer::all(seats) {
                let lines = table.sketch(viewer, &words);
                assert!(lines.len() > 12);
                let text: String = lines.iter().flat_map(|line| &line.0).map(|span| span.text.as_str()).collect();
                assert!(!text.contains("[table-") && !text.contains("[element-"), "{text}");
            }
        }
    }
}
