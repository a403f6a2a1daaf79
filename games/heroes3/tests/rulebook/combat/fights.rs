//! RULES 30.1: the two fights told move by move.

use crate::{outcome, settle};
use heroes3::{
    Event,
    kinds::{
        Face::{Few, Neutral, Pack},
        Outcome,
    },
    scenario::Fight,
};

/// Fight 1: pack Halberdiers and few Griffins against the Troglodytes of a guard I. Won in the first combat round.
#[test]
fn fight_1() {
    let fight = Fight::of("castle").own("halberdiers", Pack, (1, 1)).own("griffins", Few, (2, 1));
    let mut fight = fight.enemy("troglodytes", Neutral, (0, 3)).level(1).guard(1).movement(3);
    fight.dice(&[1, 0, -1, 0]);
    fight.begin();
    assert_eq!(fight.active().map(|it| (it.column(), it.row())), Some((2, 1)), "both have 6: the attacker is first");
    fight.go((0, 2));
    fight.strike((0, 3));
    assert!(fight.is_over());
    let events = fight.events();
    assert_eq!(crate::damage(&events), [2, 2, 1, 1]);
    assert_eq!(outcome(&events), Some(Outcome::Won));
    assert!(events.iter().any(|it| matches!(it, Event::Experience { steps: 1, .. })));
}

/// Fight 2: Vampires and Liches before a gate in column 1.
#[test]
fn fight_2() {
    let fight = Fight::of("necropolis").own("vampires", Pack, (0, 3)).own("liches", Pack, (1, 0));
    let mut fight = fight.enemy("crusaders", Pack, (1, 3)).enemy("marksmen", Few, (1, 4)).walls(1);
    fight.dice(&[0]);
    fight.attack((0, 3), (1, 3));
    settle(&mut fight);
    assert_eq!(fight.state((1, 3)), Some((Pack, 3)), "5 - 2, no retaliation");
    assert_eq!(fight.state((0, 3)), Some((Pack, 0)));

    fight.dice(&[1]);
    fight.tower_shoots((0, 3));
    assert_eq!(fight.state((0, 3)), Some((Few, 0)), "4 + 1 - 1 turns the pack");

    fight.dice(&[1, 0, 1]);
    fight.attack((1, 0), (1, 4));
    settle(&mut fight);
    assert_eq!(fight.at((1, 4)), None, "4 + 0 - 0, the gate protects: 3");
    assert_eq!(fight.state((1, 3)), Some((Pack, 3)), "2 + 1 - 2, protected: 0");

    fight.dice(&[0, 1]);
    fight.attack((1, 3), (0, 3));
    assert_eq!(fight.at((0, 3)), None, "a 0 is rolled again: 4 + 1 - 1");
}
