//! RULES 9, 13.4, 13.6 to 13.8: artifacts, abilities, specialties, war machines and morale.

use crate::{damage, dice};
use heroes3::{
    Action, Content, Event, Refusal,
    board::Space,
    fighter::Mark,
    kinds::{
        Face::{Few, Neutral, Pack},
        Morale, MoraleUse, RerollBy,
    },
    scenario::Fight,
};

fn discard_first(fight: &mut Fight) {
    let card = fight.actions().into_iter().find(|it| matches!(it, Action::Discard(_)));
    fight.play(card.expect("a card can be discarded"));
}

#[test]
fn the_sword_of_judgement_counts_discards() {
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("trolls", Neutral, (1, 3));
    let mut fight = fight.hand(&["sword_of_judgement", "estates", "estates"]);
    fight.dice(&[0]);
    fight.attack((1, 2), (1, 3));
    fight.play_card("sword_of_judgement", 0);
    discard_first(&mut fight);
    discard_first(&mut fight);
    if fight.actions().contains(&Action::Done) {
        fight.play(Action::Done);
    }
    assert_eq!(damage(&fight.events())[0], 4, "2 + 2 - 0");
}

#[test]
fn the_targ_comes_back() {
    let fight = Fight::of("castle").own("griffins", Few, (1, 2)).enemy("boars", Neutral, (1, 3));
    let mut fight = fight.hand(&["targ_of_the_rampaging_ogre", "estates", "estates"]);
    fight.dice(&[0]);
    fight.attack((1, 3), (1, 2));
    fight.play_card("targ_of_the_rampaging_ogre", 0);
    while fight.actions().iter().any(|it| matches!(it, Action::Discard(_))) {
        discard_first(&mut fight);
    }
    assert_eq!(fight.state((1, 2)), Some((Few, 0)), "2 - 2");
    assert_eq!(fight.hand_size(), 1);
}

#[test]
fn the_golden_bow_takes_penalties_away() {
    let fight = Fight::of("castle").own("marksmen", Few, (1, 0)).enemy("archangels", Few, (1, 4));
    let mut fight = fight.hand(&["golden_bow"]);
    fight.activate((1, 0));
    fight.play_card("golden_bow", 0);
    fight.strike((1, 4));
    assert_eq!(dice(&fight.events()), [1]);
}

#[test]
fn the_shield_of_the_dwarven_lords_ignores_a_die() {
    let fight = Fight::of("castle").own("griffins", Few, (1, 2)).enemy("boars", Neutral, (1, 3));
    let mut fight = fight.hand(&["shield_of_the_dwarven_lords"]);
    fight.dice(&[1]);
    fight.attack((1, 3), (1, 2));
    while !fight.actions().iter().any(|it| matches!(it, Action::Play { option: 0, .. })) {
        fight.pass();
    }
    fight.play_card("shield_of_the_dwarven_lords", 0);
    assert_eq!(damage(&fight.events())[0], 2, "the +1 is ignored");
}

#[test]
fn the_vial_of_lifeblood_heals() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.damaged((0, 0), 3).hand(&["vial_of_lifeblood"]);
    fight.activate((0, 0));
    fight.play_card("vial_of_lifeblood", 0);
    assert_eq!(fight.state((0, 0)), Some((Few, 0)));
}

#[test]
fn expert_tactics_exchange_places() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).own("halberdiers", Few, (3, 1));
    let mut fight = fight.enemy("boars", Neutral, (3, 4)).hand(&["tactics"]).expert(1);
    fight.activate((0, 0));
    fight.play_card("tactics", 1);
    let pair = Action::Pair(Space::at(0, 0), Space::at(3, 1));
    if fight.actions().contains(&pair) {
        fight.play(pair);
    }
    let griffins = Content::builtin().find_unit("griffins");
    assert_eq!(fight.at((3, 1)).map(|it| it.unit), griffins);
}

#[test]
fn the_ballista_shoots_the_slowest() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.enemy("zombies", Neutral, (2, 4)).machine("ballista");
    fight.begin();
    let first = fight.events().into_iter().find_map(|it| match it {
        Event::Damaged { unit, amount, .. } => Some((unit.space, amount)),
        _ => None,
    });
    assert_eq!(first, Some((Space::at(2, 4), 1)));
}

#[test]
fn the_first_aid_tent_heals_once_a_round() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.damaged((0, 0), 2).machine("first_aid_tent");
    fight.activate((0, 0));
    fight.play(Action::UseTent);
    assert_eq!(fight.state((0, 0)), Some((Few, 1)));
    assert!(!fight.actions().contains(&Action::UseTent));
}

#[test]
fn artillery_hits_the_slowest() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.enemy("zombies", Neutral, (2, 4)).hand(&["artillery"]);
    fight.activate((0, 0));
    fight.play_card("artillery", 0);
    assert_eq!(fight.state((2, 4)), Some((Neutral, 1)));
}

#[test]
fn a12_a14_morale_exchanges_cards() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let fight = fight.hand(&["estates", "estates"]).deck(&["attack", "defense", "power"]);
    let mut fight = fight.morale(Morale::Positive);
    fight.activate((0, 0));
    fight.play(Action::Morale(MoraleUse::Exchange));
    discard_first(&mut fight);
    if fight.actions().contains(&Action::Done) {
        fight.play(Action::Done);
    }
    assert_eq!(fight.hand_size(), 2);
}

