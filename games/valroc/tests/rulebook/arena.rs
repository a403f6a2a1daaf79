//! RULES 6.8: fights. Blaze (s09) requires 3 in water and 5 in air, costs 1 PM and is worth 5 PP.

use valroc::{
    Action, Event, Refusal,
    action::Sip,
    cards::Token,
    elements::Element,
    places::{Pawn, Place},
    scenario::{ByName, Scenario, Scene, cast, cast_on, fight, ride, ride_two},
};

fn blaze(water: u8, air: u8, pm: u8) -> Scenario {
    let skills = [1, water, 1, air];
    Scenario::new(4).hand(0, &["s09"]).skills(0, skills).pm(0, pm).pawn(Place::Arena, 0, 0, Pawn::Mage)
}

fn is_offered(scenario: Scenario) -> bool {
    scenario.at(Place::Arena).may(0, fight("s09"))
}

fn did_not_fight(table: &Scene) -> bool {
    table.told().contains(&&Event::DidNotFight { seat: taverne_engine::Seat::new(0) })
}

#[test]
fn t09_blaze() {
    let mut table = blaze(3, 5, 1).at(Place::Arena);
    table.play(0, fight("s09"));
    assert_eq!((table.player(0).pm(), table.player(0).skills()), (0, [1, 3, 1, 5]));
    assert_eq!(table.points(0, "creatures"), 5);
    assert_eq!(table.player(0).vals(), 5, "the first slot earns 2 Vals");
}

#[test]
fn t10_the_bonus_of_the_gods() {
    assert!(is_offered(blaze(3, 4, 1).statue(Element::Air, 1, 0)));
    assert!(!is_offered(blaze(3, 4, 1)));
}

#[test]
fn t11_too_weak_or_too_little_magic() {
    assert!(did_not_fight(&blaze(2, 5, 1).at(Place::Arena)));
    assert!(did_not_fight(&blaze(3, 5, 0).at(Place::Arena)));
    // Whoever has something to play is asked, and told why not.
    let table = blaze(2, 5, 1).spell(0, "p06").at(Place::Arena);
    assert_eq!(
        table.clone().play(0, Action::Pass).refusal(0, fight("s09")),
        Refusal::TooWeak { element: Element::Water, amount: 1 }
    );
    let mut table = blaze(3, 5, 0).tokens(0, Token::Flask10, 1).at(Place::Arena);
    table.play(0, Action::Pass);
    assert_eq!(table.refusal(0, fight("s09")), Refusal::MissingPm { amount: 1 });
    table.play(0, Action::Drink(Sip::Half)).play(0, fight("s09"));
    assert_eq!(table.player(0).pm(), 4);
}

#[test]
fn t31_the_sixth_creature_ends_the_game_after_the_arena() {
    let mut table = blaze(3, 5, 1)
        .round(9)
        .beaten(0, &["d01", "d02", "d03", "d04", "d05"])
        .hand(1, &["d06"])
        .skills(1, [5; 4])
        .pawn(Place::Arena, 2, 1, Pawn::Mage)
        .at(Place::Arena);
    table.play(0, fight("s09"));
    assert!(!table.is_over(), "the other mage still fights");
    table.play(1, fight("d06"));
    assert!(table.is_over() && table.view(0).round == 9);
    assert!(!table.told().iter().any(|event| matches!(event, Event::OfferingsBegin { .. })));
}

#[test]
fn t39_the_sphere_of_balance() {
    let sphere = || blaze(2, 5, 1).statue(Element::Air, 1, 0).magic("n4");
    assert!(is_offered(sphere().pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)));
    assert!(!is_offered(sphere()));
    // It is an offer, not a duty: without it the Bonus of the Gods stays.
    assert!(is_offered(blaze(3, 4, 1).statue(Element::Air, 1, 0).magic("n4").pawn(
        Place::DarkQuarter,
        0,
        0,
        Pawn::Assistant
    )));
}

#[test]
fn r09_the_sphere_without_a_dominant_element() {
    assert!(is_offered(blaze(2, 4, 1).magic("n4").pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)));
}

