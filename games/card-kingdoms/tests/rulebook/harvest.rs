//! RULES 3.2: the Harvest phase.

use crate::goods;
use card_kingdoms::{
    Action, Refusal,
    goods::Resource::{self, Gold, Magic, Strength},
    scenario::{ByName, Scenario},
};
use taverne_engine::Seat;

fn take(from: usize, resource: Resource, amount: u8) -> Action {
    Action::Take { from: Some(Seat::new(from)), resource, amount }
}

#[test]
fn t01_each_die_and_the_sum_fire_once() {
    let table = Scenario::new(2).seat(0, |it| it.citizens(&["mercenary", "archer", "champion"])).announced(3, 5);
    assert_eq!(table.goods(0), goods(2, 5, 0), "Mercenary 1s 1g, Starter Peasant 1g, Champion 4s, no Archer");
    assert_eq!(table.goods(1), goods(1, 0, 0));
}

#[test]
fn t02_every_copy_fires() {
    let archers = ["archer", "archer"];
    let table =
        Scenario::new(2).seat(0, |it| it.citizens(&archers)).seat(1, |it| it.citizens(&archers)).announced(4, 3);
    assert_eq!(table.goods(0).strength, 4);
    assert_eq!(table.goods(1).strength, 2);
}

// The sum of a pair counts once: R18.
#[test]
fn t03_a_pair_fires_twice_but_its_sum_once_r18() {
    let army = ["archer", "archer", "archer", "champion"];
    let archers = &army[..3];
    let table = Scenario::new(2).seat(0, |it| it.citizens(&army)).seat(1, |it| it.citizens(archers)).announced(4, 4);
    assert_eq!(table.goods(0).strength, 12 + 4);
    assert_eq!(table.goods(1).strength, 6);
}

#[test]
fn t04_the_thief_comes_first_and_finds_nothing() {
    let table =
        Scenario::new(2).seat(0, |it| it.citizens(&["thief"])).seat(1, |it| it.citizens(&["peasant"])).announced(2, 5);
    assert_eq!(table.goods(1), goods(2, 0, 0));
    assert_eq!(table.goods(0), goods(1, 0, 0), "only the own Starter Peasant");
}

// A thief that finds something is asked before anybody harvests.
#[test]
fn thefts_come_before_every_other_card() {
    let mut table = Scenario::new(3)
        .seat(0, |it| it.citizens(&["thief", "thief"]))
        .seat(1, |it| it.gold(4).citizens(&["peasant"]))
        .seat(2, |it| it.magic(1))
        .announced(2, 5);
    assert_eq!(table.goods(1).gold, 4, "the Peasants of seat 1 have not paid yet");
    table.play(0, take(1, Gold, 3));
    assert_eq!((table.goods(0).gold, table.goods(1).gold), (3, 1), "the second Thief is asked before the harvest too");
    table.play(0, take(2, Magic, 1));
    assert_eq!(table.goods(0), goods(4, 0, 1));
    assert_eq!(table.goods(1), goods(3, 0, 0));
}

#[test]
fn t05_what_one_card_yields_may_pay_for_another() {
    let table =
        Scenario::new(2).seat(0, |it| it.citizens(&["cleric"])).seat(1, |it| it.citizens(&["monk"])).announced(1, 4);
    assert_eq!((table.asked(), table.goods(1)), (vec![1], goods(1, 0, 0)));

    let mut peasant_first = table.clone();
    peasant_first.play(1, table.exchange_in_harvest("monk"));
    assert_eq!(peasant_first.goods(1), goods(0, 0, 2));

    let mut monk_first = table;
    monk_first.play(1, Action::EndHarvest);
    assert_eq!(monk_first.goods(1), goods(1, 0, 0));
}

#[test]
fn t06_those_without_any_card_take_a_resource() {
    let mut table = Scenario::new(2).announced(3, 4);
    assert_eq!(table.asked(), [0, 1]);
    for seat in [0, 1] {
        let choices = [Gold, Strength, Magic].map(Action::Console).into_iter().chain([Action::Decline]);
        assert!(table.actions(seat).into_iter().eq(choices));
    }
    table.play(1, Action::Console(Strength)).play(0, Action::Console(Magic));
    assert_eq!((table.goods(0), table.goods(1)), (goods(0, 0, 1), goods(0, 1, 0)));
}

// RULES 3.2: "may take"
#[test]
fn the_consolation_may_be_left() {
    let mut table = Scenario::new(2).seat(1, |it| it.citizens(&["archer"])).announced(3, 4);
    assert_eq!(table.asked(), [0]);
    table.play(0, Action::Decline);
    assert_eq!(table.goods(0), goods(0, 0, 0));
}

// RULES 13: gain_per
#[test]
fn t13_the_miner_counts_domains() {
    let table = Scenario::new(2).seat(0, |it| it.citizens(&["miner"]).domains(&["blood_crow_army"])).announced(6, 6);
    assert_eq!(table.goods(0).gold, 2);
}

