//! RULES 8, steps 6 to 9: markers, zones and chains.

use super::table::*;
use shadow_kingdoms::scenario::Holdings;

/// A plan of this name has just been executed with these dice, and a marker is to be removed.
fn won(plan: &'static str, dice: &[Die], own: impl FnOnce(Holdings) -> Holdings) -> Scene {
    won_at(Scenario::new(2), plan, dice, own)
}

fn won_at(table: Scenario, plan: &'static str, dice: &[Die], own: impl FnOnce(Holdings) -> Holdings) -> Scene {
    let hold = |it: Holdings| {
        let it = it.place(Place::Gem).gold(0).magic(0).scroll("scroll_1", Face::A);
        own(it.reserve(Slot::Left, plan).dice(dice))
    };
    let mut scene = table.seat(0, hold).at_move();
    scene.play(0, Move(Place::Camp));
    if scene.may(0, Choose(Slot::Left)) {
        scene.play(0, Choose(Slot::Left));
    }
    assign(&mut scene, dice);
    strike(&mut scene);
    scene
}

fn clash(own: impl FnOnce(Holdings) -> Holdings) -> Scene {
    won("bp_clash_02", &[orc(3), skeleton(4)], own)
}

#[test]
fn t09_a_clash_on_a_clash_zone_scores_two() {
    let mut scene = clash(|it| it);
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(2)));
    assert_eq!(scene.points(0, "zones"), 2);
}

#[test]
fn t10_a_champion_link_recruits_for_free() {
    let table = Scenario::new(2).row(Row::Scoring, &["witch"]);
    let mut scene = won_at(table, "bp_clash_02", &[orc(3), skeleton(4)], |it| it.zones(&[4]));
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(1)));
    scene.play(0, Recruit { row: Row::Scoring, space: 0 });
    assert!(has(&scene, 0, "witch") && warden(&scene, 0).gold == 0);
    assert!(scene.game().board().champion(Row::Scoring, 0).is_some(), "the space is filled again");
}

#[test]
fn t20_influence_at_a_covered_end_is_forfeited() {
    let mut scene = clash(|it| it.influence(13).zones(&[0]).champions(&["satyr"]));
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(1)));
    assert_eq!((stock(&scene, 0), scene.points(0, "influence")), ((0, 0, 13), 0));
}

#[test]
fn t37_influence_beyond_twenty_pays_and_priest_copies_the_steps() {
    let own = |it: Holdings| it.influence(19).uncovered(&[Spot::Track14]).zones(&[0]).champions(&["priest"]);
    let mut scene = clash(own);
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(1)));
    assert_eq!((stock(&scene, 0), scene.points(0, "influence")), ((0, 1, 20), 2));
}

#[test]
fn t21_a_troop_zone_counts_printed_symbols() {
    let dice = [goblin(3), gnoll(3), gnoll(4), gargoyle(2)];
    let own = |it: Holdings| it.board("board_gnoll").uncovered(&[Spot::Joker, Spot::TroopSlot4]);
    let mut scene = won("bp_clash_01", &dice, own);
    scene.play(0, Uncover(Spot::TroopSlot5)).play(0, PlaceMarker(Zone(7)));
    assert_eq!(scene.points(0, "zones"), 2, "two orc symbols, no orc die");
}

#[test]
fn t22_the_strength_zone_begins_at_fifteen() {
    for (last, points) in [(3, 2), (2, 0)] {
        let dice = [goblin(6), skeleton(6), gargoyle(last)];
        let mut scene = won("bp_clash_03", &dice, |it| it.influence(20).uncovered(&[Spot::Track14]));
        scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(1)));
        assert_eq!(scene.points(0, "zones"), points);
    }
}

#[test]
fn t23_the_gem_storage_brings_a_gem() {
    let dice = [orc(3), skeleton(4)];
    let mut scene = won_at(Scenario::new(2).gem_supply(2), "bp_clash_02", &dice, |it| it.gems(1));
    scene.play(0, Uncover(Spot::GemStorage));
    assert_eq!((warden(&scene, 0).gems, scene.game().board().gems), (2, 1));
}

#[test]
fn t36_a_veteran_pays_before_the_sentinel_acts() {
    let table = Scenario::new(2).row(Row::Immediate, &["sentinel"]);
    let dice = [orc(3), skeleton(4)];
    let mut scene = won_at(table, "bp_clash_02", &dice, |it| it.zones(&[4]).champions(&["veteran"]));
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(1)));
    scene.play(0, Recruit { row: Row::Immediate, space: 0 });
    assert_eq!(stock(&scene, 0), (1, 1, 10));
    scene.play(0, Reserve { column: 0, slot: Slot::Left }).play(0, BuyBonus);
    assert_eq!(stock(&scene, 0), (0, 1, 11));
}

#[test]
fn t54_the_order_of_chains_is_the_players() {
    let mut scene = clash(|it| it.zones(&[2, 4]));
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(5)));
    assert_eq!(scene.actions(0), [TakeChain(Link(3)), TakeChain(Link(8))]);
    let mut other = scene.clone();
    other.play(0, TakeChain(Link(8)));
    let cycle = CycleChampion { row: Row::Scoring, space: 1 };
    assert_eq!(other.refusal(0, cycle), Refusal::NoMagic);
    scene.play(0, TakeChain(Link(3))).play(0, cycle);
    assert_eq!(warden(&scene, 0).magic, 1);
}

#[test]
fn a_spot_may_have_to_wait_for_another() {
    let scene = clash(|it| it);
    let locked = Refusal::SpotLocked { after: Spot::Champions6 };
    assert_eq!(scene.refusal(0, Uncover(Spot::Champions10)), locked);
}
