//! RULES 1 and 4: closed slots and placing pawns.

use valroc::{
    Action, Refusal,
    cards::Token,
    elements::Element,
    places::{Pawn, Place, Spot},
    scenario::{ByName, Scenario, cast, change_with_course, place, place_changed},
};

#[test]
fn t17_the_forbidden_room_moves() {
    let room = |round| Scenario::new(2).round(round).planning().view(0).forbidden_room;
    let rooms: Vec<_> = (1..=5).filter_map(room).collect();
    assert_eq!(rooms, [Element::Fire, Element::Water, Element::Earth, Element::Air, Element::Fire]);
    assert_eq!(Scenario::new(3).planning().view(0).forbidden_room, None);
    let table = Scenario::new(2).planning();
    assert_eq!(table.refusal(0, place(Pawn::Mage, Spot::cave(Element::Fire))), Refusal::Closed);
}

#[test]
fn closed_slots_by_the_number_of_players() {
    let closed = |seats: usize| -> Vec<(Place, usize)> {
        let view = Scenario::new(seats).planning().view(0);
        let places = view.places.into_iter().filter(|it| it.place != Place::Cave);
        let slots =
            places.flat_map(|it| it.slots.into_iter().enumerate().map(move |(slot, it2)| (it.place, slot, it2.closed)));
        slots.filter(|it| it.2).map(|(place, slot, _)| (place, slot + 1)).collect()
    };
    assert!(closed(4).is_empty());
    assert_eq!(closed(3), [(Place::Training, 2)]);
    let few = [(Place::Fountain, 2), (Place::Tavern, 2), (Place::Training, 2), (Place::Training, 3), (Place::Arena, 2)];
    assert_eq!(closed(2), few);
    assert_eq!(closed(1), few);
}

#[test]
fn pawns_go_where_they_are_allowed() {
    let table = Scenario::new(4).open_courses(&["c03", "c04", "c05", "c06"]).planning();
    let wrong = |pawn, spot| table.refusal(0, place(pawn, spot)) == Refusal::WrongPawn;
    assert!(wrong(Pawn::Mage, Spot::DarkQuarterTop));
    assert!(wrong(Pawn::Assistant, Spot::Training) && wrong(Pawn::Mercenary, Spot::Arena));
    assert!(wrong(Pawn::Assistant, Spot::university(0)), "a course for mages only");
    assert!(table.may(0, place(Pawn::Assistant, Spot::university(1))));
    assert!(table.may(0, place(Pawn::Mage, Spot::university(0))));
}

#[test]
fn a_place_never_holds_two_pawns_of_one_player() {
    let mut table = Scenario::new(2).planning();
    table.play(0, place(Pawn::Mage, Spot::Tavern)).play(1, place(Pawn::Mage, Spot::Tavern));
    assert_eq!(table.refusal(0, place(Pawn::Assistant, Spot::Tavern)), Refusal::AlreadyThere { place: Place::Tavern });
    let taken: Vec<_> = table.view(0).places[2].slots.iter().map(|slot| slot.piece.is_some()).collect();
    assert_eq!(taken, [true, false, true, false], "the second slot is closed");
}

#[test]
fn the_mercenary_is_paid_when_he_is_placed() {
    let mercenary = place(Pawn::Mercenary, Spot::Fountain);
    let mut table = Scenario::new(2).vals(0, 2).planning();
    table.play(0, mercenary);
    assert_eq!(table.player(0).vals(), 0);
    let table = Scenario::new(2).vals(0, 1).planning();
    assert_eq!(table.refusal(0, mercenary), Refusal::MissingVals { amount: 1 });
    let mut table = Scenario::new(2).vals(0, 1).course(0, "c07").planning();
    table.play(0, mercenary);
    assert_eq!(table.player(0).vals(), 0);
    let mut table = Scenario::new(2).vals(0, 0).spell(0, "p10").planning();
    table.play(0, cast("p10")).play(0, mercenary);
    assert_eq!(table.player(0).vals(), 0);
}

#[test]
fn a_mushroom_makes_a_mage() {
    let mut table = Scenario::new(2).tokens(0, Token::Mushroom, 1).planning();
    assert_eq!(table.refusal(0, place_changed(Pawn::Assistant, Spot::Fountain)), Refusal::NoChangeNeeded);
    assert_eq!(table.refusal(0, place_changed(Pawn::Assistant, Spot::DarkQuarterTop)), Refusal::WrongPawn);
    table.play(0, place_changed(Pawn::Assistant, Spot::Training)).play(1, Action::StopPlanning);
    assert_eq!((table.tokens(0, Token::Mushroom), table.player(0).deeds().mushrooms), (0, 1));
    assert_eq!(table.refusal(0, place(Pawn::Mage, Spot::Training)), Refusal::AlreadyThere { place: Place::Training });
    let mut table = Scenario::new(2).course(0, "c14").planning();
    table.play(0, change_with_course(Pawn::Mercenary, Spot::Arena, "c14"));
    assert!(table.view(0).players[0].courses[0].spent);
    assert_eq!((table.player(0).deeds().mushrooms, table.player(0).vals()), (0, 1), "[R17]: no plant token");
}

#[test]
fn r06_passing_is_allowed_and_final() {
    let mut table = Scenario::new(2).planning();
    table.play(0, Action::StopPlanning).play(1, place(Pawn::Mage, Spot::Fountain));
    assert_eq!(table.asked(), [1], "seat 0 has finished");
}

#[test]
fn who_has_no_legal_placement_is_not_asked() {
    let table =
        Scenario::new(2).vals(0, 1).pawn(Place::Fountain, 0, 0, Pawn::Mage).pawn(Place::Tavern, 0, 0, Pawn::Assistant);
    assert_eq!(table.planning().asked(), [1]);
}

#[test]
fn v14_who_could_still_pay_the_mercenary_is_asked() {
    let poor = || {
        let pawns = Scenario::new(2).vals(0, 1).pawn(Place::Fountain, 0, 0, Pawn::Mage);
        pawns.pawn(Place::Cave, 1, 0, Pawn::Assistant)
    };
    for table in [poor().spell(0, "p06"), poor().spell(0, "p10"), poor().course(0, "c13")] {
        assert_eq!(table.planning().asked(), [0]);
    }
    for table in [poor().spell(0, "p05"), poor().spell(0, "p07"), poor().course(0, "c12")] {
        assert_eq!(table.planning().asked(), [1], "magic pays no mercenary");
    }
}

#[test]
fn a_course_is_taken_once_and_paid_on_resolution() {
    let scenario = || Scenario::new(2).open_courses(&["c04", "c05", "c06", "c07"]);
    let mut table = scenario().pawn(Place::University, 0, 0, Pawn::Assistant).at(Place::University);
    table.play(0, Action::Enrol);
    assert_eq!((table.player(0).vals(), table.player(0).courses().len()), (1, 1));
    // [R22]: what cannot be paid stays on its slot.
    let table = scenario().vals(0, 1).pawn(Place::University, 0, 0, Pawn::Assistant).at(Place::University);
    assert_eq!((table.player(0).courses().len(), table.view(0).courses[0]), (0, Some("c04")));
}