#[test]
fn t40_the_hymn_of_the_tower() {
    let hymn =
        |seat| blaze(3, 5, 1).statue(Element::Air, 1, 0).magic("n8").pawn(Place::DarkQuarter, 1, seat, Pawn::Assistant);
    assert!(!is_offered(hymn(1)));
    assert!(is_offered(hymn(0)), "only opponents suffer");
}

#[test]
fn t43_a_changed_mercenary_wins_no_vals() {
    let mut table = Scenario::new(4)
        .hand(0, &["s09"])
        .skills(0, [1, 3, 1, 5])
        .changed_pawn(Place::Arena, 0, 0, Pawn::Mercenary)
        .at(Place::Arena);
    table.play(0, fight("s09"));
    assert_eq!((table.player(0).beaten().len(), table.player(0).vals()), (1, 3));
}

/// Lagoran (d06) is a mount with +2 in water, Zephyrin (d08) one with +2 in air.
#[test]
fn a_mount_helps_and_is_ridden_only_if_needed() {
    let table = blaze(1, 5, 1).beaten(0, &["d06", "d08"]).at(Place::Arena);
    assert!(table.may(0, ride("s09", "d06")) && !table.may(0, fight("s09")) && !table.may(0, ride("s09", "d08")));
    let table = blaze(3, 5, 1).beaten(0, &["d06"]).at(Place::Arena);
    assert_eq!(table.refusal(0, ride("s09", "d06")), Refusal::MountNotNeeded);
}

#[test]
fn two_mounts_by_the_oath_of_nature() {
    let oath = || blaze(1, 3, 1).beaten(0, &["d06", "d08"]).magic("n1");
    let table = oath().pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant).at(Place::Arena);
    assert!(table.may(0, ride_two("s09", "d06", "d08")));
    assert!(!is_offered(oath()));
}

/// Vaporin (d13) is +3 in water, -2 in earth; Brumelin (d10) +2 in air, -1 in fire.
#[test]
fn r08_negative_values_of_both_mounts_count() {
    let against = |id: &str, skills| {
        Scenario::new(4)
            .hand(0, &[id])
            .skills(0, skills)
            .pm(0, 9)
            .beaten(0, &["d13", "d10"])
            .magic("n1")
            .pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)
            .pawn(Place::Arena, 0, 0, Pawn::Mage)
            .at(Place::Arena)
    };
    // s15 requires fire 2, water 4, air 3.
    assert!(!against("s15", [2, 1, 1, 1]).may(0, ride_two("s15", "d10", "d13")));
    assert!(against("s15", [3, 1, 1, 1]).may(0, ride_two("s15", "d10", "d13")));
}

#[test]
fn riding_lessons_take_away_the_malus_and_frenzy_the_bonus() {
    // d11 requires fire 2 and air 3; its own rider d04 (Plumel) has -1 fire, +1 earth, +1 air.
    let duel = || {
        Scenario::new(4).hand(0, &["d11"]).skills(0, [2, 1, 1, 2]).beaten(0, &["d04"]).pawn(
            Place::Arena,
            0,
            0,
            Pawn::Mage,
        )
    };
    assert!(!duel().at(Place::Arena).may(0, ride("d11", "d04")));
    assert!(duel().course(0, "c09").at(Place::Arena).may(0, ride("d11", "d04")));
    let frenzy = duel().course(0, "c09").magic("n5").pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant);
    assert!(!frenzy.at(Place::Arena).may(0, ride("d11", "d04")));
}

#[test]
fn the_infernal_strike_hits_one_element() {
    let strike = |element| blaze(3, 5, 1).magic("n7").pawn(Place::DarkQuarter, 1, 1, Pawn::Assistant).struck(element);
    assert!(!is_offered(strike(Element::Water)));
    assert!(is_offered(strike(Element::Earth)));
}

