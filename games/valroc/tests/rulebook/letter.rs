//! What the rulebook says to the letter: a spell "at any moment", several in a row, and questions only where there is
//! something to choose.

use taverne_engine::{
    Lang, Seat, Spoken, Viewer, Words,
    words::{COMMON, Voice},
};
use valroc::{
    Action, Options, Refusal, Valroc,
    cards::Token,
    elements::Element,
    options::Hands,
    places::{Pawn, Place, Spot},
    player::Quiet,
    scenario::{ByName, Scenario, Scene, cast, cast_on, fight, place},
    steps::Phase,
};

fn label(table: &Scene, action: Action) -> String {
    table.game().describe(Seat::new(0), &action).key.into_owned()
}

fn fountain(seats: usize) -> Scenario {
    Scenario::new(seats).pawn(Place::Fountain, 0, 1, Pawn::Mage)
}

/// A spell may be played for its wrath; its label warns, and the page asks once more.
#[test]
fn v1_a_spell_may_be_played_for_its_wrath() {
    let mut table = Scenario::new(2).pm(0, 12).wrath(3).spell(0, "p05").planning();
    assert_eq!(label(&table, cast("p05")), "do-cast-idle");
    assert!(table.game().gives_up(Seat::new(0), &cast("p05")));
    table.play(0, cast("p05"));
    assert_eq!((table.view(0).wrath, table.player(0).pm()), (4, 12));
    let table = Scenario::new(2).pm(0, 11).spell(0, "p05").planning();
    assert_eq!(label(&table, cast("p05")), "do-cast");
    assert!(!table.game().gives_up(Seat::new(0), &cast("p05")));
}

#[test]
fn v1_thefts_need_no_loot() {
    let mut table =
        Scenario::new(2).skills(1, [0, 1, 1, 1]).spell(0, "p03").spell(0, "p04").kept(1, &["a01"]).planning();
    let nothing = cast_on("p03", 1, Some(Element::Fire));
    assert_eq!(label(&table, nothing), "do-cast-idle");
    assert_eq!(label(&table, cast_on("p03", 1, Some(Element::Air))), "do-cast-on-element");
    table.play(0, nothing).play(0, cast_on("p04", 1, None));
    assert_eq!((table.player(0).skills(), table.view(0).wrath), ([1; 4], 2));
}

/// Between actions nobody is asked about a spell that would do nothing, unless the wrath could fall.
#[test]
fn v15_who_could_bring_the_wrath_down_is_asked() {
    let with = |wrath| fountain(2).pm(0, 12).wrath(wrath).spell(0, "p05").spell(0, "p05").at(Place::Fountain);
    assert_eq!(with(3).view(0).round, 2);
    let mut table = with(4);
    table.play(0, cast("p05")).play(0, cast("p05"));
    assert_eq!((table.view(0).wrath, table.view(0).round), (0, 2));
}

/// Whoever plays something may combine it with more before anybody else is asked.
#[test]
fn several_spells_are_combined_before_others_are_asked() {
    let mut table = fountain(3).first(1).spell(1, "p06").spell(2, "p06").spell(2, "p05").at(Place::Fountain);
    table.play(1, Action::Pass);
    table.play(2, cast("p05"));
    assert_eq!(table.asked(), [2], "first the same player again");
    table.play(2, cast("p06"));
    assert_eq!(table.asked(), [1], "nothing left: now the others may answer");
    table.play(1, cast("p06"));
    assert_eq!(table.view(0).round, 2);
}

#[test]
fn who_has_combined_enough_passes_and_the_others_may_answer() {
    let mut table = fountain(2).first(0).spell(0, "p06").spell(1, "p05").spell(1, "p06").at(Place::Fountain);
    table.play(0, Action::Pass).play(1, cast("p05")).play(1, Action::Pass);
    assert_eq!(table.asked(), [0]);
    table.play(0, Action::Pass);
    assert_eq!(table.view(0).round, 1);
    assert_eq!(table.view(0).phase, Phase::Closing);
}

/// The Ritual of Rage helps in every fight, wherever it is needed.
#[test]
fn rage_is_chosen_for_each_fight() {
    // s09 requires water 3 and air 5; d03 earth 3.
    let mut table = Scenario::new(4)
        .hand(0, &["s09", "d03"])
        .skills(0, [1, 1, 1, 5])
        .pm(0, 9)
        .spell(0, "p02")
        .magic("n2")
        .pawn(Place::DarkQuarter, 0, 0, Pawn::Assistant)
        .pawn(Place::Arena, 0, 0, Pawn::Mage)
        .at(Place::Arena);
    table.play(0, cast("p02")).play(0, fight("s09")).play(0, fight("d03"));
    assert_eq!(table.player(0).beaten().len(), 2);
}

