//! RULES 10: the solo game.

use crate::goods;
use card_kingdoms::{
    Action, Refusal,
    centre::Slot,
    goods::Resource::{Gold, Magic},
    scenario::{ByName, Scenario, Scene},
};
use taverne_engine::{Game, Scores, Seat, Spoken, Viewer};

fn result(table: &Scene) -> Scores {
    assert!(table.is_over());
    table.game().scores(Viewer::Spectator)
}

fn verdict(table: &Scene) -> (bool, String) {
    let verdict = result(table).verdict.expect("a solo game ends with a verdict");
    (verdict.won, verdict.why.key.into_owned())
}

fn captured(table: &Scene) -> (usize, usize) {
    let dark_lord = table.view(0).dark_lord.expect("a solo game has a Dark Lord");
    (dark_lord.citizens.iter().map(|&(_, count)| usize::from(count)).sum(), dark_lord.domains.len())
}

#[test]
fn d14_an_exhausted_stack_does_not_attack() {
    let mut table = Scenario::solo().empty([Slot::monster(2)]).at_monster_phase(6, 3);
    assert_eq!(table.actions(0), [0, 1, 3, 4].map(Action::AttackFrom));
    assert_eq!(table.refusal(0, Action::AttackFrom(2)), Refusal::Empty);
    table.play(0, Action::AttackFrom(4));
    assert_eq!(table.actions(0), [Action::Sacrifice(4), Action::Sacrifice(9)]);
    assert_eq!(table.refusal(0, Action::Sacrifice(2)), Refusal::NotEligible);
    table.play(0, Action::Sacrifice(9));
    assert_eq!((captured(&table), table.stack(Slot::citizen(9)).count), ((1, 0), 4));
    assert_eq!(table.stack(Slot::monster(4)).count, 5, "the attacker stays");
}

#[test]
fn d15_without_citizens_a_domain_is_captured() {
    let empty = [Slot::citizen(1), Slot::citizen(6), Slot::monster(2)];
    let table = Scenario::solo().empty(empty).at_monster_phase(2, 3);
    assert_eq!(captured(&table), (0, 1));
    let column = table.stack(Slot::domain(1));
    assert_eq!((column.count, column.open.len()), (2, 1), "and the next one is turned up");
}

#[test]
fn d16_the_thief_takes_from_the_reserve() {
    let take = |resource| Action::Take { from: None, resource, amount: 3 };
    let mut table = Scenario::solo().seat(0, |it| it.citizens(&["thief"])).announced(3, 4);
    assert_eq!(table.actions(0), [take(Gold), take(Magic)]);
    table.play(0, take(Magic));
    assert_eq!(table.goods(0), goods(0, 0, 3));
}

// RULES 10, 16.3: there is nobody to take from, so the question does not ask "from whom".
#[test]
fn d16_the_thief_alone_is_asked_for_gold_or_magic_only() {
    let question = |table: Scenario| {
        let table = table.seat(0, |it| it.citizens(&["thief"])).announced(3, 4);
        table.game().prompt(Seat::new(0)).question.key.to_string()
    };
    assert_eq!(question(Scenario::solo()), "ask-thief-alone");
    assert_eq!(question(Scenario::new(2).seat(1, |it| it.gold(3).magic(1))), "ask-thief");
}

// RULES 10: "from another player" becomes "from the Reserve", and nobody is asked.
#[test]
fn alone_the_cathedral_and_the_orb_take_from_the_reserve() {
    let own = ["cathedral_of_st_aquila", "the_orb_of_urdr"];
    let mut table = Scenario::solo().seat(0, |it| it.domains(&own)).at_last_action();
    table.play(0, Action::Gain(Gold));
    assert_eq!(table.goods(0), goods(2, 0, 1));
}

#[test]
fn d23_the_last_monster_wins_whatever_is_exhausted_r23() {
    let mut table = Scenario::solo()
        .empty((1..5).map(Slot::monster))
        .stack(Slot::monster(0), &["goblin"])
        .seat(0, |it| it.strength(1))
        .at_actions();
    table.play(0, table.slay("goblin"));
    assert_eq!(verdict(&table), (true, "verdict-monsters-beaten".into()));
}

