//! RULES 4.3 and 7: recruiting, fighting, and powers over the dice.

use super::{dice, quiet_roll};
use dice_kingdoms::{
    Action, Event, Refusal,
    parts::{Change, Die, LairId, Reward},
    scenario::{ByName, Hand, Scenario},
    sheet::Circled,
};
use std::collections::BTreeSet;
use taverne_engine::{Seat, Spoken};

#[test]
fn case_06_yellow_alone_or_with_blue() {
    let table = Scenario::new(2).action(dice(2, 1, 1, 6));
    let hires: Vec<_> = table.actions(0).into_iter().filter(|it| matches!(it, Action::Hire { .. })).collect();
    assert_eq!(hires, [Action::Hire { blue: false }, Action::Hire { blue: true }]);
    let after = |blue| {
        let mut table = table.clone();
        table.play(0, Action::Hire { blue });
        (table.citizen(0, 2), table.citizen(0, 8))
    };
    assert_eq!((after(false), after(true)), ((1, 0), (0, 1)));
}

#[test]
fn case_07_red_alone_or_with_blue() {
    let table = Scenario::new(2).seat(0, |it| _ = it.lair("den_goblin", &[0, 1])).action(dice(1, 4, 1, 6));
    let after = |blue| {
        let mut table = table.clone();
        table.play(0, table.fight("den_goblin", blue));
        table.lair(0, "den_goblin")
    };
    assert_eq!((after(false), after(true)), (vec![1, 1], vec![0, 2]));
}

#[test]
fn case_08_the_gold_of_the_box_and_the_gold_of_the_fight() {
    let mut table = Scenario::new(2).seat(0, |it| _ = it.lair("den_goblin", &[0, 1])).action(dice(1, 4, 1, 6));
    table.play(0, table.fight("den_goblin", true));
    assert_eq!(table.chest(0), 2);
}

#[test]
fn case_09_the_first_to_finish_a_lair() {
    let almost = |it: &mut Hand<'_>| _ = it.lair("den_goblin", &[3, 2]);
    let mut table = Scenario::new(2).seat(0, almost).seat(1, almost).action(dice(1, 6, 1, 2));
    table.play(0, table.fight("den_goblin", true));
    assert_eq!((table.circled(0, "den_goblin"), table.points(0, "lairs")), (Circled::First, 5));
    assert_eq!(table.chest(0), 1, "the box itself is plain");
    assert_eq!(table.view(1).first_in[0], Some(Seat::new(0)), "struck for the others");
    table.roll(dice_kingdoms::parts::Dice { red: 6, blue: 2, ..quiet_roll() });
    table.play(1, table.fight("den_goblin", true));
    assert_eq!((table.circled(1, "den_goblin"), table.points(1, "lairs")), (Circled::Other, 3));
}

#[test]
fn case_10_a_combat_reward_takes_the_leftmost_block() {
    // The right box of the Champion (8) is a combat.
    let lay = |it: &mut Hand<'_>| _ = it.citizen(8, 1).lair("den_troll", &[0, 1]);
    let mut table = Scenario::new(2).seat(0, lay).action(dice(2, 1, 1, 6));
    table.play(0, Action::Hire { blue: true });
    table.play(0, table.combat("den_troll"));
    assert_eq!(table.lair(0, "den_troll"), [1, 1]);
    assert_eq!(table.chest(0), 0, "no gold: that belongs to the action");
}

#[test]
fn case_13_a_die_stays_between_1_and_6() {
    assert_eq!((Change::Up.of(6), Change::Down.of(1)), (6, 1));
    let lay = |it: &mut Hand<'_>| _ = it.domain("d01");
    let six = Scenario::new(2).seat(0, lay).action(dice(1, 1, 6, 1));
    assert_eq!(six.refusal(0, six.change("d01", Die::Green, Change::Up)), Refusal::DieUnchanged);
    let one = Scenario::new(2).seat(0, lay).action(dice(1, 1, 1, 1));
    assert_eq!(one.refusal(0, one.change("d01", Die::Green, Change::Down)), Refusal::DieUnchanged);
}

#[test]
fn case_14_flipping() {
    let mut table = Scenario::new(2).seat(0, |it| _ = it.domain("d12")).action(dice(3, 1, 1, 1));
    table.play(0, table.change("d12", Die::Yellow, Change::Flip));
    assert_eq!(table.game().dice().yellow, 4);
}

#[test]
fn case_29_the_values_within_reach() {
    let table = Scenario::new(2).seat(0, |it| _ = it.domain("d13")).action(dice(1, 6, 1, 5));
    let mut values = BTreeSet::from([6, 11]);
    for action in table.actions(0) {
        if matches!(action, Action::ChangeDie { .. }) {
            let mut changed = table.clone();
            changed.play(0, action);
            let dice = changed.game().dice();
            values.extend([dice.red, dice.red + dice.blue]);
        }
    }
    assert_eq!(values, BTreeSet::from([5, 6, 10, 11, 12]));
}

#[test]
fn powers_are_used_once_in_an_action_phase_and_again_in_the_next() {
    let mut table = Scenario::new(1).seat(0, |it| _ = it.domain("d02").domain("d10")).action(dice(1, 3, 1, 1));
    table.play(0, table.change("d02", Die::Red, Change::Up));
    assert_eq!(table.refusal(0, table.change("d02", Die::Red, Change::Up)), Refusal::AlreadyUsed);
    table.play(0, table.change("d10", Die::Red, Change::Flip));
    assert_eq!(table.game().dice().red, 3, "4, then flipped");
    table.play(0, table.fight("den_troll", false)).roll_again(5, 1).roll(quiet_roll());
    table.play(0, table.change("d02", Die::Red, Change::Up));
    assert_eq!(table.game().dice().red, 2);
}

