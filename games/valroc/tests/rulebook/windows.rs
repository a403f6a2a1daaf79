//! RULES 5: who is asked when, and how to be left alone.

use taverne_engine::{Phrase, Seat, Spoken, phrase::Arg};
use valroc::{
    Action, Refusal,
    action::Sip,
    cards::Token,
    elements::Element,
    places::{Pawn, Place},
    scenario::{ByName, Scenario, cast, cast_on, fight, use_course},
};

fn two_fountains() -> Scenario {
    Scenario::new(4).pawn(Place::Fountain, 0, 0, Pawn::Mage).pawn(Place::Tavern, 0, 0, Pawn::Assistant)
}

#[test]
fn who_has_nothing_to_play_is_never_asked() {
    // Nothing at all; a flask and a full track; spells for other moments.
    assert_eq!(two_fountains().at(Place::Fountain).view(0).round, 2);
    let table = two_fountains().tokens(2, Token::Flask10, 1).pm(2, 12).spell(1, "p10").spell(3, "p02").spell(3, "p07");
    assert_eq!(table.at(Place::Fountain).view(0).round, 2);
}

#[test]
fn windows_go_round_in_seat_order_until_all_pass() {
    let mut table = two_fountains().first(3).spell(0, "p05").spell(3, "p06").spell(1, "p06").at(Place::Fountain);
    assert_eq!(table.asked(), [3]);
    table.play(3, Action::Pass);
    assert_eq!(table.asked(), [0]);
    table.play(0, cast("p05"));
    assert_eq!(table.asked(), [3], "seat 0 has nothing more: everybody may answer");
    table.play(3, Action::Pass).play(1, Action::Pass);
    assert_eq!(table.view(0).phase, valroc::steps::Phase::Place(Place::Tavern));
    assert_eq!(table.player(0).pm(), 12);
}

#[test]
fn a_window_names_what_could_be_played() {
    let table = two_fountains().spell(0, "p05").tokens(0, Token::Flask10, 1).spell(0, "p10").at(Place::Fountain);
    let asked = table.game().prompt(Seat::new(0)).question;
    let named = |keys: &[&str]| Arg::List(keys.iter().map(|&key| Phrase::new(key.to_owned())).collect());
    assert_eq!(asked.args, [("plays".into(), named(&["spell-p05", "token-flask10"]))], "p10 is for another moment");
    assert_eq!(table.game().prompt(Seat::new(1)).question.args, [("plays".into(), named(&[]))], "spells are secret");
}

#[test]
fn passing_for_a_place_or_a_round() {
    let mut table = two_fountains().spell(1, "p06").at(Place::Fountain);
    table.play(1, Action::PassPlace);
    assert_eq!((table.asked(), table.view(1).phase), (vec![1], valroc::steps::Phase::Place(Place::Tavern)));
    table.play(1, Action::PassRound);
    assert_eq!(table.view(0).round, 2, "not even before the closing phase");
    assert_eq!(table.view(1).players[1].quiet, Some(valroc::player::Quiet::No), "a new round, a new question");
}

/// RULES 5 and 6.5: a flask may be drunk before a training ends for want of PM. Whoever passes for a round is left alone
/// at open windows, not at decisions of their own.
#[test]
fn who_has_passed_may_still_drink_in_the_own_training() {
    for pass in [Action::PassPlace, Action::PassRound] {
        let mut table = Scenario::new(2)
            .pm(0, 1)
            .tokens(0, Token::Flask5, 1)
            .pawn(Place::Training, 0, 0, Pawn::Mage)
            .at(Place::Training);
        let draw = Action::Draw { berries: 0, double: false };
        table.play(0, pass).next_cards(&["a03", "a04"]).play(0, draw);
        assert_eq!((table.asked(), table.player(0).pm()), (vec![0], 0), "{pass:?}");
        table.play(0, Action::Drink(Sip::Rest)).play(0, draw);
        assert_eq!(table.view(0).training.map(|training| training.vials.len()), Some(2));
    }
}

/// RULES 5: `own_arena_action` is a decision of the own.
#[test]
fn who_has_passed_may_still_play_a_spell_in_the_own_fight() {
    for pass in [Action::PassPlace, Action::PassRound] {
        let mut table = Scenario::new(2)
            .hand(0, &["s09", "d02"])
            .skills(0, [1, 1, 1, 5])
            .pm(0, 9)
            .spell(0, "p06")
            .spell(0, "p08")
            .spell(0, "p02")
            .pawn(Place::Arena, 0, 0, Pawn::Mage)
            .at(Place::Arena);
        table.play(0, pass).play(0, cast("p08")).play(0, fight("s09"));
        assert!(table.may(0, cast("p02")), "{pass:?}: right after a success too [V6]");
    }
}

