//! RULES 5: the Wrath of the Gods.

use valroc::{
    elements::Element,
    places::{Pawn, Spot},
    scenario::{ByName, Scenario, cast, give_up, place},
};

fn last_step() -> Scenario {
    Scenario::new(3).wrath(5)
}

const DARK: valroc::Action = valroc::Action::Place { pawn: Pawn::Assistant, spot: Spot::DarkQuarterTop, change: None };

#[test]
fn t29_the_smallest_malus_and_the_dominant_element() {
    let mut table = last_step()
        .used_spell(0, "p05")
        .used_spell(0, "p07")
        .statue(Element::Fire, 1, 0)
        .skills(1, [0, 1, 1, 1])
        .planning();
    table.play(0, DARK);
    assert_eq!(table.points(0, "spells"), -3, "the spell of malus 1 is discarded");
    let fire: Vec<_> = (0..3).map(|seat| table.player(seat).skills()[0]).collect();
    assert_eq!((fire, table.view(0).wrath), (vec![0, 0, 0], 0));
}

#[test]
fn t30_no_dominant_element_no_loss() {
    let mut table = last_step().statue(Element::Fire, 2, 0).statue(Element::Air, 2, 0).planning();
    table.play(0, DARK);
    assert_eq!((table.player(0).skills(), table.view(0).wrath), ([1; 4], 0));
}

#[test]
fn t41_without_a_used_spell_nobody_discards() {
    let mut table = last_step().used_spell(1, "p05").statue(Element::Earth, 1, 0).planning();
    table.play(0, DARK);
    assert_eq!(table.points(1, "spells"), -1);
    assert!((0..3).all(|seat| table.player(seat).skills() == [1, 1, 0, 1]));
    assert_eq!(table.view(0).wrath, 0);
}

#[test]
fn r25_the_spell_just_played_counts() {
    let mut table = last_step().spell(0, "p05").planning();
    table.play(0, cast("p05"));
    assert_eq!((table.points(0, "spells"), table.player(0).pm()), (0, 8));
    assert_eq!(table.player(0).deeds().wraths, 1);
}

#[test]
fn between_equal_maluses_the_owner_chooses() {
    let mut table = last_step().used_spell(0, "p05").used_spell(0, "p06").used_spell(0, "p02").planning();
    table.play(0, DARK);
    table.refusal(0, give_up("p02"));
    table.play(0, give_up("p06"));
    assert_eq!(table.points(0, "spells"), -5);
}

#[test]
fn every_spell_moves_the_track() {
    let mut table = Scenario::new(2).spell(0, "p05").spell(0, "p06").planning();
    table.play(0, cast("p05")).play(0, cast("p06"));
    assert_eq!(table.view(1).wrath, 2);
    assert_eq!((table.player(0).pm(), table.player(0).vals(), table.points(0, "spells")), (8, 7, -2));
    table.play(0, place(Pawn::Mage, Spot::Fountain));
}
