//! RULES 14: what units do that the examples do not show.

use crate::{damage, retaliations};
use heroes3::{
    Action, Event, Refusal,
    board::Space,
    fighter::Mark,
    kinds::Face::{Few, Neutral, Pack},
    scenario::Fight,
};

/// Casts a Magic Arrow without power at a unit.
fn arrow(fight: &mut Fight, at: (u8, u8)) {
    fight.play_card("magic_arrow", 0);
    if fight.actions().contains(&Action::Row(0)) {
        fight.play(Action::Row(0));
    }
    fight.target(at);
}

fn caster() -> Fight {
    Fight::of("castle").own("halberdiers", Few, (0, 0)).hand(&["magic_arrow"])
}

#[test]
fn a42_dwarves_resist_on_a_plus() {
    for (face, hurt) in [(1, 0), (0, 1)] {
        let mut fight = caster().enemy("dwarves", Few, (3, 4));
        fight.activate((0, 0));
        fight.dice(&[face]);
        arrow(&mut fight, (3, 4));
        assert_eq!(fight.state((3, 4)), Some((Few, hurt)), "die {face}");
    }
}

#[test]
fn unicorns_shield_their_neighbours() {
    let mut fight = caster().enemy("unicorns", Pack, (3, 4)).enemy("zombies", Neutral, (2, 4));
    fight.activate((0, 0));
    arrow(&mut fight, (2, 4));
    assert_eq!(fight.state((2, 4)), Some((Neutral, 0)));
}

#[test]
fn pegasi_drain_power() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).hand(&["magic_arrow", "power"]);
    let mut fight = fight.enemy("pegasi", Pack, (3, 4));
    fight.activate((0, 0));
    fight.play_card("power", 0);
    fight.play_card("magic_arrow", 0);
    assert!(!fight.actions().contains(&Action::Row(1)));
    assert!(matches!(fight.try_play(Action::Row(1)), Err(Refusal::NoPower { .. } | Refusal::NotNow)));
}

#[test]
fn dendroids_hold_fast() {
    let mut fight = Fight::of("castle").own("griffins", Few, (1, 2)).enemy("dendroids", Pack, (1, 3));
    fight.activate((1, 2));
    assert!(!fight.actions().iter().any(|it| matches!(it, Action::Go(_))));
}

#[test]
fn a43_medusas_turn_their_attacker_to_stone() {
    let mut fight = Fight::of("castle").own("griffins", Few, (1, 2)).enemy("medusas", Pack, (1, 3));
    fight.dice(&[0, -1]);
    fight.attack((1, 2), (1, 3));
    assert_eq!(retaliations(&fight.events()), 1);
    assert!(fight.has((1, 2), Mark::Paralysed));
}

#[test]
fn ghost_dragons_frighten_their_target_away() {
    let mut fight = Fight::of("castle").own("archangels", Pack, (1, 2)).enemy("ghost_dragons", Neutral, (1, 3));
    fight.dice(&[0, 0]);
    fight.attack((1, 3), (1, 2));
    fight.target((1, 1));
    assert_eq!(fight.state((1, 1)), Some((Pack, 2)), "5 - 3, and no retaliation from there");
    assert_eq!(retaliations(&fight.events()), 0);
}

#[test]
fn a39_enchanters_heal_another_unit() {
    let fight = Fight::of("castle").own("archangels", Pack, (0, 0)).enemy("enchanters", Neutral, (3, 4));
    let mut fight = fight.enemy("trolls", Neutral, (2, 4)).damaged((2, 4), 3);
    fight.activate((3, 4));
    assert_eq!(fight.state((2, 4)), Some((Neutral, 1)));
}

#[test]
fn faerie_dragons_strike_with_magic() {
    let fight = Fight::of("castle").own("archangels", Pack, (0, 0)).own("halberdiers", Few, (3, 0));
    let mut fight = fight.enemy("faerie_dragons", Neutral, (3, 4));
    fight.activate((3, 4));
    let first = fight.events().into_iter().find_map(|it| match it {
        Event::Damaged { unit, amount, .. } => Some((unit.space, amount)),
        _ => None,
    });
    assert_eq!(first, Some((Space::at(0, 0), 2)), "the highest defense");
}

#[test]
fn harpies_fly_back() {
    let mut fight = Fight::of("dungeon").own("harpies", Pack, (1, 1)).enemy("archangels", Few, (1, 3));
    fight.activate((1, 1));
    fight.go((1, 2));
    fight.strike((1, 3));
    crate::settle(&mut fight);
    assert_eq!(fight.state((1, 1)), Some((Pack, 0)));
    assert!(damage(&fight.events()).iter().sum::<u8>() <= 1);
}
