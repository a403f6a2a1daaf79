//! RULES 13.5: what spells do, one of each family.

use crate::{damage, dice};
use heroes3::{
    Action, Event,
    board::Space,
    event::Source,
    fighter::Mark,
    kinds::{
        Face::{Few, Neutral, Pack},
        RerollBy,
    },
    scenario::Fight,
};

/// Casts a spell of the hand without power.
fn cast(fight: &mut Fight, spell: &str) {
    fight.play_card(spell, 0);
    if fight.actions().contains(&Action::Row(0)) {
        fight.play(Action::Row(0));
    }
}

fn aim(fight: &mut Fight, at: (u8, u8)) {
    if fight.actions().contains(&Action::Target(Space::at(at.0, at.1))) {
        fight.target(at);
    }
}

#[test]
fn chain_lightning_leaps_to_the_two_closest() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("archangels", Few, (1, 3));
    let fight = fight.enemy("griffins", Few, (2, 3)).enemy("zombies", Few, (1, 4));
    let mut fight = fight.hand(&["chain_lightning"]);
    fight.activate((0, 0));
    cast(&mut fight, "chain_lightning");
    fight.target((1, 3));
    aim(&mut fight, (2, 3));
    for at in [(1, 3), (2, 3), (1, 4)] {
        assert_eq!(fight.state(at), Some((Few, 1)));
    }
}

#[test]
fn a_fire_wall_burns_who_stops_on_it() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("boars", Neutral, (0, 3));
    let mut fight = fight.hand(&["fire_wall"]);
    fight.activate((0, 0));
    cast(&mut fight, "fire_wall");
    fight.target((0, 1));
    fight.play(Action::Done);
    fight.events();
    fight.activate((0, 3));
    let events = fight.events();
    assert!(events.iter().any(|it| matches!(it, Event::Damaged { source: Source::FireWall, amount: 1, .. })));
}

#[test]
fn teleport_goes_anywhere() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("boars", Neutral, (0, 3));
    let mut fight = fight.hand(&["teleport"]);
    fight.activate((0, 0));
    cast(&mut fight, "teleport");
    aim(&mut fight, (0, 0));
    aim(&mut fight, (3, 4));
    assert_eq!(fight.state((3, 4)), Some((Few, 0)));
}

#[test]
fn whoever_is_teleported_onto_a_fire_wall_burns() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (0, 3));
    let mut fight = fight.hand(&["teleport"]).fire((3, 3), 2);
    fight.activate((0, 0));
    cast(&mut fight, "teleport");
    aim(&mut fight, (0, 0));
    aim(&mut fight, (3, 3));
    assert_eq!(fight.state((3, 3)), Some((Few, 2)));
}

#[test]
fn mirth_lets_dice_roll_again() {
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.hand(&["mirth"]);
    fight.activate((1, 2));
    cast(&mut fight, "mirth");
    fight.strike((1, 3));
    assert!(fight.actions().contains(&Action::Reroll { die: 0, by: RerollBy::Effect }));
}

#[test]
fn slayer_adds_up_two_dice_and_draws() {
    let fight = Fight::of("castle").own("griffins", Few, (1, 2)).enemy("trolls", Neutral, (1, 3));
    let mut fight = fight.hand(&["slayer"]).deck(&["attack"]);
    fight.dice(&[1, 1]);
    fight.attack((1, 2), (1, 3));
    cast(&mut fight, "slayer");
    assert_eq!(fight.hand_size(), 1, "the Attack card was drawn, and may be played at once");
    fight.pass();
    assert_eq!(dice(&fight.events())[0], 2);
}

#[test]
fn precision_takes_the_penalty_away() {
    let fight = Fight::of("castle").own("marksmen", Few, (1, 0)).enemy("archangels", Few, (1, 4));
    let mut fight = fight.hand(&["precision"]);
    fight.dice(&[1]);
    fight.attack((1, 0), (1, 4));
    cast(&mut fight, "precision");
    aim(&mut fight, (1, 0));
    let events = fight.events();
    assert_eq!(dice(&events), [1]);
    assert_eq!(damage(&events), [1], "2 + 1 + 1 - 3");
}

#[test]
fn an_earthquake_breaks_a_wall() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("boars", Neutral, (3, 4)).walls(1);
    let mut fight = fight.hand(&["earthquake"]);
    fight.activate((0, 0));
    cast(&mut fight, "earthquake");
    fight.target((0, 2));
    assert!(fight.events().iter().any(|it| matches!(it, Event::Destroyed { by: None, .. })));
}

#[test]
fn blind_paralyses_a_bronze_unit() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.enemy("trolls", Neutral, (2, 4)).hand(&["blind"]);
    fight.activate((0, 0));
    cast(&mut fight, "blind");
    assert!(!fight.actions().contains(&Action::Target(Space::at(2, 4))), "Trolls are golden");
    fight.target((3, 4));
    assert!(fight.has((3, 4), Mark::Paralysed));
}

#[test]
fn bless_needs_no_die() {
    let fight = Fight::of("castle").own("halberdiers", Pack, (1, 2)).enemy("boars", Neutral, (1, 3));
    let mut fight = fight.hand(&["bless"]);
    fight.attack((1, 2), (1, 3));
    cast(&mut fight, "bless");
    aim(&mut fight, (1, 2));
    assert_eq!(damage(&fight.events())[0], 3);
}

#[test]
fn cure_heals_and_wakes_up() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.own("halberdiers", Few, (1, 0)).damaged((1, 0), 1).hand(&["cure"]);
    fight.activate((0, 0));
    cast(&mut fight, "cure");
    aim(&mut fight, (1, 0));
    assert_eq!(fight.state((1, 0)), Some((Few, 0)));
}

#[test]
fn sorrow_takes_an_activation() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("boars", Neutral, (0, 3));
    let mut fight = fight.hand(&["sorrow"]);
    fight.activate((0, 3));
    cast(&mut fight, "sorrow");
    aim(&mut fight, (0, 3));
    let events = fight.events();
    assert!(events.iter().any(|it| matches!(it, Event::SkipsActivation { .. })));
    assert!(fight.at((0, 3)).is_some(), "the Boars stay where they are");
}

#[test]
fn a_disrupting_ray_silences_abilities() {
    let fight = Fight::of("castle").own("crusaders", Few, (1, 2)).enemy("griffins", Few, (1, 3));
    let mut fight = fight.hand(&["disrupting_ray"]);
    fight.activate((1, 2));
    cast(&mut fight, "disrupting_ray");
    aim(&mut fight, (1, 3));
    fight.dice(&[-1, -1]);
    fight.strike((1, 3));
    assert!(fight.has((1, 3), Mark::Retaliated), "Griffins are like others now");
}

#[test]
fn counterstrike_takes_the_cube_off() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("boars", Neutral, (0, 3));
    let mut fight = fight.marked((0, 0), Mark::Retaliated).hand(&["counterstrike"]);
    fight.activate((0, 0));
    cast(&mut fight, "counterstrike");
    aim(&mut fight, (0, 0));
    assert!(!fight.has((0, 0), Mark::Retaliated));
}

#[test]
fn the_orb_of_vulnerability_opens_dragons_to_spells() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("black_dragons", Pack, (1, 3));
    let mut fight = fight.hand(&["orb_of_vulnerability", "magic_arrow"]);
    fight.activate((0, 0));
    fight.play_card("orb_of_vulnerability", 0);
    cast(&mut fight, "magic_arrow");
    fight.target((1, 3));
    assert_eq!(fight.state((1, 3)), Some((Pack, 1)));
}