// R23: any emptying of the Monster row counts. Purloiner's Perch is not optional, and brings no reward.
#[test]
fn r23_a_lured_monster_may_be_the_last_one() {
    let perch = |table: Scenario| {
        let table = table.offered(&["purloiners_perch"]);
        let mut table = table.seat(0, |it| it.gold(10).citizens(&["mercenary", "rogue"])).at_actions();
        table.play(0, table.build("purloiners_perch"));
        table
    };
    let table = perch(Scenario::solo().empty([Slot::monster(0)]));
    assert_eq!((table.owned(0, "skeleton"), table.goods(0)), (1, goods(0, 0, 0)));
    let last = Scenario::solo().empty((1..5).map(Slot::monster)).stack(Slot::monster(0), &["goblin"]);
    assert_eq!(verdict(&perch(last)), (true, "verdict-monsters-beaten".into()));
}

#[test]
fn d24_two_sixes_choose_twice_r22() {
    let mut table = Scenario::solo().at_monster_phase(6, 6);
    for column in [0, 3] {
        assert_eq!(table.actions(0).len(), 5);
        table.play(0, Action::AttackFrom(column)).play(0, Action::Sacrifice(column));
    }
    assert_eq!((table.stack(Slot::citizen(0)).count, table.stack(Slot::citizen(3)).count), (4, 4));
}

#[test]
fn d25_the_dark_lord_scores_with_reese() {
    let mut table = Scenario::solo()
        .dark_lord("reese", &["cleric", "merchant", "merchant", "blood_crow_army"])
        .stack(Slot::monster(0), &["goblin_king"])
        .stack(Slot::monster(1), &["skeleton", "skeleton"])
        .stack(Slot::monster(2), &["treant"])
        .empty([Slot::monster(3), Slot::monster(4), Slot::citizen(0), Slot::citizen(1)])
        .stack(Slot::citizen(2), &["mercenary"])
        .seat(0, |it| it.gold(3).points(2).duke("cornelius"))
        .at_actions();
    table.play(0, table.recruit("mercenary"));
    let scores = result(&table);
    assert_eq!(scores.rival.map(|rival| rival.total), Some(9 + 2 + (4 + 3 + 1)));
    assert_eq!(scores.seats[0].total, 2, "tokens count (R16)");
    assert_eq!(verdict(&table), (false, "verdict-not-outscored".into()));
}

// RULES 10: role icons on what he captured, Monsters and titans among those that survive.
#[test]
fn the_duke_of_the_dark_lord_looks_at_captives_and_survivors() {
    let bonus = |duke| {
        let mut table = Scenario::solo()
            .dark_lord(duke, &["cleric", "knight", "palace_of_the_dawn"])
            .stack(Slot::monster(0), &["goblin", "goblin_mage"])
            .empty((1..5).map(Slot::monster))
            .stack(Slot::citizen(2), &["mercenary"])
            .seat(0, |it| it.gold(3).monsters(&["giant"]).citizens(&["paladin"]))
            .at_actions();
        table.play(0, table.recruit("mercenary"));
        let printed = 1 + 2 + 4;
        result(&table).rival.expect("the Dark Lord").total - printed
    };
    assert_eq!(bonus("hrothgar"), 2 * 2 + 1, "two Monsters, one of them a titan");
    assert_eq!(bonus("isabella"), 1 + 2 + 2, "a Knight and two icons of the Palace; a Cleric counts two");
    assert_eq!(bonus("lekzandr"), 1 + 2, "an icon of the Palace; a Cleric counts two");
    assert_eq!(bonus("cornelius"), 3);
}

