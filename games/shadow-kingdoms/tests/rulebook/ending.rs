//! RULES 13: the end of the game, and ties.

use super::table::*;
use taverne_engine::Viewer;

const SIX: [&str; 6] = ["bp_ambush_01", "bp_ambush_02", "bp_siege_01", "bp_siege_02", "bp_clash_01", "bp_clash_04"];

/// This seat is about to complete a seventh plan; the first player sits at 0.
fn seventh(seats: usize, active: usize) -> Scene {
    let table = Scenario::new(seats).active(active).seat(active, |it| {
        let it = it.place(Place::Gem).gold(0).magic(0).dice(&[orc(3), skeleton(4)]);
        it.completed(&SIX).reserve(Slot::Left, "bp_clash_02")
    });
    let mut scene = table.at_move();
    scene.play(active, Move(Place::Camp)).play(active, Uncover(Spot::Joker)).play(active, PlaceMarker(Zone(0)));
    scene
}

#[test]
fn t28_the_round_is_finished_after_a_seventh_plan() {
    let mut scene = seventh(3, 1);
    assert_eq!(scene.asked(), [2]);
    scene.play(2, Move(Place::Gold));
    assert!(scene.is_over());
}

#[test]
fn t56_the_last_player_of_the_round_ends_the_game_at_once() {
    assert!(seventh(3, 2).is_over());
    assert!(!seventh(3, 0).is_over());
}

#[test]
fn t31_influence_breaks_ties() {
    let far = [Spot::Track14];
    let table =
        Scenario::new(2).active(1).seat(0, |it| it.completed(&SIX[..1]).points(40).influence(18).uncovered(&far));
    let table = table.seat(1, |it| {
        let it = it.points(36).influence(16).uncovered(&far).place(Place::Gem).gold(0).magic(0);
        let it = it.dice(&[orc(3), skeleton(4)]).reserve(Slot::Left, "bp_clash_02");
        it.completed(&["bp_ambush_02", "bp_siege_01", "bp_siege_02", "bp_clash_01", "bp_clash_04", "bp_clash_05"])
    });
    let mut scene = table.at_move();
    scene.play(1, Move(Place::Camp)).play(1, Uncover(Spot::Joker)).play(1, PlaceMarker(Zone(0)));
    assert!(scene.is_over(), "2 points for the plan and 2 for its zone");
    let scores = scene.game().scores(Viewer::Spectator);
    assert_eq!([scores.seats[0].total, scores.seats[1].total], [40, 40]);
    assert_eq!([scores.seats[0].rank, scores.seats[1].rank], [Some(1), Some(2)]);
}
