//! RULES 9: the final count.

use valroc::{
    cards::Token,
    elements::Element,
    scenario::{ByName, Scenario},
};

const ROWS: [Element; 4] = [Element::Air, Element::Water, Element::Fire, Element::Earth];

fn hunts(scenario: Scenario, seats: usize) -> Vec<i32> {
    let table = scenario.final_count();
    (0..seats).map(|seat| table.points(seat, "hunt")).collect()
}

/// The two hybrids (d10, s15) also share the first place of the water row: 7 each.
#[test]
fn t12_a_tie_for_the_first_place() {
    let table = Scenario::new(4)
        .rows(ROWS)
        .beaten(0, &["d04", "d08", "s04"])
        .beaten(1, &["s08", "m04", "m08"])
        .beaten(2, &["d10"])
        .beaten(3, &["s15"]);
    assert_eq!(hunts(table, 4), [9, 9, 5 + 7, 5 + 7]);
}

/// The hybrids of seats 2 and 3 score 3 and 2 in the earth row.
#[test]
fn t13_a_tie_for_the_second_place() {
    let table = Scenario::new(4)
        .rows(ROWS)
        .beaten(0, &["d01", "d05", "s01", "s05"])
        .beaten(1, &["m01", "m05"])
        .beaten(2, &["d09", "s14"])
        .beaten(3, &["m13"]);
    assert_eq!(hunts(table, 4), [5, 3, 3 + 3, 2]);
}

#[test]
fn t45_three_players() {
    let table = Scenario::new(3).rows(ROWS).beaten(0, &["d04", "d08"]).beaten(1, &["s04", "s08"]).beaten(2, &["m04"]);
    assert_eq!(hunts(table, 3), [9, 9, 0]);
}

#[test]
fn t27_vals_diamonds_and_other_tokens() {
    let table = Scenario::new(2)
        .vals(0, 11)
        .tokens(0, Token::Diamond, 1)
        .tokens(0, Token::Berry, 2)
        .tokens(0, Token::Flask5, 1)
        .final_count();
    let points = ["vals", "diamonds", "tokens"].map(|source| table.points(0, source));
    assert_eq!(points, [3, 1, 1]);
}

#[test]
fn t32_most_courses_are_shared() {
    let table = Scenario::new(4)
        .course(0, "c01")
        .course(0, "c02")
        .course(1, "c01")
        .course(1, "c03")
        .course(2, "c04")
        .final_count();
    let points: Vec<_> = (0..4).map(|seat| table.points(seat, "courses")).collect();
    assert_eq!(points, [5, 5, 0, 0]);
}

#[test]
fn r14_nobody_has_most_of_nothing() {
    let table = Scenario::new(2).final_count();
    assert_eq!((table.points(0, "courses"), table.points(1, "courses")), (0, 0));
}

#[test]
fn hybrids_cost_more_and_more() {
    let ids = ["d09", "d10", "d11", "d12", "d13", "d14"];
    let malus: Vec<_> =
        (0..=6).map(|count| Scenario::new(2).beaten(0, &ids[..count]).final_count().points(0, "hybrids")).collect();
    assert_eq!(malus, [0, -1, -3, -6, -10, -15, -21]);
}

#[test]
fn used_spells_cost_their_malus_and_unused_ones_nothing() {
    let table = Scenario::new(2).used_spell(0, "p02").used_spell(0, "p05").spell(0, "p07").final_count();
    assert_eq!(table.points(0, "spells"), -5);
}

/// Equal totals: prestige on creatures, then the best creature, then skill points, then a shared victory. Creatures of
/// fire alone share the places of the hunt board, and 3 Vals make a point.
#[test]
fn ties_are_broken_in_the_order_of_the_rulebook() {
    let ranks = |scenario: Scenario| -> Vec<u8> {
        scenario.final_count().scores().seats.iter().filter_map(|seat| seat.rank).collect()
    };
    let plain = |scenario: Scenario| scenario.vals(0, 0).vals(1, 0).rows(ROWS);
    let one = plain(Scenario::new(2)).beaten(0, &["d01"]).beaten(1, &["d09"]).skills(0, [1; 4]).skills(1, [1; 4]);
    // Fire row: tie, 5 each. Earth row: 3 for the hybrid, whose malus is 1: 1 + 5 against 2 + 5 + 3 - 1.
    assert_eq!(ranks(one), [2, 1]);
    assert_eq!(ranks(plain(Scenario::new(2))), [1, 1], "a shared victory");
    let prestige = plain(Scenario::new(2)).beaten(0, &["s05"]).beaten(1, &["m01"]).vals(0, 6);
    assert_eq!(ranks(prestige), [2, 1], "7 and 5 + 2: more prestige on creatures");
    let best = plain(Scenario::new(2)).beaten(0, &["s05", "d05"]).beaten(1, &["m01", "d01"]);
    assert_eq!(ranks(best), [2, 1], "8 each: the best creature");
    let skills = plain(Scenario::new(2)).skills(0, [2, 1, 1, 1]).skills(1, [1; 4]).vals(1, 3);
    assert_eq!(ranks(skills), [1, 2], "3 Vals are a point too, but skill points break the tie");
}