/// A solo game that is scored with a goblin left to the Dark Lord, whose Duke loves Domains he does not have.
fn scored(points: u16) -> Scene {
    let mut table = Scenario::solo()
        .dark_lord("cornelius", &[])
        .stack(Slot::monster(0), &["goblin"])
        .empty((1..5).map(Slot::monster))
        .stack(Slot::citizen(2), &["mercenary"])
        .seat(0, |it| it.gold(3).points(points).duke("isabella"))
        .at_actions();
    table.play(0, table.recruit("mercenary"));
    table
}

#[test]
fn r17_a_tie_is_no_victory() {
    assert_eq!(verdict(&scored(1)), (false, "verdict-not-outscored".into()));
    assert_eq!(verdict(&scored(2)), (true, "verdict-outscored".into()));
}

// RULES 10, end 2
#[test]
fn an_attack_that_finds_nothing_is_defeat() {
    let empty = [Slot::citizen(0), Slot::citizen(5), Slot::domain(0)];
    let table = Scenario::solo().empty(empty).seat(0, |it| it.points(99)).at_monster_phase(1, 2);
    assert_eq!(verdict(&table), (false, "verdict-overrun".into()));
}

// RULES 10, end 3: checked straight after the attack, before the second one.
#[test]
fn a_fifth_stack_emptied_by_an_attack_ends_the_game() {
    let mut table =
        Scenario::solo().empty((6..10).map(Slot::citizen)).stack(Slot::citizen(0), &["cleric"]).at_monster_phase(1, 2);
    assert!(!table.is_over());
    table.play(0, Action::Sacrifice(0));
    assert_eq!(captured(&table), (1, 0));
    assert!(table.is_over());
}

#[test]
fn r22_the_lower_die_attacks_first() {
    let mut table = Scenario::solo().at_monster_phase(5, 2);
    assert_eq!(table.actions(0), [Action::Sacrifice(1), Action::Sacrifice(6)]);
    table.play(0, Action::Sacrifice(1));
    assert_eq!(table.actions(0), [Action::Sacrifice(4), Action::Sacrifice(9)]);
}

// RULES 10: "a pair of 1-5 means two attacks by the same stack"
#[test]
fn a_pair_attacks_twice_from_one_stack() {
    let mut table = Scenario::solo().at_monster_phase(3, 3);
    table.play(0, Action::Sacrifice(2)).play(0, Action::Sacrifice(7));
    assert_eq!(captured(&table), (2, 0));
}

#[test]
fn r14_changed_dice_attack_with_their_final_values() {
    let mut table = Scenario::solo().seat(0, |it| it.domains(&["palace_of_the_dawn"])).rolled(2, 4);
    table.play(0, table.change_die("palace_of_the_dawn", 1));
    table.play(0, Action::Gain(Gold)).play(0, Action::Gain(Gold));
    assert_eq!(table.actions(0), [Action::Sacrifice(1), Action::Sacrifice(6)]);
    table.play(0, Action::Sacrifice(1));
    assert_eq!(table.actions(0), [Action::Sacrifice(2), Action::Sacrifice(7)], "the 4 became a 3");
}

#[test]
fn the_second_harvest_is_passive() {
    let table = Scenario::solo().seat(0, |it| it.citizens(&["archer", "archer"])).at_second_harvest(4, 1);
    assert_eq!(table.goods(0), goods(1, 2, 0), "1s for each Archer, 1g for the Starter Peasant");
}

#[test]
fn r15_the_second_harvest_has_its_consolation() {
    let mut table = Scenario::solo().at_second_harvest(3, 4);
    table.play(0, Action::Console(Magic));
    assert_eq!(table.goods(0), goods(0, 0, 1));
    assert_eq!(table.actions(0), [Action::Roll]);
}

// RULES 10: recruits of this turn take part.
#[test]
fn recruits_join_the_second_harvest() {
    let mut table = Scenario::solo().seat(0, |it| it.gold(6)).announced(4, 1);
    table.play(0, table.recruit("archer"));
    table.play(0, Action::Gain(Magic));
    while matches!(table.actions(0)[0], Action::Sacrifice(_)) {
        table.play(0, table.actions(0)[0]);
    }
    assert_eq!(table.goods(0), goods(6 + 1 - 4 + 1, 1, 1));
}
