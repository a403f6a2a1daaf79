//! Actions nobody should send.

use dice_kingdoms::{
    Action, DiceKingdoms,
    parts::{Change, Die, DomainId, End, Guild, LairId, RoadId, SectionId, Target},
};
use proptest::prelude::*;
use serde_json::json;
use taverne_trials::actions::{self, number};

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
        2 => (number(), number(), any::<bool>())
            .prop_map(|(lair, block, blue)| Action::Fight { lair: LairId(lair), block, blue }),
        3 => (number(), end(), any::<bool>())
            .prop_map(|(road, end, blue)| Action::Build { road: RoadId(road), end, blue }),
    ]
}

#[test]
fn only_listed_actions_are_played() {
    actions::only_listed_ones_are_played::<DiceKingdoms>(1500, action());
}

#[test]
fn garbage_changes_nothing() {
    let samples = [json!("roll"), json!({ "hire": { "blue": true } }), json!({ "recruit": 1 })];
    actions::garbage_changes_nothing::<DiceKingdoms>(1500, &samples);
}

#[test]
fn strangers_see_no_more_than_spectators() {
    actions::strangers_see_no_more_than_spectators::<DiceKingdoms>();
}

#[test]
fn every_moment_can_be_sketched() {
    actions::every_moment_can_be_sketched::<DiceKingdoms>();
}