// RULES 12: a role on a Citizen's power counts Citizens, the firing one included.
#[test]
fn d02_two_sixes_fire_the_knight_twice_and_the_butcher_once() {
    let table = Scenario::new(2).seat(0, |it| it.citizens(&["butcher", "peasant"])).announced(6, 6);
    assert_eq!(table.goods(0), goods(4, 2, 0));
}

// RULES 12: names count Starters.
#[test]
fn d03_the_warlord_counts_the_starter_knight() {
    let table = Scenario::new(2).seat(1, |it| it.citizens(&["warlord", "knight", "knight"])).announced(3, 5);
    assert_eq!(table.goods(1), goods(1, 3, 0));
}

// RULES 12: the active Warlord counts soldiers, and Starters have no role; Domains show roles but are no Citizens.
#[test]
fn roles_on_citizen_powers_leave_out_starters_and_domains() {
    let table = Scenario::new(2)
        .seat(0, |it| it.citizens(&["warlord", "knight"]).domains(&["blood_crow_army"]))
        .announced(3, 5);
    assert_eq!(table.goods(0).strength, 2 + 1, "two soldiers, and the Blood Crow Army opens the Actions phase");
}

#[test]
fn d19_an_exchange_nobody_can_pay_leaves_no_consolation_r03() {
    let table = Scenario::new(2)
        .seat(0, |it| it.citizens(&["alchemist"]))
        .seat(1, |it| it.citizens(&["cleric"]))
        .announced(3, 1);
    assert_eq!(table.goods(0), goods(0, 0, 0));
    assert!(table.actions(0).contains(&Action::Gain(Gold)), "on to the actions");
}

// RULES 12: Thief
#[test]
fn d20_the_thief_takes_one_kind_up_to_what_is_there() {
    let table = Scenario::new(2)
        .seat(0, |it| it.citizens(&["thief"]))
        .seat(1, |it| it.gold(5).magic(1).citizens(&["archer"]))
        .announced(3, 4);
    let choices = [take(1, Gold, 1), take(1, Gold, 2), take(1, Gold, 3), take(1, Magic, 1), Action::Decline];
    assert_eq!(table.actions(0), choices);
    assert_eq!(table.refusal(0, take(1, Gold, 4)), Refusal::TooMuch { available: 3 });
    assert_eq!(table.refusal(0, take(1, Magic, 2)), Refusal::TooMuch { available: 1 });
    assert_eq!(table.refusal(0, take(1, Strength, 1)), Refusal::TooMuch { available: 0 });
    assert_eq!(table.refusal(0, take(0, Gold, 1)), Refusal::NotEligible);
    assert_eq!(table.refusal(0, take(2, Gold, 1)), Refusal::NotEligible);
    let mut after = table.clone();
    after.play(0, Action::Decline);
    assert_eq!(after.goods(1), goods(5, 1, 1), "taking nothing comes to the same as skipping");
}

// RULES 12: the passive side of the Thief is a plain choice.
#[test]
fn the_passive_thief_gains_from_the_reserve() {
    let mut table = Scenario::new(2)
        .seat(0, |it| it.gold(2).citizens(&["archer"]))
        .seat(1, |it| it.citizens(&["thief"]))
        .announced(3, 4);
    assert_eq!(table.asked(), [1]);
    table.play(1, table.choose_in_harvest("thief", 1));
    assert_eq!((table.goods(0).gold, table.goods(1).magic), (2, 2));
}

// RULES 9
#[test]
fn d08_the_seat_before_the_active_one_rests() {
    let mut table = Scenario::new(5).at_roll();
    assert_eq!(table.view(0).resting, Some(Seat::new(4)));
    crate::pass_the_turn(&mut table);
    assert_eq!((table.view(0).active, table.view(0).resting), (Seat::new(1), Some(Seat::new(0))));
}

// RULES 9: no activation and no consolation, but thieves find the resting player, and pairs pay.
#[test]
fn r11_the_resting_player_only_misses_the_harvest() {
    let consoled = Scenario::new(5).announced(3, 4);
    assert_eq!(consoled.asked(), [0, 1, 2, 3]);
    let fired = Scenario::new(5).announced(5, 1);
    assert_eq!((fired.goods(3).gold, fired.goods(4).gold), (1, 0));
    let mut robbed = Scenario::new(5).seat(0, |it| it.citizens(&["thief"])).seat(4, |it| it.gold(2)).announced(3, 4);
    robbed.play(0, take(4, Gold, 2));
    assert_eq!(robbed.goods(4).gold, 0);
    let paired = Scenario::new(5).seat(4, |it| it.domains(&["gargans_embrace"])).rolled(2, 2);
    assert_eq!(paired.goods(4).points, 1);
}

// RULES 3.2: a card with two numbers fires on either.
#[test]
fn two_number_cards_fire_on_both() {
    for (one, two, magic) in [(4, 5, 2), (5, 5, 2), (4, 6, 2), (3, 5, 0)] {
        let table = Scenario::new(2).seat(0, |it| it.citizens(&["paladin"])).announced(one, two);
        assert_eq!(table.goods(0).magic, magic, "{one} and {two}");
    }
}
