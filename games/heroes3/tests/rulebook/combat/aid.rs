//! RULES 29.1: what the player aid says about combats, each statement by its number, where no test case says it.

use crate::{activated, attacked, damage, decide_for_ai, dice, outcome, retaliations};
use heroes3::{
    Action, Content, Event, Heroes3, Options, Refusal,
    board::Space,
    fighter::{FighterId, Mark},
    kinds::{
        Army,
        Face::{Few, Neutral, Pack},
        Faction, Morale, MoraleUse, Outcome, Piece, Quiet, RerollBy,
    },
    scenario::Fight,
};
use taverne_engine::{Game, Journal, Seat, Seed};

const SEAT: Seat = Seat::new(0);

fn actions(game: &Heroes3) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(SEAT, &mut actions);
    actions
}

fn table(options: &Options) -> Heroes3 {
    Heroes3::new(Content::builtin(), options, 1, Seed::numbered(3, 1), &mut Journal::silent()).expect("good options")
}

/// In a combat too a positive token is spent to draw a card; there is one token.
#[test]
fn a12_a13_morale_draws_a_card_in_a_combat() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).enemy("boars", Neutral, (3, 4));
    let mut fight = fight.hand(&[]).deck(&["estates", "estates"]).morale(Morale::Positive);
    fight.activate((0, 0));
    fight.play(Action::Morale(MoraleUse::Draw));
    assert_eq!(fight.hand_size(), 1);
    assert_eq!(fight.try_play(Action::Morale(MoraleUse::Draw)), Err(Refusal::NoMorale));
}

#[test]
fn a15_morale_rerolls_an_attack_die() {
    let fight = Fight::of("castle").own("halberdiers", Few, (1, 2)).enemy("boars", Neutral, (1, 3));
    let mut fight = fight.hand(&[]).deck(&[]).morale(Morale::Positive);
    fight.dice(&[-1, 1, -1]);
    fight.attack((1, 2), (1, 3));
    fight.play(Action::Reroll { die: 0, by: RerollBy::Morale });
    assert_eq!(damage(&fight.events())[0], 3, "2 + 1 - 0");
}

/// Power comes from statistics, abilities, artifacts, and from spells that are discarded.
#[test]
fn a25_many_cards_give_power() {
    let caster = |card| {
        let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("archangels", Few, (1, 3));
        let mut fight = fight.hand(&["magic_arrow", card]).deck(&[]);
        fight.activate((0, 0));
        fight
    };
    let cast = |mut fight: Fight| {
        fight.play_card("magic_arrow", 0);
        fight.play(Action::Row(1));
        fight.target((1, 3));
        damage(&fight.events())
    };
    for (card, option) in [("power", 0), ("sorcery", 0), ("rib_cage", 1)] {
        let mut fight = caster(card);
        fight.play_card(card, option);
        assert_eq!(cast(fight), [2], "{card}");
    }
    let mut fight = caster("lightning_bolt");
    fight.play(Action::Empower(Content::builtin().find_card("lightning_bolt").expect("a known card")));
    assert_eq!(cast(fight), [2], "a spell");
}

/// Whom a ranged unit without a player shoots at, among units of one side, by their place.
fn shot(own: &[(&str, (u8, u8))]) -> (Vec<Action>, Vec<Space>) {
    let content = Content::builtin();
    let face = |unit: &str| {
        if content.unit(content.find_unit(unit).expect("a known unit")).figures(Few).is_some() { Few } else { Neutral }
    };
    let fight = own.iter().fold(Fight::of("castle"), |fight, &(unit, at)| fight.own(unit, face(unit), at));
    let mut fight = fight.enemy("liches", Few, (0, 4)).hand(&[]);
    fight.activate((0, 4));
    (fight.actions(), attacked(&fight.events()))
}

