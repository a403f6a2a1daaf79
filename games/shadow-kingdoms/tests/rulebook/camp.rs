//! RULES 8, steps 1 to 5: executing a plan.

use super::table::*;
use shadow_kingdoms::scenario::Holdings;

const CHARGE: &str = "bp_clash_03";
const FAR: [Spot; 1] = [Spot::Track14];

/// One player about to execute this reserved plan; no magic, no gold for any other.
fn ready(plan: &'static str, dice: &[Die], own: impl FnOnce(Holdings) -> Holdings) -> Scene {
    let hold = |it: Holdings| own(it.place(Place::Gem).gold(0).magic(0).reserve(Slot::Left, plan).dice(dice));
    let mut scene = Scenario::new(2).seat(0, hold).at_move();
    scene.play(0, Move(Place::Camp));
    if scene.may(0, Choose(Slot::Left)) {
        scene.play(0, Choose(Slot::Left));
    }
    scene
}

fn executed(scene: &Scene) -> (u8, u8) {
    let told = scene.told();
    let found = told.iter().find_map(|it| match it {
        Event::Executed { strength, points, .. } => Some((*strength, *points)),
        _ => None,
    });
    found.expect("a plan was executed")
}

#[test]
fn t04_influence_is_the_ceiling() {
    let dice = [goblin(6), skeleton(6), gargoyle(5)];
    let scene = ready(CHARGE, &dice, |it| it.influence(14).uncovered(&FAR));
    assert_eq!((executed(&scene), scene.points(0, "plans")), ((14, 9), 9));
}

#[test]
fn t05_a_gem_spent_pays_shaman_and_peddler() {
    let dice = [goblin(6), gargoyle(6), orc(5)];
    let own = |it: Holdings| it.influence(14).uncovered(&FAR).gems(1).champions(&["shaman", "peddler"]);
    let scene = ready(CHARGE, &dice, own);
    assert_eq!((warden(&scene, 0).gold, warden(&scene, 0).gems), (3, 0));
    assert_eq!(scene.game().board().gems, 4, "the gem is back in its shrine");
}

#[test]
fn t06_the_joker_troop_fits_every_symbol() {
    let dice = [skeleton(3), skeleton(4), gnoll(5)];
    let own = |it: Holdings| it.board("board_skeleton").uncovered(&[Spot::Joker]);
    let mut scene = ready("bp_siege_04", &dice, own);
    assign(&mut scene, &[skeleton(3), skeleton(4), gnoll(5)]);
    assert_eq!(executed(&scene).0, 10, "all three dice, up to the influence");
}

#[test]
fn t48_joker_dice_that_are_needed_themselves_are_not_spare() {
    let dice = [skeleton(3), skeleton(4), orc(5)];
    for (gems, possible) in [(0, false), (1, true)] {
        let own = |it: Holdings| {
            let it = it.board("board_skeleton").uncovered(&[Spot::Joker]).gems(gems).gold(0);
            it.place(Place::Gem).reserve(Slot::Left, "bp_siege_04").dice(&dice)
        };
        let scene = Scenario::new(2).seat(0, own).at_move();
        assert_eq!(scene.may(0, Move(Place::Camp)), possible);
    }
}

#[test]
fn t07_the_board_adds_one_strength() {
    let own = |it: Holdings| it.influence(13).uncovered(&[Spot::Strength1]);
    assert_eq!(executed(&ready("bp_ambush_12", &[gnoll(6), skeleton(6)], own)), (13, 8));
}

#[test]
fn t14_a_plan_bought_in_camp_costs_its_place_and_brings_no_bonus() {
    let table = Scenario::new(2).column(&["bp_siege_03", "bp_siege_05", "bp_siege_10", "bp_siege_13", "bp_clash_02"]);
    let own = |it: Holdings| it.place(Place::Gem).gold(3).magic(0).dice(&[orc(3), skeleton(4)]);
    let mut scene = table.seat(0, own).at_move();
    scene.play(0, Move(Place::Camp));
    assert_eq!(warden(&scene, 0).gold, 2);
    assert!(scene.may(0, Uncover(Spot::Joker)), "the only plan, the only dice: the marker is next");
}

#[test]
fn t15_a_die_is_raised_to_six_and_no_further() {
    let mut scene = ready("bp_ambush_12", &[skeleton(5), gnoll(2)], |it| it.magic(3));
    scene.play(0, Change { how: Raise, die: skeleton(5), on_plan: true });
    assert_eq!((scene.game().camp().dice[0], warden(&scene, 0).magic), (skeleton(6), 2));
    let again = Change { how: Raise, die: skeleton(6), on_plan: true };
    assert_eq!(scene.refusal(0, again), Refusal::DieAtItsEnd);
}

#[test]
fn t16_a_gem_flips_a_die() {
    for (from, to) in [(1, 6), (2, 5), (3, 4)] {
        let mut scene = ready("bp_ambush_12", &[skeleton(from), gnoll(2)], |it| it.gems(1));
        scene.play(0, Change { how: Flip, die: skeleton(from), on_plan: true });
        let told = scene.told();
        assert!(told.iter().any(|it| matches!(it, Event::ChangedDie { to: die, .. } if *die == skeleton(to))));
        assert_eq!(executed(&scene).0, (to + 2).min(10), "nothing is left to change");
    }
}

