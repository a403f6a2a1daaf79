//! RULES 30.1, test cases 17, 24 and 25: how long a combat lasts, and what comes after.

use crate::{decide_for_ai, outcome};
use heroes3::{
    Action,
    kinds::{
        Face::{Few, Neutral, Pack},
        Outcome,
    },
    scenario::Fight,
};

/// Both sides are too slow to meet in the first round.
fn standoff(movement: u8) -> Fight {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("zombies", Neutral, (3, 4));
    let mut fight = fight.movement(movement);
    fight.begin();
    fight.play(Action::Done);
    decide_for_ai(&mut fight);
    fight
}

#[test]
fn case_17_a22_a53_a_further_round_costs_a_movement_point() {
    let mut fight = standoff(0);
    assert_eq!(outcome(&fight.events()), Some(Outcome::Retreated));
    let fight = standoff(1);
    assert_eq!(fight.actions(), [Action::Extend, Action::Retreat]);
}

#[test]
fn case_24_the_necropolis_raises_the_dead() {
    let fight = Fight::of("necropolis").own("zombies", Few, (1, 2)).enemy("skeletons", Neutral, (1, 3));
    let mut fight = fight.enemy("boars", Neutral, (3, 4)).damaged((1, 2), 1).damaged((1, 3), 2);
    fight.dice(&[1]);
    fight.attack((1, 2), (1, 3));
    fight.target((1, 2));
    assert_eq!(fight.state((1, 2)), Some((Pack, 1)), "its damage stays");
}

#[test]
fn case_25_a65_with_others_in_the_army_it_is_a_retreat() {
    for (reserve, expected) in [(true, Outcome::Retreated), (false, Outcome::Lost)] {
        let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("trolls", Neutral, (1, 3));
        let mut fight = if reserve { fight.reserve("griffins", Few) } else { fight };
        fight.dice(&[1]);
        fight.attack((1, 3), (1, 2));
        assert_eq!(outcome(&fight.events()), Some(expected));
    }
}
