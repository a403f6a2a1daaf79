//! RULES 11: the solo game.

use taverne_engine::Seat;
use valroc::{
    Action, Event, Options,
    cards::Token,
    elements::Element,
    places::{Pawn, Place, Spot},
    scenario::{ByName, Scenario, fight},
};

#[test]
fn t14_the_row_of_the_most_frequent_affinity() {
    let table = Scenario::solo().rows(Element::ALL).beaten(0, &["d02", "s02", "d01"]).final_count();
    assert_eq!(table.points(0, "hunt"), 8);
}

#[test]
fn t15_the_average_of_tied_rows() {
    let table = Scenario::solo().rows(Element::ALL).beaten(0, &["d02", "d03"]).final_count();
    assert_eq!(table.points(0, "hunt"), 6);
    assert_eq!(Scenario::solo().final_count().points(0, "hunt"), 0);
}

#[test]
fn t16_seven_hybrids() {
    let table = Scenario::solo().beaten(0, &["d09", "d10", "d11", "d12", "d13", "d14", "d15"]).final_count();
    assert_eq!(table.points(0, "hybrids"), -21);
}

#[test]
fn t18_the_phantom_goes_on_to_the_next_place() {
    let to_sanctuary = |scenario: Scenario| {
        let scenario = scenario.pawn(Place::Sanctuary, 0, 0, Pawn::Mage);
        scenario.before(Place::DarkQuarter).phantom_goes(Pawn::Assistant, Place::Sanctuary, Element::Fire)
    };
    let open = Scenario::solo().open_courses(&["c03", "c04", "c05", "c06"]);
    assert_eq!(to_sanctuary(open), Some(Spot::university(1)));
    let mages = || Scenario::solo().open_courses(&["c03", "c08", "c09", "c10"]);
    assert_eq!(to_sanctuary(mages()), Some(Spot::DarkQuarterBottom));
    let bottom = mages().pawn(Place::DarkQuarter, 1, 0, Pawn::Assistant);
    assert_eq!(to_sanctuary(bottom), Some(Spot::DarkQuarterTop));
    let full = mages().pawn(Place::DarkQuarter, 1, 0, Pawn::Assistant).pawn(Place::DarkQuarter, 0, 0, Pawn::Mercenary);
    assert_eq!(to_sanctuary(full), Some(Spot::Fountain));
}

#[test]
fn t46_the_phantoms_madness() {
    let mut table = Scenario::solo()
        .magic("n4")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Cave, 1, 0, Pawn::Mage)
        .before(Place::Cave);
    table.next_cards(&["a04"]).advance();
    assert_eq!((table.tokens(0, Token::Mushroom), table.tokens(0, Token::Flask10)), (1, 0), "the earth zone is read");
}

#[test]
fn t47_one_creature_at_most_leaves_for_black_magic() {
    let mut table = Scenario::solo()
        .magic("n1")
        .pawn(Place::DarkQuarter, 1, 0, Pawn::Assistant)
        .pawn(Place::DarkQuarter, 0, 1, Pawn::Mercenary)
        .at(Place::DarkQuarter);
    let oldest = *table.view(0).phantom.expect("a solo game").river.last().expect("a full river");
    if let Some(&keep) = table.actions(0).iter().find(|action| matches!(action, Action::KeepSpell(_))) {
        table.play(0, keep);
    }
    let phantom = table.view(0).phantom.expect("a solo game");
    assert_eq!((phantom.gone.as_slice(), phantom.river.len()), (&[oldest][..], 4));
}

#[test]
fn the_phantom_on_the_top_slot_drives_a_creature_away_and_the_human_does_not() {
    let gone = |seat: usize, pawn| {
        let mut table = Scenario::solo().magic("n1").pawn(Place::DarkQuarter, 0, seat, pawn).at(Place::DarkQuarter);
        if let Some(&keep) = table.actions(0).iter().find(|action| matches!(action, Action::KeepSpell(_))) {
            table.play(0, keep);
        }
        table.view(0).phantom.expect("a solo game").gone.len()
    };
    assert_eq!((gone(1, Pawn::Assistant), gone(0, Pawn::Assistant)), (1, 0));
}

#[test]
fn the_river_slides_right() {
    let mut table = Scenario::solo()
        .river(&["d01", "d02", "d03", "d04"])
        .skills(0, [3; 4])
        .pm(0, 5)
        .pawn(Place::Arena, 0, 0, Pawn::Mage)
        .at(Place::Arena);
    table.play(0, fight("d02"));
    let river = table.view(0).phantom.expect("a solo game").river;
    assert_eq!((river.len(), &river[1..]), (4, &["d01", "d03", "d04"][..]));
}

#[test]
fn the_phantom_in_the_arena_takes_the_oldest() {
    let table =
        Scenario::solo().river(&["d01", "d02", "d03", "d04"]).pawn(Place::Arena, 0, 1, Pawn::Mage).at(Place::Arena);
    assert_eq!(table.view(0).phantom.expect("a solo game").gone, ["d04"]);
}

#[test]
fn the_phantoms_inversion_looks_at_the_purse() {
    let inverted = |vals, pm| {
        let table = Scenario::solo()
            .magic("n3")
            .vals(0, vals)
            .pm(0, pm)
            .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
            .at(Place::DarkQuarter);
        (table.player(0).vals(), table.player(0).pm())
    };
    assert_eq!(inverted(5, 2), (2, 5));
    assert_eq!(inverted(4, 4), (7, 1));
}

#[test]
fn the_phantoms_strike_names_the_empty_zone() {
    let mut table =
        Scenario::solo().magic("n7").pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant).before(Place::DarkQuarter);
    table.next_cards(&["a17"]).advance();
    assert!(table.told().contains(&&Event::Struck { element: Element::Earth }));
}

