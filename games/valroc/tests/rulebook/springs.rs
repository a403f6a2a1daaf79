//! RULES 6.1 to 6.3: gains at the Fountain and in the Tavern, and the magic that bends them.

use valroc::{
    Action,
    action::Trade,
    places::{Pawn, Place},
    scenario::{ByName, Scenario},
};

#[test]
fn t01_fountain_by_slot_and_never_above_twelve() {
    let table = Scenario::new(4)
        .pm(0, 3)
        .pm(1, 9)
        .pawn(Place::Fountain, 0, 0, Pawn::Mage)
        .pawn(Place::Fountain, 1, 1, Pawn::Mage)
        .at(Place::Fountain);
    let pm: Vec<_> = (0..4).map(|seat| table.player(seat).pm()).collect();
    assert_eq!(pm, [9, 12, 3, 3]);
}

#[test]
fn t02_three_visitors_of_the_tavern() {
    let table = Scenario::new(4)
        .pawn(Place::Tavern, 0, 0, Pawn::Mage)
        .pawn(Place::Tavern, 1, 1, Pawn::Assistant)
        .pawn(Place::Tavern, 2, 2, Pawn::Mage)
        .at(Place::Tavern);
    let vals: Vec<_> = (0..4).map(|seat| table.player(seat).vals()).collect();
    assert_eq!(vals, [6, 6, 6, 3]);
}

#[test]
fn t23_absorption_takes_the_bigger_half() {
    let table = Scenario::new(4)
        .magic("n1")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Fountain, 2, 0, Pawn::Mage)
        .at(Place::Fountain);
    assert_eq!((table.player(1).pm(), table.player(0).pm()), (5, 4));
}

#[test]
fn t24_inversion_of_all_there_is() {
    let mut table = Scenario::new(2)
        .magic("n3")
        .vals(0, 2)
        .pm(0, 5)
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .at(Place::DarkQuarter);
    table.play(1, Action::Invert(Trade::ValsToPm));
    assert_eq!((table.player(0).vals(), table.player(0).pm()), (0, 7));
}

#[test]
fn t28_a_mercenary_earns_nothing() {
    let table = Scenario::new(2).pawn(Place::Tavern, 0, 0, Pawn::Mercenary).at(Place::Tavern);
    assert_eq!(table.player(0).vals(), 3);
}

#[test]
fn t42_the_tavern_with_two_players() {
    let table =
        Scenario::new(2).pawn(Place::Tavern, 0, 0, Pawn::Mage).pawn(Place::Tavern, 2, 1, Pawn::Mage).at(Place::Tavern);
    assert_eq!((table.player(0).vals(), table.player(1).vals()), (6, 6));
}

#[test]
fn t44_inversion_into_a_full_track() {
    let mut table = Scenario::new(2)
        .magic("n3")
        .vals(0, 5)
        .pm(0, 11)
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .at(Place::DarkQuarter);
    table.play(1, Action::Invert(Trade::ValsToPm));
    assert_eq!((table.player(0).vals(), table.player(0).pm()), (2, 12));
}

#[test]
fn r07_corruption_brings_a_mercenary_nothing_but_still_halves() {
    let table = Scenario::new(2)
        .magic("n2")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Mercenary)
        .pawn(Place::Tavern, 0, 0, Pawn::Mage)
        .at(Place::Tavern);
    assert_eq!((table.player(0).vals(), table.player(1).vals()), (6, 3));
}

#[test]
fn r07_a_mercenary_turns_no_magic_into_vals() {
    let mut table = Scenario::new(2).magic("n8").pawn(Place::DarkQuarter, 0, 0, Pawn::Mercenary).at(Place::DarkQuarter);
    table.refusal(0, Action::Convert { trade: Trade::PmToVals, amount: 1 });
    table.play(0, Action::Convert { trade: Trade::ValsToPm, amount: 2 });
    assert_eq!((table.player(0).vals(), table.player(0).pm()), (1, 5));
}

/// Base, additions, doubling, siphon: (6 + 2) * 2.
#[test]
fn additions_come_before_doubling() {
    let table = Scenario::new(2)
        .magic("n3")
        .course(0, "c04")
        .pm(0, 0)
        .pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)
        .pawn(Place::Fountain, 0, 0, Pawn::Mage)
        .at(Place::Fountain);
    assert_eq!(table.player(0).pm(), 12);
    let table = Scenario::new(2)
        .magic("n5")
        .course(0, "c05")
        .pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)
        .pawn(Place::Tavern, 0, 0, Pawn::Mage)
        .at(Place::Tavern);
    assert_eq!(table.player(0).vals(), 3 + (6 + 1) * 2);
}

#[test]
fn r31_inversion_has_one_direction_for_all() {
    let mut table = Scenario::new(3)
        .magic("n3")
        .vals(0, 5)
        .pm(0, 1)
        .vals(2, 1)
        .pm(2, 5)
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .at(Place::DarkQuarter);
    table.play(1, Action::Invert(Trade::PmToVals));
    let purse = |seat: usize| (table.player(seat).vals(), table.player(seat).pm());
    assert_eq!((purse(0), purse(2), purse(1)), ((6, 0), (4, 2), (3, 3)));
}

/// The pawn in the Tavern earns, not the mercenary on the card.
#[test]
fn v12_a_mercenary_on_the_charming_ray_doubles_for_another_pawn() {
    let table = Scenario::new(2)
        .magic("n5")
        .pawn(Place::DarkQuarter, 0, 0, Pawn::Mercenary)
        .pawn(Place::Tavern, 0, 0, Pawn::Mage)
        .at(Place::Tavern);
    assert_eq!(table.player(0).vals(), 3 + 6 * 2);
}