/// Silver Liches: ranged units first, of the same tier, a lower, a higher one; without any the others; then the nearest.
#[test]
fn a30_whom_ranged_units_shoot() {
    let target = |own: &[_]| shot(own).1.first().copied();
    let at = |column, row| Some(Space::at(column, row));
    let all = [("zealots", (3, 0)), ("elves", (3, 1)), ("crusaders", (0, 2)), ("halberdiers", (1, 2))];
    assert_eq!(target(&all), at(3, 0), "a ranged one of the same tier");
    assert_eq!(target(&all[1..]), at(3, 1), "then a ranged one of a lower tier");
    assert_eq!(target(&[("enchanters", (3, 0)), ("crusaders", (0, 2))]), at(3, 0), "even of a higher one");
    assert_eq!(target(&all[2..]), at(0, 2), "then the same tier");
    assert_eq!(target(&[("halberdiers", (3, 1)), ("champions", (0, 2))]), at(3, 1), "a lower tier before a higher one");
    assert_eq!(target(&[("crusaders", (3, 0)), ("vampires", (0, 2))]), at(0, 2), "the nearest");
    let (asked, hit) = shot(&[("crusaders", (1, 1)), ("vampires", (0, 0))]);
    assert_eq!((asked.len(), hit.len()), (2, 0), "the player chooses among equals");
    // Whoever stands beside it comes before everybody else.
    assert_eq!(target(&[("zealots", (3, 0)), ("halberdiers", (1, 4))]), at(1, 4));
}

#[test]
fn a37_units_of_a_faction_have_two_faces() {
    for unit in &Content::builtin().units {
        let of_faction = unit.faction != Faction::Neutral;
        for face in [Few, Pack] {
            assert_eq!(unit.figures(face).is_some(), of_faction, "{} {face:?}", unit.id);
        }
    }
}

/// RULES 19.2, example (d): up to three spaces; flyers pass over what stands there.
#[test]
fn a46_ground_units_walk_around_and_flyers_pass_over() {
    let moves = |unit| {
        let fight =
            Fight::of("castle").own(unit, Few, (1, 1)).own("crusaders", Few, (1, 2)).own("marksmen", Few, (2, 1));
        let mut fight = fight.enemy("archangels", Few, (3, 4)).hand(&[]);
        fight.activate((1, 1));
        [(0, 3), (1, 3), (1, 4), (3, 3)]
            .map(|(column, row)| fight.actions().contains(&Action::Go(Space::at(column, row))))
    };
    assert_eq!(moves("halberdiers"), [true, false, false, false]);
    assert_eq!(moves("griffins"), [true, true, true, false]);
    // And they attack who is adjacent, nobody else.
    let mut fight = Fight::of("castle").own("griffins", Few, (1, 2)).enemy("boars", Neutral, (1, 3));
    fight = fight.enemy("peasants", Neutral, (2, 3));
    fight.activate((1, 2));
    assert!(fight.actions().contains(&Action::Strike(Space::at(1, 3))));
    assert_eq!(fight.try_play(Action::Strike(Space::at(2, 3))), Err(Refusal::OutOfReach), "never diagonally");
}

/// RULES 19.6, examples (a) to (d): two dice, the lower counts.
#[test]
fn a45_two_dice_from_back_line_to_back_line() {
    let thrown = |from, target| {
        let mut fight = Fight::of("castle").own("marksmen", Few, from).enemy("archangels", Few, target).hand(&[]);
        fight.attack(from, target);
        dice(&fight.events())[0]
    };
    assert_eq!(thrown((1, 0), (3, 4)), 2, "(a)");
    assert_eq!(thrown((1, 0), (3, 3)), 1, "(b)");
    assert_eq!(thrown((1, 1), (3, 4)), 1, "(c)");
    assert_eq!(thrown((1, 0), (1, 1)), 2, "(d)");
    // It attacks and then moves one space, or moves one space.
    let mut fight = Fight::of("castle").own("marksmen", Few, (1, 1)).enemy("archangels", Few, (3, 4)).hand(&[]);
    fight.activate((1, 1));
    let near = [(1, 0), (0, 1), (2, 1), (1, 2)].map(|(column, row)| Action::Go(Space::at(column, row)));
    let goes = |fight: &Fight| fight.actions().iter().filter(|it| matches!(it, Action::Go(_))).count();
    assert!(near.iter().all(|it| fight.actions().contains(it)) && goes(&fight) == 4);
    fight.strike((3, 4));
    assert!(near.iter().all(|it| fight.actions().contains(it)) && goes(&fight) == 4);
}

