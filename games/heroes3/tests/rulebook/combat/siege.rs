//! RULES 30.1, test cases 15, 16 and 28: walls, gate and arrow tower.

use crate::damage;
use heroes3::{
    Action, Options,
    board::Space,
    kinds::{
        Face::{Few, Pack},
        Faction, Role,
    },
    scenario::Fight,
};

#[test]
fn case_15_a78_walls_fall_without_a_die() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 1)).enemy("archangels", Few, (3, 4));
    let mut fight = fight.walls(1).ruin(1).ruin(2).ruin(3);
    fight.activate((0, 1));
    fight.play(Action::Destroy(Space::at(0, 2)));
    let events = fight.events();
    assert!(crate::dice(&events).is_empty());
    assert!(events.iter().any(|it| matches!(it, heroes3::Event::TowerFalls)), "without walls the tower falls");
}

#[test]
fn case_16_a78_the_gate_is_for_defenders() {
    let gate = Action::Go(Space::at(1, 2));
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 1)).enemy("archangels", Few, (3, 4));
    let mut fight = fight.walls(1);
    fight.activate((1, 1));
    assert!(!fight.actions().contains(&gate));

    let options = Options {
        scenario: "skirmish_siege".into(),
        faction: Faction::Castle,
        role: Role::Defend,
        ..Options::default()
    };
    let fight = Fight::with(&options).own("halberdiers", Few, (1, 3)).enemy("skeletons", Few, (3, 0));
    let mut fight = fight.walls(1);
    fight.activate((1, 3));
    assert!(fight.actions().contains(&gate));
}

#[test]
fn case_28_a77_behind_a_wall() {
    for (column, expected) in [(1, 0), (2, 1)] {
        let fight = Fight::of("castle").own("marksmen", Few, (1, 1)).enemy("griffins", Pack, (column, 3));
        let mut fight = fight.walls(0).ruin(2);
        fight.dice(&[-1]);
        fight.attack((1, 1), (column, 3));
        let dealt: u8 = damage(&fight.events()).iter().sum();
        assert_eq!(dealt, expected, "column {column}");
    }
}

/// RULES 20.3, example (b): Evil Eyes (3) on Halberdiers (1, 2) behind the gate, die +1.
#[test]
fn a77_protection_costs_one_attack() {
    let fight = Fight::of("dungeon").own("evil_eyes", Few, (1, 1)).enemy("halberdiers", Few, (2, 3));
    let mut fight = fight.enemy("boars", heroes3::kinds::Face::Neutral, (3, 4)).walls(2);
    fight.dice(&[0]);
    fight.attack((1, 1), (2, 3));
    assert_eq!(fight.state((2, 3)), Some((Few, 1)), "3 - 1 - 1");
}
