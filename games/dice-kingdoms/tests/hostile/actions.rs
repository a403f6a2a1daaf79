//! Actions nobody should send.

use super::{said, table};
use dice_kingdoms::{
    Action, DiceKingdoms,
    parts::{Change, Die, DomainId, End, Guild, LairId, RoadId, SectionId, Target},
};
use proptest::prelude::*;
use serde_json::{Value, json};
use taverne_engine::{Game, Journal, Seat, Session, Spoken, Table, Viewer, table::Trouble};

/// Mostly numbers that mean something, sometimes any number.
fn number() -> impl Strategy<Value = u8> {
    prop_oneof![4 => 0..12u8, 2 => 0..30u8, 1 => any::<u8>()]
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..8usize).prop_map(Seat::new)
}

fn target() -> impl Strategy<Value = Target> {
    prop_oneof![
        number().prop_map(|it| Target::Bridge(RoadId(it))),
        number().prop_map(|it| Target::Domain(DomainId(it))),
        number().prop_map(|it| Target::Lair(LairId(it))),
        number().prop_map(|it| Target::Citizen(SectionId(it))),
        number().prop_map(|it| Target::Road(RoadId(it))),
        prop::sample::select(Guild::ALL.to_vec()).prop_map(Target::Guild),
        prop::sample::select(vec![Target::Wall, Target::Chest, Target::Pedestal, Target::BlueDie]),
    ]
}

fn action() -> impl Strategy<Value = Action> {
    let end = || prop::sample::select(End::ALL.to_vec());
    prop_oneof![
        2 => prop::sample::select(vec![Action::Roll, Action::Idle]),
        1 => target().prop_map(Action::Strike),
        1 => prop::sample::select(Guild::ALL.to_vec()).prop_map(Action::Console),
        1 => number().prop_map(|it| Action::Recruit(SectionId(it))),
        1 => (number(), end()).prop_map(|(road, end)| Action::Pave { road: RoadId(road), end }),
        1 => number().prop_map(|it| Action::Combat(LairId(it))),
        1 => number().prop_map(Action::TakeStatue),
        2 => (number(), prop::sample::select(Die::ALL.to_vec()), prop::sample::select(Change::ALL.to_vec()))
            .prop_map(|(domain, die, change)| Action::ChangeDie { domain: DomainId(domain), die, change }),
        1 => any::<bool>().prop_map(|blue| Action::Hire { blue }),
        2 => (number(), any::<bool>()).prop_map(|(lair, blue)| Action::Fight { lair: LairId(lair), blue }),
        3 => (number(), end(), any::<bool>())
            .prop_map(|(road, end, blue)| Action::Build { road: RoadId(road), end, blue }),
    ]
}

fn any_table() -> impl Strategy<Value = Session<DiceKingdoms>> {
    (1..=5usize, 0..1_000u64, 0..300usize).prop_map(|(seats, seed, decisions)| table(seats, seed, decisions))
}

/// A piece of JSON with something wrong in it: a number out of bounds, a stranger's field, another shape.
fn spoil(value: &Value, harm: u8) -> Value {
    match (value, harm % 8) {
        (_, 0) => json!([value]),
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

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
                    said(&DiceKingdoms::explain(game.content(), &refusal));
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
        actions.extend([json!("roll"), json!({ "hire": { "blue": true } }), json!({ "recruit": 1 })]);
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
    let table: Box<dyn Table> = Box::new(table(3, 5, 40));
    let stranger = Viewer::Seat(Seat::new(5));
    assert_eq!(table.view(stranger), table.view(Viewer::Spectator));
    assert_eq!(table.scores(stranger), table.scores(Viewer::Spectator));
}