/// An army that is built, of six units, until so many questions about placing it were asked.
fn placing() -> Heroes3 {
    let options = Options { army: Army::Built, points: "140".into(), ..Options::default() };
    let mut game = table(&options);
    let mut play = |action| game.play(SEAT, action, &mut Journal::silent()).expect("a listed action");
    for unit in ["halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions"] {
        play(Action::Recruit(Content::builtin().find_unit(unit).expect("a known unit")));
    }
    play(Action::Done);
    while !actions(&game).iter().any(|it| matches!(it, Action::Deploy { .. })) {
        let first = actions(&game)[0];
        game.play(SEAT, first, &mut Journal::silent()).expect("a listed action");
    }
    game
}

#[test]
fn a51_never_more_than_five_stand_on_the_board() {
    let mut game = placing();
    let mut placed = 0;
    while let Some(&deploy) = actions(&game).iter().find(|it| matches!(it, Action::Deploy { .. })) {
        game.play(SEAT, deploy, &mut Journal::silent()).expect("a listed action");
        placed += 1;
    }
    assert_eq!((placed, game.player(SEAT).army.len()), (5, 6));
}

#[test]
fn a56_own_units_are_placed_freely_on_the_own_lines() {
    let game = placing();
    let mut spaces: Vec<_> = actions(&game)
        .into_iter()
        .map(|it| match it {
            Action::Deploy { unit, space } => (unit, space.column(), space.row()),
            other => panic!("{other:?} before anybody stands there"),
        })
        .collect();
    spaces.sort_unstable();
    let army = game.player(SEAT).army.iter().map(|it| it.unit);
    let lines = |unit| (0..4).flat_map(move |column| (0..2).map(move |row| (unit, column, row)));
    let mut expected: Vec<_> = army.flat_map(lines).collect();
    expected.sort_unstable();
    assert_eq!(spaces, expected);
}

/// Against an AI hero a combat goes on until somebody has won.
#[test]
fn a52_against_an_ai_hero_there_is_no_limit() {
    let options = Options { scenario: "skirmish_ai_hero".into(), ..Options::default() };
    let fight = Fight::with(&options).own("halberdiers", Few, (0, 0)).enemy("zombies", Neutral, (3, 4));
    let mut fight = fight.hand(&[]).deck(&[]).ai_deck(&[]).movement(1);
    fight.begin();
    fight.play(Action::Done);
    decide_for_ai(&mut fight);
    assert!(fight.events().contains(&Event::RoundBegins { round: 2 }));
    assert!(!fight.actions().iter().any(|it| matches!(it, Action::Extend | Action::Retreat)));
}

#[test]
fn a54_nobody_strikes_back_at_who_strikes_back() {
    let mut fight = Fight::of("castle").own("archangels", Few, (1, 2)).enemy("crusaders", Pack, (1, 3));
    fight = fight.hand(&[]);
    fight.dice(&[-1, 0]);
    fight.attack((1, 2), (1, 3));
    assert!(fight.state((1, 2)).is_some() && fight.state((1, 3)).is_some(), "both stand");
    assert_eq!(retaliations(&fight.events()), 1);
}

/// To defend ends the activation and gives a token.
#[test]
fn a59_a_unit_that_defends_is_done() {
    let fight = Fight::of("castle").own("halberdiers", Few, (0, 0)).enemy("skeletons", Few, (3, 4));
    let mut fight = fight.hand(&[]).movement(1);
    fight.activate((0, 0));
    fight.play(Action::Defend);
    assert!(fight.has((0, 0), Mark::Defending) && fight.has((0, 0), Mark::Activated));
    assert!(fight.actions().is_empty(), "nothing more is asked of it");
}

