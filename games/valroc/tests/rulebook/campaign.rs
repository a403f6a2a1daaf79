//! RULES 12: the solo campaign.

use taverne_engine::{
    Campaign, Phrase,
    campaign::{CampaignState, Progress},
};
use valroc::{
    Content, Valroc,
    campaign::{self, Length, Outcome, Plan, Ticked},
    cards::Token,
    elements::Element,
    scenario::{ByName, Scenario},
};

fn index(id: &str) -> usize {
    let objectives = &Content::builtin().campaign.objectives;
    objectives.iter().position(|it| it.id == id).unwrap_or_else(|| panic!("no objective {id}"))
}

fn judged(scenario: Scenario) -> Ticked {
    campaign::judge(scenario.final_count().game()).expect("a finished solo game")
}

fn ticks(scenario: Scenario, ids: &[&str]) -> Vec<bool> {
    let ticked = judged(scenario);
    ids.iter().map(|id| ticked.contains(index(id))).collect()
}

/// 48 skill points, four diamonds and four other tokens: exactly 54 PP.
fn strong() -> Scenario {
    let rich = Scenario::solo().tokens(0, Token::Diamond, 4).tokens(0, Token::Mushroom, 4);
    rich.skills(0, [12; 4]).vals(0, 0).rows(Element::ALL)
}

/// A campaign with these games; each lists what it ticks, and nothing means that it was given up.
fn progress(games: &[Option<(i32, Vec<&str>)>]) -> Progress {
    Valroc::progress(&course(Length::Easy, games))
}

fn course(length: Length, games: &[Option<(i32, Vec<&str>)>]) -> CampaignState<Valroc> {
    let outcome = |(points, ticked): &(i32, Vec<&str>)| Outcome {
        points: *points,
        ticked: ticked.iter().map(|&id| id.to_owned()).collect(),
    };
    let outcomes = games.iter().map(|game| game.as_ref().map(outcome)).collect();
    CampaignState { content: Content::builtin(), plan: Plan { length }, outcomes }
}

/// The first so many objectives, those of one list first.
fn objectives(first: Element, count: usize) -> Vec<&'static str> {
    let all = &Content::builtin().campaign.objectives;
    let (own, others): (Vec<_>, Vec<_>) = all.iter().partition(|it| it.list == first);
    own.into_iter().chain(others).take(count).map(|it| it.id.as_str()).collect()
}

fn keys<'p>(phrases: impl IntoIterator<Item = &'p Phrase>) -> Vec<&'p str> {
    phrases.into_iter().map(|phrase| phrase.key.as_ref()).collect()
}

#[test]
fn t33_thirty_one_objectives_with_all_of_water() {
    let games = [Some((54, objectives(Element::Water, 31)))];
    let done = progress(&games);
    assert_eq!((done.ticked(), done.rank().map(|it| it.name.key.as_ref())), (31, Some("class-archmage")));
    assert!(done.titles().any(|title| title.key == "title-water"));
    let class =
        |count| keys(progress(&[Some((54, objectives(Element::Fire, count)))]).rank().map(|it| &it.name))[0].to_owned();
    let expected = [
        "villager",
        "villager",
        "apprentice",
        "apprentice",
        "mage",
        "professor",
        "legendary_archmage",
        "supreme_creator",
    ];
    assert_eq!([0, 10, 11, 20, 25, 26, 39, 40].map(class), expected.map(|id| format!("class-{id}")));
    let all = progress(&[Some((99, objectives(Element::Air, 40)))]);
    assert_eq!(keys(all.titles()), ["title-fire", "title-water", "title-earth", "title-air"]);
}

#[test]
fn an_objective_is_ticked_once_by_the_first_game_that_fulfils_it() {
    let done = progress(&[Some((60, vec!["f01", "t01"])), None, Some((53, vec![])), Some((54, vec!["f01", "a01"]))]);
    let ticked: Vec<_> = done.games.iter().map(|game| (game.points, game.ticked.join(" "))).collect();
    let expected = [(Some(60), "f01 t01"), (None, ""), (Some(53), ""), (Some(54), "a01")];
    assert_eq!(ticked, expected.map(|(points, ids)| (points, ids.to_owned())));
    let notes: Vec<_> = done.games.iter().map(|game| game.note.is_some()).collect();
    assert_eq!(notes, [false, false, true, false], "only a game that falls short is told so");
    let found =
        |id: &str| done.lists.iter().flat_map(|list| &list.objectives).find(|it| it.id == id).and_then(|it| it.ticked);
    assert_eq!(["f01", "t01", "a01", "e01"].map(found), [Some(1), Some(1), Some(4), None]);
    assert_eq!((done.ticked(), done.length, done.verdict), (3, Some(8), None));
}

#[test]
fn eight_nine_or_ten_games_and_the_phantom_begins_the_even_ones() {
    for (length, games) in Length::ALL.into_iter().zip([8, 9, 10]) {
        for played in 0..games {
            let next = Valroc::next_game(&course(length, &vec![None; played])).expect("there is a game left");
            assert_eq!(next.phantom_starts, played % 2 == 1);
        }
        let over = course(length, &vec![None; games]);
        assert!(Valroc::next_game(&over).is_none());
        assert_eq!(keys(&Valroc::progress(&over).verdict), ["campaign-verdict"]);
    }
    let learned = Valroc::progress(&course(Length::Easy, &vec![Some((60, objectives(Element::Water, 10))); 8]));
    assert_eq!(keys(&learned.verdict), ["campaign-verdict-titles"]);
}