/// "Lors d'un prochain entraînement": what is stolen amid a training is for the next one.
#[test]
fn v16_stolen_vials_serve_a_next_training() {
    let mut table = Scenario::new(2)
        .pm(0, 3)
        .spell(0, "p04")
        .kept(1, &["a23"])
        .pawn(Place::Training, 0, 0, Pawn::Mage)
        .before(Place::Training);
    table.advance().play(0, Action::Pass);
    table.play(0, cast_on("p04", 1, None)).play(0, Action::StopTraining);
    assert_eq!((table.view(0).round, table.view(0).players[0].kept.len()), (2, 1), "no count-up in this one");
    // Not even after a wound, nor together with what was drawn.
    let mut table = Scenario::new(4)
        .pm(0, 5)
        .kept(1, &["a03"])
        .spell(0, "p04")
        .pawn(Place::Training, 3, 0, Pawn::Mage)
        .at(Place::Training);
    table.play(0, Action::Pass).next_cards(&["a06"]).play(0, Action::Draw { berries: 0, double: false });
    table.play(0, cast_on("p04", 1, None)).next_cards(&["a01"]).play(0, Action::Draw { berries: 0, double: false });
    assert_eq!((table.view(0).training.is_none(), table.view(0).players[0].kept.len()), (true, 3));
    let mut table = Scenario::new(2).kept(0, &["a23"]).pawn(Place::Training, 0, 0, Pawn::Mage).at(Place::Training);
    table.play(0, Action::StopTraining);
    assert_eq!(table.asked(), [0], "kept before it began");
}

#[test]
fn a_statue_chosen_by_mistake_can_be_left() {
    let mut table = Scenario::new(2).pawn(Place::Sanctuary, 0, 0, Pawn::Mage).at(Place::Sanctuary);
    table.play(0, Action::Serve(Element::Fire));
    assert_eq!(label(&table, Action::Decline), "do-other-statue");
    assert!(!table.game().gives_up(Seat::new(0), &Action::Decline));
    table.play(0, Action::Decline).play(0, Action::Serve(Element::Air));
    table.play(0, Action::Offer { vals: 2, diamond: false });
    assert_eq!((table.view(0).statues[0].vals, table.view(0).statues[3].vals), (0, 2));
    // Each once, so that a visit ends.
    let mut table = Scenario::new(2).pawn(Place::Sanctuary, 0, 0, Pawn::Mage).at(Place::Sanctuary);
    table.play(0, Action::Serve(Element::Fire)).play(0, Action::Decline).play(0, Action::Serve(Element::Fire));
    assert_eq!(table.refusal(0, Action::Decline), Refusal::NotNow);
}

/// The rulebook forbids to take a course twice, not to stand there: it keeps others away.
#[test]
fn a_pawn_may_stand_on_a_known_course() {
    let known = Scenario::new(2).open_courses(&["c04", "c05", "c06", "c07"]).course(0, "c04");
    let mut table = known.planning();
    let there = place(Pawn::Assistant, Spot::university(0));
    assert!(table.may(0, there));
    table.play(0, there);
    assert_eq!(table.refusal(1, there), Refusal::Occupied);
    table.play(1, Action::StopPlanning).play(0, Action::StopPlanning);
    assert_eq!((table.view(0).round, table.player(0).vals(), table.player(0).courses().len()), (2, 3, 1));
    assert_eq!(table.view(0).courses[0], Some("c04"), "it is not taken again");
}

#[test]
fn who_wants_to_be_left_alone_for_good_is_until_it_is_taken_back() {
    let mut table = fountain(2).first(0).spell(0, "p06").at(Place::Fountain);
    table.play(0, Action::PassGame);
    assert_eq!(table.view(0).round, 2);
    table.play(1, Action::StopPlanning).play(0, place(Pawn::Mage, Spot::Fountain)).play(0, Action::StopPlanning);
    assert_eq!((table.view(0).round, table.view(0).players[0].quiet), (3, Some(Quiet::Game)));
    table.play(0, Action::Listen);
    assert_eq!(table.refusal(0, Action::Listen), Refusal::NotNow, "once");
    table.play(0, place(Pawn::Mage, Spot::Fountain)).play(1, Action::StopPlanning).play(0, Action::StopPlanning);
    assert_eq!((table.asked(), table.view(0).phase), (vec![0], Phase::Place(Place::Fountain)));
}

/// The Infernal Strike names an element "if opponents have placed their mage in the Arena".
#[test]
fn the_strike_is_aimed_only_at_somebody() {
    let strike = |arena: bool| {
        let table = Scenario::new(2).magic("n7").pawn(Place::DarkQuarter, 1, 0, Pawn::Assistant);
        let table = table.pawn(Place::Arena, 0, usize::from(arena), Pawn::Mage).at(Place::DarkQuarter);
        table.may(0, Action::Strike(Element::Fire))
    };
    assert_eq!([false, true].map(strike), [false, true]);
}

