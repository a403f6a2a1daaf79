//! RULES 30.1, test cases 2 to 9, 13, 14, 20, 26, 27: who acts, and what units may do.

use crate::{activated, attacked, damage, decide_for_ai, dice, retaliations, settle};
use heroes3::{
    Action, Options, Refusal,
    board::Space,
    fighter::Mark,
    kinds::{
        AttackAbilities,
        Face::{Few, Neutral, Pack},
        Faction,
    },
    scenario::Fight,
};

fn strikes(fight: &Fight) -> Vec<Action> {
    fight.actions().into_iter().filter(|it| matches!(it, Action::Strike(_))).collect()
}

fn moves(fight: &Fight) -> Vec<Action> {
    fight.actions().into_iter().filter(|it| matches!(it, Action::Go(_))).collect()
}

#[test]
fn case_2_damage_is_never_below_zero() {
    let mut fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("archangels", Few, (1, 3));
    fight.dice(&[1, 0]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(fight.state((1, 3)), Some((Few, 0)));
    assert_eq!(retaliations(&fight.events()), 1);
}

#[test]
fn case_3_a58_equal_sides_take_turns() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).own("crusaders", Pack, (3, 0));
    let mut fight = fight.enemy("troglodytes", Neutral, (1, 4));
    fight.begin();
    fight.play(Action::Activate(Space::at(0, 0)));
    fight.play(Action::Defend);
    decide_for_ai(&mut fight);
    let order = activated(&fight.events());
    assert_eq!(order[0], Space::at(0, 0));
    assert_eq!(order[1], Space::at(1, 4));
    assert_eq!(order[2], Space::at(3, 0));
}

/// A pack that turns to few in its own activation has acted as the pack it was.
#[test]
fn a58_a_pack_that_was_turned_acted_with_its_initiative() {
    let fight = Fight::of("rampart").own("centaurs", Pack, (1, 2)).own("elves", Few, (0, 0));
    let mut fight = fight.enemy("boars", Neutral, (1, 3)).damaged((1, 2), 1);
    fight.dice(&[-1, 1]);
    fight.begin();
    fight.strike((1, 3));
    settle(&mut fight);
    assert_eq!(fight.state((1, 2)).map(|(face, _)| face), Some(Few));
    assert_eq!(fight.active(), Some(Space::at(0, 0)), "the attacker begins among those of initiative 6");
}

#[test]
fn case_3_initiative_comes_first() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0));
    let mut fight = fight.enemy("wraiths", Neutral, (3, 4)).enemy("troglodytes", Neutral, (2, 4));
    fight.begin();
    decide_for_ai(&mut fight);
    fight.play(Action::Defend);
    decide_for_ai(&mut fight);
    let order = activated(&fight.events());
    assert_eq!(order[..2], [Space::at(3, 4), Space::at(0, 0)]);
    assert_eq!(order[2], Space::at(2, 4));
}

#[test]
fn case_4_slow_changes_who_is_next() {
    let fight = Fight::of("castle").own("archangels", Few, (0, 0));
    let fight = fight.enemy("troglodytes", Neutral, (2, 4)).enemy("marksmen", Neutral, (3, 4));
    let mut fight = fight.hand(&["slow", "power", "power"]);
    fight.begin();
    fight.play_card("power", 0);
    fight.play_card("power", 0);
    fight.play_card("slow", 0);
    fight.play(Action::Row(2));
    fight.target((2, 4));
    fight.events();
    fight.play(Action::Done);
    assert_eq!(activated(&fight.events())[0], Space::at(3, 4), "5 before 6 - 3");
}

#[test]
fn case_5_nobody_defends_twice_in_a_row() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("skeletons", Few, (3, 4));
    let mut fight = fight.marked((0, 0), Mark::Defending);
    fight.activate((0, 0));
    assert!(!fight.has((0, 0), Mark::Defending));
    assert_eq!(fight.try_play(Action::Defend), Err(Refusal::HasDefended));
}

#[test]
fn case_6_a_paralysed_unit_loses_its_activation() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("skeletons", Few, (3, 4));
    let mut fight = fight.marked((0, 0), Mark::Paralysed);
    fight.activate((0, 0));
    assert!(!fight.has((0, 0), Mark::Paralysed));
    assert!(moves(&fight).is_empty());
}

#[test]
fn case_6_an_attack_wakes_it_up() {
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("skeletons", Few, (1, 3));
    let mut fight = fight.marked((1, 2), Mark::Paralysed);
    fight.dice(&[0, 0]);
    fight.attack((1, 3), (1, 2));
    assert!(!fight.has((1, 2), Mark::Paralysed));
    assert_eq!(retaliations(&fight.events()), 1);
}

