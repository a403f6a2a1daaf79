//! Actions nobody should send.

use proptest::prelude::*;
use serde_json::json;
use shadow_kingdoms::{
    Action, ShadowKingdoms,
    action::Change,
    cards::{BoardId, Face, Link, Place, Row, Shrine, Slot, Spot, Zone},
    dice::{Die, Troop},
};
use taverne_trials::actions::{self, number};

fn one_of<T: Copy + std::fmt::Debug + 'static>(all: &[T]) -> impl Strategy<Value = T> + use<T> {
    prop::sample::select(all.to_vec())
}

fn die() -> impl Strategy<Value = Die> {
    let strength = prop_oneof![9 => 1..=6u8, 1 => number()];
    (one_of(&Troop::ALL), strength).prop_map(|(troop, strength)| Die::new(troop, strength))
}

fn action() -> impl Strategy<Value = Action> {
    let plain = [Action::Refill, Action::GainMagic, Action::BuyBonus, Action::Execute, Action::Finish, Action::Decline];
    let cell = || (one_of(&Row::ALL), number());
    prop_oneof![
        3 => one_of(&plain),
        1 => number().prop_map(|board| Action::PickBoard(BoardId(board))),
        1 => one_of(&Face::ALL).prop_map(Action::PickFace),
        2 => one_of(&Place::ALL).prop_map(Action::Move),
        2 => die().prop_map(Action::TakeDie),
        1 => (one_of(&Shrine::ALL), die()).prop_map(|(shrine, die)| Action::TakeDieFrom { shrine, die }),
        1 => die().prop_map(Action::DropDie),
        1 => number().prop_map(Action::Claim),
        1 => cell().prop_map(|(row, space)| Action::Recruit { row, space }),
        1 => cell().prop_map(|(row, space)| Action::CycleChampion { row, space }),
        1 => (number(), one_of(&Slot::ALL)).prop_map(|(column, slot)| Action::Reserve { column, slot }),
        1 => number().prop_map(Action::CyclePlan),
        1 => one_of(&Slot::ALL).prop_map(Action::Choose),
        1 => number().prop_map(Action::Buy),
        1 => die().prop_map(Action::Assign),
        1 => (one_of(&Change::ALL), die(), any::<bool>())
            .prop_map(|(how, die, on_plan)| Action::Change { how, die, on_plan }),
        1 => one_of(&Spot::ALL).prop_map(Action::Uncover),
        1 => number().prop_map(|zone| Action::PlaceMarker(Zone(zone))),
        1 => number().prop_map(|link| Action::TakeChain(Link(link))),
    ]
}

#[test]
fn only_listed_actions_are_played() {
    actions::only_listed_ones_are_played::<ShadowKingdoms>(1500, action());
}

#[test]
fn garbage_changes_nothing() {
    let die = json!({ "troop": "orc", "strength": 7 });
    let samples = [json!("refill"), json!({ "take_die": die }), json!({ "move": "gem" }), json!({ "claim": 1 })];
    actions::garbage_changes_nothing::<ShadowKingdoms>(1500, &samples);
}

#[test]
fn strangers_see_no_more_than_spectators() {
    actions::strangers_see_no_more_than_spectators::<ShadowKingdoms>();
}

#[test]
fn every_moment_can_be_sketched() {
    actions::every_moment_can_be_sketched::<ShadowKingdoms>();
}
