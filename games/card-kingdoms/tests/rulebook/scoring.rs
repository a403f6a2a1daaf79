//! RULES 8: scores, ties and what a Duke is worth.

use card_kingdoms::{
    centre::Slot,
    scenario::{Holdings, Scenario, Scene},
    view::DukeView,
};
use taverne_engine::{Game, Viewer};

/// The bonus of a Duke: for cards, and for leftover resources.
fn bonus(own: impl FnOnce(Holdings) -> Holdings) -> (i32, i32) {
    let table = Scenario::new(2).seat(0, own).at_roll();
    (table.points(0, "duke-cards"), table.points(0, "duke-resources"))
}

#[test]
fn t14_waryn_counts_groups_of_three() {
    assert_eq!(bonus(|it| it.duke("waryn").gold(6).magic(1).strength(10)).1, 5);
}

// R24: all parts are added.
#[test]
fn d09_hrothgar_loves_titans_r24() {
    let pile = ["goblin", "goblin", "skeleton", "goblin_mage", "flaming_skeleton"];
    let (cards, resources) = bonus(|it| it.duke("hrothgar").monsters(&pile).gold(4).strength(5));
    assert_eq!((cards, resources), (10 + 2, 2));
}

#[test]
fn d10_elisium_counts_the_icons_of_citizens_and_domains() {
    let own = |it: Holdings| {
        it.duke("elisium")
            .citizens(&["merchant", "peasant", "butcher", "cleric", "paladin"])
            .domains(&["cathedral_of_st_aquila", "halfpenny_hill"])
            .gold(3)
    };
    assert_eq!(bonus(own), (5 + 2 + 3, 0));
    let table = Scenario::new(2).seat(0, own).at_roll();
    assert_eq!((table.points(0, "domains"), table.score(0).total), (5, 15));
}

#[test]
fn d11_resources_are_added_before_dividing_r09() {
    assert_eq!(bonus(|it| it.duke("waryn").gold(2).strength(2).magic(2)).1, 2);
}

#[test]
fn r08_starters_are_no_citizens_for_reese() {
    assert_eq!(bonus(|it| it.duke("reese")).0, 0);
    let own = |it: Holdings| it.duke("reese").citizens(&["knight"]).monsters(&["goblin"]).domains(&["grimmwater_keep"]);
    assert_eq!(bonus(own).0, 3);
}

/// Two players at the end of their last round.
fn finished(one: impl FnOnce(Holdings) -> Holdings, two: impl FnOnce(Holdings) -> Holdings) -> Scene {
    let empty = (0..4).map(Slot::citizen);
    let table = Scenario::new(2).active(1).empty(empty).seat(0, one).seat(1, two).at_end_of_turn();
    assert!(table.is_over());
    table
}

fn ranks(table: &Scene) -> Vec<Option<u8>> {
    table.game().scores(Viewer::Spectator).seats.iter().map(|standing| standing.rank).collect()
}

// R10: starters, Citizens and Domains; Monsters lie in the Victory pile.
#[test]
fn d12_fewer_cards_win_a_tie_r10() {
    let seven = ["knight"; 7];
    let table = finished(
        |it| it.duke("cornelius").points(3).citizens(&seven),
        |it| {
            it.duke("waryn").monsters(&["goblin", "goblin", "goblin"]).citizens(&seven).citizens(&["archer", "archer"])
        },
    );
    assert_eq!((table.score(0).total, table.score(1).total), (3, 3));
    assert_eq!(ranks(&table), [Some(1), Some(2)]);
    let monsters_do_not_count = finished(
        |it| it.duke("cornelius").points(3).citizens(&["knight"]),
        |it| it.duke("waryn").monsters(&["goblin", "goblin", "goblin"]),
    );
    assert_eq!(ranks(&monsters_do_not_count), [Some(2), Some(1)]);
}

#[test]
fn what_stays_equal_is_a_shared_victory() {
    let table = finished(|it| it.duke("cornelius").points(2), |it| it.duke("waryn").points(2));
    assert_eq!(ranks(&table), [Some(1), Some(1)]);
}

// RULES 1 and 8: a Duke is secret until the game is scored.
#[test]
fn dukes_are_shown_when_the_game_is_over() {
    let table = Scenario::new(2).seat(1, |it| it.duke("simon").gold(8)).at_roll();
    assert_eq!(table.view(0).kingdoms[1].duke, DukeView::Hidden);
    assert_eq!(table.view(1).kingdoms[1].duke, DukeView::Known("simon"));
    let seen = |table: &Scene| table.game().scores(Viewer::Spectator).seats[1].total;
    assert_eq!((seen(&table), table.score(1).total), (0, 4));
    let table = finished(|it| it, |it| it.duke("simon").gold(8));
    assert_eq!((table.view(0).kingdoms[1].duke.clone(), seen(&table)), (DukeView::Known("simon"), 4));
}

// RULES 8: printed points, tokens and the Duke.
#[test]
fn every_source_has_its_line() {
    let own = |it: Holdings| {
        it.duke("cornelius").points(2).monsters(&["goblin_king", "treant"]).domains(&["emerald_stronghold"]).gold(3)
    };
    let table = Scenario::new(2).seat(0, own).at_roll();
    let lines: Vec<_> = table.score(0).lines.into_iter().map(|line| (line.source, line.points)).collect();
    let expected = [("monsters", 5), ("domains", 5), ("tokens", 2), ("duke-cards", 3), ("duke-resources", 1)];
    assert_eq!(lines, expected.map(|(source, points)| (source.into(), points)));
}
