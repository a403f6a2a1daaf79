//! RULES 3.1: the Roll phase.

use crate::{goods, pass_the_turn};
use card_kingdoms::{
    Action, Event, Refusal,
    goods::Resource,
    scenario::{ByName, Scenario},
};

// RULES 3.1.3
#[test]
fn t16_gargans_embrace_pays_for_every_new_pair() {
    let mut table = Scenario::new(3)
        .seat(0, |it| it.domains(&["palace_of_the_dawn", "the_desert_orchid"]))
        .seat(2, |it| it.domains(&["gargans_embrace"]))
        .rolled(2, 2);
    assert_eq!(table.goods(2).points, 1);
    table.play(0, table.change_die("palace_of_the_dawn", 0));
    assert_eq!(table.goods(2).points, 1, "losing the pair takes nothing back");
    table.play(0, table.change_die("the_desert_orchid", 1));
    assert_eq!(table.goods(2).points, 2);
    assert_eq!(table.view(0).dice, Some([1, 1]));
}

// RULES 12: The Desert Orchid
#[test]
fn t17_the_desert_orchid_costs_a_gold_for_each_holy_citizen() {
    let orchid = |clerics: &[&str], gold| {
        Scenario::new(2).seat(0, |it| it.gold(gold).citizens(clerics).domains(&["the_desert_orchid"])).rolled(3, 4)
    };
    let mut free = orchid(&[], 0);
    free.play(0, free.change_die("the_desert_orchid", 1));
    assert_eq!((free.view(0).dice, free.goods(0).gold), (Some([3, 1]), 0));

    let mut dear = orchid(&["cleric", "cleric"], 2);
    dear.play(0, dear.change_die("the_desert_orchid", 1));
    assert_eq!((dear.view(0).dice, dear.goods(0).gold), (Some([3, 1]), 0));
}

// RULES 4
#[test]
fn r05_magic_does_not_pay_for_a_die() {
    let table = Scenario::new(2)
        .seat(0, |it| it.gold(1).magic(9).domains(&["foxgrove_palisade", "palace_of_the_dawn"]))
        .rolled(2, 3);
    let refusal = table.refusal(0, table.change_die("foxgrove_palisade", 0));
    assert_eq!(refusal, Refusal::Missing { resource: Resource::Gold, amount: 1 });
}

// RULES 12: Foxgrove Palisade
#[test]
fn d18_a_changed_die_counts_for_everybody() {
    let mut table = Scenario::new(2).seat(0, |it| it.gold(2).domains(&["foxgrove_palisade"])).rolled(5, 2);
    table.play(0, table.change_die("foxgrove_palisade", 1));
    assert_eq!(table.goods(1), goods(1, 1, 0));
    assert_eq!(table.goods(0), goods(1, 1, 0), "2 gold went to the die, the Starters paid 1 and 1");
}

// RULES 3.1.3
#[test]
fn d22_coming_back_to_the_same_pair_pays_again_r21() {
    let mut table = Scenario::new(2)
        .seat(0, |it| it.gold(2).domains(&["palace_of_the_dawn", "foxgrove_palisade"]))
        .seat(1, |it| it.domains(&["gargans_embrace"]))
        .rolled(6, 6);
    table.play(0, table.change_die("palace_of_the_dawn", 0));
    table.play(0, table.change_die("foxgrove_palisade", 0));
    assert_eq!(table.goods(1).points, 2);
}

// RULES 3.1.3: the active player's own Gargan's Embrace pays too, and nobody else is paid.
#[test]
fn a_pair_pays_every_owner_and_only_owners() {
    let table = Scenario::new(2).seat(0, |it| it.domains(&["gargans_embrace"])).rolled(3, 3);
    assert_eq!((table.goods(0).points, table.goods(1).points), (1, 0));
    let no_pair = Scenario::new(2).seat(0, |it| it.domains(&["gargans_embrace"])).rolled(3, 4);
    assert_eq!(no_pair.goods(0).points, 0);
}

// RULES 3.1.2
#[test]
fn r02_a_use_must_really_change_the_die() {
    let table = Scenario::new(2)
        .seat(0, |it| it.gold(9).domains(&["foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn"]))
        .rolled(6, 1);
    for (domain, die) in [("foxgrove_palisade", 0), ("the_desert_orchid", 1), ("palace_of_the_dawn", 1)] {
        assert_eq!(table.refusal(0, table.change_die(domain, die)), Refusal::DieUnchanged, "{domain}");
    }
}

// RULES 3.1.2
#[test]
fn a_domain_changes_one_die_once_and_dice_may_change_again() {
    let mut table =
        Scenario::new(2).seat(0, |it| it.gold(2).domains(&["foxgrove_palisade", "palace_of_the_dawn"])).rolled(2, 4);
    table.play(0, table.change_die("foxgrove_palisade", 0));
    assert_eq!(table.refusal(0, table.change_die("foxgrove_palisade", 1)), Refusal::AlreadyUsed);
    table.play(0, table.change_die("palace_of_the_dawn", 0));
    assert_eq!(table.view(0).dice, Some([5, 4]));
}

// RULES 3.1.2: powers of others are out of reach.
#[test]
fn only_own_dice_domains_may_be_used() {
    let table = Scenario::new(2)
        .seat(0, |it| it.domains(&["palace_of_the_dawn"]))
        .seat(1, |it| it.domains(&["foxgrove_palisade"]))
        .rolled(2, 4);
    assert_eq!(table.refusal(0, table.change_die("foxgrove_palisade", 0)), Refusal::NotOwned);
    assert_eq!(table.refusal(0, table.change_die("gargans_embrace", 0)), Refusal::NotOwned);
    assert_eq!(table.refusal(1, table.change_die("foxgrove_palisade", 0)), Refusal::NotAsked);
}

// RULES 16.2: without a Domain that could change anything nobody is asked.
#[test]
fn dice_that_cannot_be_changed_are_announced_at_once() {
    let table = Scenario::new(2).seat(0, |it| it.magic(5).domains(&["foxgrove_palisade"])).rolled(5, 6);
    assert!(table.actions(0).contains(&Action::Gain(Resource::Gold)), "no gold, so on to the actions");
    let ones = Scenario::new(2).seat(0, |it| it.domains(&["palace_of_the_dawn"])).rolled(1, 1);
    assert!(!ones.actions(0).contains(&Action::Announce));
}

// RULES 3.1.2: the Domains are fresh in the next Roll phase.
#[test]
fn dice_domains_are_fresh_every_turn() {
    let mut table = Scenario::new(2).seat(0, |it| it.domains(&["palace_of_the_dawn"])).rolled(3, 4);
    table.play(0, table.change_die("palace_of_the_dawn", 0));
    assert_eq!(table.view(1).kingdoms[0].used, ["palace_of_the_dawn"]);
    pass_the_turn(&mut table);
    pass_the_turn(&mut table);
    assert!(table.view(1).kingdoms[0].used.is_empty());
}

// RULES 3.1.1: two dice with six sides.
#[test]
fn a_roll_shows_two_dice_to_everybody() {
    let mut table = Scenario::new(2).at_roll();
    assert_eq!(table.view(1).dice, None);
    table.play(0, Action::Roll);
    let rolled = table.told().into_iter().find_map(|event| match event {
        Event::Rolled { dice, .. } => Some(*dice),
        _ => None,
    });
    assert_eq!(table.view(1).dice, rolled);
    assert!(rolled.is_some_and(|dice| dice.iter().all(|die| (1..=6).contains(die))));
}
