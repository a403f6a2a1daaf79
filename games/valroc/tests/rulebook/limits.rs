//! Where something runs out: the bank, the tracks of 12, decks and stocks.

use taverne_engine::Spoken;
use valroc::{
    Action, Content, Event, Refusal, Valroc,
    action::{Sip, Trade},
    cards::Token,
    elements::Element,
    places::{Pawn, Place},
    scenario::{ByName, Scenario, Scene, cast, cast_on, use_course},
};

/// So much is left in the bank: the rest belongs to the last seat.
fn bank(seats: usize, left: u8) -> Scenario {
    let held = 3 * (seats as u8 - 1);
    Scenario::new(seats).vals(seats - 1, 96 - held - left)
}

fn left(table: &Scene) -> u8 {
    table.view(0).bank
}

/// RULES 6.3: "Payment in slot order while the bank lasts".
#[test]
fn the_tavern_pays_in_slot_order_while_the_bank_lasts() {
    let table =
        bank(4, 5).pawn(Place::Tavern, 0, 1, Pawn::Mage).pawn(Place::Tavern, 1, 0, Pawn::Mage).at(Place::Tavern);
    assert_eq!((table.player(1).vals(), table.player(0).vals(), left(&table)), (3 + 4, 3 + 1, 0));
}

/// The visitor is paid first, then whoever takes half of the gain; the next slot finds what is left.
#[test]
fn v13_a_short_bank_pays_the_visitor_before_the_thief() {
    let table = bank(4, 4)
        .magic("n2")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Tavern, 0, 0, Pawn::Mage)
        .pawn(Place::Tavern, 1, 2, Pawn::Mage)
        .pawn(Place::Tavern, 2, 1, Pawn::Mage)
        .at(Place::Tavern);
    // 3 each: 1 and 2 for the first visitor and his thief, 1 for the second, nothing for anybody after that.
    let gains: Vec<_> = (0..3).map(|seat| table.player(seat).vals() - 3).collect();
    assert_eq!((gains, left(&table)), (vec![1, 2, 1], 0));
}

/// RULES 6.1: "what the bank lacks is not paid out".
#[test]
fn an_empty_bank_changes_no_magic_into_vals() {
    let dark = |slot| bank(3, 2).pm(0, 5).pm(1, 5).pawn(Place::DarkQuarter, slot, 0, Pawn::Assistant);
    let mut table = dark(1).magic("n3").at(Place::DarkQuarter);
    table.play(0, Action::Invert(Trade::PmToVals));
    assert_eq!((table.player(1).pm(), table.player(1).vals()), (2, 5));
    let mut table = dark(0).magic("n8").at(Place::DarkQuarter);
    table.play(0, Action::Convert { trade: Trade::PmToVals, amount: 4 });
    assert_eq!((table.player(0).pm(), table.player(0).vals(), left(&table)), (1, 5, 0));
}

/// RULES 3: seat order always starts with the first player, wherever the user of the Inversion sits.
#[test]
fn v13_a_short_bank_pays_the_inverted_in_turn_order() {
    let paid = |first| {
        let mut table =
            bank(3, 1).first(first).magic("n3").pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant).at(Place::DarkQuarter);
        table.play(1, Action::Invert(Trade::PmToVals));
        table.player(0).vals() - 3
    };
    assert_eq!([0, 1, 2].map(paid), [1, 0, 0]);
}

/// RULES 6.4: "Vals missing from the bank are forfeited".
#[test]
fn a_search_finds_what_the_bank_has_left() {
    let mut table = bank(3, 5).pawn(Place::Cave, 0, 0, Pawn::Mage).before(Place::Cave);
    table.next_cards(&["a19"]).advance(); // 8 Vals
    assert_eq!((table.player(0).vals(), left(&table)), (8, 0));
    let found = table.told().into_iter().find(|it| matches!(it, Event::Found { .. })).expect("the search is told");
    let said = Valroc::tell(Content::builtin(), found);
    assert_eq!(said.key, "tell-found-short");
    assert!(said.args.contains(&("n".into(), 5u8.into())), "{said:?}");
}

/// The extra Val of C02 needs a Val in the bank, at the Sanctuary and in a bid.
#[test]
fn r13_an_empty_bank_adds_nothing_to_an_offering() {
    let mut table = bank(3, 0).course(0, "c02").pawn(Place::Sanctuary, 0, 0, Pawn::Assistant).before(Place::Sanctuary);
    table.advance().play(0, Action::Serve(Element::Air)).next_cards(&["a03"]);
    table.play(0, Action::Offer { vals: 3, diamond: false });
    assert_eq!((table.view(0).statues[3].vals, table.player(0).skills()), (3, [1; 4]), "judged as 3");
    let mut table = bank(3, 0).round(3).course(0, "c02").closing();
    table.play(0, Action::Bid { vals: 2, diamond: false }).play(1, Action::Bid { vals: 2, diamond: false });
    table.play(2, Action::Bid { vals: 0, diamond: false });
    assert_eq!((table.player(0).skills(), table.view(0).statues[0].vals), ([1; 4], 4), "a tie at 2");
}

#[test]
fn v13_the_last_val_of_the_bank_goes_to_the_first_bid_in_turn_order() {
    let mut table = bank(3, 1).round(3).first(1).course(0, "c02").course(1, "c02").closing();
    for seat in [0, 1, 2] {
        table.play(seat, Action::Bid { vals: 2 * u8::from(seat < 2), diamond: false });
    }
    assert_eq!((table.player(0).skills()[0], table.player(1).skills()[0]), (1, 2));
}

