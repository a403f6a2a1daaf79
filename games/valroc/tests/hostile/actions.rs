//! Actions nobody should send.

use proptest::prelude::*;
use serde_json::json;
use taverne_trials::actions::{self, number, seat};
use valroc::{
    Action, Valroc,
    action::{Change, Mix, Sip, Trade},
    cards::{CourseId, CreatureId, Size, SpellId},
    elements::Element,
    places::{Pawn, Spot},
};

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
        Action::PassGame,
        Action::Listen,
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
        1 => (number(), any::<bool>()).prop_map(|(vals, diamond)| Action::Bid { vals, diamond }),
        3 => (number(), prop::option::of(seat()), prop::option::of(element()))
            .prop_map(|(spell, on, element)| Action::Cast { spell: SpellId(spell), on, element }),
        2 => (number(), prop::option::of(element()))
            .prop_map(|(course, element)| Action::UseCourse { course: CourseId(course), element }),
        1 => sip.prop_map(Action::Drink),
        1 => (element(), number()).prop_map(|(statue, vals)| Action::Plunder { statue, vals }),
    ]
}

#[test]
fn only_listed_actions_are_played() {
    actions::only_listed_ones_are_played::<Valroc>(300, action());
}

#[test]
fn garbage_changes_nothing() {
    let samples = [json!("pass"), json!({ "bid": { "vals": 1, "diamond": false } }), json!({ "serve": "fire" })];
    actions::garbage_changes_nothing::<Valroc>(300, &samples);
}

#[test]
fn strangers_see_no_more_than_spectators() {
    actions::strangers_see_no_more_than_spectators::<Valroc>();
}

#[test]
fn every_moment_can_be_sketched() {
    actions::every_moment_can_be_sketched::<Valroc>();
}