#[test]
fn the_inversion_is_aimed_only_at_goods() {
    let table = Scenario::new(2).magic("n3").pm(1, 0).vals(1, 0).pawn(Place::DarkQuarter, 1, 0, Pawn::Assistant);
    assert!(!table.at(Place::DarkQuarter).actions(0).iter().any(|action| matches!(action, Action::Invert(_))));
}

/// A mercenary who could be paid but not placed is not asked about.
#[test]
fn v14_without_a_free_spot_nobody_is_asked() {
    // Own pawns, changed or not, at every place where a mercenary may go.
    let mut full = Scenario::new(2).vals(0, 1).spell(0, "p10").open_courses(&[]);
    for (at, slot) in [(Place::Fountain, 0), (Place::Tavern, 0), (Place::Cave, 1), (Place::Sanctuary, 0)] {
        full = full.pawn(at, slot, 0, Pawn::Assistant);
    }
    let full = full.pawn(Place::DarkQuarter, 0, 1, Pawn::Assistant).pawn(Place::DarkQuarter, 1, 0, Pawn::Mage);
    assert_eq!(full.clone().planning().asked(), [1]);
    assert_eq!(full.tokens(0, Token::Mushroom, 1).planning().asked(), [0], "changed he could train");
}

/// [V17]: the wound under an injured mage is none of the four kept cards.
#[test]
fn v17_four_vials_are_kept_beside_the_wound_under_the_mage() {
    let mut table = Scenario::new(2)
        .pm(0, 5)
        .kept(0, &["a01", "a03", "a04", "a11"])
        .pawn(Place::Training, 3, 0, Pawn::Mage)
        .before(Place::Training);
    table.next_cards(&["a12"]).advance().play(0, Action::Draw { berries: 0, double: false });
    table.next_cards(&["a02"]).play(0, Action::Draw { berries: 0, double: false });
    if table.may(0, Action::Decline) {
        table.play(0, Action::Decline);
    }
    let player = &table.view(0).players[0];
    assert_eq!((player.kept.len(), player.idle_until), (4, Some(2)));
}

/// Alone there are no hands: what a newcomer's page wishes for other tables does no harm.
/// A wound that has been seen can be healed, but no berry makes another card of the draw any more.
#[test]
fn v18_a_berry_is_eaten_before_the_card_is_seen() {
    let training = Scenario::new(4).pm(0, 5).tokens(0, Token::Berry, 1).tokens(0, Token::Plant, 1);
    let mut table = training.pawn(Place::Training, 3, 0, Pawn::Mage).at(Place::Training);
    let with_berry = Action::Draw { berries: 1, double: false };
    assert!(table.may(0, with_berry));
    table.next_cards(&["a01"]).play(0, Action::Draw { berries: 0, double: false });
    assert!(table.may(0, Action::Heal), "the wound can be seen");
    assert_eq!(table.refusal(0, with_berry), Refusal::NotNow);
    assert_eq!(table.tokens(0, Token::Berry), 1);
}

#[test]
fn prepared_hands_do_not_prevent_a_game_alone() {
    let options = Options { hands: Hands::Prepared, ..Options::default() };
    let mut table = Scenario::draft(1, options, 0);
    assert!(!table.is_over());
    assert!(!table.advance().view(0).prepared);
}

#[test]
fn the_box_says_an_hour() {
    assert_eq!(Valroc::BOX.minutes, 60);
}

/// The text of the terminal's table, in one line.
fn sketched(table: &Scene, lang: Lang) -> String {
    let words = Words::read(lang, &[COMMON.get(lang), Valroc::LOCALES.get(lang)]).expect("words can be read");
    let (names, reader) = (["Ana".to_owned(), "Bo".to_owned()], Viewer::Seat(Seat::new(0)));
    let sketch = table.game().sketch(reader, &words, Voice { names: &names, reader });
    let lines = sketch.iter().map(|line| line.0.iter().map(|span| span.text.as_str()).collect::<String>());
    lines.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Affinities, kinds, and every text of spells, courses and Black Magic.
#[test]
fn the_terminal_tells_what_cards_do() {
    let table = Scenario::new(2)
        .hand(0, &["s09", "d06"])
        .spell(0, "p03")
        .used_spell(1, "p01")
        .course(1, "c02")
        .magic("n4")
        .open_courses(&["c04", "c05", "c06", "c07"])
        .planning();
    let text = sketched(&table, Lang::En);
    for part in [
        "An opponent loses 1 skill point in an element and you gain it.",
        "Take up to 4 Vals from the statues.",
        "Your offerings count 1 Val more; serve several statues in one visit.",
        "In the Arena you may have +1 in every element that is not dominant, but no Bonus of the Gods.",
        "Move a searching opponent to another free room.",
        "In the Cave draw two cards and use one.",
        "Blaze (Wild, Fire/Air)",
        "(Tameable, ",
    ] {
        assert!(text.contains(part), "{part:?} is not in {text}");
    }
    assert!(!text.contains('…'), "nothing is cut: {text}");
}