/// [V1]: a spell still stirs the wrath; a course would be lost for nothing.
#[test]
fn v1_no_vals_are_conjured_from_an_empty_bank() {
    let mut table = bank(2, 0).spell(0, "p06").course(0, "c13").spell(0, "p05").planning();
    assert_eq!(table.refusal(0, use_course("c13", None)), Refusal::NoEffect);
    table.play(0, cast("p06")).play(0, cast("p05"));
    assert_eq!((table.player(0).vals(), table.view(0).wrath), (3, 2));
}

/// RULES 6.1: halves are taken before the cap of 12, so the thief gets the bigger half of what the victim cannot use.
#[test]
fn a_siphon_works_before_the_cap() {
    let table = Scenario::new(3)
        .magic("n1")
        .pm(0, 12)
        .pm(1, 0)
        .course(0, "c04")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Fountain, 2, 0, Pawn::Mage)
        .at(Place::Fountain);
    assert_eq!((table.player(0).pm(), table.player(1).pm()), (12, 3), "3 and 2 of the course make 5");
}

/// RULES 6.3 and 6.1: each opponent is treated alone; the user needs no pawn there, and his own gain stays whole.
#[test]
fn corruption_takes_the_bigger_half_of_each_opponent() {
    let table = Scenario::new(4)
        .magic("n2")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Tavern, 0, 0, Pawn::Mage)
        .pawn(Place::Tavern, 1, 1, Pawn::Mage)
        .pawn(Place::Tavern, 2, 2, Pawn::Mage)
        .at(Place::Tavern);
    let gains: Vec<_> = (0..4).map(|seat| table.player(seat).vals() - 3).collect();
    assert_eq!(gains, [1, 3 + 2 + 2, 1, 0]);
}

/// A track ends at 12, and what does not fit is lost; but a stolen point leaves its owner all the same.
#[test]
fn v8_a_full_track_takes_no_more() {
    let mut table = Scenario::new(2).skills(0, [12, 1, 1, 1]).spell(0, "p03").course(0, "c11").planning();
    assert_eq!(table.refusal(0, use_course("c11", Some(Element::Fire))), Refusal::TrackFull);
    table.play(0, cast_on("p03", 1, Some(Element::Fire)));
    assert_eq!((table.player(0).skills()[0], table.player(1).skills()[0]), (12, 0));
    let mut table = Scenario::new(4).skills(0, [1, 12, 1, 1]).pawn(Place::Cave, 1, 0, Pawn::Mage).before(Place::Cave);
    table.next_cards(&["a01"]).advance();
    assert_eq!(table.player(0).skills(), [1, 12, 1, 1]);
}

/// RULES 6.4: both sides of a flask are one kind in the supply, and what is used comes back to it.
#[test]
fn used_tokens_return_to_the_supply() {
    let flasks = |table: &Scene| table.view(0).supply.iter().find(|(token, _)| *token == Token::Flask10).map(|it| it.1);
    let mut table = Scenario::new(2).pm(0, 0).tokens(0, Token::Flask10, 1).tokens(0, Token::Flask5, 1).planning();
    assert_eq!(flasks(&table), Some(2));
    table.play(0, Action::Drink(Sip::Rest));
    assert_eq!(flasks(&table), Some(3));
    table.play(0, Action::Drink(Sip::Half));
    assert_eq!((flasks(&table), table.player(0).pm()), (Some(3), 10));
    table.play(0, Action::Drink(Sip::Rest));
    assert_eq!((flasks(&table), table.player(0).pm()), (Some(4), 12));
}

/// Alone, the phantom offers and bids as much as its card says, as far as the bank has it.
#[test]
fn the_phantom_bids_its_card_even_if_the_bank_is_empty() {
    let mut table = bank(2, 1).round(3).vals(0, 2).closing();
    table.play(0, Action::Bid { vals: 2, diamond: false }).next_offering(9);
    table.play(1, Action::Bid { vals: 0, diamond: false });
    assert!(table.told().contains(&&Event::PhantomBid { statue: Element::Fire, vals: 4 }));
    assert_eq!((table.player(0).skills()[0], table.view(0).statues[0].vals), (1, 2 + 2));
}

/// Decks are shuffled anew when they are empty [R15].
#[test]
fn r15_an_empty_deck_is_shuffled_anew() {
    let mut table = Scenario::new(2).pm(0, 9).pawn(Place::Training, 0, 0, Pawn::Mage).at(Place::Training);
    table.next_cards(&["a03"]);
    let draw = Action::Draw { berries: 0, double: false };
    table.play(0, draw);
    assert_eq!(table.view(0).decks.actions, 0);
    table.play(0, draw);
    assert!(table.view(0).decks.actions >= 29, "all that was discarded, without the cards on the table");
}

/// RULES 6.6: more than one diamond, and a tie among them.
#[test]
fn equal_diamonds_leave_no_dominant_element() {
    let dominant = |vals| {
        let table = Scenario::new(4).statue(Element::Fire, vals, 1).statue(Element::Air, 1, 1);
        table.statue(Element::Water, 9, 0).planning().view(0).dominant
    };
    assert_eq!([0, 1, 2].map(dominant), [Some(Element::Air), None, Some(Element::Fire)]);
}