/// RULES 6.6 and 6.7: an offering or a course that could be paid after a spell is still a decision.
#[test]
fn who_has_passed_may_still_find_the_means() {
    let mut table = Scenario::new(2)
        .vals(0, 0)
        .spell(0, "p06")
        .open_courses(&["c04", "c05", "c06", "c07"])
        .pawn(Place::Sanctuary, 0, 0, Pawn::Mage)
        .pawn(Place::University, 0, 0, Pawn::Assistant)
        .at(Place::Sanctuary);
    table.play(0, Action::PassRound);
    assert!(table.may(0, cast("p06")), "the Sanctuary");
    table.play(0, Action::Decline);
    table.play(0, cast("p06")).play(0, Action::Enrol);
    assert_eq!((table.player(0).vals(), table.player(0).courses().len()), (2, 1));
}

#[test]
fn the_last_window_is_open_to_everybody() {
    let mut table = Scenario::new(2)
        .hand(0, &["s09"])
        .skills(0, [1, 3, 1, 5])
        .beaten(0, &["d01", "d02", "d03", "d04", "d05"])
        .spell(1, "p03")
        .pawn(Place::Arena, 0, 0, Pawn::Mage)
        .at(Place::Arena);
    table.play(1, Action::PassRound).play(0, fight("s09"));
    assert_eq!(table.asked(), [1]);
    assert_eq!(table.refusal(1, Action::PassRound), Refusal::NotNow);
    table.play(1, cast_on("p03", 0, Some(Element::Air)));
    assert!(table.is_over());
    assert_eq!((table.points(0, "skills"), table.points(1, "skills")), (9, 5));
}

#[test]
fn the_theft_of_training_cards() {
    let mut table = two_fountains()
        .kept(1, &["a01", "a03", "a06"])
        .kept(0, &["a04", "a05", "a11"])
        .spell(0, "p04")
        .at(Place::Fountain);
    table.play(0, cast_on("p04", 1, None));
    // Five vials: one has to go, the player says which.
    table.play(0, Action::DiscardVial(valroc::cards::Size::Small));
    let view = table.view(0);
    assert_eq!((view.players[0].kept.len(), view.players[1].kept.len()), (4, 1));
    let table = two_fountains().kept(1, &["a01"]).spell(0, "p04").at(Place::Fountain);
    assert_eq!(table.view(0).round, 2, "nothing to take, nobody is asked between actions [V15]");
}

#[test]
fn sacred_plunder_takes_from_several_statues() {
    let mut table =
        two_fountains().statue(Element::Fire, 3, 0).statue(Element::Air, 2, 0).spell(1, "p01").at(Place::Fountain);
    table.play(1, cast("p01"));
    table.refusal(1, Action::Plunder { statue: Element::Fire, vals: 4 });
    table.play(1, Action::Plunder { statue: Element::Fire, vals: 3 });
    table.play(1, Action::Plunder { statue: Element::Air, vals: 1 });
    assert_eq!((table.player(1).vals(), table.view(1).dominant), (7, Some(Element::Air)));
}

#[test]
fn single_use_courses_work_once() {
    let mut table =
        two_fountains().course(1, "c11").course(1, "c12").course(1, "c13").course(1, "c15").at(Place::Fountain);
    table.play(1, use_course("c11", Some(Element::Fire))).play(1, use_course("c12", None));
    table.play(1, use_course("c13", None)).play(1, use_course("c15", None));
    assert_eq!((table.player(1).skills(), table.player(1).pm(), table.player(1).vals()), ([2, 1, 1, 1], 9, 3 + 5 + 6));
    assert_eq!((table.points(1, "courses"), table.player(1).courses().len()), (5, 4), "used ones count too");
    assert!(table.view(1).players[1].courses.iter().all(|course| course.spent));
}

#[test]
fn secret_choices_are_not_interrupted() {
    let table = Scenario::new(2).round(3).tokens(0, Token::Flask10, 1).closing();
    let mut table = table;
    table.play(0, Action::PassRound);
    assert_eq!(table.refusal(0, Action::Drink(Sip::Whole)), Refusal::NotNow);
}