/// RULES 13.6: the Cloak of the Undead King lies over pack Skeletons until it has lost its health.
#[test]
fn a_horde_lies_over_its_unit() {
    let fight = Fight::of("necropolis").own("skeletons", Pack, (0, 0)).enemy("boars", Neutral, (0, 1));
    let mut fight = fight.hand(&["sandro_1"]);
    fight.activate((0, 0));
    fight.play_card("sandro_1", 0);
    assert!(fight.events().iter().any(|it| matches!(it, Event::Overlaid { .. })));
    fight.play(Action::Done);
    fight.dice(&[1, -1]);
    fight.attack((0, 1), (0, 0));
    assert!(fight.events().iter().any(|it| matches!(it, Event::OverlayLost { .. })), "2 + 1 - 1 takes its health of 2");
    assert_eq!(fight.state((0, 0)), Some((Pack, 0)));
}

/// Only whoever could flee is forbidden to: neither guards nor AI heroes do. The other effect draws.
#[test]
fn shackles_of_war_hold_nobody_who_stays_anyway() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.hand(&["shackles_of_war"]).deck(&["attack", "defense"]);
    let mut started = fight.clone();
    started.start();
    assert!(started.game.combat().round > 0, "nobody is asked before the first round");
    fight.activate((0, 0));
    fight.play_card("shackles_of_war", 1);
    discard_first(&mut fight);
    assert_eq!(fight.hand_size(), 1, "two were drawn, one of them is discarded");
}

/// A spell before the first round: the basic effect takes that of the round, the expert effect is for nothing.
#[test]
fn intelligence_casts_before_the_first_round() {
    for (option, after) in [(0, Err(Refusal::SpellCast)), (1, Ok(()))] {
        let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("archangels", Few, (1, 3));
        let mut fight = fight.hand(&["intelligence", "lightning_bolt", "magic_arrow"]).deck(&[]).expert(1);
        fight.start();
        assert_eq!(fight.check_card("lightning_bolt", 0), Err(Refusal::WrongMoment), "not by itself");
        fight.play_card("intelligence", option);
        fight.play_card("lightning_bolt", 0);
        if fight.actions().contains(&Action::Row(0)) {
            fight.play(Action::Row(0));
        }
        fight.target((1, 3));
        assert!(damage(&fight.events())[0] > 0, "in way {option}");
        fight.activate((0, 0));
        assert_eq!(fight.check_card("magic_arrow", 0), after, "in way {option}");
    }
}

/// A26: the spell is cast now, or not at all.
#[test]
fn a26_intelligence_keeps_no_spell_for_later() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("archangels", Few, (1, 3));
    let mut fight = fight.hand(&["intelligence", "lightning_bolt", "magic_arrow"]).deck(&[]).expert(1);
    fight.start();
    fight.play_card("intelligence", 1);
    fight.pass();
    fight.activate((0, 0));
    fight.play_card("lightning_bolt", 0);
    if fight.actions().contains(&Action::Row(0)) {
        fight.play(Action::Row(0));
    }
    fight.target((1, 3));
    assert_eq!(fight.check_card("magic_arrow", 0), Err(Refusal::SpellCast), "one spell in a round");
}

/// Two own units change places before the first round.
#[test]
fn basic_tactics_exchange_places_at_the_start() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).own("halberdiers", Few, (3, 1));
    let mut fight = fight.enemy("boars", Neutral, (3, 4)).hand(&["tactics"]);
    let mut later = fight.clone();
    fight.start();
    fight.play_card("tactics", 0);
    let pair = Action::Pair(Space::at(0, 0), Space::at(3, 1));
    if fight.actions().contains(&pair) {
        fight.play(pair);
    }
    assert_eq!(fight.at((3, 1)).map(|it| it.unit), Content::builtin().find_unit("griffins"));
    later.activate((0, 0));
    assert_eq!(later.check_card("tactics", 0), Err(Refusal::WrongMoment));
}

/// A defending unit is attacked; the attack die shows 0 and the die of its token -1, later +1.
fn defended(hand: &[&str]) -> Fight {
    let fight = Fight::of("castle").own("crusaders", Few, (1, 2)).enemy("trolls", Neutral, (1, 3));
    let mut fight = fight.marked((1, 2), Mark::Defending).hand(hand).deck(&[]);
    fight.dice(&[0, -1, 1]);
    fight
}

/// What the die of the token has shown.
fn defence_dice(fight: &mut Fight) -> Vec<i8> {
    let die = |it: Event| if let Event::DefenceRolled { die, .. } = it { Some(die) } else { None };
    fight.events().into_iter().filter_map(die).collect()
}

/// RULES 19.5 step 5: the die of a defense token has a window of its own, in which its owner may roll it again by a card.
#[test]
fn the_sash_rolls_the_die_of_a_defense_token_again() {
    let mut fight = defended(&["ambassadors_sash"]);
    fight.attack((1, 3), (1, 2));
    fight.play_card("ambassadors_sash", 1);
    assert_eq!(defence_dice(&mut fight), [-1, 1]);
    assert_eq!(fight.hand_size(), 0);
}

/// RULING 50: and by an effect that lasts, once; whose attack it is does not matter.
#[test]
fn mirth_rolls_the_die_of_a_defense_token_again() {
    let fight = Fight::of("castle").own("crusaders", Few, (1, 2)).enemy("trolls", Neutral, (1, 3));
    let mut fight = fight.hand(&["mirth", "power", "power"]).deck(&[]);
    fight.activate((1, 2));
    fight.play_card("power", 0);
    fight.play_card("power", 0);
    fight.play_card("mirth", 0);
    fight.play(Action::Row(1));
    fight.play(Action::Defend);
    fight.dice(&[0, -1, -1]);
    fight.attack((1, 3), (1, 2));
    let effect = Action::Reroll { die: 0, by: RerollBy::Effect };
    assert_eq!(fight.actions(), [effect, Action::Done]);
    fight.play(effect);
    // Once for each die: nothing more is asked.
    assert_eq!(defence_dice(&mut fight), [-1, -1]);
}
