//! RULES 3.3, 4 and 5: two actions, recruiting and gaining.

use crate::goods;
use card_kingdoms::{
    Action, Refusal,
    centre::Slot,
    goods::Resource::{Gold, Magic, Strength},
    scenario::{ByName, Scenario},
};

// RULES 4 and 5
#[test]
fn t08_the_starter_peasant_makes_peasants_dearer() {
    let mut table = Scenario::new(2).seat(0, |it| it.gold(1).magic(2)).at_actions();
    table.play(0, table.recruit("peasant"));
    assert_eq!((table.owned(0, "peasant"), table.goods(0)), (1, goods(0, 0, 0)));

    let magic_only = Scenario::new(2).seat(0, |it| it.magic(3)).at_actions();
    let refusal = magic_only.refusal(0, magic_only.recruit("peasant"));
    assert_eq!(refusal, Refusal::Missing { resource: Gold, amount: 1 });

    let mut choice = Scenario::new(2).seat(0, |it| it.gold(2).magic(3)).at_actions();
    choice.play(0, choice.recruit("peasant"));
    assert_eq!(choice.refusal(0, Action::Pay { magic: 3 }), Refusal::OnlyMagic { resource: Gold });
    assert_eq!(choice.refusal(0, Action::Pay { magic: 0 }), Refusal::Missing { resource: Gold, amount: 1 });
}

// RULES 5
#[test]
fn d01_a_second_knight_costs_four_or_two_in_the_emerald_stronghold() {
    let price = |domains: &[&str]| {
        let table = Scenario::new(2).seat(0, |it| it.gold(4).citizens(&["knight"]).domains(domains)).at_actions();
        let mut after = table.clone();
        after.play(0, table.recruit("knight"));
        assert_eq!(after.owned(0, "knight"), 2);
        table.goods(0).gold - after.goods(0).gold
    };
    assert_eq!(price(&[]), 4);
    assert_eq!(price(&["emerald_stronghold"]), 2);
}

// RULES 4: what is missing is said.
#[test]
fn a_refusal_says_how_much_is_missing() {
    let table = Scenario::new(2).seat(0, |it| it.gold(1).magic(1).strength(9)).at_actions();
    let missing = |amount| Refusal::Missing { resource: Gold, amount };
    assert_eq!(table.refusal(0, table.recruit("archer")), missing(2));
    assert_eq!(table.refusal(0, table.recruit("cleric")), missing(1));
}

// RULES 3.3: exactly two, no pass.
#[test]
fn a_turn_has_exactly_two_actions() {
    let mut table = Scenario::new(2).at_actions();
    assert_eq!(table.refusal(0, Action::Decline), Refusal::NotNow);
    assert_eq!(table.refusal(1, Action::Gain(Gold)), Refusal::NotAsked);
    table.play(0, Action::Gain(Strength)).play(0, Action::Gain(Strength));
    assert_eq!(table.goods(0), goods(0, 2, 0));
    assert_eq!((table.asked(), table.actions(1)), (vec![1], vec![Action::Roll]));
}

// RULES 5: a recruit does not fire in the turn it joins.
#[test]
fn forgotten_sorrows_pays_for_every_recruit() {
    let mut table = Scenario::new(2).seat(0, |it| it.gold(4).domains(&["forgotten_sorrows"])).at_actions();
    table.play(0, table.recruit("merchant"));
    assert_eq!(table.goods(0), goods(2, 0, 1));
}

// RULES 3.3: an Exhausted card is laid once the action is complete.
#[test]
fn an_emptied_stack_is_exhausted_and_offers_nothing() {
    let mut table = Scenario::new(2).stack(Slot::citizen(2), &["mercenary"]).seat(0, |it| it.gold(9)).at_actions();
    table.play(0, table.recruit("mercenary"));
    assert_eq!(table.view(0).exhausted, 1);
    assert_eq!(table.refusal(0, Action::Recruit(2)), Refusal::Empty);
    assert_eq!(table.refusal(0, Action::Recruit(10)), Refusal::Empty);
}

// RULES 11: the next card is turned up straight away.
#[test]
fn a_mixed_stack_shows_its_next_citizen_at_once() {
    let mut table = Scenario::new(2)
        .mixed()
        .stack(Slot::citizen(3), &["wizard", "archer", "wizard"])
        .seat(0, |it| it.gold(4))
        .at_actions();
    assert_eq!(table.stack(Slot::citizen(3)).open, ["wizard"]);
    table.play(0, table.recruit("wizard"));
    assert_eq!(table.stack(Slot::citizen(3)).open, ["archer"]);
}

// RULES 4: a payment with a single legal mix is made at once, others are asked.
#[test]
fn only_a_real_choice_of_payment_is_asked() {
    let pays = |gold, magic| {
        let mut table = Scenario::new(2).seat(0, |it| it.gold(gold).magic(magic)).at_actions();
        table.play(0, table.recruit("cleric"));
        table.actions(0).iter().filter(|action| matches!(action, Action::Pay { .. })).count()
    };
    assert_eq!(pays(3, 0), 0, "gold alone");
    assert_eq!(pays(1, 2), 0, "1 gold and 2 magic, nothing else");
    assert_eq!(pays(3, 1), 2);
    assert_eq!(pays(9, 9), 3);
}

// RULES 5
#[test]
fn gaining_takes_one_of_three_resources() {
    for (resource, expected) in [(Gold, goods(1, 0, 0)), (Strength, goods(0, 1, 0)), (Magic, goods(0, 0, 1))] {
        let mut table = Scenario::new(2).at_actions();
        table.play(0, Action::Gain(resource));
        assert_eq!(table.goods(0), expected);
    }
}
