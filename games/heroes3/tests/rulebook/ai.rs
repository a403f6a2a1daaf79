//! RULES 30.1, test cases 11, 18, 19 and 21 to 23: those who fight by themselves.

use crate::decide_for_ai;
use heroes3::{
    Action, Content, Event, Heroes3, Options,
    board::Space,
    cards::Figures,
    kinds::{
        Difficulty,
        Face::{Few, Neutral, Pack},
        Faction, Kind,
    },
    scenario::Fight,
    view::View,
};
use taverne_engine::{Game, Journal, Seat, Seed, Viewer};

fn against_ai_hero() -> Fight {
    let scenario = "skirmish_ai_hero".into();
    Fight::with(&Options { scenario, faction: Faction::Castle, ..Options::default() })
}

/// Every throw of three dice, to have many different chances.
fn throws() -> impl Iterator<Item = [i8; 4]> {
    (0..81).map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27].map(|it| it as i8 - 1))
}

#[test]
fn case_11_resistance_stops_a_weak_spell() {
    let mut stopped = 0;
    for dice in throws() {
        let fight = against_ai_hero().own("archangels", Pack, (0, 0)).enemy("halflings", Neutral, (3, 4));
        let mut fight = fight.hand(&["resistance"]);
        fight.dice(&dice);
        fight.activate((3, 4));
        let answer = fight.actions().into_iter().find(|it| matches!(it, Action::Play { .. }));
        let Some(answer) = answer else { continue };
        let cast = fight.events().into_iter().rev().find_map(|it| match it {
            Event::Cast { card, power, .. } => Some((card, power)),
            _ => None,
        });
        let (card, power) = cast.expect("Resistance answers a spell");
        assert!(power <= 1, "the basic effect is for spells of power 1 or less");
        fight.play(answer);
        let cancelled = Event::SpellCancelled { card };
        assert!(fight.events().contains(&cancelled));
        stopped += 1;
    }
    assert!(stopped > 0, "some of these AI decks begin with a spell");
}

#[test]
fn case_21_an_attack_card_counts_or_waits() {
    let fight = against_ai_hero().own("halberdiers", Few, (1, 2)).own("archangels", Few, (3, 0));
    let mut fight = fight.enemy("troglodytes", Pack, (1, 3)).ai_deck(&["attack_b"]);
    fight.dice(&[-1, -1, -1]);
    fight.activate((1, 3));
    assert_eq!(fight.at((1, 2)), None, "3 + 1 - 1 - 1 = 2");

    let fight = against_ai_hero().own("archangels", Few, (3, 0)).enemy("troglodytes", Pack, (0, 4));
    let mut fight = fight.ai_deck(&["attack_b"]);
    fight.activate((0, 4));
    decide_for_ai(&mut fight);
    assert_eq!(fight.game.combat().waiting_for_attacker(), 1, "the card waits");
}

#[test]
fn case_22_an_empty_ai_deck_gives_no_more_cards() {
    let fight = against_ai_hero().own("archangels", Pack, (0, 0)).enemy("halflings", Neutral, (3, 4));
    let mut fight = fight.ai_deck(&["attack_b"]);
    let mut drawn = Vec::new();
    for _ in 0..3 {
        fight.activate((3, 4));
        decide_for_ai(&mut fight);
        drawn.push(fight.events().iter().filter(|it| matches!(it, Event::AiCardDrawn { .. })).count());
    }
    assert_eq!(drawn, [1, 0, 0]);
}

#[test]
fn case_23_a_healing_spell_without_use_goes_back() {
    let fight = against_ai_hero().own("archangels", Pack, (0, 0)).enemy("halflings", Neutral, (3, 4));
    let mut fight = fight.ai_deck(&["cast_a"]).ai_spells(&["cure"]);
    fight.activate((3, 4));
    let content = Content::builtin();
    let ai = &fight.game.combat().ai;
    assert_eq!(ai.under.first().copied(), content.find_ai_card("cast_a"), "the magic card goes under the deck");
    assert_eq!(ai.spells.first().copied(), content.find_card("cure"), "the spell goes back into its deck");
}

/// Plays a table until the guard stands on the board.
fn with_guard(options: &Options, seed: u64) -> Heroes3 {
    let mut journal = Journal::silent();
    let content = Content::builtin();
    let mut game = Heroes3::new(content, options, 1, Seed::numbered(1, seed), &mut journal).expect("good options");
    let seat = Seat::new(0);
    while game.combat().round == 0 {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let done = actions.iter().find(|it| **it == Action::Done);
        let action = *done.unwrap_or(&actions[0]);
        game.play(seat, action, &mut journal).expect("a listed action");
    }
    game
}

#[test]
fn case_18_against_azure_units_there_is_no_limit() {
    for (guard, limited) in [("7", false), ("6", true)] {
        let options = Options { guard: guard.into(), difficulty: Difficulty::Easy, ..Options::default() };
        let game = with_guard(&options, 0);
        let battle = View::of(&game, Viewer::Spectator).battle.expect("a skirmish is a battle");
        assert_eq!(battle.limited, limited, "guard {guard}");
    }
}

/// By falling initiative from left to right, ranged units on the back line, others on the front line.
#[test]
fn case_19_a_guard_is_placed_by_initiative() {
    let content = Content::builtin();
    for seed in 0..12 {
        let options = Options { guard: "6".into(), difficulty: Difficulty::Normal, ..Options::default() };
        let view = View::of(&with_guard(&options, seed), Viewer::Spectator).battle.expect("a skirmish is a battle");
        // Before anybody moves, the order in which units act is that of their initiative.
        let placed = |row: u8| -> Vec<&Figures> {
            let at = |column| view.units.iter().find(|it| it.space == Space::at(column, row) && it.face == Neutral);
            let units = (0..4).map_while(at).map(|it| content.find_unit(it.unit).expect("a known unit"));
            units.map(|it| content.figures(it, Neutral)).collect()
        };
        let acted = view.order.first().is_some_and(|id| view.units.iter().any(|it| it.id == *id && it.face == Neutral));
        if acted {
            // The first of them may have left its place.
            continue;
        }
        let (front, back) = (placed(3), placed(4));
        assert!(front.is_sorted_by_key(|it| -it.initiative), "seed {seed}");
        assert!(back.iter().all(|it| it.kind == Kind::Ranged) || front.len() == 4, "seed {seed}");
    }
}
