//! RULES 6.6: the Sanctuary, dominance and the monk.

use valroc::{
    Action,
    cards::Token,
    elements::Element,
    places::{Pawn, Place, Spot},
    scenario::{ByName, Scenario, Scene, place},
};

fn offer(vals: u8) -> Action {
    Action::Offer { vals, diamond: false }
}

fn visit(vals: u8) -> Scenario {
    Scenario::new(4).vals(0, vals).pawn(Place::Sanctuary, 0, 0, Pawn::Assistant)
}

fn offered(scenario: Scenario, vals: u8, card: &str) -> Scene {
    let mut table = scenario.at(Place::Sanctuary);
    table.play(0, Action::Serve(Element::Air)).next_cards(&[card]).play(0, offer(vals));
    table
}

#[test]
fn t06_four_vals_and_a_small_vial() {
    let table = offered(visit(4), 4, "a03");
    assert_eq!(table.player(0).skills(), [1, 1, 1, 2]);
    let view = table.view(1);
    assert_eq!((view.dominant, view.statues[3].vals, view.round), (Some(Element::Air), 4, 2));
    assert_eq!(view.monk.map(taverne_engine::Seat::index), Some(0), "held in the next round");
}

#[test]
fn t07_three_vals_and_a_small_vial() {
    let table = offered(visit(3), 3, "a03");
    assert_eq!(table.player(0).skills(), [1; 4]);
    assert_eq!(table.view(0).monk.map(taverne_engine::Seat::index), Some(0));
}

#[test]
fn t08_seven_vals_and_a_medium_or_full_vial() {
    assert_eq!(offered(visit(7), 7, "a06").player(0).skills(), [1, 1, 1, 2]);
    assert_eq!(offered(visit(7), 7, "a08").player(0).skills(), [1; 4]);
    assert_eq!(offered(visit(6), 6, "a06").player(0).skills(), [1; 4]);
}

#[test]
fn t22_awakening_of_the_mind_adds_a_val() {
    let table = offered(visit(3).course(0, "c02"), 3, "a03");
    assert_eq!(table.player(0).skills(), [1, 1, 1, 2], "judged as 4");
    assert_eq!(table.view(0).statues[3].vals, 4);
    assert_eq!(table.player(0).deeds().largest_offering, 4);
}

#[test]
fn awakening_of_the_mind_serves_several_statues() {
    let mut table = visit(3).course(0, "c02").at(Place::Sanctuary);
    table.play(0, Action::Serve(Element::Air)).play(0, offer(1));
    table.refusal(0, Action::Serve(Element::Air));
    table.play(0, Action::Serve(Element::Fire)).play(0, offer(2));
    let view = table.view(0);
    assert_eq!((view.statues[3].vals, view.statues[0].vals), (2, 3));
}

#[test]
fn t48_diamonds_and_dominance() {
    let dominant = |scenario: Scenario| scenario.planning().view(0).dominant;
    let one = Scenario::new(4).statue(Element::Fire, 0, 1).statue(Element::Water, 9, 0);
    assert_eq!(dominant(one), Some(Element::Fire));
    let two = Scenario::new(4).statue(Element::Fire, 1, 1).statue(Element::Water, 2, 1);
    assert_eq!(dominant(two), Some(Element::Water));
    let tie = Scenario::new(4).statue(Element::Fire, 2, 0).statue(Element::Water, 2, 0);
    assert_eq!(dominant(tie), None);
    assert_eq!(dominant(Scenario::new(4)), None);
}

#[test]
fn r12_a_lone_diamond_is_an_offering() {
    let mut table = visit(0).tokens(0, Token::Diamond, 1).at(Place::Sanctuary);
    table.next_cards(&["a06"]).play(0, Action::Serve(Element::Earth));
    table.play(0, Action::Offer { vals: 0, diamond: true });
    assert_eq!(table.player(0).skills(), [1, 1, 2, 1]);
    let view = table.view(0);
    assert_eq!((view.monk.is_some(), view.statues[2].diamonds, view.dominant), (true, 1, Some(Element::Earth)));
}

#[test]
fn r13_a_lone_diamond_gets_no_extra_val() {
    let mut table = visit(0).course(0, "c02").tokens(0, Token::Diamond, 1).at(Place::Sanctuary);
    table.play(0, Action::Serve(Element::Earth)).play(0, Action::Offer { vals: 0, diamond: true });
    assert_eq!((table.view(0).statues[2].vals, table.view(0).statues[2].diamonds), (0, 1));
}

#[test]
fn the_monk_is_placed_by_his_holder_and_goes_home_without_an_offering() {
    let mut table = Scenario::new(2).monk(0).planning();
    table.refusal(0, place(Pawn::Monk, Spot::DarkQuarterTop));
    table.play(0, place(Pawn::Monk, Spot::Fountain));
    table.refusal(1, place(Pawn::Monk, Spot::Tavern));
    crate::pass_the_round(&mut table);
    assert_eq!(table.view(0).monk, None);
}

#[test]
fn offering_nothing_draws_no_card_and_brings_no_monk() {
    let mut table = visit(4).at(Place::Sanctuary);
    table.play(0, Action::Decline);
    assert_eq!((table.view(0).monk, table.player(0).vals()), (None, 4));
}
