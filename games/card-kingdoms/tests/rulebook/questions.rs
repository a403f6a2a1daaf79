//! RULES 16: who is asked, when, and that nobody is asked without a choice.

use crate::goods;
use card_kingdoms::{
    Action, CardKingdoms, Refusal,
    centre::Slot,
    goods::Resource::{Gold, Magic, Strength},
    scenario::{ByName, Scenario},
    view::{DukeView, Phase},
};
use taverne_engine::{Game, Seat, Viewer};

// RULES 16.1
#[test]
fn dukes_are_chosen_by_all_at_once_and_in_secret() {
    let mut table = Scenario::new(3).at_dukes();
    assert_eq!((table.asked(), table.view(0).phase), (vec![0, 1, 2], Phase::Dukes));
    assert_eq!(table.refusal(1, Action::KeepDuke(2)), Refusal::NotOwned);
    assert_eq!(table.refusal(1, Action::Decline), Refusal::NotNow);
    let DukeView::Choice(dealt) = table.view(1).kingdoms[1].duke.clone() else {
        panic!("two Dukes to choose from");
    };
    let seen = table.view(0);
    table.play(1, Action::KeepDuke(1));
    assert_eq!(table.view(0), seen, "nobody sees that choice");
    assert_eq!(table.view(1).kingdoms[1].duke, DukeView::Known(dealt[1]));
    assert_eq!(table.refusal(1, Action::KeepDuke(0)), Refusal::NotAsked);
    table.play(2, Action::KeepDuke(0)).play(0, Action::KeepDuke(0));
    assert_eq!((table.asked(), table.actions(0)), (vec![0], vec![Action::Roll]));
}

// RULES 16.4
#[test]
fn a_harvest_without_choices_asks_nobody() {
    let table = Scenario::new(4).announced(5, 6);
    assert_eq!((table.asked(), table.view(0).phase), (vec![0], Phase::Actions));
    assert!((0..4).all(|seat| table.goods(seat) == goods(1, 1, 0)));
}

// RULES 16.4: answers come in any order, and nobody sees one before all are in.
#[test]
fn harvest_choices_are_made_at_the_same_time() {
    let mut table = Scenario::new(3)
        .seat(0, |it| it.citizens(&["merchant"]))
        .seat(1, |it| it.gold(1).citizens(&["champion", "merchant"]))
        .seat(2, |it| it.citizens(&["merchant"]))
        .announced(2, 6);
    assert_eq!((table.asked(), table.view(0).phase), (vec![0, 1], Phase::Harvest));
    let seen = (table.view(0), table.view(2), table.game().view(Viewer::Spectator));
    table.play(1, table.exchange_in_harvest("champion"));
    assert_eq!(seen, (table.view(0), table.view(2), table.game().view(Viewer::Spectator)));
    assert_eq!(table.goods(1), goods(1, 5, 0), "own answers are seen at once");
    assert_eq!((table.asked(), table.refusal(1, Action::EndHarvest)), (vec![0], Refusal::NotAsked));
    table.play(0, table.choose_in_harvest("merchant", 1));
    assert_eq!(table.view(0).kingdoms[1].goods, goods(1, 5, 0));
    assert_eq!(table.goods(0), goods(0, 1, 2));
}

// RULES 3.2: a choice must be made, an exchange may be left.
#[test]
fn a_choice_must_be_made_before_the_harvest_ends() {
    let mut table = Scenario::new(2)
        .seat(0, |it| it.citizens(&["merchant", "alchemist"]))
        .seat(1, |it| it.citizens(&["mercenary"]))
        .announced(2, 3);
    assert_eq!(table.asked(), [0], "seat 1 has no strength to exchange");
    assert_eq!(table.refusal(0, Action::EndHarvest), Refusal::ChooseFirst);
    assert_eq!(table.refusal(0, table.exchange_in_harvest("archer")), Refusal::NotActivated);
    assert_eq!(table.refusal(0, table.exchange_in_harvest("merchant")), Refusal::NotNow);
    assert_eq!(table.refusal(0, table.choose_in_harvest("merchant", 2)), Refusal::NotNow);
    assert_eq!(table.refusal(0, Action::Console(Gold)), Refusal::NotNow);
    assert_eq!(table.refusal(1, Action::EndHarvest), Refusal::NotAsked);
    table.play(0, table.choose_in_harvest("merchant", 0));
    table.play(0, table.exchange_in_harvest("alchemist"));
    assert_eq!(table.goods(0), goods(1 + 2 - 1, 0, 3), "the Starter Peasant fires on the sum");
}

