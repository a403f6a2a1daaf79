//! RULES 7: the end of the game.

use crate::pass_the_turn;
use card_kingdoms::{
    Action, Event, Refusal,
    centre::Slot,
    goods::Resource::Gold,
    scenario::{ByName, Scenario},
    view::Phase,
};

fn exhausted(stacks: usize) -> impl Iterator<Item = Slot> {
    (0..stacks).map(Slot::citizen)
}

#[test]
fn d06_the_round_is_played_to_its_end() {
    let mut table = Scenario::new(3).empty(exhausted(6)).at_end_of_turn();
    assert!(table.view(0).last_round);
    assert!(table.told().contains(&&Event::LastRound));
    for seat in [1, 2] {
        assert_eq!((table.is_over(), table.asked()), (false, vec![seat]));
        pass_the_turn(&mut table);
    }
    assert!(table.is_over());
    assert_eq!(table.view(0).phase, Phase::Over);
    assert_eq!(table.refusal(0, Action::Roll), Refusal::GameOver);
}

// R7: the condition is tested again at the end of the round.
#[test]
fn d07_a_returned_citizen_keeps_the_game_going_r07() {
    let mut table = Scenario::new(3)
        .active(2)
        .empty(exhausted(6))
        .offered(&["nest_of_the_weaver_witch"])
        .seat(2, |it| it.gold(6).citizens(&["merchant", "butcher", "cleric"]))
        .at_last_action();
    assert!(table.view(0).last_round);
    table.play(2, table.build("nest_of_the_weaver_witch"));
    table.play(2, table.return_citizen("cleric"));
    assert_eq!((table.is_over(), table.asked(), table.view(0).exhausted), (false, vec![0], 5));
    assert!(table.told().contains(&&Event::LastRoundOff));
    assert!(!table.view(0).last_round);
}

#[test]
fn d27_the_last_seat_of_a_round_ends_the_game_at_once() {
    let table = Scenario::new(2).active(1).empty(exhausted(4)).at_end_of_turn();
    assert!(table.is_over());
    let later_first = Scenario::new(2).first(1).active(0).empty(exhausted(4)).at_end_of_turn();
    assert!(later_first.is_over(), "the round ends before the First Player, wherever that is");
}

#[test]
fn three_exhausted_stacks_do_not_end_a_game_of_two() {
    let table = Scenario::new(2).active(1).empty(exhausted(3)).at_end_of_turn();
    assert_eq!((table.is_over(), table.asked()), (false, vec![0]));
}

// RULES 7: "all five Monster stacks", "all five Domain stacks", whoever emptied them.
#[test]
fn an_empty_row_of_monsters_or_domains_ends_the_game() {
    for row in [Slot::monster, Slot::domain] {
        assert!(Scenario::new(4).active(3).empty((0..5).map(row)).at_end_of_turn().is_over());
        assert!(!Scenario::new(4).active(3).empty((0..4).map(row)).at_end_of_turn().is_over());
    }
}

// RULES 7
#[test]
fn r19_more_empty_stacks_than_exhausted_cards_end_the_game_too() {
    let table = Scenario::new(2).active(1).empty(exhausted(7)).at_end_of_turn();
    assert!(table.is_over());
    assert_eq!((table.view(0).exhausted, table.view(0).exhausted_limit), (7, 4));
}

// RULES 3.4
#[test]
fn otherwise_the_dice_pass_to_the_left() {
    let mut table = Scenario::new(3).active(2).at_last_action();
    table.play(2, Action::Gain(Gold));
    assert_eq!((table.asked(), table.actions(0)), (vec![0], vec![Action::Roll]));
}
