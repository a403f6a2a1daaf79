//! RULES 4 and 5: roads, domains and bridges.

use super::dice;
use dice_kingdoms::{
    Action, Event, Refusal,
    parts::{Change, Die, End, Reward, Spot},
    scenario::{ByName, Hand, Scenario},
};
use taverne_engine::Seat;

const ME: Seat = Seat::new(0);

#[test]
fn case_11_a_road_ends_at_its_domain() {
    let mut table = Scenario::new(2).action(dice(1, 1, 5, 2));
    table.play(0, table.build("r01", End::A, false));
    assert_eq!(table.road(0, "r01"), [2, 0]);
    assert!(table.has_joined(0, "d01"));
    assert_eq!(table.chest(0), 1, "the second box gives a gold");
    assert!(table.told().contains(&&Event::Surplus { seat: ME, boxes: 3 }));
}

#[test]
fn case_12_powers_a_bridge_and_a_citizen_domain() {
    let lay = |it: &mut Hand<'_>| _ = it.domain("d01").domain("d06").domain("d02");
    let mut table = Scenario::new(2).seat(0, lay).action(dice(1, 1, 3, 1));
    table.play(0, table.change("d06", Die::Green, Change::Flip));
    table.play(0, table.change("d01", Die::Green, Change::Up));
    assert_eq!(table.game().dice().green, 5);
    table.play(0, table.build("r08", End::A, true));
    assert_eq!((table.road(0, "r08"), table.chest(0)), ([6, 0], 1));
    assert!(table.has_bridge(0, "r08") && table.has_joined(0, "d07"));
    assert_eq!(
        (table.citizen(0, 4), table.citizen(0, 6), table.citizen(0, 8)),
        (1, 1, 0),
        "ruling 3: the first open box"
    );
    assert_eq!(table.asked(), [1], "nobody is asked");
}

#[test]
fn ruling_03_the_leftmost_open_box_of_the_guild() {
    let welcomed = |lay: fn(&mut Hand<'_>)| {
        let table = Scenario::new(2).seat(0, |it| _ = it.domain("d03").road("r09", End::A, 3)).seat(0, lay);
        let mut table = table.action(dice(1, 1, 1, 1));
        table.play(0, table.build("r09", End::A, false));
        [4, 6, 8].map(|value| table.citizen(0, value))
    };
    assert_eq!(welcomed(|it| _ = it.citizen(4, 1)), [2, 1, 0]);
    assert_eq!(welcomed(|it| _ = it.citizen(4, 2)), [2, 2, 0]);
    assert_eq!(welcomed(|it| _ = it.citizen(4, 2).citizen(6, 2)), [2, 2, 1]);
}

#[test]
fn ruling_20_the_same_boxes_are_offered_once() {
    // r05 has four boxes, r06 five.
    let table = Scenario::new(2).seat(0, |it| _ = it.domain("d01")).action(dice(1, 1, 4, 1));
    let actions = table.actions(0);
    assert!(
        actions.contains(&table.build("r05", End::A, false)) && actions.contains(&table.build("r06", End::A, true))
    );
    assert!(!actions.contains(&table.build("r05", End::A, true)));
    assert_eq!(table.refusal(0, table.build("r05", End::A, true)), Refusal::BlueNotNeeded);
}

#[test]
fn case_25_the_first_road_boxes() {
    // The left box of the Paladin (9-10) is a road.
    let mut table = Scenario::new(2).action(dice(4, 1, 1, 5));
    table.play(0, Action::Hire { blue: true });
    let starts: Vec<_> = ["r01", "r02", "r03", "r04"].map(|road| table.pave(road, End::A)).to_vec();
    assert_eq!(table.actions(0), starts);
    assert_eq!(table.refusal(0, table.pave("r05", End::A)), Refusal::OutOfReach);
    table.play(0, table.pave("r03", End::A));
    assert_eq!(table.road(0, "r03"), [1, 0]);
}

#[test]
fn case_26_a_road_built_from_both_ends() {
    let lay = |it: &mut Hand<'_>| _ = it.domain("d01").domain("d06").road("r06", End::A, 1);
    let mut table = Scenario::new(2).seat(0, lay).action(dice(1, 1, 6, 1));
    table.play(0, table.build("r06", End::B, false));
    assert_eq!((table.road(0, "r06"), table.chest(0)), ([1, 4], 1));
    assert!(table.has_bridge(0, "r06"));
    assert!(table.told().contains(&&Event::Surplus { seat: ME, boxes: 2 }));
    let road = dice_kingdoms::Content::builtin().find_road("r06").expect("a road");
    let order: Vec<_> = table
        .told()
        .into_iter()
        .filter_map(|event| match event {
            Event::Ticked { spot: Spot::Road { road: of, index }, .. } if *of == road => Some(*index),
            _ => None,
        })
        .collect();
    assert_eq!(order, [4, 3, 2, 1]);
}

