//! RULES 6.5: training.

use crate::pass_the_round;
use valroc::{
    Action, Refusal,
    action::Mix,
    cards::{Size, Token},
    elements::Element,
    places::{Pawn, Place, Spot},
    scenario::{ByName, Scenario, Scene, cast, cast_on, place},
};

const DRAW: Action = Action::Draw { berries: 0, double: false };

fn cards(small: u8, medium: u8, full: u8) -> Action {
    Action::Brew(Mix { cards: [small, medium, full], ..Mix::default() })
}

/// Draws these cards one by one.
fn draw(table: &mut Scene, ids: &[&str]) {
    for id in ids {
        table.next_cards(&[id]).play(0, DRAW);
    }
}

fn first_slot() -> Scenario {
    Scenario::new(4).pm(0, 5).pawn(Place::Training, 0, 0, Pawn::Mage)
}

#[test]
fn t04_three_immune_draws_then_a_wound() {
    let mut table = first_slot().at(Place::Training);
    draw(&mut table, &["a01", "a03", "a06", "a02"]);
    assert_eq!(table.player(0).pm(), 1);
    let mut brewed = table.clone();
    brewed.play(0, Action::CountUp(Element::Earth)).play(0, cards(1, 1, 0));
    assert_eq!(brewed.player(0).skills(), [1, 1, 2, 1]);
    assert_eq!(brewed.view(0).players[0].kept.len(), 1, "one wound is kept");
    table.play(0, Action::Decline);
    let own = table.view(0).players.swap_remove(0);
    assert_eq!((own.kept.len(), own.idle_until), (3, None));
}

#[test]
fn t05_a_second_wound_injures() {
    let mut table = first_slot().kept(0, &["a09"]).at(Place::Training);
    draw(&mut table, &["a01", "a03", "a06", "a02"]);
    table.play(0, Action::Decline);
    assert_eq!(table.view(0).round, 2);
    let own = table.view(0).players.swap_remove(0);
    assert_eq!((own.kept.len(), own.idle_until), (2, Some(2)), "only vials are kept, one wound lies under the mage");
    while table.asked() != [0] {
        let seat = table.asked()[0];
        table.play(seat, Action::StopPlanning);
    }
    assert_eq!(table.refusal(0, place(Pawn::Mage, Spot::Fountain)), Refusal::MageIdle);
    pass_the_round(&mut table);
    let own = table.view(0).players.swap_remove(0);
    assert_eq!((own.kept.len(), own.idle_until), (2, None));
}

#[test]
fn t25_three_mediums() {
    let mut table = first_slot().kept(0, &["a06", "a07", "a14"]).at(Place::Training);
    table.play(0, Action::StopTraining).play(0, Action::CountUp(Element::Fire)).play(0, cards(0, 2, 0));
    assert_eq!(table.player(0).skills(), [2, 1, 1, 1]);
    assert_eq!(table.view(0).players[0].kept.len(), 1);
}

#[test]
fn t26_three_groups() {
    let mut table = first_slot()
        .kept(0, &["a03", "a04", "a05", "a11"])
        .tokens(0, Token::VialMedium, 1)
        .tokens(0, Token::VialFull, 1)
        .at(Place::Training);
    table.play(0, Action::StopTraining).play(0, Action::CountUp(Element::Air));
    table.play(0, Action::Brew(Mix { tokens: [0, 0, 1], ..Mix::default() }));
    table.play(0, Action::Brew(Mix { cards: [1, 0, 0], tokens: [0, 1, 0], bonus: false }));
    table.play(0, cards(3, 0, 0));
    assert_eq!(table.player(0).skills(), [1, 1, 1, 4]);
    assert_eq!(table.view(0).players[0].kept.len(), 0);
    assert_eq!((table.player(0).deeds().training_skill, table.player(0).deeds().full_vials), (3, 1));
}

#[test]
fn t35_moonlight_shows_two_cards_for_one() {
    let mut table = first_slot().magic("n7").pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant).at(Place::Training);
    table.next_cards(&["a01", "a06"]).play(0, Action::Draw { berries: 0, double: true });
    assert_eq!(table.player(0).pm(), 4);
    let training = table.view(0).training.expect("it goes on");
    assert_eq!((training.vials.len(), training.wounds, training.endured), (1, 0, 0));
    assert_eq!(training.immune - training.draws, 2);
}

#[test]
fn t36_two_wounds_at_once() {
    let mut table = Scenario::new(4)
        .pm(0, 5)
        .tokens(0, Token::Berry, 1)
        .pawn(Place::Training, 3, 0, Pawn::Mage)
        .at(Place::Training);
    table.next_cards(&["a01", "a02"]).play(0, Action::Draw { berries: 1, double: false });
    let own = table.view(0).players.swap_remove(0);
    assert_eq!((own.idle_until, own.kept.len(), own.pm), (Some(2), 0, 4));
    assert_eq!(table.tokens(0, Token::Berry), 0);
}

#[test]
fn t50_stopping_before_the_first_draw() {
    let mut table = first_slot().kept(0, &["a03", "a06"]).at(Place::Training);
    table.play(0, Action::StopTraining).play(0, Action::CountUp(Element::Water)).play(0, cards(1, 1, 0));
    assert_eq!((table.player(0).pm(), table.player(0).skills()), (5, [1, 2, 1, 1]));
}