#[test]
fn the_phantom_takes_half_and_gains_nothing() {
    let table = Scenario::solo()
        .magic("n1")
        .pm(0, 0)
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Fountain, 0, 0, Pawn::Mage)
        .at(Place::Fountain);
    assert_eq!(table.player(0).pm(), 3);
    assert!(table.told().contains(&&Event::PhantomHalvedPm { seat: Seat::new(0), pm: 3 }), "it is told where it went");
}

#[test]
fn the_phantoms_half_of_the_tavern_is_told_too() {
    let table = Scenario::solo()
        .magic("n2")
        .pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant)
        .pawn(Place::Tavern, 0, 0, Pawn::Mage)
        .at(Place::Tavern);
    let halved = |event: &&&Event| matches!(event, Event::PhantomHalvedVals { .. });
    let told = table.told();
    let lost = told.iter().find(halved);
    assert_eq!(lost, Some(&&Event::PhantomHalvedVals { seat: Seat::new(0), vals: 3 }), "{told:?}");
    assert_eq!(table.player(0).vals(), 6);
}

#[test]
fn the_phantoms_offering_names_a_statue_and_takes_the_monk() {
    let mut table = Scenario::solo().pawn(Place::Sanctuary, 0, 1, Pawn::Assistant).before(Place::Sanctuary);
    table.next_cards(&["a25"]).next_offering(10).advance();
    let view = table.view(0);
    assert_eq!((view.statues[3].vals, view.monk.map(Seat::index)), (5, Some(1)));
    assert_eq!(table.player(0).skills(), [1; 4]);
}

#[test]
fn the_phantom_counts_its_courses() {
    let enrolled = |own: &[&str]| {
        let scenario =
            Scenario::solo().open_courses(&["c04", "c05", "c06", "c07"]).pawn(Place::University, 0, 1, Pawn::Mage);
        let scenario = own.iter().fold(scenario, |scenario, id| scenario.course(0, id));
        scenario.at(Place::University).points(0, "courses")
    };
    assert_eq!((enrolled(&["c01"]), enrolled(&["c01", "c02"])), (0, 5), "strictly more");
}

#[test]
fn the_wrath_of_the_phantom_hits_the_human() {
    // The first step of this card sends the assistant to the Dark Quarter.
    let mut table =
        Scenario::solo().planning_card("l03").wrath(5).statue(Element::Fire, 1, 0).used_spell(0, "p05").planning();
    table.play(0, Action::StopPlanning);
    assert!(table.told().contains(&&Event::Wrath { by: None }));
    assert_eq!(table.player(0).skills(), [0, 1, 1, 1]);
    assert_eq!(table.points(0, "spells"), -1, "nobody gets the tower's power");
    assert_eq!(table.player(0).deeds().wraths, 0);
}

#[test]
fn the_phantom_reads_its_card_step_by_step() {
    // Mage to Training, assistant to the Dark Quarter, monk to the Cave (skipped: it does not hold him).
    let mut table = Scenario::solo().planning_card("l10").vals(0, 9).planning();
    table.play(0, valroc::scenario::place(Pawn::Mage, Spot::Fountain));
    assert_eq!(table.view(0).phantom.map(|phantom| phantom.plan.len()), Some(1), "further steps are secret");
    assert!(table.view(0).places[4].slots[0].piece.as_ref().is_some_and(|piece| piece.phantom));
    table.play(0, valroc::scenario::place(Pawn::Assistant, Spot::Tavern));
    assert!(table.view(0).places[0].slots[1].piece.as_ref().is_some_and(|piece| piece.phantom), "the bottom slot");
    table.play(0, Action::StopPlanning);
    let told = table.told();
    let this_round = told.iter().take_while(|event| !matches!(event, Event::RoundBegins { .. }));
    assert_eq!(this_round.filter(|event| matches!(event, Event::PhantomPlaced { .. })).count(), 2);
}

#[test]
fn the_phantom_places_the_monk_if_it_holds_him() {
    let mut table = Scenario::solo().planning_card("l10").monk(1).planning();
    table.play(0, Action::StopPlanning);
    let monk =
        |event: &&&Event| matches!(event, Event::PhantomPlaced { pawn: Pawn::Monk, place: Place::Cave, slot: 3 });
    assert_eq!(table.told().iter().filter(monk).count(), 1);
}

#[test]
fn r20_competitive_cards_stay_in_the_box() {
    let table = Scenario::solo().planning();
    assert_eq!((table.view(0).decks.spells, table.view(0).decks.courses), (16, 24));
}

#[test]
fn twelve_rounds_and_the_last_offerings_phase() {
    let mut table = Scenario::solo().round(12).beaten(0, &["d01", "d02", "d03", "d04", "d05", "d06"]).closing();
    assert_eq!(table.asked(), [0], "six creatures do not end a solo game");
    for _ in 0..4 {
        table.play(0, Action::Bid { vals: 0, diamond: false });
    }
    assert!(table.is_over());
    let verdict = table.scores().verdict.expect("a solo game has a verdict");
    assert!(!verdict.won);
}

#[test]
fn the_phantom_begins_even_games() {
    let options = Options { phantom_starts: true, ..Options::default() };
    let mut table = Scenario::draft(1, options, 3);
    assert_eq!(table.asked(), [0]);
    table.play(0, Action::Study(Element::Fire, Element::Air));
    let placed = table.told().iter().any(|event| matches!(event, Event::PhantomPlaced { .. }));
    assert!(placed && table.view(0).first.index() == 1);
    crate::pass_the_round(&mut table);
    assert_eq!(table.view(0).first.index(), 0);
}
