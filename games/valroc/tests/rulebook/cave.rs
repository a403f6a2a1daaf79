//! RULES 6.4: the Cave.

use valroc::{
    Action, Event,
    action::Sip,
    cards::Token,
    elements::Element,
    places::{Pawn, Place},
    scenario::{ByName, Scenario},
};

#[test]
fn t03_a_flask_and_an_empty_zone() {
    // Seat 2 has a flask, so there is a window before each search in which the next card can be laid.
    let mut table = Scenario::new(4)
        .tokens(2, Token::Flask10, 1)
        .pawn(Place::Cave, 1, 0, Pawn::Assistant)
        .pawn(Place::Cave, 2, 1, Pawn::Assistant)
        .at(Place::Cave);
    table.next_cards(&["a04"]).play(2, Action::Pass);
    assert_eq!(table.tokens(0, Token::Flask10), 1);
    table.next_cards(&["a17"]).play(0, Action::Pass).play(2, Action::Pass);
    assert!(table.told().contains(&&Event::FoundNothing { seat: taverne_engine::Seat::new(1) }));
    assert!(Token::ALL.into_iter().all(|token| table.tokens(1, token) == 0));
    let view = table.view(0);
    assert!(view.shown.is_empty() && view.decks.actions == 0, "both cards are discarded");
}

#[test]
fn t34_half_a_flask() {
    let mut table =
        Scenario::new(2).pm(0, 4).tokens(0, Token::Flask10, 1).pawn(Place::Arena, 0, 1, Pawn::Mage).at(Place::Arena);
    table.play(0, Action::Drink(Sip::Half));
    assert_eq!(table.player(0).pm(), 9);
    assert_eq!((table.tokens(0, Token::Flask10), table.tokens(0, Token::Flask5)), (0, 1));
}

#[test]
fn speleology_draws_two_cards_and_uses_one() {
    let mut table = Scenario::new(2).course(0, "c06").pawn(Place::Cave, 1, 0, Pawn::Mage).before(Place::Cave);
    table.next_cards(&["a04", "a17"]).advance();
    let flask = (0..2).find(|&it| table.clone().play(0, Action::UseCard(it)).tokens(0, Token::Flask10) == 1);
    let diamond = (0..2).find(|&it| table.clone().play(0, Action::UseCard(it)).tokens(0, Token::Diamond) == 1);
    assert!(flask.is_some() && diamond.is_some() && flask != diamond, "{flask:?} {diamond:?}");
}

#[test]
fn r10_madness_moves_an_opponent_after_the_card_is_shown() {
    let mut table = Scenario::new(3)
        .magic("n4")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Cave, 1, 0, Pawn::Mage)
        .pawn(Place::Cave, 3, 2, Pawn::Mage)
        .before(Place::Cave);
    table.next_cards(&["a04"]).advance();
    assert_eq!(table.asked(), [1]);
    table.refusal(1, Action::Teleport(Element::Air));
    table.next_cards(&["a17"]).play(1, Action::Teleport(Element::Fire));
    assert_eq!(table.player(0).vals(), 3, "the fire zone of the card is empty");
    assert_eq!(table.tokens(0, Token::Flask10), 0);
    // The room that was left is free for the next victim, the new one is taken.
    table.refusal(1, Action::Teleport(Element::Fire));
    table.play(1, Action::Teleport(Element::Water));
    assert_eq!(table.tokens(2, Token::Diamond), 1);
}

#[test]
fn r28_the_gift_of_twilight_needs_a_successful_search() {
    let dusk = || {
        Scenario::new(2)
            .round(2)
            .magic("n6")
            .pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)
            .pawn(Place::Cave, 0, 0, Pawn::Mage)
            .before(Place::Cave)
    };
    let mut table = dusk();
    table.next_cards(&["a19"]).advance(); // 8 Vals; the water zone is forbidden this round, but may be taken from.
    table.play(0, Action::AlsoTake(Element::Water));
    assert_eq!((table.player(0).vals(), table.tokens(0, Token::Flask10)), (11, 1));
    let mut table = dusk();
    table.next_cards(&["a03"]).advance(); // The fire zone is empty.
    assert!(!table.may(0, Action::AlsoTake(Element::Water)));
}

/// The pawn in the Cave searches, whoever stands on the card; but a mercenary in the Cave finds no Vals at all.
#[test]
fn v12_a_mercenary_on_the_gift_of_twilight_helps_another_pawn() {
    let dusk = |on_the_card, searching| {
        let mut table = Scenario::new(3)
            .magic("n6")
            .pawn(Place::DarkQuarter, 0, 0, on_the_card)
            .pawn(Place::Cave, 1, 0, searching)
            .before(Place::Cave);
        table.next_cards(&["a19"]).advance().play(0, Action::AlsoTake(Element::Fire));
        (table.player(0).vals(), table.tokens(0, Token::Flask10))
    };
    assert_eq!(dusk(Pawn::Mercenary, Pawn::Mage), (3 + 8, 1));
    assert_eq!(dusk(Pawn::Assistant, Pawn::Mercenary), (3, 1));
}

#[test]
fn a_mercenary_finds_no_vals_but_tokens() {
    let mut table = Scenario::new(2).round(2).pawn(Place::Cave, 0, 0, Pawn::Mercenary).before(Place::Cave);
    table.next_cards(&["a19"]).advance();
    assert_eq!(table.player(0).vals(), 3);
    let mut table = Scenario::new(2).pawn(Place::Cave, 3, 0, Pawn::Mercenary).before(Place::Cave);
    table.next_cards(&["a19"]).advance();
    assert_eq!(table.tokens(0, Token::Diamond), 1);
}

#[test]
fn what_is_out_of_stock_is_forfeited() {
    let mut table =
        Scenario::new(2).tokens(1, Token::Flask10, 4).pm(1, 12).pawn(Place::Cave, 1, 0, Pawn::Mage).before(Place::Cave);
    table.next_cards(&["a04"]).advance();
    assert_eq!(table.tokens(0, Token::Flask10), 0);
}