#[test]
fn a_finished_game_leaves_its_points_and_the_ids_of_what_it_ticks() {
    let outcome = strong().final_count().game().outcome().expect("a finished solo game");
    assert_eq!(outcome.points, 54);
    assert!(outcome.ticked.iter().any(|id| id == "f01"));
    assert!(Scenario::new(2).final_count().game().outcome().is_none());
}

#[test]
fn a_game_below_54_points_ticks_nothing() {
    assert!(judged(Scenario::solo().skills(0, [10, 10, 1, 1])).is_empty());
    assert!(judged(strong().skills(0, [12, 12, 12, 11])).is_empty(), "one point less than 54");
    assert!(!judged(strong()).is_empty(), "54 are enough");
    assert!(campaign::judge(Scenario::new(2).final_count().game()).is_none());
    assert!(campaign::judge(Scenario::solo().planning().game()).is_none());
}

#[test]
fn skills_creatures_and_points() {
    let ids = ["f01", "e01", "t01", "a01", "f02", "e02", "f05", "t05", "a05"];
    assert_eq!(ticks(strong(), &ids), [true, true, true, true, true, true, false, false, false]);
    let hunters = || strong().beaten(0, &["d01", "d05", "s01", "s05", "m13", "m14", "m01"]);
    let ids = ["f03", "t03", "a03", "e04", "t04", "f04", "f05", "t05", "a05", "e05"];
    assert_eq!(ticks(hunters(), &ids), [true, true, true, true, false, true, true, true, true, false]);
    assert_eq!(ticks(strong().beaten(0, &["d01", "d02", "d03", "d04"]), &["e05", "e06", "t04"]), [true, true, true]);
    assert_eq!(ticks(strong(), &["e05", "e06"]), [false, false], "[R17]: at least one creature");
}

#[test]
fn purse_magic_courses_and_spells() {
    assert_eq!(ticks(strong().vals(0, 18), &["f06", "f07"]), [true, false]);
    assert_eq!(ticks(strong().pm(0, 0), &["f07", "e09", "e08"]), [true, true, true]);
    let learned = strong().course(0, "c01").course(0, "c02").course(0, "c03");
    assert_eq!(ticks(learned, &["e07", "e08"]), [true, false]);
    let cursed = strong().used_spell(0, "p02").used_spell(0, "p05").beaten(0, &["m13", "m14"]);
    assert_eq!(ticks(cursed, &["t08", "e08"]), [true, false]);
    assert_eq!(ticks(strong().empty_pile(), &["a04"]), [true], "the river may still hold creatures");
    assert_eq!(ticks(strong(), &["t08", "a04", "t06", "a06", "a08", "a09", "f08", "f09", "f10", "t09"]), [false; 10]);
}

#[test]
fn deeds_are_remembered_during_the_game() {
    use valroc::{
        Action,
        action::Mix,
        places::{Pawn, Place},
    };
    let mut table = strong()
        .skills(0, [12, 12, 12, 5])
        .vals(0, 7)
        .pm(0, 5)
        .round(11)
        .tokens(0, Token::VialFull, 3)
        .tokens(0, Token::Berry, 1)
        .beaten(0, &["m13", "m14"])
        .pawn(Place::Training, 0, 0, Pawn::Mage)
        .pawn(Place::Sanctuary, 0, 0, Pawn::Assistant)
        .at(Place::Training);
    table.next_cards(&["a03", "a04"]).play(0, Action::Draw { berries: 1, double: false });
    table.play(0, Action::StopTraining).play(0, Action::CountUp(Element::Air));
    for _ in 0..3 {
        table.play(0, Action::Brew(Mix { tokens: [0, 0, 1], ..Mix::default() }));
    }
    table.play(0, Action::Serve(Element::Air)).next_cards(&["a06"]).play(0, Action::Offer { vals: 7, diamond: false });
    crate::pass_the_round(&mut table);
    crate::pass_the_round(&mut table);
    assert!(table.is_over());
    let ticked = campaign::judge(table.game()).expect("a finished solo game");
    let found: Vec<_> =
        ["t06", "t07", "a06", "a07", "a08", "f09", "a10", "f10"].iter().map(|id| ticked.contains(index(id))).collect();
    assert_eq!(found, [true, false, true, false, true, true, true, false]);
}

/// RULES 12, objective A09, and [V10]: a mage who is hurt again while he is idle has been idle for this round all the same.
#[test]
fn a_mage_hurt_again_in_the_last_round_was_idle_in_it() {
    use valroc::{
        Action,
        places::{Pawn, Place},
    };
    let last_round = |until| {
        let idle = strong().beaten(0, &["m13", "m14"]).pm(0, 1).round(12).kept(0, &["a10"]);
        let idle = if until == 12 { idle.injured(0, "a09", until) } else { idle };
        let mut table = idle.changed_pawn(Place::Training, 3, 0, Pawn::Assistant).at(Place::Training);
        table.next_cards(&["a01"]).play(0, Action::Draw { berries: 0, double: false });
        crate::pass_the_round(&mut table);
        assert!(table.is_over() && table.view(0).players[0].idle_until == Some(13));
        campaign::judge(table.game()).expect("a finished solo game").contains(index("a09"))
    };
    assert!(last_round(12));
    assert!(!last_round(0), "hurt in the last round, never idle");
}
