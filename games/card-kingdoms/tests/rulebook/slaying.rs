//! RULES 4, 5 and 6: slaying Monsters, their rewards, and free Citizens.

use crate::goods;
use card_kingdoms::{
    Action, Refusal,
    centre::Slot,
    goods::Resource::{Gold, Magic, Strength},
    scenario::{ByName, Scenario, Scene},
};

// RULES 4
#[test]
fn t07_magic_pays_for_strength_but_not_alone() {
    let mut table = Scenario::new(2).seat(0, |it| it.strength(1).magic(3)).at_actions();
    table.play(0, table.slay("treant"));
    assert_eq!(table.goods(0), goods(1, 0, 2), "1s and 2m paid at once: there is no other way; reward 1g 1m");
    assert_eq!(table.owned(0, "treant"), 1);

    let only_magic = Scenario::new(2).seat(0, |it| it.magic(3)).at_actions();
    let refusal = only_magic.refusal(0, only_magic.slay("treant"));
    assert_eq!(refusal, Refusal::Missing { resource: Strength, amount: 1 });

    let mut choice = Scenario::new(2).seat(0, |it| it.strength(2).magic(3)).at_actions();
    choice.play(0, choice.slay("treant"));
    assert_eq!(choice.actions(0), [1, 2].map(|magic| Action::Pay { magic }));
    assert_eq!(choice.refusal(0, Action::Pay { magic: 3 }), Refusal::OnlyMagic { resource: Strength });
}

// RULES 14, word for word: 1s 2m 0g before, 0s 1m 1g after.
#[test]
fn t07_the_treant_of_the_rulebook() {
    let mut table = Scenario::new(2).seat(0, |it| it.strength(1).magic(2)).at_actions();
    table.play(0, table.slay("treant"));
    assert_eq!((table.goods(0), table.owned(0, "treant")), (goods(1, 0, 1), 1));
}

// RULES 4: printed magic comes on top.
#[test]
fn t11_the_gelatinous_cube_takes_four_mixes() {
    let mut table = Scenario::new(2).preset("or_qui_brille").seat(0, |it| it.strength(4).magic(5)).at_actions();
    table.play(0, table.slay("gelatinous_cube"));
    assert_eq!(table.actions(0), [1, 2, 3, 4].map(|magic| Action::Pay { magic }));
    assert_eq!(table.refusal(0, Action::Pay { magic: 5 }), Refusal::OnlyMagic { resource: Strength });
    assert_eq!(table.refusal(0, Action::Pay { magic: 0 }), Refusal::WrongAmount);
    assert_eq!(table.refusal(0, Action::Pay { magic: 6 }), Refusal::WrongAmount);
    table.play(0, Action::Pay { magic: 2 });
    assert_eq!(table.goods(0), goods(2, 1, 3), "3s and 2m paid, 2g for reward");
}

// RULES 4
#[test]
fn printed_magic_must_be_there() {
    let table = Scenario::new(2).preset("or_qui_brille").seat(0, |it| it.strength(9).gold(9)).at_actions();
    let refusal = table.refusal(0, table.slay("gelatinous_cube"));
    assert_eq!(refusal, Refusal::Missing { resource: Magic, amount: 1 });
}

// RULES 4: gold never pays for Monsters.
#[test]
fn gold_slays_nobody() {
    let table = Scenario::new(2).seat(0, |it| it.strength(1).gold(9)).at_actions();
    let refusal = table.refusal(0, table.slay("skeleton"));
    assert_eq!(refusal, Refusal::Missing { resource: Strength, amount: 1 });
}

// RULES 12: Spider Queen
#[test]
fn t12_the_spider_queen_gives_a_citizen_and_a_point() {
    let mut table =
        Scenario::new(2).stack(Slot::monster(2), &["spider_queen"]).seat(0, |it| it.strength(10).magic(3)).at_actions();
    table.play(0, table.slay("spider_queen")).play(0, Action::Choose(1));
    table.play(0, table.take_citizen("archer"));
    assert_eq!((table.owned(0, "archer"), table.goods(0).points), (1, 1));
    assert_eq!(table.view(0).actions_left, 1);
}

// RULES 12: she counts herself.
#[test]
fn the_spider_queen_pays_for_every_forest_monster() {
    let mut table = Scenario::new(2)
        .stack(Slot::monster(2), &["spider_queen"])
        .seat(0, |it| it.strength(10).magic(3).monsters(&["treant", "bane_spider", "goblin"]))
        .at_actions();
    table.play(0, table.slay("spider_queen")).play(0, Action::Choose(0));
    assert_eq!(table.goods(0), goods(6, 0, 0));
}

// RULES 6
#[test]
fn the_spider_queen_without_citizens_gives_gold() {
    let mut table = Scenario::new(2)
        .stack(Slot::monster(2), &["spider_queen"])
        .empty((0..10).map(Slot::citizen))
        .seat(0, |it| it.strength(10).magic(3))
        .at_actions();
    table.play(0, table.slay("spider_queen"));
    assert_eq!(table.goods(0), goods(2, 0, 0), "nobody is asked: there is only one possible part");
}

// RULES 6
#[test]
fn t18_a_free_citizen_ignores_the_surcharge() {
    let mut table = Scenario::new(2)
        .stack(Slot::monster(4), &["orc_warrior", "orc_chieftain"])
        .seat(0, |it| it.strength(9).citizens(&["cleric", "cleric", "cleric"]))
        .at_actions();
    table.play(0, table.slay("orc_warrior"));
    assert_eq!(table.refusal(0, table.take_citizen("archer")), Refusal::NotEligible);
    table.play(0, table.take_citizen("cleric"));
    assert_eq!((table.owned(0, "cleric"), table.goods(0)), (4, goods(0, 0, 0)));
}

