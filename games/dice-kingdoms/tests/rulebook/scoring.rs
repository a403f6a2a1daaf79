//! RULES 9: the score sheet.

use super::{dice, quiet_roll};
use dice_kingdoms::{
    Action,
    parts::{End, Guild},
    scenario::{ByName, Hand, Scenario},
    sheet::Circled,
};
use taverne_engine::{Game, Viewer};

#[test]
fn case_18_a_whole_sheet() {
    let lay = |it: &mut Hand<'_>| {
        // Stars: three on each track, four on the wall walk, one in the Minotaur's lair.
        Guild::ALL.into_iter().for_each(|guild| _ = it.guild(guild, 24));
        it.wall(18);
        for lair in ["den_goblin", "den_troll", "den_minotaur"] {
            it.finished_lair(lair, Circled::First);
        }
        for domain in ["d01", "d02", "d03", "d04", "d05", "d06", "d07", "d08", "d09"] {
            it.domain(domain);
        }
        it.citizen(4, 2).citizen(6, 2).citizen(8, 2).statues(&[2, 5, 10, 13]);
    };
    let table = Scenario::new(2).seat(0, lay).action(dice(1, 1, 1, 1));
    let lines = ["stars", "domains", "lairs", "statues"].map(|line| table.points(0, line));
    assert_eq!(lines, [17, 9, 21, 9 + 12 + 12]);
    assert_eq!(table.score(0).total, 80);
}

#[test]
fn case_19_the_stars_of_statue_14() {
    let lay = |it: &mut Hand<'_>| {
        it.guild(Guild::Holy, 24).guild(Guild::Worker, 24).guild(Guild::Shadow, 24).wall(5).chest(7).statues(&[6]);
    };
    let mut table = Scenario::new(2).seat(0, lay).row(&[14, 1, 2, 3, 4, 5]).action(dice(1, 1, 1, 1));
    assert_eq!((table.points(0, "stars"), table.points(0, "statues")), (10, 5));
    table.play(0, table.fight("den_goblin", false));
    table.play(0, table.take(14));
    // The second of the three golds is a combat.
    table.play(0, table.combat("den_troll"));
    assert_eq!(table.chest(0), 11);
    assert_eq!((table.points(0, "stars"), table.points(0, "statues")), (13, 6));
}

#[test]
fn case_20_bridges() {
    let lay = |it: &mut Hand<'_>| {
        for road in ["r06", "r08", "r10", "r12"] {
            it.road(road, End::A, 4);
        }
        it.road("r14", End::A, 3).statues(&[1]);
    };
    let table = Scenario::new(2).seat(0, lay).action(dice(1, 1, 1, 1));
    assert_eq!(table.points(0, "statues"), 8);
}

#[test]
fn case_21_full_groups_of_three_chest_boxes() {
    let table = Scenario::new(2).seat(0, |it| _ = it.chest(26).statues(&[3])).action(dice(1, 1, 1, 1));
    assert_eq!(table.points(0, "statues"), 8);
}

/// RULES 8: what each statue counts.
#[test]
fn every_statue_counts_what_it_says() {
    let lay = |it: &mut Hand<'_>| {
        it.wall(9).chest(16).citizen(1, 2).citizen(3, 1).citizen(7, 2).citizen(2, 1).citizen(4, 1);
        it.finished_lair("den_goblin", Circled::Other).domain("d01").domain("d02");
    };
    let points = |number| {
        let scenario = Scenario::new(2).seat(0, lay).seat(0, |it| _ = it.statues(&[number]));
        scenario.action(dice(1, 1, 1, 1)).points(0, "statues")
    };
    let expected = [
        (1, 0),
        (2, 2),
        (3, 5),
        (4, 6),
        (5, 4),
        (6, 1),
        (7, 6),
        (8, 6),
        (9, 9),
        // The pre-ticked boxes of Knight and Peasant included.
        (10, 4),
        (11, 4),
        (12, 0),
        (13, 0),
        (14, 0),
    ];
    for (number, expected) in expected {
        assert_eq!(points(number), expected, "statue {number}");
    }
}

#[test]
fn case_33_more_stars_break_a_tie() {
    let both = |it: &mut Hand<'_>| {
        it.guild(Guild::Holy, 24).guild(Guild::Worker, 24).guild(Guild::Soldier, 24).wall(18).chest(36);
    };
    let table = Scenario::new(2).seat(0, both).seat(1, both).active(1);
    let table = table.seat(0, |it| _ = it.domain("d01").domain("d02"));
    let mut table = table.seat(1, |it| _ = it.citizen(9, 2).citizen(11, 2)).at_roll();
    table.roll(quiet_roll());
    table.play(1, Action::Hire { blue: false });
    assert!(table.is_over());
    let scores = table.game().scores(Viewer::Spectator);
    assert_eq!((scores.seats[0].total, scores.seats[1].total), (17, 17));
    assert_eq!((table.points(0, "stars"), table.points(1, "stars")), (15, 17));
    assert_eq!(scores.winners().collect::<Vec<_>>(), [1]);
}

#[test]
fn equal_stars_share_the_victory() {
    let both = |it: &mut Hand<'_>| _ = it.guild(Guild::Holy, 24).guild(Guild::Worker, 24).guild(Guild::Soldier, 24);
    let mut table = Scenario::new(2).seat(0, both).seat(1, both).active(1).at_roll();
    table.roll(quiet_roll());
    table.play(1, Action::Hire { blue: false });
    assert_eq!(table.game().scores(Viewer::Spectator).winners().collect::<Vec<_>>(), [0, 1]);
}
