//! RULES 30.1, test cases 11, 18, 19 and 21 to 23: those who fight by themselves.

use crate::decide_for_ai;
use heroes3::{
    Action, Content, Event, Heroes3, Options, Refusal,
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
fn case_22_a28_an_empty_ai_deck_gives_no_more_cards() {
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
        let place = actions.iter().find(|it| matches!(it, Action::Deploy { .. } | Action::Done));
        let action = *place.unwrap_or(&actions[0]);
        game.play(seat, action, &mut journal).expect("a listed action");
    }
    game
}

/// Plays without moving until the second combat round: whether it was asked for a movement point, and whether it came.
fn second_round(mut game: Heroes3) -> (bool, bool) {
    let seat = Seat::new(0);
    loop {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let asked = actions.iter().any(|it| matches!(it, Action::Extend | Action::Retreat));
        if asked || actions.is_empty() || game.combat().round > 1 {
            return (asked, game.combat().round > 1);
        }
        let calm = [Action::Defend, Action::Done].into_iter().find(|it| actions.contains(it));
        game.play(seat, calm.unwrap_or(actions[0]), &mut Journal::silent()).expect("a listed action");
    }
}

#[test]
fn case_18_a22_a52_against_azure_units_there_is_no_limit() {
    for (guard, limited) in [("7", false), ("6", true)] {
        let options = Options { guard: guard.into(), difficulty: Difficulty::Easy, ..Options::default() };
        let view = View::of(&with_guard(&options, 0), Viewer::Spectator).battle.expect("a skirmish is a battle");
        assert_eq!(view.limited, limited, "guard {guard}");
        let rounds: Vec<_> = (0..8).map(|seed| second_round(with_guard(&options, seed))).collect();
        let expected = if limited { (true, false) } else { (false, true) };
        let beaten = (false, false);
        assert!(rounds.iter().all(|&it| it == expected || it == beaten), "guard {guard}: {rounds:?}");
        assert!(rounds.contains(&expected), "guard {guard}: {rounds:?}");
    }
}

/// By falling initiative from left to right, ranged units on the back line, others on the front line.
#[test]
fn case_19_a57_a_guard_is_placed_by_initiative() {
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

/// RULING 102: among units with the same health and tier the player decides which one the card protects.
#[test]
fn most_health_is_a_tie_for_the_player() {
    let fight = against_ai_hero().own("archangels", Pack, (0, 0)).hand(&[]);
    let fight = fight.enemy("skeletons", Few, (0, 4)).enemy("troglodytes", Few, (3, 4));
    let mut fight = fight.ai_deck(&["defense_a"]);
    fight.activate((0, 4));
    assert_eq!(fight.actions(), [Action::Target(Space::at(0, 4)), Action::Target(Space::at(3, 4))]);
    assert_eq!(fight.try_play(Action::Target(Space::at(0, 0))), Err(Refusal::NoTarget));
    fight.target((3, 4));
    let view = View::of(&fight.game, Viewer::Spectator).battle.expect("a skirmish is a battle");
    let protected: Vec<_> = view.units.iter().filter(|it| !it.effects.is_empty()).map(|it| it.space).collect();
    assert_eq!(protected, [Space::at(3, 4)]);
}

fn first_hurt(fight: &mut Fight) -> Option<(Space, u8)> {
    fight.events().into_iter().find_map(|it| match it {
        Event::Damaged { unit, amount, .. } => Some((unit.space, amount)),
        _ => None,
    })
}

/// A spell of the AI meets the unit with the highest defense; then the higher tier, more health left, the player.
#[test]
fn highest_defense_is_a_tie_for_the_player() {
    let cast = |other: &str| {
        let fight = against_ai_hero().own("halberdiers", Few, (0, 0)).own(other, Few, (3, 0)).hand(&[]);
        let mut fight = fight.enemy("halflings", Neutral, (0, 4)).ai_deck(&["cast_a"]).ai_spells(&["magic_arrow"]);
        fight.activate((0, 4));
        fight
    };
    let mut tied = cast("skeletons");
    assert_eq!(tied.actions(), [Action::Target(Space::at(0, 0)), Action::Target(Space::at(3, 0))]);
    tied.target((3, 0));
    assert_eq!(first_hurt(&mut tied), Some((Space::at(3, 0), 2)), "with power 1");
    // Crusaders have more defense.
    assert_eq!(first_hurt(&mut cast("crusaders")), Some((Space::at(3, 0), 2)));
}