#[test]
fn case_7_a45_a59_no_move_after_a_blow_and_no_shot_after_a_move() {
    let mut fight = Fight::of("castle").own("crusaders", Few, (1, 2)).enemy("archangels", Few, (1, 3));
    fight.dice(&[-1, -1]);
    fight.activate((1, 2));
    fight.strike((1, 3));
    assert!(moves(&fight).is_empty());

    let mut fight = Fight::of("castle").own("marksmen", Few, (1, 0)).enemy("archangels", Few, (1, 3));
    fight.activate((1, 0));
    assert_eq!(strikes(&fight).len(), 1);
    fight.go((0, 0));
    assert!(strikes(&fight).is_empty());
}

#[test]
fn case_8_a54_one_retaliation_in_a_round_but_griffins() {
    for (unit, expected) in [("halberdiers", 1), ("griffins", 2)] {
        let fight = Fight::of("castle").own(unit, Pack, (1, 2));
        let mut fight = fight.enemy("boars", Neutral, (1, 3)).enemy("peasants", Neutral, (0, 2));
        fight.dice(&[-1, -1, -1, -1]);
        fight.attack((1, 3), (1, 2));
        settle(&mut fight);
        fight.dice(&[-1, -1, -1]);
        fight.attack((0, 2), (1, 2));
        settle(&mut fight);
        assert_eq!(retaliations(&fight.events()), expected, "{unit}");
    }
}

#[test]
fn case_9_a45_a_ranged_unit_beside_an_enemy() {
    for (face, thrown) in [(Few, 2), (Pack, 1)] {
        let fight = Fight::of("castle").own("zealots", face, (1, 1));
        let mut fight = fight.enemy("trolls", Neutral, (1, 2)).enemy("boars", Neutral, (3, 4));
        fight.activate((1, 1));
        assert_eq!(strikes(&fight), [Action::Strike(Space::at(1, 2))]);
        fight.strike((1, 2));
        assert_eq!(dice(&fight.events())[0], thrown, "{face:?}");
    }
}

#[test]
fn case_13_a38_the_rest_of_the_damage_goes_on() {
    let fight = Fight::of("castle").own("griffins", Pack, (1, 2)).own("boars", Neutral, (3, 0));
    let mut fight = fight.enemy("black_dragons", Pack, (1, 3));
    fight.dice(&[1]);
    fight.attack((1, 3), (1, 2));
    assert_eq!(fight.at((1, 2)), None, "4 + 5");
}

#[test]
fn case_14_a61_a_boost_is_over_after_its_attack() {
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("diamond_golems", Neutral, (1, 3));
    let mut fight = fight.hand(&["attack"]);
    fight.dice(&[0, -1]);
    fight.attack((1, 2), (1, 3));
    fight.play_card("attack", 0);
    assert_eq!(damage(&fight.events())[0], 1, "2 + 1 - 2");
    let mut fight = Fight::of("castle").own("crusaders", Few, (1, 2)).enemy("boars", Neutral, (1, 3)).hand(&["attack"]);
    fight.dice(&[-1, -1]);
    fight.attack((1, 2), (1, 3));
    fight.play_card("attack", 0);
    fight.dice(&[-1, -1]);
    fight.events();
    fight.attack((1, 3), (1, 2));
    assert_eq!(*damage(&fight.events()).last().expect("they strike back"), 2, "3 - 1, without the card");
}

#[test]
fn case_20_a29_the_ai_prefers_its_own_tier() {
    let fight = Fight::of("castle").own("crusaders", Few, (1, 1)).own("halberdiers", Few, (3, 1));
    let mut fight = fight.enemy("boars", Neutral, (1, 3));
    fight.activate((1, 3));
    decide_for_ai(&mut fight);
    assert_eq!(attacked(&fight.events())[0], Space::at(3, 1));
}

#[test]
fn case_26_a40_attack_abilities_work_once_in_a_combat() {
    for (when, retaliated) in [(AttackAbilities::FirstAttack, 1), (AttackAbilities::EachActivation, 0)] {
        let options = Options { faction: Faction::Necropolis, attack_abilities: when, ..Options::default() };
        let fight = Fight::with(&options).own("vampires", Pack, (1, 2)).enemy("archangels", Few, (1, 3));
        let mut fight = fight.marked((1, 2), Mark::Attacked);
        fight.dice(&[0, -1]);
        fight.activate((1, 2));
        fight.strike((1, 3));
        assert_eq!(retaliations(&fight.events()), retaliated, "{when:?}");
    }
}

#[test]
fn case_27_a29_among_lower_tiers_the_nearest() {
    let fight = Fight::of("castle").own("crusaders", Few, (3, 1)).own("halberdiers", Few, (1, 1));
    let mut fight = fight.enemy("trolls", Neutral, (1, 3));
    fight.activate((1, 3));
    decide_for_ai(&mut fight);
    assert_eq!(attacked(&fight.events())[0], Space::at(1, 1));
}