/// An Orc Warrior is slain at this table; what follows is the question of the free Citizen, if there is one.
fn orc_warrior_slain(table: Scenario) -> Scene {
    let mut table = table.stack(Slot::monster(4), &["orc_warrior"]).seat(0, |it| it.strength(9)).at_actions();
    table.play(0, table.slay("orc_warrior"));
    table
}

// RULES 6, [R6]: « vous permet de recruter gratuitement »
#[test]
fn r06_a_free_citizen_may_be_declined() {
    let mut table = orc_warrior_slain(Scenario::new(2));
    assert_eq!(table.actions(0).len(), 10, "every stack but the Archers', and none");
    assert_eq!(table.actions(0).last(), Some(&Action::Decline));
    table.play(0, Action::Decline);
    assert_eq!((table.view(0).actions_left, table.owned(0, "orc_warrior")), (1, 1));
    assert!(table.view(0).kingdoms[0].citizens.iter().all(|(_, count)| *count == 1), "nobody joined the Starters");

    let mut wraith = Scenario::new(2)
        .preset("sang_monstrueux")
        .stack(Slot::monster(0), &["wraith"])
        .seat(0, |it| it.strength(4).magic(3))
        .at_actions();
    wraith.play(0, wraith.slay("wraith")).play(0, Action::Decline);
    assert_eq!(wraith.view(0).actions_left, 1);
}

// RULES 6, [R6]: it may be the last card of a stack, and exhausted stacks end the game.
#[test]
fn r06_nobody_is_given_the_last_card_of_a_stack_unasked() {
    let table = Scenario::new(2).empty((1..10).map(Slot::citizen)).stack(Slot::citizen(0), &["cleric"]);
    let mut table = orc_warrior_slain(table);
    assert_eq!(table.actions(0), [table.take_citizen("cleric"), Action::Decline]);
    assert_eq!(table.owned(0, "cleric"), 0);
    table.play(0, Action::Decline);
    assert_eq!((table.owned(0, "cleric"), table.view(0).actions_left), (0, 1));
    assert!(table.actions(0).contains(&Action::Gain(Gold)), "the turn goes on");
}

// RULES 6, 16: a question with one answer is none.
#[test]
fn r06_without_a_fitting_citizen_nobody_is_asked() {
    let nothing = orc_warrior_slain(Scenario::new(2).empty((0..10).filter(|&stack| stack != 3).map(Slot::citizen)));
    assert_eq!(nothing.view(0).actions_left, 1, "only Archers are left, and they cost 4");
    assert!(nothing.actions(0).contains(&Action::Gain(Gold)));
}

// RULES 6, [R6]: the Knight of the Bane Spider was the player's choice already; of the Spider Queen one may take the
// victory point alone.
#[test]
fn r06_what_was_chosen_is_not_asked_again() {
    let spider = |id: &'static str| {
        let table = Scenario::new(2).stack(Slot::monster(2), &[id]).seat(0, |it| it.strength(10).magic(3));
        let mut table = table.at_actions();
        table.play(0, table.slay(id));
        if table.actions(0).contains(&(Action::Pay { magic: 0 })) {
            table.play(0, Action::Pay { magic: 0 });
        }
        table.play(0, Action::Choose(1));
        table
    };
    let bane = spider("bane_spider");
    assert_eq!((bane.owned(0, "knight"), bane.view(0).actions_left), (1, 1));

    let mut queen = spider("spider_queen");
    assert_eq!(queen.actions(0).len(), 11);
    queen.play(0, Action::Decline);
    assert_eq!((queen.goods(0).points, queen.view(0).actions_left), (1, 1));
}

// RULES 5: on the pile first, then the reward.
#[test]
fn d04_the_goblin_king_counts_himself() {
    let mut table = Scenario::new(2)
        .stack(Slot::monster(0), &["goblin_king"])
        .seat(0, |it| it.strength(6).monsters(&["goblin", "goblin", "goblin"]))
        .at_actions();
    table.play(0, table.slay("goblin_king"));
    assert_eq!(table.goods(0), goods(4, 0, 0));
}

// RULES 12: Forgotten Sorrows, The Violet Thorn
#[test]
fn d26_a_knight_from_the_bane_spider_pays_twice() {
    let mut table = Scenario::new(2)
        .stack(Slot::monster(2), &["bane_spider", "spider_queen"])
        .seat(0, |it| it.strength(6).domains(&["forgotten_sorrows", "the_violet_thorn"]))
        .at_actions();
    table.play(0, table.slay("bane_spider")).play(0, Action::Choose(1));
    assert_eq!((table.owned(0, "knight"), table.goods(0)), (1, goods(0, 0, 2)));
}

// RULES 12: Bane Spider
#[test]
fn the_bane_spider_without_a_knight_gives_gold() {
    let mut table = Scenario::new(2)
        .stack(Slot::monster(2), &["bane_spider", "spider_queen"])
        .empty([Slot::citizen(5)])
        .seat(0, |it| it.strength(6))
        .at_actions();
    table.play(0, table.slay("bane_spider"));
    assert_eq!(table.goods(0), goods(3, 0, 0));
}

// RULES 5: reward choices among plain gains are asked.
#[test]
fn a_reward_with_two_parts_is_chosen() {
    let mut table = Scenario::new(2).seat(0, |it| it.strength(5)).at_actions();
    table.play(0, table.slay("dire_bear"));
    assert_eq!(table.actions(0), [Action::Choose(0), Action::Choose(1)]);
    assert_eq!(table.refusal(0, Action::Choose(2)), Refusal::NotNow);
    assert_eq!(table.refusal(0, Action::Decline), Refusal::NotNow);
    table.play(0, Action::Choose(1));
    assert_eq!(table.goods(0), goods(0, 0, 2));
}