#[test]
fn a_plant_or_stone_skin_cancels_a_wound() {
    let slot = || Scenario::new(4).pm(0, 5).pawn(Place::Training, 3, 0, Pawn::Mage);
    let mut table = slot().tokens(0, Token::Plant, 1).at(Place::Training);
    draw(&mut table, &["a01"]);
    table.play(0, Action::Heal);
    assert!(table.may(0, DRAW), "the training goes on");
    draw(&mut table, &["a02"]);
    assert_eq!(table.view(0).players[0].kept.len(), 1);

    let mut table = slot().spell(0, "p07").at(Place::Training);
    draw(&mut table, &["a01"]);
    table.play(0, cast("p07"));
    draw(&mut table, &["a02", "a09"]);
    assert!(table.may(0, DRAW), "every further wound is discarded");
}

#[test]
fn botany_takes_the_first_wound_outside_immunity() {
    let mut table =
        Scenario::new(4).pm(0, 5).course(0, "c01").pawn(Place::Training, 3, 0, Pawn::Mage).at(Place::Training);
    draw(&mut table, &["a01", "a02"]);
    let own = table.view(0).players.swap_remove(0);
    assert_eq!((own.pm, own.kept.len()), (3, 1));
}

#[test]
fn alchemy_adds_a_vial_that_goes_first() {
    let mut table = first_slot().course(0, "c03").kept(0, &["a06", "a03"]).at(Place::Training);
    table.play(0, Action::StopTraining).play(0, Action::CountUp(Element::Fire));
    assert_eq!(table.refusal(0, cards(1, 1, 0)), Refusal::WrongMix);
    table.play(0, Action::Brew(Mix { cards: [0, 1, 0], tokens: [0; 3], bonus: true }));
    assert_eq!(table.view(0).players[0].kept.len(), 1, "the small card is kept");
}

#[test]
fn at_most_four_cards_are_kept() {
    let mut table = first_slot().kept(0, &["a03", "a04", "a05", "a06"]).at(Place::Training);
    draw(&mut table, &["a08"]);
    table.play(0, Action::StopTraining).play(0, Action::Decline);
    assert!(table.may(0, Action::DiscardVial(Size::Full)));
    table.play(0, Action::DiscardVial(Size::Small));
    assert_eq!(table.view(0).players[0].kept.len(), 4);
}

/// RULES 13: `steal_surplus` leaves at most four kept cards. What was drawn in a training that still goes on is not kept.
#[test]
fn a_theft_amid_the_own_training_costs_no_vial_of_that_training() {
    let mut table =
        first_slot().kept(0, &["a04", "a05", "a06"]).kept(1, &["a11", "a07"]).spell(0, "p04").at(Place::Training);
    table.play(0, Action::Pass);
    draw(&mut table, &["a03"]);
    table.play(0, cast_on("p04", 1, None)).play(0, Action::DiscardVial(Size::Small));
    let vials = table.view(0).training.map(|training| training.vials.len());
    assert_eq!((table.view(0).players[0].kept.len(), vials), (4, Some(1)));
    assert!(table.may(0, DRAW), "the training goes on");
}

#[test]
fn the_volley_of_pain_doubles_the_price_for_opponents() {
    let salve = |seat| {
        Scenario::new(4)
            .pm(0, 3)
            .magic("n6")
            .pawn(Place::DarkQuarter, 1, seat, Pawn::Assistant)
            .pawn(Place::Training, 0, 0, Pawn::Mage)
            .at(Place::Training)
    };
    let mut table = salve(1);
    draw(&mut table, &["a03"]);
    assert_eq!(table.player(0).pm(), 1);
    let mut table = salve(0);
    draw(&mut table, &["a03"]);
    assert_eq!(table.player(0).pm(), 2);
}

/// RULES 6.5: slots 1, 3, 4 with three players, 1 and 4 with two.
#[test]
fn immunity_follows_the_open_slots() {
    let table = Scenario::new(3).pawn(Place::Training, 0, 1, Pawn::Mage).planning();
    let mut table = table;
    table.play(0, place(Pawn::Mage, Spot::Training));
    assert!(table.view(0).places[4].slots[2].piece.is_some());
    let mut table = Scenario::new(2).pawn(Place::Training, 0, 1, Pawn::Mage).planning();
    table.play(0, place(Pawn::Mage, Spot::Training));
    assert!(table.view(0).places[4].slots[3].piece.is_some());
    let immune = |seats, slot| {
        let table = Scenario::new(seats).pawn(Place::Training, slot, 0, Pawn::Mage).at(Place::Training);
        table.view(0).training.map(|training| training.immune)
    };
    assert_eq!([0, 1, 2, 3].map(|slot| immune(4, slot)), [3, 2, 1, 0].map(Some));
    assert_eq!([0, 2, 3].map(|slot| immune(3, slot)), [3, 1, 0].map(Some));
    assert_eq!([0, 3].map(|slot| immune(2, slot)), [3, 0].map(Some));
}

/// A changed assistant trains on the last slot, without immunity, while the mage is idle.
fn idle_mage() -> Scenario {
    Scenario::new(4).round(2).pm(0, 5).injured(0, "a09", 2).changed_pawn(Place::Training, 3, 0, Pawn::Assistant)
}

#[test]
fn r11_the_wound_under_an_idle_mage_does_not_count() {
    let mut table = idle_mage().at(Place::Training);
    draw(&mut table, &["a01"]);
    let own = table.view(0).players.swap_remove(0);
    assert_eq!((own.idle_until, own.kept.len()), (None, 1), "one wound is kept, and the mage got up after this round");
    assert_eq!(table.player(0).deeds().injuries, 1);
}

#[test]
fn a_changed_pawn_can_injure_the_idle_mage_again() {
    let mut table = idle_mage().kept(0, &["a10"]).at(Place::Training);
    draw(&mut table, &["a01"]);
    let own = table.view(0).players.swap_remove(0);
    assert_eq!((table.view(0).round, own.idle_until, own.kept.len()), (3, Some(3), 0), "idle for one more round");
}
