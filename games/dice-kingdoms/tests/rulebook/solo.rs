//! RULES 9 and 8: playing alone.

use super::{dice, quiet_roll, settle};
use dice_kingdoms::{
    Action, Event, Refusal,
    parts::{Change, Dice, Die, DomainId, End, EventId, Guild, RoadId, SectionId, Spot, Target},
    scenario::{ByName, Hand, Scenario, Scene},
    sheet::Circled,
};
use taverne_engine::{Game, Seat, Spoken, Viewer};

fn drawn(table: &Scene) -> bool {
    table.told().iter().any(|event| matches!(event, Event::EventDrawn { .. }))
}

/// A double brings this event; the consolation of black 1-1 goes to the Holy.
fn struck(number: u8, lay: impl FnOnce(&mut Hand<'_>), target: Option<Target>) -> Scene {
    let mut table = Scenario::new(1).seat(0, lay).next_event(number).harvest(1, 1);
    if let Some(target) = target {
        table.play(0, Action::Strike(target));
    }
    table.play(0, Action::Console(Guild::Holy));
    assert!(drawn(&table) && table.is_at_action());
    table
}

#[test]
fn case_23_no_event_without_a_boat_left() {
    let table = Scenario::new(1).seat(0, |it| _ = it.citizen(3, 1)).boats(6).harvest(3, 3);
    assert!(!drawn(&table) && table.told().contains(&&Event::NoBoatLeft));
    assert_eq!((table.guild(0, Guild::Shadow), table.guild(0, Guild::Soldier)), (2, 1));
}

#[test]
fn case_24_no_event_in_the_second_harvest() {
    let mut table = Scenario::new(1).seat(0, |it| _ = it.citizen(3, 1)).action(dice(1, 1, 1, 1));
    table.play(0, Action::Hire { blue: false }).roll_again(3, 3);
    assert!(!drawn(&table));
    assert_eq!((table.guild(0, Guild::Shadow), table.guild(0, Guild::Soldier)), (2, 1));
}

#[test]
fn case_30_a_struck_reward_leaves_a_plain_box() {
    let mut table = struck(6, |it| _ = it.statues(&[3]), None);
    assert!(table.told().contains(&&Event::Struck {
        event: EventId(5),
        target: Target::Chest,
        spot: Some(Spot::Chest { index: 2 })
    }));
    // The second box of the first Goblin block is a gold, and every fight brings one.
    table.play(0, table.fight("den_goblin", false)).roll_again(5, 1).roll(quiet_roll());
    table.play(0, table.fight("den_goblin", false));
    assert_eq!((table.chest(0), table.sheet(0).wall), (3, 0), "the sentinel of the third box is struck");
    assert_eq!(table.points(0, "statues"), 1, "it still counts as a ticked box");
}

#[test]
fn case_31_twenty_turns_whatever_is_finished() {
    let lay = |it: &mut Hand<'_>| _ = it.guild(Guild::Holy, 24).guild(Guild::Worker, 24).guild(Guild::Soldier, 23);
    let mut table = Scenario::new(1).seat(0, lay).turns_played(11).at_roll();
    table.roll(quiet_roll());
    assert_eq!(table.guild(0, Guild::Soldier), 24);
    while !table.is_over() {
        let action = table.actions(0)[0];
        table.play(0, action);
    }
    assert_eq!(table.view(0).turn, 20);
}

#[test]
fn a_turn_has_two_harvests_and_a_consolation_for_each() {
    let mut table = Scenario::new(1).at_roll();
    table.roll(Dice { black: [1, 2], ..quiet_roll() });
    table.play(0, Action::Console(Guild::Holy)).play(0, Action::Hire { blue: false }).roll_again(1, 3);
    assert_eq!(table.asked(), [0], "value 1 was recruited since, 3 and 4 were not");
    assert_eq!(table.guild(0, Guild::Holy), 2);
}

#[test]
fn event_01_a_flooded_bridge() {
    let road = RoadId(5);
    let mut table = struck(1, |it| _ = it.domain("d01").statues(&[1]), Some(Target::Bridge(road)));
    table = {
        table.play(0, Action::Hire { blue: false }).roll_again(5, 1);
        table.roll(Dice { green: 6, ..quiet_roll() });
        table
    };
    table.play(0, table.build("r06", End::A, false));
    assert_eq!((table.road(0, "r06"), table.chest(0)), ([5, 0], 0), "it can be passed, but the gold is gone");
    assert!(!table.has_bridge(0, "r06") && table.points(0, "statues") == 0);
}

#[test]
fn event_02_a_deserted_domain_is_a_dead_end() {
    let mut table = struck(2, |_| {}, Some(Target::Domain(DomainId(0))));
    table.play(0, Action::Hire { blue: false }).roll_again(5, 1).roll(Dice { green: 6, ..quiet_roll() });
    table.play(0, table.build("r01", End::A, false));
    assert_eq!(table.road(0, "r01"), [2, 0]);
    assert!(!table.has_joined(0, "d01") && table.points(0, "domains") == 0);
    table.roll_again(5, 1);
    settle(&mut table);
    table.roll(quiet_roll());
    settle(&mut table);
    assert_eq!(table.refusal(0, table.build("r05", End::A, false)), Refusal::OutOfReach);
}

#[test]
fn event_03_the_next_star_of_the_wall_walk() {
    let table = struck(3, |it| _ = it.wall(5), None);
    let spot = Some(Spot::Wall { index: 8 });
    assert!(table.told().contains(&&Event::Struck { event: EventId(2), target: Target::Wall, spot }));
    let table = struck(3, |it| _ = it.wall(8), None);
    assert_eq!(table.points(0, "stars"), 1);
}

#[test]
fn event_04_the_higher_value_of_a_lair() {
    let lair = dice_kingdoms::parts::LairId(0);
    let mut table = struck(4, |it| _ = it.lair("den_goblin", &[2, 3]), Some(Target::Lair(lair)));
    table.play(0, table.fight("den_goblin", false));
    assert_eq!((table.circled(0, "den_goblin"), table.points(0, "lairs")), (Circled::Other, 3));
}

#[test]
fn event_05_citizens_leave() {
    let section = SectionId(0);
    let mut table = struck(5, |_| {}, Some(Target::Citizen(section)));
    table.play(0, Action::Hire { blue: false });
    assert_eq!(table.citizen(0, 1), 1);
    table.roll_again(5, 1).roll(quiet_roll());
    let targets = |table: &Scene, action| table.game().targets(Seat::new(0), &action);
    assert_eq!(targets(&table, Action::Hire { blue: false }), ["die:yellow", "citizen:c1"], "no box is left to tick");
    assert_eq!(table.refusal(0, Action::Hire { blue: false }), Refusal::Finished, "the right box can never be ticked");
    let exodus = Scenario::new(1).next_event(5).harvest(1, 1);
    let spots: Vec<_> = exodus.actions(0).into_iter().map(|action| targets(&exodus, action)).collect();
    assert!(spots.contains(&vec!["citizen:c1".to_owned(), "box:citizen:c1:1".to_owned()]), "{spots:?}");
    assert!(spots.contains(&vec!["citizen:c5".to_owned(), "box:citizen:c5:1".to_owned()]), "{spots:?}");
}

#[test]
fn event_07_the_most_advanced_track() {
    let lay = |it: &mut Hand<'_>| _ = it.guild(Guild::Soldier, 2).guild(Guild::Shadow, 2).guild(Guild::Worker, 1);
    let table = Scenario::new(1).seat(0, lay).next_event(7).harvest(1, 1);
    let tied = [Guild::Shadow, Guild::Soldier].map(|guild| Action::Strike(Target::Guild(guild)));
    assert_eq!(table.actions(0), tied);
    assert_eq!(table.refusal(0, Action::Strike(Target::Guild(Guild::Worker))), Refusal::NotEligible);
    let table = struck(7, |it| _ = it.guild(Guild::Soldier, 2).guild(Guild::Worker, 1), None);
    let struck = table.view(0).solo.expect("solo").rewards;
    assert_eq!(struck, [Spot::Guild { guild: Guild::Soldier, index: 2 }]);
}

#[test]
fn event_08_the_last_pedestal() {
    let mut table = struck(8, |it| _ = it.chest(34).statues(&[7]), None);
    let before = table.points(0, "statues");
    table.play(0, table.fight("den_goblin", false));
    assert_eq!((table.chest(0), table.statues(0)), (35, vec![7]), "no statue");
    assert_eq!(table.points(0, "statues"), before, "and no pedestal");
}

#[test]
fn event_09_a_blocked_road() {
    let lay = |it: &mut Hand<'_>| _ = it.road("r02", End::A, 1);
    let begun = Scenario::new(1).seat(0, lay).next_event(9).harvest(1, 1);
    assert_eq!(begun.refusal(0, Action::Strike(Target::Road(RoadId(1)))), Refusal::NotEligible);
    let table = struck(9, |_| {}, Some(Target::Road(RoadId(0))));
    assert_eq!(table.refusal(0, table.build("r01", End::A, false)), Refusal::Finished);
}

#[test]
fn event_10_fog_over_the_blue_die() {
    let mut table = struck(10, |it| _ = it.domain("d04").domain("d13"), None);
    assert_eq!(table.refusal(0, Action::Hire { blue: true }), Refusal::Fog);
    assert_eq!(table.refusal(0, table.change("d04", Die::Blue, Change::Up)), Refusal::Fog);
    assert_eq!(table.refusal(0, table.change("d13", Die::Blue, Change::Up)), Refusal::Fog);
    assert!(!table.actions(0).contains(&table.fight("den_goblin", true)));
    table.play(0, Action::Hire { blue: false }).roll_again(5, 1).roll(quiet_roll());
    assert!(table.actions(0).contains(&Action::Hire { blue: true }), "only in that turn");
}

#[test]
fn an_event_without_a_target_still_takes_a_boat() {
    let lay = |it: &mut Hand<'_>| {
        for lair in ["den_goblin", "den_troll", "den_minotaur", "den_dragon"] {
            it.finished_lair(lair, Circled::First);
        }
    };
    let table = struck(4, lay, None);
    assert!(table.told().contains(&&Event::EventMissed { event: EventId(3) }));
    assert_eq!(table.view(0).solo.expect("solo").boats, 1);
}

