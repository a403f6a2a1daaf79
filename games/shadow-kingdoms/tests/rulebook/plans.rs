//! RULES 7 and 9: reserving plans, and the bonuses of the slots.

use super::table::*;
use shadow_kingdoms::scenario::Holdings;

fn place(column: u8, slot: Slot) -> Action {
    Reserve { column, slot }
}

#[test]
fn t02_a_discount_beyond_the_price_is_lost() {
    let mut scene = entered(Scenario::new(2).seat(0, |it| it.gold(3).influence(13)), Shrine::Plan, orc(2));
    scene.play(0, place(3, Slot::Left));
    assert_eq!(warden(&scene, 0).gold, 3);
}

/// A plan is placed in this slot, with the die giving all the discount that is needed.
fn placed(slot: Slot, own: impl FnOnce(Holdings) -> Holdings) -> Scene {
    let open = [Spot::ReserveMiddle, Spot::ReserveRight];
    let table = Scenario::new(2).row(Row::Immediate, &["shade"]).row(Row::Permanent, &["miner"]);
    let table = table.row(Row::Scoring, &["witch"]);
    let table = table.seat(0, |it| own(it.gold(9).uncovered(&open)));
    let mut scene = entered(table, Shrine::Plan, orc(1));
    scene.play(0, place(4, slot));
    scene
}

#[test]
fn t13_a_miner_takes_one_gold_off_every_bonus() {
    let table = || Scenario::new(2).row(Row::Immediate, &["shade"]).row(Row::Permanent, &[]);
    let open = [Spot::ReserveMiddle, Spot::ReserveRight];
    let own = |it: Holdings| it.gold(9).uncovered(&open).champions(&["miner"]);
    let after = |slot, bonus| {
        let mut scene = entered(table().seat(0, own), Shrine::Plan, orc(1));
        scene.play(0, place(4, slot)).play(0, bonus);
        9 - warden(&scene, 0).gold
    };
    assert_eq!(after(Slot::Left, BuyBonus), 0);
    assert_eq!(after(Slot::Middle, TakeDieFrom { shrine: Shrine::Gem, die: goblin(3) }), 1);
    assert_eq!(after(Slot::Right, Recruit { row: Row::Immediate, space: 0 }), 0);
}

#[test]
fn t35_the_right_slot_ignores_owned_champions() {
    for (champions, paid) in [(&["thief", "shade"][..], 1), (&["thief", "shade", "death_knight"][..], 0)] {
        let open = [Spot::ReserveMiddle, Spot::ReserveRight, Spot::Champions6];
        let mut scene = placed(Slot::Right, |it| it.uncovered(&open).champions(champions));
        scene.play(0, Recruit { row: Row::Immediate, space: 0 });
        assert_eq!(warden(&scene, 0).gold, 9 - paid);
    }
}

#[test]
fn t50_miner_and_death_knight_add_up() {
    for (row, paid) in [(Row::Permanent, 0), (Row::Scoring, 2)] {
        let table = Scenario::new(2).row(Row::Permanent, &["warrior"]).row(Row::Scoring, &["witch"]);
        let open = [Spot::ReserveMiddle, Spot::ReserveRight];
        let table = table.seat(0, |it| it.gold(9).uncovered(&open).champions(&["miner", "death_knight"]));
        let mut scene = entered(table, Shrine::Plan, orc(1));
        scene.play(0, place(4, Slot::Right)).play(0, Recruit { row, space: 0 });
        assert_eq!(warden(&scene, 0).gold, 9 - paid);
    }
}

#[test]
fn t45_a_bonus_that_gives_nothing_is_not_offered() {
    let scene = placed(Slot::Left, |it| it.influence(13));
    assert_eq!(scene.actions(0), [Finish]);
    assert!(placed(Slot::Left, |it| it.influence(12)).may(0, BuyBonus));
}

#[test]
fn t59_plans_are_cycled_even_without_a_free_slot() {
    let table = Scenario::new(2).seat(0, |it| it.gold(9).magic(1).reserve(Slot::Left, "bp_siege_01"));
    let mut scene = entered(table, Shrine::Plan, orc(1));
    let before = column(&scene);
    assert!(scene.may(0, CyclePlan(2)) && plans_offered(&scene) == 0);
    scene.play(0, CyclePlan(2));
    let after = column(&scene);
    assert_eq!(after[1..3], before[..2], "the dearer ones slide");
    assert_eq!((after[3], warden(&scene, 0).magic, scene.asked()), (before[3], 0, vec![1]));
}
