//! RULES 30.1, test cases 10, 12, 29, 30: spells and power.

use crate::{damage, retaliations};
use heroes3::{
    Action, Event, Options, Refusal,
    kinds::Face::{Few, Neutral},
    scenario::Fight,
};

#[test]
fn case_10_a26_one_spell_in_a_combat_round() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.hand(&["magic_arrow", "lightning_bolt"]);
    fight.activate((0, 0));
    fight.play_card("magic_arrow", 0);
    if fight.actions().contains(&Action::Row(0)) {
        fight.play(Action::Row(0));
    }
    fight.target((1, 3));
    assert_eq!(fight.check_card("lightning_bolt", 0), Err(Refusal::SpellCast));
}

#[test]
fn case_10_expert_knowledge_allows_another_one() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.hand(&["magic_arrow", "lightning_bolt", "knowledge"]).expert(1);
    fight.activate((0, 0));
    fight.play_card("magic_arrow", 0);
    if fight.actions().contains(&Action::Row(0)) {
        fight.play(Action::Row(0));
    }
    fight.target((1, 3));
    fight.play_card("knowledge", 1);
    assert_eq!(fight.hand_size(), 2, "the Magic Arrow came back, Knowledge did not");
    assert_eq!(fight.check_card("lightning_bolt", 0), Ok(()));
}

#[test]
fn case_10_a_spell_discarded_for_power_does_not_count() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.hand(&["magic_arrow", "lightning_bolt"]);
    fight.activate((0, 0));
    let bolt = fight.actions().into_iter().rfind(|it| matches!(it, Action::Empower(_)));
    fight.play(bolt.expect("a spell can be discarded for power"));
    let spell = fight.actions().into_iter().find(|it| matches!(it, Action::Play { .. }));
    fight.play(spell.expect("the other one can be cast"));
    fight.play(Action::Row(1));
    fight.target((1, 3));
    assert!(damage(&fight.events())[0] >= 2);
}

#[test]
fn case_12_resurrection_undoes_an_attack() {
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("trolls", Neutral, (1, 3));
    let mut fight = fight.hand(&["resurrection"]);
    fight.dice(&[0]);
    fight.attack((1, 3), (1, 2));
    fight.play_card("resurrection", 0);
    if fight.actions().contains(&Action::Row(0)) {
        fight.play(Action::Row(0));
    }
    assert_eq!(fight.state((1, 2)), Some((Few, 0)));
    assert_eq!(retaliations(&fight.events()), 0);
}

/// A save answers attacks only: damage by a spell asks for none.
#[test]
fn case_12_resurrection_is_no_answer_to_a_spell() {
    let options = Options { scenario: "skirmish_ai_hero".into(), ..Options::default() };
    let fight = Fight::with(&options).own("halberdiers", Few, (1, 1)).own("griffins", Few, (2, 1));
    let fight = fight.enemy("halflings", Neutral, (3, 4)).damaged((1, 1), 1).hand(&["resurrection"]);
    let mut fight = fight.ai_deck(&["cast_b"]).ai_spells(&["fireball"]);
    fight.activate((3, 4));
    assert_eq!(fight.at((1, 1)), None, "asked is {:?}", fight.actions());
}

#[test]
fn case_29_no_fire_after_the_end() {
    let fight = Fight::of("castle").own("champions", Few, (1, 2)).enemy("peasants", Neutral, (1, 3));
    let mut fight = fight.hand(&["fire_shield"]);
    fight.activate((1, 2));
    fight.play_card("fire_shield", 0);
    if fight.actions().contains(&Action::Row(0)) {
        fight.play(Action::Row(0));
    }
    fight.target((1, 3));
    fight.strike((1, 3));
    assert!(fight.is_over());
    assert_eq!(damage(&fight.events()).len(), 1, "only the Peasants were hurt");
}

#[test]
fn case_30_power_that_is_not_used_is_lost() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.hand(&["power", "magic_arrow"]);
    fight.activate((0, 0));
    fight.play_card("power", 0);
    fight.play(Action::Done);
    assert!(fight.events().iter().any(|it| matches!(it, Event::PowerLost { power: 1, .. })));
}

#[test]
fn case_30_power_for_a_spell_that_was_just_drawn() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.hand(&["sorcery"]).deck(&["magic_arrow"]);
    fight.activate((0, 0));
    fight.play_card("sorcery", 0);
    fight.play_card("magic_arrow", 0);
    fight.play(Action::Row(1));
    fight.target((1, 3));
    assert_eq!(damage(&fight.events()), [2]);
}
