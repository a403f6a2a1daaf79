//! Actions nobody should send.

use super::{said, table};
use card_kingdoms::{
    Action, CardKingdoms,
    cards::{CitizenId, DomainId, MonsterId},
    goods::Resource,
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

fn action() -> impl Strategy<Value = Action> {
    let resource = || prop::sample::select(Resource::ALL.to_vec());
    let plain = [Action::Roll, Action::Announce, Action::EndHarvest, Action::Exchange, Action::Decline];
    prop_oneof![
        3 => prop::sample::select(plain.to_vec()),
        1 => number().prop_map(Action::KeepDuke),
        1 => (number(), number()).prop_map(|(domain, die)| Action::ChangeDie { domain: DomainId(domain), die }),
        2 => (prop::option::of(seat()), resource(), number())
            .prop_map(|(from, resource, amount)| Action::Take { from, resource, amount }),
        1 => (number(), number()).prop_map(|(card, option)| Action::HarvestChoice { card: CitizenId(card), option }),
        1 => number().prop_map(|card| Action::HarvestExchange { card: CitizenId(card) }),
        1 => resource().prop_map(Action::Console),
        1 => resource().prop_map(Action::Gain),
        2 => number().prop_map(Action::Slay),
        2 => number().prop_map(Action::Recruit),
        2 => number().prop_map(Action::Build),
        2 => prop_oneof![0..20u16, any::<u16>()].prop_map(|magic| Action::Pay { magic }),
        1 => number().prop_map(Action::Choose),
        1 => number().prop_map(Action::TakeCitizen),
        1 => number().prop_map(|card| Action::ReturnCitizen(CitizenId(card))),
        1 => number().prop_map(|card| Action::ReturnMonster(MonsterId(card))),
        1 => seat().prop_map(Action::Victim),
        1 => number().prop_map(Action::AttackFrom),
        1 => number().prop_map(Action::Sacrifice),
    ]
}

fn any_table() -> impl Strategy<Value = Session<CardKingdoms>> {
    (1..=5usize, any::<bool>(), 0..1_000u64, 0..250usize)
        .prop_map(|(seats, mixed, seed, decisions)| table(seats, mixed, seed, decisions))
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
                    said(&CardKingdoms::explain(game.content(), &refusal));
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
        actions.extend([json!("roll"), json!({ "pay": { "magic": 1 } }), json!({ "victim": 1 })]);
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
    let table: Box<dyn Table> = Box::new(table(3, true, 5, 40));
    let stranger = Viewer::Seat(Seat::new(5));
    assert_eq!(table.view(stranger), table.view(Viewer::Spectator));
    assert_eq!(table.scores(stranger), table.scores(Viewer::Spectator));
}