/// Cards of an activation come before the attack; after the move is early enough.
#[test]
fn a60_activation_cards_come_before_the_attack() {
    let fight = Fight::of("castle").own("marksmen", Few, (1, 1)).own("griffins", Few, (3, 1));
    let mut fight = fight.enemy("archangels", Few, (3, 4)).hand(&["lightning_bolt"]);
    fight.activate((3, 1));
    assert_eq!(fight.check_card("lightning_bolt", 0), Ok(()));
    fight.go((3, 2));
    assert_eq!(fight.check_card("lightning_bolt", 0), Ok(()));
    fight.activate((1, 1));
    fight.strike((3, 4));
    assert!(fight.actions().contains(&Action::Go(Space::at(1, 0))), "it may still move");
    assert!(fight.check_card("lightning_bolt", 0).is_err());
}

/// From a distance nobody is struck back at.
#[test]
fn a63_only_who_stands_beside_strikes_back() {
    let mut fight = Fight::of("castle").own("marksmen", Few, (1, 1)).enemy("archangels", Few, (1, 3)).hand(&[]);
    fight.attack((1, 1), (1, 3));
    assert!(fight.state((1, 3)).is_some());
    assert_eq!(retaliations(&fight.events()), 0);
}

#[test]
fn a64_a_round_ends_when_all_have_acted() {
    let fight = Fight::of("castle").own("griffins", Few, (0, 0)).own("halberdiers", Few, (3, 0));
    let mut fight = fight.enemy("zombies", Neutral, (1, 4)).hand(&[]).movement(1);
    fight.begin();
    for _ in 0..2 {
        fight.play(Action::Defend);
        decide_for_ai(&mut fight);
    }
    assert_eq!(fight.actions(), [Action::Extend, Action::Retreat]);
    assert_eq!(activated(&fight.events()).len(), 3);
    fight.play(Action::Extend);
    assert!(fight.events().contains(&Event::RoundBegins { round: 2 }));
}

/// Before an own unit has moved or attacked, for ten gold, and without defeat; never with less.
#[test]
fn a66_surrender_comes_before_an_own_activation() {
    let options = Options { scenario: "skirmish_ai_hero".into(), ..Options::default() };
    let against = |gold| {
        let fight = Fight::with(&options).own("halberdiers", Few, (0, 0)).enemy("zombies", Neutral, (3, 4));
        let mut fight = fight.hand(&[]).deck(&[]).ai_deck(&[]).gold(gold);
        fight.activate((0, 0));
        fight
    };
    assert!(!against(9).actions().contains(&Action::Surrender));
    let mut fight = against(10);
    assert!(fight.actions().contains(&Action::Surrender));
    let mut stays = fight.clone();
    stays.play(Action::Pass(Quiet::Window));
    assert!(stays.actions().contains(&Action::Defend), "the activation goes on");
    assert_eq!(stays.try_play(Action::Surrender), Err(Refusal::NotNow));
    fight.play(Action::Surrender);
    assert_eq!(outcome(&fight.events()), Some(Outcome::Surrendered));
    assert_eq!(fight.game.player(SEAT).resources[0], 0);
}

/// Three walls, the gate, and the arrow tower beside the board.
#[test]
fn a79_the_arrow_tower_stands_beside_the_board() {
    let mut game = table(&Options { scenario: "skirmish_siege".into(), ..Options::default() });
    while game.combat().round == 0 {
        let all = actions(&game);
        let action = *all.iter().find(|it| **it == Action::Done).unwrap_or(&all[0]);
        game.play(SEAT, action, &mut Journal::silent()).expect("a listed action");
    }
    let combat = game.combat();
    let pieces = combat.pieces.expect("a siege has walls");
    assert_eq!(pieces.iter().filter(|it| **it == Piece::Wall).count(), 3);
    assert_eq!(pieces.iter().filter(|it| **it == Piece::Gate).count(), 1);
    assert!(combat.stands(FighterId::TOWER) && !combat.fighter(FighterId::TOWER).space.on_board());
}
