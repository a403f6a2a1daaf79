//! Actions nobody should send.

use heroes3::{
    Action, Heroes3,
    board::Space,
    kinds::{CardId, FieldId, MoraleUse, Quiet, RerollBy, UnitId, Which},
};
use proptest::prelude::*;
use serde_json::json;
use taverne_trials::actions::{self, number};

fn one_of<T: Copy + std::fmt::Debug + 'static>(all: &[T]) -> impl Strategy<Value = T> + use<T> {
    prop::sample::select(all.to_vec())
}

/// Mostly spaces there are.
fn space() -> impl Strategy<Value = Space> {
    prop_oneof![9 => 0..=20u8, 1 => number()].prop_map(Space)
}

fn card() -> impl Strategy<Value = CardId> {
    prop_oneof![9 => 0..120u8, 1 => number()].prop_map(CardId)
}

fn unit() -> impl Strategy<Value = UnitId> {
    prop_oneof![9 => 0..44u8, 1 => number()].prop_map(UnitId)
}

/// Mostly fields there are.
fn field() -> impl Strategy<Value = FieldId> {
    prop_oneof![9 => 0..90u8, 1 => number()].prop_map(FieldId)
}

fn hero() -> impl Strategy<Value = Which> {
    one_of(&Which::ALL)
}

fn action() -> impl Strategy<Value = Action> {
    let plain = [
        Action::Look,
        Action::TakeTop,
        Action::Defend,
        Action::UseTent,
        Action::Accept,
        Action::Done,
        Action::Extend,
        Action::Retreat,
        Action::Surrender,
    ];
    prop_oneof![
        4 => one_of(&plain),
        1 => unit().prop_map(Action::Recruit),
        1 => unit().prop_map(Action::Reinforce),
        1 => card().prop_map(Action::Take),
        2 => (unit(), space()).prop_map(|(unit, space)| Action::Deploy { unit, space }),
        1 => unit().prop_map(Action::PlaceNext),
        1 => number().prop_map(Action::PlaceGate),
        1 => space().prop_map(Action::Activate),
        2 => space().prop_map(Action::Go),
        2 => space().prop_map(Action::Strike),
        1 => space().prop_map(Action::Destroy),
        2 => (card(), number()).prop_map(|(card, option)| Action::Play { card, option }),
        1 => card().prop_map(Action::Empower),
        1 => one_of(&MoraleUse::ALL).prop_map(Action::Morale),
        1 => number().prop_map(Action::Row),
        1 => space().prop_map(Action::Target),
        1 => (space(), space()).prop_map(|(one, other)| Action::Pair(one, other)),
        1 => number().prop_map(Action::Choose),
        1 => card().prop_map(Action::Discard),
        1 => card().prop_map(Action::TakeBack),
        1 => (number(), one_of(&RerollBy::ALL)).prop_map(|(die, by)| Action::Reroll { die, by }),
        1 => one_of(&Quiet::ALL).prop_map(Action::Pass),
        4 => (hero(), field()).prop_map(|(hero, field)| Action::Step { hero, field }),
        1 => hero().prop_map(Action::Stay),
        2 => (hero(), number()).prop_map(|(hero, slot)| Action::Reveal { hero, slot }),
        1 => number().prop_map(Action::Turn),
        1 => field().prop_map(Action::Field),
        1 => field().prop_map(Action::GoHome),
        1 => field().prop_map(Action::Hire),
    ]
}

#[test]
fn only_listed_actions_are_played() {
    actions::only_listed_ones_are_played::<Heroes3>(600, action());
}

#[test]
fn garbage_changes_nothing() {
    let samples =
        [json!("defend"), json!({ "go": 7 }), json!({ "play": { "card": 3, "option": 9 } }), json!({ "row": 2 })];
    actions::garbage_changes_nothing::<Heroes3>(600, &samples);
}