#[test]
fn t43_a_gem_that_is_needed_as_joker_flips_nothing() {
    let mut scene = ready("bp_ambush_12", &[orc(3), skeleton(4)], |it| it.gems(1));
    let told = scene.told();
    let joker =
        |it: &&Event| matches!(it, Event::Assigned { die, gem: true, symbol: Troop::Gnoll, .. } if *die == orc(3));
    assert!(told.iter().any(joker));
    assert_eq!(executed(&scene).0, 7);
    scene.play(0, Uncover(Spot::Joker));
}

#[test]
fn t53_a_die_that_is_left_over_may_be_changed_and_stays_so() {
    let mut scene = ready("bp_ambush_12", &[skeleton(4), gnoll(4), orc(2)], |it| it.magic(1));
    scene.play(0, Change { how: Raise, die: orc(2), on_plan: false });
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(0)));
    assert_eq!(warden(&scene, 0).dice.as_slice(), [orc(3)]);
}

#[test]
fn t42_the_whole_example() {
    let table = Scenario::new(2).column(&["bp_siege_03", "bp_siege_05", "bp_siege_10", "bp_siege_13", CHARGE]);
    let dice = [goblin(6), gargoyle(6), orc(5)];
    let own = |it: Holdings| {
        let it = it.place(Place::Gem).gold(1).magic(0).influence(14).uncovered(&FAR).gems(1).dice(&dice);
        it.champions(&["shaman", "peddler"]).scroll("scroll_1", Face::A).zones(&[5])
    };
    let mut scene = table.row(Row::Scoring, &["kingslayer"]).seat(0, own).at_move();
    scene.play(0, Move(Place::Camp));
    assert_eq!((warden(&scene, 0).gold, executed(&scene)), (3, (14, 9)), "1 gold paid, then 3 gained");
    scene.play(0, Uncover(Spot::TroopSlot4)).play(0, PlaceMarker(Zone(2)));
    scene.play(0, Recruit { row: Row::Scoring, space: 0 });
    assert!(has(&scene, 0, "kingslayer"));
    assert_eq!((scored(&scene, 0), warden(&scene, 0).dice.len()), (9 + 2, 0));
    let bag = scene.game().board().bag;
    assert_eq!([Troop::Goblin, Troop::Gargoyle, Troop::Orc].map(|it| bag.count(it as usize)), [5, 5, 5]);
    assert_eq!(scene.actions(0), [Finish], "the gap in the column is still there");
}

#[test]
fn t44_a_sentinel_in_camp_sees_the_gap_and_cycling_closes_it() {
    let table = Scenario::new(2).column(&["bp_siege_03", "bp_siege_05", "bp_siege_10", "bp_clash_02", "bp_siege_13"]);
    let own = |it: Holdings| {
        let it = it.place(Place::Gem).gold(2).magic(1).dice(&[orc(6), skeleton(6)]);
        it.scroll("scroll_1", Face::A).zones(&[5])
    };
    let mut scene = table.row(Row::Immediate, &["sentinel"]).seat(0, own).at_move();
    scene.play(0, Move(Place::Camp));
    scene.play(0, Buy(3)).play(0, Execute).play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(2)));
    scene.play(0, Recruit { row: Row::Immediate, space: 0 });
    assert_eq!(plans_offered(&scene), 4);
    let before = column(&scene);
    scene.play(0, CyclePlan(4));
    let after = column(&scene);
    assert_eq!(after[2..], before[..3], "three are left and slide down");
    assert!(after.iter().all(Option::is_some), "two were dealt");
    scene.play(0, Reserve { column: 4, slot: Slot::Left });
    assert_eq!(column(&scene)[4], None);
    assert_eq!(scene.actions(0), [Finish]);
    scene.play(0, Finish);
    assert!(column(&scene).iter().all(Option::is_some));
}

#[test]
fn t55_the_slot_of_the_plan_executed_is_free_for_a_sentinel() {
    let table = Scenario::new(2).row(Row::Immediate, &["sentinel"]);
    let own = |it: Holdings| {
        let it = it.place(Place::Gem).gold(1).magic(0).dice(&[orc(6), skeleton(6)]);
        it.reserve(Slot::Left, "bp_clash_02").scroll("scroll_1", Face::A).zones(&[5])
    };
    let mut scene = table.column(&["bp_siege_03"]).seat(0, own).at_move();
    scene.play(0, Move(Place::Camp));
    scene.play(0, Uncover(Spot::Joker)).play(0, PlaceMarker(Zone(2)));
    scene.play(0, Recruit { row: Row::Immediate, space: 0 });
    scene.play(0, Reserve { column: 0, slot: Slot::Left }).play(0, BuyBonus);
    assert_eq!(stock(&scene, 0), (0, 0, 11));
}
