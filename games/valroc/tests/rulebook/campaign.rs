//! RULES 12: the solo campaign.

use valroc::{
    Content,
    campaign::{self, Ticked},
    cards::Token,
    elements::Element,
    scenario::Scenario,
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

#[test]
fn t33_thirty_one_objectives_with_all_of_water() {
    let content = Content::builtin();
    let all = &content.campaign.objectives;
    let water = (0..40).filter(|&it| all[it].list == Element::Water);
    let others = (0..40).filter(|&it| {
        all[it].list != Element::Water && all[it].id != "f01" && all[it].id != "t01" && all[it].id != "a01"
    });
    let ticked = water.chain(others.take(21)).fold(Ticked::NONE, Ticked::with);
    assert_eq!((ticked.len(), ticked.class(content).id.as_str()), (31, "archmage"));
    assert_eq!(ticked.titles(content), [Element::Water]);
    let class = |count: usize| (0..count).fold(Ticked::NONE, Ticked::with).class(content).id.as_str();
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
    assert_eq!([0, 10, 11, 20, 25, 26, 39, 40].map(class), expected);
    assert_eq!((0..40).fold(Ticked::NONE, Ticked::with).titles(content), Element::ALL);
}

#[test]
fn a_game_below_54_points_ticks_nothing() {
    assert!(judged(Scenario::solo().skills(0, [10, 10, 1, 1])).is_empty());
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
