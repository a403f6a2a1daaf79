//! RULES 2, 9, 10 and 11: the table before the first turn.

use card_kingdoms::{
    centre::Slot,
    scenario::{ByName, Scenario},
    view::DukeView,
};
use taverne_engine::Game;

// RULES 9
#[test]
fn t10_ruins_with_five_players() {
    let ruins = Scenario::new(5).at_roll().stack(Slot::monster(1));
    let top_down = ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "flaming_skeleton", "skeleton_king"];
    assert_eq!(ruins.open, top_down);
}

// RULES 2.2
#[test]
fn t10b_ruins_with_fewer_players() {
    for seats in 1..=4 {
        let ruins = Scenario::new(seats).at_roll().stack(Slot::monster(1));
        assert_eq!(ruins.open, ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"]);
    }
}

// RULES 11
#[test]
fn t15_mixed_citizens_show_one_card_of_five() {
    let table = Scenario::new(4).mixed().at_roll();
    let stack = table.stack(Slot::citizen(0));
    assert_eq!((stack.count, stack.open.len()), (5, 1));
    assert!(["monk", "cleric"].contains(&stack.open[0]));
    let five = Scenario::new(5).mixed().at_roll().stack(Slot::citizen(0));
    assert_eq!((five.count, five.open.len()), (6, 1));
}

// RULES 11: both kinds of a value come up, in an order nobody knows.
#[test]
fn mixed_stacks_hold_both_citizens_of_their_value() {
    let names = |slot| {
        let mut names = Vec::new();
        let mut table = Scenario::new(2).mixed().seat(0, |it| it.gold(99)).at_actions();
        for _ in 0..2 {
            names.push(table.stack(Slot::citizen(slot)).open[0]);
            table.play(0, card_kingdoms::Action::Recruit(slot as u8));
        }
        names.extend(table.stack(Slot::citizen(slot)).open);
        names
    };
    let pairs = [["monk", "cleric"], ["merchant", "blacksmith"], ["mercenary", "alchemist"], ["archer", "wizard"]];
    let mut seen: Vec<_> = (0..4).flat_map(|slot| names(slot).into_iter().map(move |name| (slot, name))).collect();
    assert!(seen.iter().all(|&(slot, name)| pairs[slot].contains(&name)), "{seen:?}");
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 4, "at least one stack shows both of its kinds: {seen:?}");
}

// RULES 2: stacks, starting cards, nothing exhausted.
#[test]
fn a_table_for_three_is_laid_as_the_rulebook_says() {
    let table = Scenario::new(3).at_roll();
    for (row, count) in [(Slot::monster(0), 5), (Slot::citizen(9), 5), (Slot::domain(4), 3)] {
        assert_eq!(table.stack(row).count, count);
    }
    assert_eq!(table.stack(Slot::domain(2)).open.len(), 1);
    assert_eq!(table.stack(Slot::citizen(3)).open, ["archer"; 5]);
    assert_eq!((table.owned(1, "starter_peasant"), table.owned(1, "starter_knight")), (1, 1));
    let view = table.view(0);
    assert_eq!((view.exhausted, view.exhausted_limit), (0, 6));
}

// RULES 9
#[test]
fn five_players_have_higher_stacks_and_ten_exhausted_cards() {
    let table = Scenario::new(5).at_roll();
    for row in [Slot::monster(0), Slot::citizen(0)] {
        assert_eq!(table.stack(row).count, 6);
    }
    assert_eq!(table.stack(Slot::domain(0)).count, 4);
    assert_eq!(table.view(0).exhausted_limit, 10);
}

// RULES 2.2
#[test]
fn r01_areas_of_equal_strength_keep_a_fixed_order() {
    let tops = |areas| {
        let table = Scenario::new(2).areas(areas).at_roll();
        (0..5).map(|column| table.stack(Slot::monster(column)).open[0]).collect::<Vec<_>>()
    };
    assert_eq!(
        tops(["cavern", "swamp", "mountains", "barrens", "hills"]),
        ["goblin", "gargoyle", "gelatinous_cube", "dire_bear", "kobolds"]
    );
    assert_eq!(
        tops(["swamp", "valley", "forest", "ruins", "barrens"]),
        ["gargoyle", "skeleton", "treant", "owlbear", "gelatinous_cube"]
    );
}

// RULES 10
#[test]
fn r12_five_stacks_end_the_solo_game() {
    assert_eq!(Scenario::solo().at_roll().view(0).exhausted_limit, 5);
}

// RULES 10: two to choose from and a third one for the Dark Lord.
#[test]
fn r13_the_dark_lord_has_a_duke_that_was_not_dealt() {
    let table = Scenario::solo().at_dukes();
    let dukes = table.game().census().into_iter().find(|(what, _)| what == "different Dukes");
    assert_eq!(dukes.map(|(_, count)| count), Some(3));
    let view = table.view(0);
    assert!(matches!(view.kingdoms[0].duke, DukeView::Choice(_)));
    assert_eq!(view.dark_lord.and_then(|dark_lord| dark_lord.duke), None);
}

// RULES 2: each preset has its own areas and Citizens.
#[test]
fn presets_are_laid_left_to_right() {
    let tops = |preset: &str, slots: [Slot; 5]| {
        let table = Scenario::new(2).preset(preset).at_roll();
        slots.map(|slot| table.stack(slot).open[0])
    };
    let monsters = std::array::from_fn(Slot::monster);
    let row_three = std::array::from_fn(|column| Slot::citizen(5 + column));
    assert_eq!(tops("or_qui_brille", monsters), ["goblin", "skeleton", "treant", "gelatinous_cube", "kobolds"]);
    assert_eq!(tops("maitrise_de_la_magie", row_three), ["knight", "thief", "champion", "paladin", "butcher"]);
    assert_eq!(tops("sang_monstrueux", row_three), ["knight", "rogue", "warlord", "priestess", "miner"]);
}
