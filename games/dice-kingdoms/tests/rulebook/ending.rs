//! RULES 9: the end of the game.

use super::{quiet_roll, settle};
use dice_kingdoms::{
    Action, Event,
    parts::Guild,
    scenario::{ByName, Hand, Scenario, Scene},
};
use taverne_engine::Seat;

/// One soldier tick before the third finished track.
fn almost(it: &mut Hand<'_>) {
    it.guild(Guild::Holy, 24).guild(Guild::Worker, 24).guild(Guild::Soldier, 23);
}

fn whole_turn(table: &mut Scene, seat: usize) {
    table.roll(quiet_roll());
    settle(table);
    assert_eq!(table.asked(), [seat]);
    table.play(seat, Action::Hire { blue: false });
}

#[test]
fn case_22_the_round_is_played_to_its_end() {
    let mut table = Scenario::new(3).seat(1, almost).at_roll();
    table.roll(quiet_roll());
    assert!(table.told().contains(&&Event::LastRound { seat: Seat::new(1) }));
    assert!(table.is_at_action() && table.asked() == [0]);
    table.play(0, Action::Hire { blue: false });
    whole_turn(&mut table, 1);
    assert!(!table.is_over());
    whole_turn(&mut table, 2);
    assert!(table.is_over());
}

#[test]
fn the_last_player_of_a_round_ends_it_at_once() {
    let mut table = Scenario::new(3).first(1).active(0).seat(0, almost).at_roll();
    whole_turn(&mut table, 0);
    assert!(table.is_over());
}

#[test]
fn two_finished_tracks_are_not_enough() {
    let mut table = Scenario::new(2).active(1).seat(0, |it| _ = it.guild(Guild::Holy, 24).guild(Guild::Worker, 24));
    table = table.seat(0, |it| _ = it.guild(Guild::Soldier, 20));
    let mut table = table.at_roll();
    whole_turn(&mut table, 1);
    assert!(!table.is_over() && !table.view(0).last_round);
}
