//! RULES 4.2: the harvest.

use dice_kingdoms::{
    Action, Event,
    parts::Guild::{Holy, Shadow, Soldier, Worker},
    scenario::{ByName, Scenario, Scene},
    sheet::Circled,
};
use taverne_engine::{Seat, Viewer};

fn guilds(table: &Scene, seat: usize) -> [u8; 4] {
    [Holy, Worker, Shadow, Soldier].map(|guild| table.guild(seat, guild))
}

#[test]
fn case_01_each_value_ticks_as_often_as_its_section_has_ticks() {
    let table = Scenario::new(2).seat(0, |it| _ = it.citizen(4, 1).citizen(5, 2)).harvest(4, 5);
    assert_eq!(guilds(&table, 0), [0, 2, 0, 1]);
    assert!(table.is_at_action());
}

#[test]
fn case_02_a_double_activates_twice() {
    let table = Scenario::new(2).seat(0, |it| _ = it.citizen(3, 2).citizen(6, 2)).harvest(3, 3);
    assert_eq!(guilds(&table, 0), [0, 0, 4, 2]);
}

#[test]
fn case_03_full_tracks_lead_to_the_consolation() {
    let lay = |it: &mut dice_kingdoms::scenario::Hand<'_>| {
        it.citizen(3, 2).citizen(6, 2).guild(Shadow, 24).guild(Soldier, 24);
    };
    let mut table = Scenario::new(2).seat(0, lay).harvest(3, 3);
    assert_eq!(table.asked(), [0]);
    assert_eq!(table.actions(0), [Action::Console(Holy), Action::Console(Worker)]);
    table.play(0, Action::Console(Worker));
    assert_eq!(guilds(&table, 0), [0, 1, 24, 24]);
}

#[test]
fn case_04_nothing_matched() {
    let mut table = Scenario::new(2).harvest(1, 1);
    assert_eq!(table.asked(), [0, 1]);
    table.play(0, Action::Console(Holy)).play(1, Action::Console(Shadow));
    assert_eq!((guilds(&table, 0), guilds(&table, 1)), ([1, 0, 0, 0], [0, 0, 1, 0]));
}

#[test]
fn case_05_the_sum_counts_too() {
    let table = Scenario::new(2).harvest(5, 1);
    assert_eq!(guilds(&table, 0), [0, 1, 0, 1]);
    assert_eq!(guilds(&table, 1), [0, 1, 0, 1], "all players harvest");
}

#[test]
fn case_27_ticks_beyond_the_end_are_lost_without_consolation() {
    let lay = |it: &mut dice_kingdoms::scenario::Hand<'_>| {
        it.citizen(3, 2).guild(Shadow, 22).guild(Soldier, 24);
    };
    let table = Scenario::new(2).seat(0, lay).harvest(3, 3);
    assert_eq!(guilds(&table, 0), [0, 0, 24, 24]);
    assert!(table.is_at_action());
    let told = |event: &&Event| match event {
        Event::Activated { seat, section, ticks } if *seat == Seat::new(0) => Some((section.0, *ticks)),
        _ => None,
    };
    let told: Vec<_> = table.told().iter().filter_map(told).collect();
    assert_eq!(told, [(2, 2), (2, 0), (5, 0)], "only ticks that happened are told");
}

#[test]
fn case_32_lairs_of_one_harvest_are_settled_in_turn_order() {
    // The third soldier box is a combat, and one box of the lair is open.
    let almost = |it: &mut dice_kingdoms::scenario::Hand<'_>| _ = it.guild(Soldier, 2).lair("den_goblin", &[3, 2]);
    let mut table = Scenario::new(3).seat(1, almost).seat(2, almost).harvest(5, 1);
    assert_eq!(table.asked(), [1, 2]);
    table.play(2, table.combat("den_goblin"));
    table.play(1, table.combat("den_goblin"));
    assert_eq!(table.circled(1, "den_goblin"), Circled::First, "although seat 2 answered first");
    assert_eq!(table.circled(2, "den_goblin"), Circled::Other);
    assert_eq!((table.points(1, "lairs"), table.points(2, "lairs")), (5, 3));
}

