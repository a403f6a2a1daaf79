//! Actions nobody should send.

use card_kingdoms::{
    Action, CardKingdoms,
    cards::{CitizenId, DomainId, MonsterId},
    goods::Resource,
};
use proptest::prelude::*;
use serde_json::json;
use taverne_trials::actions::{self, number, seat};

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

#[test]
fn only_listed_actions_are_played() {
    actions::only_listed_ones_are_played::<CardKingdoms>(1500, action());
}

#[test]
fn garbage_changes_nothing() {
    let samples = [json!("roll"), json!({ "pay": { "magic": 1 } }), json!({ "victim": 1 })];
    actions::garbage_changes_nothing::<CardKingdoms>(1500, &samples);
}

#[test]
fn strangers_see_no_more_than_spectators() {
    actions::strangers_see_no_more_than_spectators::<CardKingdoms>();
}

#[test]
fn every_moment_can_be_sketched() {
    actions::every_moment_can_be_sketched::<CardKingdoms>();
}