#[test]
fn rage_helps_where_it_is_needed() {
    let table = blaze(1, 5, 1).magic("n2").pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant);
    let mut table = table.at(Place::Arena);
    table.play(0, fight("s09"));
    assert_eq!((table.player(0).beaten().len(), table.view(0).players[0].hand_size), (1, 0));
    // Two lacking elements cannot both be raged about.
    assert!(!is_offered(blaze(2, 4, 1).magic("n2").pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)));
    // With the Elemental Bond one of them can be bonded, the other raged about; a Fury is not spent beside them.
    let bonded = blaze(2, 4, 1).magic("n2").course(0, "c10").pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant);
    assert!(is_offered(bonded));
}

#[test]
fn art_of_combat_and_blood_pact_lower_the_price() {
    assert!(is_offered(blaze(3, 5, 0).course(0, "c08")));
    let mut table = blaze(3, 5, 0).spell(0, "p09").at(Place::Arena);
    table.play(0, cast("p09")).play(0, fight("s09"));
    assert_eq!(table.player(0).beaten().len(), 1);
}

#[test]
fn fury_gives_two_in_one_element_for_one_fight() {
    let mut table = blaze(1, 5, 1).spell(0, "p08").at(Place::Arena);
    assert!(!table.may(0, fight("s09")));
    table.play(0, cast("p08")).play(0, fight("s09"));
    assert_eq!((table.player(0).beaten().len(), table.points(0, "spells")), (1, -2));
}

#[test]
fn r18_the_double_duel_pays_if_both_fights_succeed() {
    let duel = || blaze(3, 5, 9).hand(0, &["s09", "d01"]).spell(0, "p02").skills(0, [3, 3, 1, 5]);
    let mut table = duel().at(Place::Arena);
    table.play(0, cast("p02")).play(0, fight("s09")).play(0, fight("d01"));
    assert_eq!((table.player(0).beaten().len(), table.player(0).vals()), (2, 5));
    // It may also be played after the first success; whoever then does not fight gets nothing.
    let mut table = duel().at(Place::Arena);
    table.play(0, fight("s09")).play(0, cast("p02")).play(0, Action::Decline);
    assert_eq!((table.player(0).beaten().len(), table.player(0).vals()), (1, 3));
}

#[test]
fn the_curse_of_weakness_needs_a_mage_who_waits_in_the_arena() {
    let mut table = blaze(3, 5, 1).spell(1, "p11").at(Place::Arena);
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.refusal(1, cast_on("p11", 2, Some(Element::Air))), Refusal::WrongTarget);
    table.play(1, cast_on("p11", 0, Some(Element::Water)));
    assert!(did_not_fight(&table));
}

#[test]
fn slots_earn_less_from_left_to_right() {
    let won = |slot| {
        let mut table = Scenario::new(4)
            .hand(0, &["s09"])
            .skills(0, [1, 3, 1, 5])
            .pawn(Place::Arena, slot, 0, Pawn::Mage)
            .at(Place::Arena);
        table.play(0, fight("s09"));
        table.player(0).vals() - 3
    };
    assert_eq!([0, 1, 2, 3].map(won), [2, 1, 0, 0]);
}

#[test]
fn a_creature_tamed_in_the_first_fight_may_be_ridden_in_the_second() {
    // Lagoran (d06, +2 in water) first, then Blaze with 1 in water.
    let mut table = Scenario::new(4)
        .hand(0, &["s09", "d06"])
        .skills(0, [1, 1, 4, 5])
        .pm(0, 9)
        .spell(0, "p02")
        .pawn(Place::Arena, 0, 0, Pawn::Mage)
        .at(Place::Arena);
    table.play(0, cast("p02")).play(0, fight("d06")).play(0, ride("s09", "d06"));
    assert_eq!(table.player(0).beaten().len(), 2);
}

/// RULES 6.8: the second fight of a Double Duel cannot be won; the first one was fought all the same.
#[test]
fn whoever_has_beaten_a_creature_is_not_told_to_have_stayed_away() {
    let mut table = blaze(3, 5, 1).hand(0, &["s09", "m01"]).spell(0, "p02").at(Place::Arena);
    table.play(0, cast("p02")).play(0, fight("s09"));
    assert_eq!((table.player(0).beaten().len(), table.view(0).round), (1, 2), "the visit is over");
    assert!(!did_not_fight(&table));
}