#[test]
fn ruling_02_new_citizens_do_not_add_to_the_same_harvest() {
    // The sixteenth worker box is a recruit.
    let mut table = Scenario::new(2).seat(0, |it| _ = it.guild(Worker, 15)).harvest(5, 4);
    table.play(0, table.recruit(4));
    assert_eq!(table.citizen(0, 4), 1);
    assert_eq!(guilds(&table, 0), [0, 16, 0, 0], "the 4 was worth nothing when the dice fell");
}

#[test]
fn ruling_11_no_consolation_when_all_tracks_are_full() {
    let full = |it: &mut dice_kingdoms::scenario::Hand<'_>| {
        it.guild(Holy, 24).guild(Worker, 24).guild(Shadow, 24).guild(Soldier, 24);
    };
    let table = Scenario::new(2).seat(0, full).harvest(5, 1);
    assert!(table.is_at_action());
    assert_eq!(guilds(&table, 0), [24; 4]);
}

#[test]
fn ruling_17_a_lair_finished_while_statues_are_taken_comes_after_those_of_the_harvest() {
    // Seat 0 earns a pedestal (a gold from the third shadow box), seat 1 finishes the lair in the harvest.
    let zero = |it: &mut dice_kingdoms::scenario::Hand<'_>| {
        it.citizen(3, 1).guild(Shadow, 2).chest(7).lair("den_goblin", &[3, 2]);
    };
    let one = |it: &mut dice_kingdoms::scenario::Hand<'_>| _ = it.guild(Soldier, 2).lair("den_goblin", &[3, 2]);
    let mut table = Scenario::new(2).seat(0, zero).seat(1, one).row(&[13, 1, 2, 3, 4, 5]).harvest(3, 3);
    table.play(1, table.combat("den_goblin"));
    assert_eq!(table.circled(1, "den_goblin"), Circled::First);
    table.play(0, table.take(13));
    table.play(0, table.combat("den_goblin"));
    assert_eq!(table.circled(0, "den_goblin"), Circled::Other);
}

#[test]
fn the_chain_of_a_box_comes_before_the_next_box() {
    // Third and fourth shadow box: gold, plain. The gold ticks a chest box that pays a combat.
    let lay = |it: &mut dice_kingdoms::scenario::Hand<'_>| _ = it.citizen(3, 1).guild(Shadow, 2).chest(9);
    let table = Scenario::new(2).seat(0, lay).harvest(3, 3);
    assert_eq!((table.guild(0, Shadow), table.chest(0)), (3, 10), "the combat is chosen before the fourth box");
    assert_eq!(table.asked(), [0]);
}

#[test]
fn harvests_of_several_stay_hidden_until_all_have_finished() {
    let mut table = Scenario::new(2).harvest(1, 1);
    let before = table.view(1);
    table.play(0, Action::Console(Holy));
    assert_eq!(table.guild(0, Holy), 1, "one sees one's own");
    assert_eq!(table.view(1), before, "the other does not");
    let consoled = |table: &Scene, viewer| {
        let heard = table.heard(Viewer::Seat(Seat::new(viewer)));
        heard.iter().filter(|event| matches!(event, Event::Consoled { seat, .. } if *seat == Seat::new(0))).count()
    };
    assert_eq!((consoled(&table, 0), consoled(&table, 1)), (1, 0));
    table.play(1, Action::Console(Holy));
    assert_eq!(table.view(1).sheets[0].guilds[0], 1);
    assert_eq!((consoled(&table, 0), consoled(&table, 1)), (1, 1), "told once to each");
}

#[test]
fn a_harvest_with_one_choice_is_open_to_all() {
    let table = Scenario::new(2).seat(0, |it| _ = it.citizen(3, 1).guild(Shadow, 2).chest(9)).harvest(3, 3);
    assert_eq!(table.view(1).sheets[0].guilds[2], 3);
}