#[test]
fn a_double_takes_a_boat_and_others_do_not() {
    let table = Scenario::new(1).next_event(10).harvest(5, 1);
    assert!(!drawn(&table) && table.view(0).solo.expect("solo").boats == 0);
}

#[test]
fn the_four_ranks() {
    // Twelve stars of the tracks, four of the wall walk and two of the chest, then 11 to 26 points of statues and lairs.
    let verdict = |lay: fn(&mut Hand<'_>)| {
        let full = |it: &mut Hand<'_>| {
            Guild::ALL.into_iter().for_each(|guild| _ = it.guild(guild, 24));
            it.wall(18).chest(36);
        };
        let mut table = Scenario::new(1).seat(0, full).seat(0, lay).turns_played(19).action(dice(1, 1, 1, 1));
        table.play(0, Action::Hire { blue: false }).roll_again(5, 1);
        assert!(table.is_over());
        let scores = table.game().scores(Viewer::Spectator);
        let verdict = scores.verdict.expect("a verdict");
        (scores.seats[0].total, verdict.won, verdict.why.key.into_owned())
    };
    let key = |rank: &str| format!("rank-{rank}");
    assert_eq!(verdict(|_| {}), (18, false, key("fallen")));
    let lairs = |it: &mut Hand<'_>| {
        it.finished_lair("den_dragon", Circled::First).finished_lair("den_troll", Circled::First);
        it.finished_lair("den_minotaur", Circled::First);
    };
    // 18 and 2 stars of the lairs, 27 of the lairs.
    let (total, ..) = verdict(lairs);
    assert_eq!(total, 47);
    let statues = |numbers: &'static [u8]| move |it: &mut Hand<'_>| _ = it.statues(numbers);
    let with = |numbers: &'static [u8]| {
        let mut table = Scenario::new(1).seat(0, |it| {
            Guild::ALL.into_iter().for_each(|guild| _ = it.guild(guild, 24));
            it.wall(18).chest(36);
            lairs(it);
        });
        table = table.seat(0, statues(numbers)).turns_played(19);
        let mut table = table.action(dice(1, 1, 1, 1));
        table.play(0, Action::Hire { blue: false }).roll_again(5, 1);
        let scores = table.game().scores(Viewer::Spectator);
        (scores.seats[0].total, scores.verdict.map(|it| (it.won, it.why.key.into_owned())).expect("a verdict"))
    };
    assert_eq!(with(&[3]), (59, (false, key("fallen"))), "12 of the chest");
    assert_eq!(with(&[3, 8]), (62, (false, key("watched"))), "one box of the Cleric; ruling 21: not chosen");
    assert_eq!(with(&[3, 4]), (71, (false, key("chamberlain"))), "12 of the wall walk; ruling 21: not chosen");
    assert_eq!(with(&[3, 4, 7]), (83, (true, key("duke"))), "12 of the pedestals");
}

#[test]
fn nobody_is_told_to_be_the_first_of_one() {
    let circled = |seats| {
        let lay = |it: &mut Hand<'_>| _ = it.lair("den_goblin", &[2, 3]);
        let mut table = Scenario::new(seats).seat(0, lay).action(dice(1, 4, 1, 1));
        table.play(0, table.fight("den_goblin", false));
        assert_eq!(table.circled(0, "den_goblin"), Circled::First);
        table.told().into_iter().any(|event| matches!(event, Event::Circled { first: true, .. }))
    };
    assert_eq!([1, 2].map(circled), [false, true]);
}
