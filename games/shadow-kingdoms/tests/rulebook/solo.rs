//! RULES 13: the Adversary.

use super::table::*;
use taverne_engine::Viewer;

fn rival(scene: &Scene, source: &str) -> i32 {
    let rival = scene.game().scores(Viewer::Spectator).rival.unwrap();
    rival.lines.iter().find(|line| line.source == source).map_or(0, |line| line.points)
}

/// The Adversary stands in the Gold shrine, so the Plan shrine is next; slot 5 shows this plan.
fn before_the_plan(plan: &str) -> Scenario {
    Scenario::solo(Shrine::Gold).column(&[plan]).seat(0, |it| it.gold(0).magic(0).place(Place::Magic))
}

#[test]
fn t29_the_adversary_completes_the_dearest_plan() {
    let mut scene = before_the_plan("bp_clash_01").at_move();
    scene.play(0, Move(Place::Gem)).play(0, Finish);
    assert_eq!((rival(&scene, "plans"), rival(&scene, "meetings")), (15, 0));
    assert!(column(&scene).iter().all(Option::is_some));
}

#[test]
fn t39_meeting_the_warden_is_worth_two() {
    let mut scene = before_the_plan("bp_clash_02").at_move();
    scene.play(0, Move(Place::Plan));
    while scene.may(0, Decline) {
        scene.play(0, Decline);
    }
    scene.play(0, Finish);
    assert_eq!((rival(&scene, "meetings"), rival(&scene, "plans")), (2, 9));
}

#[test]
fn t30_awards_count_for_the_adversary_in_the_end() {
    let scene = Scenario::solo(Shrine::Gem).award("aw_c1", &[0]).at_move();
    assert_eq!(rival(&scene, "awards"), 5 + 7 + 7);
}

#[test]
fn t38_alone_three_dice_cause_a_refill() {
    let table = Scenario::solo(Shrine::Gem).bare().shrine(Shrine::Magic, &[orc(1), orc(2), orc(3)]);
    let mut scene = table.clone().at_turn();
    scene.play(0, Refill);
    assert!(scene.game().board().shrines.iter().all(|dice| dice.len() == 2));
    assert!(scene.told().iter().any(|it| matches!(it, Event::ChampionsReplaced { .. })));
    let more = table.shrine(Shrine::Gold, &[gnoll(1)]).at_turn();
    assert!(!more.may(0, Refill));
}

#[test]
fn t57_the_adversary_starts_with_its_level() {
    let scene = Scenario::solo(Shrine::Gem).level(30).at_move();
    assert_eq!(rival(&scene, "start"), 30);
    assert_eq!(scene.refusal(0, Move(Place::Gem)), Refusal::AdversaryThere);
}

#[test]
fn the_seventh_plan_of_the_adversary_ends_the_game() {
    let six = ["bp_ambush_01", "bp_ambush_02", "bp_siege_01", "bp_siege_02", "bp_clash_04", "bp_clash_05"];
    let mut scene = before_the_plan("bp_clash_01").adversary_plans(&six).at_move();
    scene.play(0, Move(Place::Gem)).play(0, Finish);
    assert!(scene.is_over());
    assert!(!scene.game().scores(Viewer::Spectator).verdict.unwrap().won);
}