#[test]
fn case_28_a_citizen_domain_without_citizens_left() {
    let lay = |it: &mut Hand<'_>| {
        it.citizen(4, 2).citizen(6, 2).citizen(8, 2).domain("d03").road("r09", End::A, 3);
    };
    let mut table = Scenario::new(2).seat(0, lay).action(dice(1, 1, 1, 1));
    assert_eq!(table.points(0, "domains"), 1);
    table.play(0, table.build("r09", End::A, false));
    let lost = |event: &&Event| matches!(event, Event::PowerLost { seat: ME, .. });
    assert!(table.told().iter().any(lost));
    assert_eq!((table.points(0, "domains"), table.asked()), (2, vec![1]));
}

#[test]
fn ruling_05_a_road_reward_may_tick_ahead() {
    // The second box of r07 is a road.
    let lay = |it: &mut Hand<'_>| _ = it.domain("d02");
    let ahead = |green| {
        let mut table = Scenario::new(2).seat(0, lay).action(dice(1, 1, green, 1));
        table.play(0, table.build("r07", End::A, false));
        table.play(0, table.pave("r07", End::A));
        table
    };
    let two = ahead(2);
    assert_eq!((two.road(0, "r07"), two.has_joined(0, "d06")), ([3, 0], false), "the reward box is not counted");
    let three = ahead(3);
    assert_eq!((three.road(0, "r07"), three.has_joined(0, "d06")), ([4, 0], true));
    assert!(!three.told().iter().any(|event| matches!(event, Event::Surplus { .. })));
    assert!(ahead(4).told().contains(&&Event::Surplus { seat: ME, boxes: 1 }));
}

#[test]
fn ruling_06_joining_comes_before_the_reward_of_the_box() {
    // The last box of r14 is a star, that of r01 a gold.
    let mut table = Scenario::new(2).action(dice(1, 1, 2, 1));
    table.play(0, table.build("r01", End::A, false));
    let position = |wanted: fn(&Event) -> bool| table.told().into_iter().position(wanted).expect("it was told");
    let joined = position(|event| matches!(event, Event::Joined { .. }));
    assert!(joined < position(|event| matches!(event, Event::Ticked { spot: Spot::Chest { .. }, .. })));
}

#[test]
fn a_road_reward_can_join_a_domain() {
    let lay = |it: &mut Hand<'_>| _ = it.road("r01", End::A, 1);
    let mut table = Scenario::new(2).seat(0, lay).action(dice(4, 1, 1, 5));
    table.play(0, Action::Hire { blue: true });
    table.play(0, table.pave("r01", End::A));
    assert!(table.has_joined(0, "d01"));
}

#[test]
fn nothing_is_built_from_a_dead_end_or_an_unjoined_domain() {
    let table = Scenario::new(2).seat(0, |it| _ = it.domain("d05")).action(dice(1, 1, 3, 1));
    assert_eq!(table.refusal(0, table.build("x01", End::B, false)), Refusal::OutOfReach);
    assert_eq!(table.refusal(0, table.build("r05", End::A, false)), Refusal::OutOfReach);
    let mut table = table;
    table.play(0, table.build("x01", End::A, false));
    assert_eq!((table.road(0, "x01"), table.points(0, "stars")), ([3, 0], 1));
}

#[test]
fn full_roads_cannot_be_built_and_a_last_box_is_the_same_from_both_ends() {
    let lay = |it: &mut Hand<'_>| _ = it.domain("d01").domain("d05").road("r05", End::A, 2).road("r05", End::B, 1);
    let mut table = Scenario::new(2).seat(0, lay).action(dice(1, 1, 3, 1));
    assert_eq!(table.refusal(0, table.build("r05", End::B, false)), Refusal::SameBox);
    assert!(table.actions(0).contains(&table.build("r05", End::A, false)));
    table.play(0, table.build("r05", End::A, false));
    assert_eq!(table.road(0, "r05"), [3, 1]);
    let full = Scenario::new(2).seat(0, |it| _ = it.road("r01", End::A, 2)).action(dice(1, 1, 3, 1));
    assert_eq!(full.refusal(0, full.build("r01", End::A, false)), Refusal::Finished);
}

#[test]
fn all_boxes_of_one_action_lie_on_one_road() {
    let mut table = Scenario::new(2).action(dice(1, 1, 6, 6));
    table.play(0, table.build("r01", End::A, false));
    assert_eq!((table.road(0, "r05"), table.road(0, "r06")), ([0, 0], [0, 0]));
}

#[test]
fn the_green_die_without_any_road_left() {
    let all = |it: &mut Hand<'_>| {
        let content = dice_kingdoms::Content::builtin();
        for road in &content.roads {
            it.road(&road.id, End::A, road.boxes.len());
        }
    };
    let mut table = Scenario::new(2).seat(0, all).action(dice(1, 1, 6, 6));
    assert!(!table.actions(0).iter().any(|action| matches!(action, Action::Build { .. })));
    table.play(0, Action::Idle);
    assert_eq!(table.asked(), [1]);
    let open = Scenario::new(2).action(dice(1, 1, 6, 6));
    assert_eq!(open.refusal(0, Action::Idle), Refusal::CanTick);
    let mut recruit = Scenario::new(2).seat(0, all).action(dice(4, 1, 1, 5));
    recruit.play(0, Action::Hire { blue: true });
    assert!(recruit.told().contains(&&Event::Lost { seat: ME, reward: Reward::Road }));
}
