//! RULES 7, 11 and 12: recruiting, and what Champions do.

use super::table::*;

const IMMEDIATE: Action = Recruit { row: Row::Immediate, space: 0 };
const PERMANENT: Action = Recruit { row: Row::Permanent, space: 0 };

#[test]
fn t01_each_owned_champion_of_the_type_costs_one_more() {
    let table = Scenario::new(2).row(Row::Permanent, &["miner"]);
    let table = table.seat(0, |it| it.gold(10).champions(&["warrior", "oracle"]));
    let mut scene = entered(table, Shrine::Champion, orc(5));
    scene.play(0, PERMANENT);
    assert_eq!(warden(&scene, 0).gold, 10 - (3 + 2 - 1));
}

#[test]
fn t27_a_surplus_discount_is_lost() {
    let table = Scenario::new(2).row(Row::Immediate, &["shade"]);
    let table = table.seat(0, |it| it.gold(4).champions(&["death_knight"]));
    let mut scene = entered(table, Shrine::Champion, orc(6));
    scene.play(0, IMMEDIATE);
    assert_eq!(warden(&scene, 0).gold, 4);
}

#[test]
fn t58_a_death_knight_does_not_lower_its_own_price() {
    let table = Scenario::new(2).row(Row::Permanent, &["death_knight"]).seat(0, |it| it.gold(5));
    let mut scene = entered(table, Shrine::Champion, orc(5));
    scene.play(0, PERMANENT);
    assert_eq!(warden(&scene, 0).gold, 3);
}

#[test]
fn t08_influence_at_its_end_pays_points() {
    let table = Scenario::new(2).row(Row::Immediate, &["elite_guard"]);
    let table = table.seat(0, |it| it.influence(20).uncovered(&[Spot::Track14]));
    let mut scene = entered(table, Shrine::Champion, orc(1));
    scene.play(0, IMMEDIATE);
    assert_eq!((stock(&scene, 0).2, scene.points(0, "influence")), (20, 4));
}

#[test]
fn t17_gold_ends_at_thirteen() {
    let table = Scenario::new(2).row(Row::Immediate, &["thief"]).seat(0, |it| it.gold(12));
    let mut scene = entered(table, Shrine::Champion, orc(1));
    scene.play(0, IMMEDIATE);
    assert_eq!(warden(&scene, 0).gold, 13);
}

#[test]
fn t18_peddler_answers_the_gold_of_a_steward() {
    let table = Scenario::new(2).row(Row::Immediate, &["steward"]);
    let table = table.seat(0, |it| it.gold(0).magic(0).champions(&["peddler"]));
    let mut scene = entered(table, Shrine::Champion, orc(1));
    scene.play(0, IMMEDIATE);
    assert_eq!(stock(&scene, 0), (3 + 2, 2, 10));
    let gains: Vec<_> = scene.told().into_iter().filter(|it| matches!(it, Event::Gained { .. })).collect();
    assert_eq!(gains.len(), 3);
}

#[test]
fn t19_priest_copies_influence_and_the_illusionist_adds_to_it() {
    let table = Scenario::new(2).row(Row::Immediate, &["elite_guard"]);
    let table = table.seat(0, |it| it.magic(0).champions(&["priest", "dark_illusionist"]));
    let mut scene = entered(table, Shrine::Champion, orc(1));
    scene.play(0, IMMEDIATE);
    assert_eq!(stock(&scene, 0), (6, 2 + 1, 12));
}

#[test]
fn t49_priest_copies_only_what_the_marker_moves() {
    let table = Scenario::new(2).row(Row::Immediate, &["elite_guard"]);
    let table = table.seat(0, |it| it.influence(12).magic(0).champions(&["priest"]));
    let mut scene = entered(table, Shrine::Champion, orc(1));
    scene.play(0, IMMEDIATE);
    assert_eq!(stock(&scene, 0), (6, 1, 13));
}

#[test]
fn t34_a_sentinel_without_a_free_slot_reserves_nothing() {
    let table = Scenario::new(2).row(Row::Immediate, &["sentinel"]);
    let table = table.seat(0, |it| it.reserve(Slot::Left, "bp_siege_01"));
    let mut scene = entered(table, Shrine::Champion, orc(1));
    scene.play(0, IMMEDIATE);
    assert!(has(&scene, 0, "sentinel"));
    assert_eq!((warden(&scene, 0).champions().len(), scene.asked()), (1, vec![1]));
}

#[test]
fn t25_scoring_champions_count_what_they_name() {
    let pays = |champion: &str, own: fn(shadow_kingdoms::scenario::Holdings) -> shadow_kingdoms::scenario::Holdings| {
        let scene = Scenario::new(2).seat(0, |it| own(it).champions(&[champion])).at_move();
        scene.points(0, "champions")
    };
    assert_eq!(pays("hoarder", |it| it.gold(7)), 4);
    assert_eq!(pays("skullcrusher", |it| it.influence(17).uncovered(&[Spot::Track14])), 7);
    let goblins = ["bp_ambush_04", "bp_ambush_13", "bp_ambush_14", "bp_siege_01", "bp_clash_06", "bp_siege_06"];
    let table = Scenario::new(2).seat(0, |it| it.completed(&goblins).champions(&["warmonger"]));
    let scene = table.at_move();
    let symbols = warden(&scene, 0).count(shadow_kingdoms::cards::Metric::Symbols(Troop::Goblin));
    assert_eq!(symbols, 11, "more than ten");
    assert_eq!(scene.points(0, "champions"), 10);
}

#[test]
fn t26_the_pharaoh_wants_two_plans_of_each_type() {
    let sieges = ["bp_siege_01", "bp_siege_02", "bp_siege_03", "bp_siege_04"];
    let clashes = ["bp_clash_01", "bp_clash_02"];
    let ambushes = ["bp_ambush_01", "bp_ambush_02"];
    for (s, c, a, points) in [(3, 2, 2, 10), (4, 2, 1, 0)] {
        let plans = [&sieges[..s], &clashes[..c], &ambushes[..a]].concat();
        let scene = Scenario::new(2).seat(0, |it| it.completed(&plans).champions(&["pharaoh"])).at_move();
        assert_eq!(scene.points(0, "champions"), points);
    }
}
