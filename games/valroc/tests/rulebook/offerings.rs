//! RULES 7 and 8: the closing phases.

use taverne_engine::Spoken;
use valroc::{
    Action, Content, Event, Valroc,
    cards::Token,
    elements::Element,
    places::{Pawn, Place},
    scenario::{ByName, Scenario, Scene},
};

fn bid(vals: u8) -> Action {
    Action::Bid { vals, diamond: false }
}

fn diamond(vals: u8) -> Action {
    Action::Bid { vals, diamond: true }
}

#[test]
fn t19_a_tie_for_the_best_bid() {
    let mut table = Scenario::new(3).round(3).vals(0, 3).vals(1, 3).vals(2, 1).closing();
    assert_eq!(table.asked(), [0, 1, 2]);
    table.play(1, bid(3)).play(0, bid(3)).play(2, bid(1));
    assert!((0..3).all(|seat| table.player(seat).skills() == [1; 4]));
    assert_eq!(table.view(0).statues[0].vals, 7);
}

#[test]
fn t20_a_diamond_beats_all_vals() {
    let mut table = Scenario::new(3).round(3).tokens(0, Token::Diamond, 1).vals(0, 0).vals(1, 9).vals(2, 2).closing();
    table.play(0, diamond(0)).play(1, bid(9)).play(2, bid(2));
    assert_eq!((table.player(0).skills()[0], table.player(1).skills()[0]), (2, 1));
    let statue = table.view(0).statues.swap_remove(0);
    assert_eq!((statue.vals, statue.diamonds), (11, 1));
}

#[test]
fn t21_among_diamonds_vals_decide() {
    let mut table = Scenario::new(3).round(3).tokens(0, Token::Diamond, 1).tokens(1, Token::Diamond, 1).closing();
    table.play(0, diamond(1)).play(1, diamond(0)).play(2, bid(0));
    assert_eq!((table.player(0).skills()[0], table.player(1).skills()[0]), (2, 1));
}

#[test]
fn t37_the_extra_val_of_a_bid() {
    let mut table = Scenario::new(3).round(3).course(0, "c02").closing();
    table.play(0, bid(2)).play(1, bid(3)).play(2, bid(0));
    assert!((0..3).all(|seat| table.player(seat).skills() == [1; 4]));
    assert_eq!(table.view(0).statues[0].vals, 6);
}

#[test]
fn t38_the_phantom_ties() {
    let mut table = Scenario::new(2).round(3).closing();
    table.play(0, bid(2)).next_offering(5).play(1, bid(1));
    assert!((0..2).all(|seat| table.player(seat).skills() == [1; 4]));
    assert_eq!(table.view(0).statues[0].vals, 5);
    table.next_offering(1).play(0, bid(1)).play(1, bid(0));
    assert_eq!(table.player(0).skills()[1], 2, "an empty card bids nothing");
}

#[test]
fn bids_stay_secret_until_all_are_in() {
    let mut table = Scenario::new(3).round(3).closing();
    let before = (table.view(1), table.view(2));
    table.play(0, bid(2));
    assert_eq!(before, (table.view(1), table.view(2)));
    assert_eq!(table.view(0).players[0].bid.map(|bid| bid.vals), Some(2));
}

/// What the bidder is told at once has the diamond in it.
#[test]
fn a_bid_with_a_diamond_is_told_as_one() {
    let mut table = Scenario::new(3).round(3).tokens(0, Token::Diamond, 2).closing();
    let told = |table: &Scene| {
        let made = table.told().into_iter().rfind(|event| matches!(event, Event::MadeBid { .. })).cloned();
        Valroc::tell(Content::builtin(), &made.expect("somebody has bid")).key
    };
    table.play(0, diamond(0));
    assert_eq!(told(&table), "tell-made-bid-diamond");
    table.play(1, bid(2));
    assert_eq!(told(&table), "tell-made-bid");
}

#[test]
fn who_has_nothing_to_bid_is_not_asked() {
    let table = Scenario::new(3).round(3).vals(1, 0).closing();
    assert_eq!(table.asked(), [0, 2]);
}

#[test]
fn the_offerings_phase_clears_the_statues_and_renews_the_cards() {
    let mut table = Scenario::new(2).round(3).statue(Element::Fire, 4, 1).vals(0, 0).vals(1, 0).monk(0).closing();
    assert!(table.told().iter().any(|event| matches!(event, Event::MagicRevealed { .. })));
    let revealed = table.told().iter().filter(|event| matches!(event, Event::CourseRevealed { .. })).count();
    assert_eq!(revealed, 4);
    let view = table.view(0);
    assert_eq!((view.round, view.first.index(), view.monk), (4, 1, None));
    assert_eq!(view.supply[0].1, 4, "the diamond is back in the supply");
    crate::pass_the_round(&mut table);
    assert_eq!(table.view(0).round, 5);
}

#[test]
fn maintenance_refills_the_courses_and_passes_the_marker() {
    let mut table = Scenario::new(2)
        .open_courses(&["c04", "c05", "c06", "c07"])
        .pawn(Place::University, 1, 0, Pawn::Assistant)
        .at(Place::University);
    table.play(0, Action::Enrol);
    let view = table.view(0);
    assert_eq!((view.round, view.first.index()), (2, 1));
    assert!(view.courses.iter().all(Option::is_some));
    assert_eq!((view.courses[0], view.courses[2]), (Some("c04"), Some("c06")));
}

#[test]
fn r30_statues_are_served_in_the_order_of_the_elements() {
    let mut table = Scenario::new(3).round(6).closing();
    for statue in Element::ALL {
        assert_eq!(table.view(0).phase, valroc::steps::Phase::Offerings(statue));
        (0..3).for_each(|seat| _ = table.play(seat, bid(0)));
    }
    assert_eq!(table.view(0).round, 7);
}

#[test]
fn a_sweep_of_all_four_favours_is_remembered() {
    let mut table = Scenario::new(3).round(3).vals(0, 8).vals(1, 0).vals(2, 0).closing();
    (0..4).for_each(|_| _ = table.play(0, bid(2)));
    assert_eq!((table.player(0).skills(), table.player(0).deeds().sweeps), ([2; 4], 1));
}