// RULES 3.2: every activation is an exchange of its own.
#[test]
fn a_pair_offers_an_exchange_twice() {
    let mut table = Scenario::new(2)
        .seat(0, |it| it.citizens(&["cleric"]))
        .seat(1, |it| it.gold(3).citizens(&["monk"]))
        .announced(1, 1);
    let exchange = table.exchange_in_harvest("monk");
    table.play(1, exchange).play(1, exchange);
    assert_eq!((table.goods(1), table.asked()), (goods(1, 0, 4), vec![0]));
}

// RULES 3.2
#[test]
fn an_exchange_needs_its_full_price() {
    let mut table = Scenario::new(2)
        .seat(0, |it| it.citizens(&["archer"]))
        .seat(1, |it| it.citizens(&["thief", "mercenary"]))
        .announced(3, 4);
    let exchange = table.exchange_in_harvest("mercenary");
    assert_eq!(table.refusal(1, exchange), Refusal::Missing { resource: Strength, amount: 1 });
    table.play(1, table.choose_in_harvest("thief", 0));
    assert_eq!(table.asked(), [0], "with the choice made, nothing is left that could be paid");
}

// RULES 16.3: each Thief picks for itself, in turn.
#[test]
fn every_thief_is_asked_in_turn_before_the_harvest() {
    let mut table = Scenario::new(3)
        .seat(0, |it| it.citizens(&["thief", "thief"]))
        .seat(1, |it| it.gold(1))
        .seat(2, |it| it.magic(5))
        .announced(3, 4);
    assert_eq!(table.asked(), [0]);
    let from = |seat, resource, amount| Action::Take { from: Some(Seat::new(seat)), resource, amount };
    table.play(0, from(1, Gold, 1));
    assert_eq!(table.refusal(0, from(1, Gold, 1)), Refusal::TooMuch { available: 0 });
    table.play(0, from(2, Magic, 3));
    assert_eq!(table.goods(0), goods(1, 0, 3));
    assert_eq!(table.asked(), [1, 2], "those without activation are consoled, the owner of the Thieves is not");
}

// RULES 16.10
#[test]
fn an_extra_slaying_nobody_can_pay_is_not_asked() {
    let mut table = Scenario::new(2)
        .offered(&["eye_of_asteraten"])
        .empty((0..4).map(Slot::monster))
        .stack(Slot::monster(4), &["orc_warrior"])
        .seat(0, |it| it.gold(8).citizens(&["archer", "cleric"]))
        .at_actions();
    table.play(0, table.build("eye_of_asteraten"));
    assert_eq!((table.view(0).actions_left, table.goods(0).strength), (1, 5));
    assert!(table.actions(0).contains(&Action::Gain(Gold)));
}

// RULES 16.11
#[test]
fn returning_is_not_asked_of_those_with_nothing_to_return() {
    let mut table = Scenario::new(2)
        .offered(&["watcher_on_the_water"])
        .seat(0, |it| it.gold(6).citizens(&["archer", "archer"]))
        .at_actions();
    table.play(0, table.build("watcher_on_the_water"));
    assert_eq!((table.view(0).actions_left, table.goods(0).points), (1, 0));
}

// What might be tried is listed with the reason why not.
#[test]
fn attempts_carry_the_reason_of_their_refusal() {
    let table = Scenario::new(2).seat(0, |it| it.strength(1)).at_actions();
    let attempts = table.game().attempts(Seat::new(0));
    let why = |action| attempts.iter().find(|it| it.action == action).and_then(|it| it.refusal);
    assert_eq!(why(table.slay("goblin")), None);
    assert_eq!(why(table.recruit("archer")), Some(Refusal::Missing { resource: Gold, amount: 4 }));
    assert!(table.game().attempts(Seat::new(1)).is_empty());
}

// Nobody tries to take a card from an exhausted stack, so it is not listed with a reason either.
#[test]
fn an_exhausted_stack_is_not_attempted() {
    let mut table = Scenario::new(2).stack(Slot::citizen(2), &["mercenary"]).seat(0, |it| it.gold(9)).at_actions();
    let mercenary = table.recruit("mercenary");
    let attempted = |game: &CardKingdoms| game.attempts(Seat::new(0)).iter().any(|it| it.action == mercenary);
    assert!(attempted(table.game()));
    table.play(0, mercenary);
    assert!(!attempted(table.game()));
}