#[test]
fn powers_that_are_not_there() {
    let table = Scenario::new(2).seat(0, |it| _ = it.domain("d01").domain("d05")).action(dice(3, 3, 3, 3));
    let refusal = |id, die, change| table.refusal(0, table.change(id, die, change));
    assert_eq!(refusal("d02", Die::Red, Change::Up), Refusal::NotJoined);
    assert_eq!(refusal("d01", Die::Red, Change::Up), Refusal::OtherPower);
    assert_eq!(refusal("d01", Die::Green, Change::Flip), Refusal::OtherPower);
    assert_eq!(refusal("d05", Die::Green, Change::Flip), Refusal::OtherPower);
}

#[test]
fn ruling_12_dice_that_tick_nothing_are_one_choice() {
    let full = |it: &mut Hand<'_>| _ = it.citizen(2, 2).lair("den_goblin", &[3, 0]);
    let mut table = Scenario::new(2).seat(0, full).action(dice(2, 1, 1, 6));
    for action in [Action::Hire { blue: false }, table.fight("den_goblin", false)] {
        assert!(!table.actions(0).contains(&action));
        assert_eq!(table.refusal(0, action), Refusal::Finished);
    }
    assert_eq!(table.actions(0).iter().filter(|&&it| it == Action::Idle).count(), 1);
    assert_eq!(table.game().targets(Seat::new(0), &Action::Idle), ["die:yellow", "die:red"]);
    table.play(0, Action::Idle);
    assert_eq!(table.chest(0), 0, "no gold");
    assert!(table.told().contains(&&Event::Idles { seat: Seat::new(0) }));
    assert_eq!(table.asked(), [1], "the dice pass on");
}

#[test]
fn the_blue_die_is_offered_where_it_leads_elsewhere() {
    // In the Goblin Lair (1-6 and 7-12) 4 and 5 are the same block, in the Minotaur's (1-4, 5-8, 9-12) they are not.
    let table = Scenario::new(2).action(dice(1, 4, 1, 1));
    assert_eq!(table.refusal(0, table.fight("den_goblin", true)), Refusal::BlueNotNeeded);
    assert!(table.actions(0).contains(&table.fight("den_minotaur", true)));
}

#[test]
fn ruling_04_a_fight_names_its_block() {
    let table = Scenario::new(2).action(dice(1, 4, 1, 6));
    let goblins = |block, blue| Action::Fight { lair: LairId(0), block, blue };
    assert_eq!(table.refusal(0, goblins(1, false)), Refusal::OtherValue);
    assert_eq!(table.refusal(0, goblins(2, false)), Refusal::Unknown);
    assert!([goblins(0, false), goblins(1, true)].iter().all(|it| table.actions(0).contains(it)));
}

#[test]
fn a_fight_with_a_full_chest_tells_of_no_gold() {
    let mut table = Scenario::new(2).seat(0, |it| _ = it.chest(36)).action(dice(1, 4, 1, 6));
    table.play(0, table.fight("den_goblin", false));
    assert!(!table.told().contains(&&Event::Plunder { seat: Seat::new(0) }));
    assert!(table.told().contains(&&Event::Lost { seat: Seat::new(0), reward: Reward::Gold }));
}

#[test]
fn rewards_without_a_target_are_lost() {
    // The third shadow box is a gold, the third soldier box a combat.
    let all_lairs = |it: &mut Hand<'_>| {
        for lair in ["den_goblin", "den_troll", "den_minotaur", "den_dragon"] {
            it.finished_lair(lair, Circled::Other);
        }
        it.citizen(3, 1).guild(dice_kingdoms::parts::Guild::Shadow, 2).chest(36);
        it.guild(dice_kingdoms::parts::Guild::Soldier, 2);
    };
    let table = Scenario::new(2).seat(0, all_lairs).harvest(3, 3);
    for reward in [Reward::Gold, Reward::Combat] {
        assert!(table.told().contains(&&Event::Lost { seat: Seat::new(0), reward }), "{reward:?}");
    }
    assert!(table.is_at_action());
}

#[test]
fn the_last_citizens() {
    // With all sections ticked, a recruit is lost; with one left, nobody is asked.
    let all = |it: &mut Hand<'_>| {
        (1..=12).for_each(|value| _ = it.citizen(value, 2));
        it.lair("den_minotaur", &[0, 0, 0]);
    };
    let mut table = Scenario::new(2).seat(0, all).action(dice(1, 4, 1, 6));
    table.play(0, table.fight("den_minotaur", true));
    assert!(table.told().contains(&&Event::Lost { seat: Seat::new(0), reward: Reward::Recruit }));
    assert_eq!(table.chest(0), 1, "the fight still ticked a box");
    let all_but_one = |it: &mut Hand<'_>| {
        (1..=12).filter(|&value| value != 4).for_each(|value| _ = it.citizen(value, 2));
        it.citizen(4, 1);
    };
    let mut table = Scenario::new(2).seat(0, all_but_one).action(dice(1, 4, 1, 6));
    table.play(0, table.fight("den_minotaur", true));
    assert_eq!((table.citizen(0, 4), table.asked()), (2, vec![1]));
}
