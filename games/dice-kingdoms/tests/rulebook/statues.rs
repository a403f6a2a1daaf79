//! RULES 6: statues.

use super::dice;
use dice_kingdoms::{
    Content, Event, Refusal,
    parts::{Guild::Shadow, Guild::Soldier, Statue},
    scenario::{ByName, Hand, Scenario},
};
use taverne_engine::{Content as _, Seat, content::Files};

/// The third shadow box is a gold, and the eighth chest box a pedestal: black 3-3 earns one.
fn earns(it: &mut Hand<'_>) {
    it.citizen(3, 1).guild(Shadow, 2).chest(7);
}

#[test]
fn case_15_pedestals_of_one_harvest_are_served_in_turn_order() {
    let table = Scenario::new(3).active(2).seat(0, earns).seat(1, earns).row(&[1, 2, 3, 4, 5, 6]);
    let mut table = table.harvest(3, 3);
    assert_eq!(table.asked(), [0], "the next one after the active player");
    table.play(0, table.take(2));
    assert_eq!((table.asked(), table.row()[1]), (vec![1], None), "not refilled yet");
    table.play(1, table.take(5));
    assert!(table.row().iter().all(Option::is_some), "refilled after both");
    assert_eq!((table.statues(0), table.statues(1)), (vec![2], vec![5]));
    assert!(table.is_at_action());
}

#[test]
fn case_16_never_two_with_the_same_number() {
    let lay = |it: &mut Hand<'_>| {
        earns(it);
        it.statues(&[5]);
    };
    let mut row: Vec<_> = (1..=5).map(|number| Statue { number, night: false }).collect();
    row[4].night = true;
    let table = Scenario::new(2).seat(0, lay).row_of(&row).harvest(3, 3);
    assert_eq!(table.refusal(0, table.take(5)), Refusal::SameNumber);
    assert!(!table.actions(0).contains(&table.take(5)));
    assert_eq!(table.actions(0).len(), 4);
}

#[test]
fn case_17_no_fifth_statue() {
    let lay = |it: &mut Hand<'_>| {
        earns(it);
        it.statues(&[1, 2, 3, 4]);
    };
    let table = Scenario::new(2).seat(0, lay).row(&[5, 6, 7, 8, 9, 10]).harvest(3, 3);
    assert!(table.told().contains(&&Event::PedestalLost { seat: Seat::new(0) }));
    assert_eq!(table.statues(0).len(), 4);
    assert!(table.is_at_action());
}

#[test]
fn in_an_action_a_statue_is_taken_at_once_and_the_row_refilled_before_it_works() {
    let mut table = Scenario::new(2).seat(0, |it| _ = it.chest(7)).row(&[12, 1, 2, 3, 4, 5]).action(dice(1, 1, 1, 1));
    table.play(0, table.fight("den_goblin", false));
    assert_eq!((table.asked(), table.actions(0).len()), (vec![0], 6));
    table.play(0, table.take(12));
    let told = table.told();
    let revealed = told.iter().position(|event| matches!(event, Event::Revealed { place: 0, .. }));
    assert!(revealed.is_some() && table.row()[0].is_some());
    for value in [1, 1, 2] {
        table.play(0, table.recruit(value));
    }
    assert_eq!((table.citizen(0, 1), table.citizen(0, 2)), (2, 1));
    assert_eq!(table.sheet(0).wall, 1, "the second box of the Cleric is a sentinel");
    assert_eq!(table.asked(), [1]);
}

#[test]
fn a_single_card_is_taken_without_a_question_and_an_empty_deck_refills_nothing() {
    let table = Scenario::new(2).seat(0, earns).row(&[7]).empty_deck().harvest(3, 3);
    assert_eq!(table.statues(0), [7]);
    assert!(table.row().iter().all(Option::is_none));
    assert!(table.is_at_action());
}

#[test]
fn in_a_harvest_an_immediate_statue_works_before_the_next_player_picks() {
    let table = Scenario::new(2).seat(0, earns).seat(1, earns).row(&[13, 12, 1, 2, 3, 4]);
    let mut table = table.harvest(3, 3);
    table.play(0, table.take(13));
    for _ in 0..3 {
        assert_eq!(table.asked(), [0]);
        table.play(0, table.combat("den_dragon"));
    }
    assert_eq!(table.lair(0, "den_dragon"), [3, 0, 0]);
    assert_eq!(table.asked(), [1]);
}

/// A war chest on which every box from the eighth on is a pedestal.
fn pedestals() -> &'static Content {
    let files = Files::embedded(Content::FILES);
    let castle = files.text("castle.toml");
    let row = "- - sentinel - - - - pedestal - combat - -";
    assert!(castle.contains(row));
    let changed = castle.replace(row, "- - - - - - - pedestal pedestal pedestal pedestal pedestal");
    let content = Content::read(&files.replacing("castle.toml", &changed)).expect("these figures are possible");
    Content::shelf().keep(content)
}

#[test]
fn a_second_pedestal_is_served_in_a_further_pass() {
    // Two golds for seat 0: the third shadow box and the tenth soldier box. The fifth shadow box is a combat.
    let two = |it: &mut Hand<'_>| _ = it.citizen(3, 2).guild(Shadow, 2).guild(Soldier, 9).chest(7);
    let table = Scenario::of(pedestals(), 2).seat(0, two).seat(1, earns).row(&[1, 2, 3, 4, 5, 6]);
    let mut table = table.harvest(3, 3);
    assert_eq!(table.asked(), [0]);
    table.play(0, table.combat("den_troll"));
    assert_eq!((table.sheet(0).pedestals_owed, table.sheet(1).pedestals_owed), (2, 1));
    table.play(0, table.take(1));
    assert_eq!(table.asked(), [1]);
    table.play(1, table.take(2));
    assert_eq!((table.asked(), table.row().iter().flatten().count()), (vec![0], 4), "not refilled between the passes");
    table.play(0, table.take(3));
    assert_eq!((table.statues(0), table.row().iter().flatten().count()), (vec![1, 3], 6));
    assert!(table.is_at_action());
}

#[test]
fn ruling_08_pedestals_of_an_immediate_statue_queue_behind_all_others() {
    // Statue 14 brings three golds, each a pedestal; seat 1 has two pedestals to begin with.
    let table = Scenario::of(pedestals(), 2).seat(0, earns).row(&[14, 1, 2, 3, 4, 5]);
    let two = |it: &mut Hand<'_>| _ = it.citizen(3, 1).citizen(6, 2).guild(Shadow, 2).guild(Soldier, 9).chest(7);
    // Soldier boxes 10 and 11: gold, plain.
    let mut table = table.seat(1, two).seat(1, |it| _ = it.guild(Soldier, 8)).harvest(3, 3);
    let owed = table.sheet(1).pedestals_owed;
    table.play(0, table.take(14));
    for left in (0..owed).rev() {
        assert_eq!(table.asked(), [1], "{left} are left after this one");
        let action = table.actions(1)[0];
        table.play(1, action);
    }
    let holes = table.row().iter().filter(|card| card.is_none()).count();
    assert_eq!((table.asked(), holes), (vec![0], 1 + usize::from(owed)), "before the refill");
}
