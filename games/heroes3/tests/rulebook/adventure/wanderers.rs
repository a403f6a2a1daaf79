//! RULES 22.5: AI heroes on the map, with the aid's statements A31 to A36 and the test cases of 30.2 about them.

use heroes3::{
    Action, Event, Refusal,
    kinds::{FieldId, Resource, Which},
    land::Holder,
    realm::Foe,
    scenario::journey::Journey,
};
use taverne_engine::Seat;

const SEAT: Seat = Seat::new(0);

/// S3 (the castle) in the west, F1 beside it, then S2 in the east; the AI has S2. All lie face up.
fn land() -> Journey {
    let tiles = [("S3", 0, 0), ("far", 3, -1), ("S2", 6, -2)];
    Journey::on("castle", &tiles).turned(0, 0).found(1, "F1", 1).turned(2, 5).hero((-1, 0), 3)
}

/// Where the first AI hero stands.
fn stands(journey: &Journey) -> (i8, i8) {
    journey.place(journey.game.land().ai[0].field)
}

/// The AI moves until a fight or the end of its turns; equal ways are chosen by the first.
fn ai_turns(journey: &mut Journey) -> Vec<Event> {
    journey.ai_turns();
    while let Some(first @ Action::Field(_)) = journey.actions().first().copied() {
        journey.play(first);
    }
    journey.events()
}

fn steps(events: &[Event]) -> usize {
    events.iter().filter(|it| matches!(it, Event::AiHeroMoves { .. })).count()
}

/// A31, A34: three points, towards the nearest town of the player.
#[test]
fn a31_a34_it_goes_for_the_town() {
    let mut journey = land().ai((6, -2), 3);
    let before = journey.game.distance(journey.at((6, -2)), journey.at((0, 0)));
    let events = ai_turns(&mut journey);
    assert!(steps(&events) == 3, "{events:?}");
    let after = journey.game.distance(journey.game.land().ai[0].field, journey.at((0, 0)));
    assert!(after < before, "{before} to {after}");
}

/// A32, case 25: a hero on the same tile comes before a mine.
#[test]
fn case_25_a32_a_hero_on_the_same_tile_first() {
    // On S3: the hero two steps away, the mine one.
    let journey = land();
    let mine = journey.at((-1, 1));
    assert_eq!(journey.location((-1, 1)), "mine");
    let mut hunting = journey.clone().hero((1, 0), 3).ai((-1, 0), 3).flag((0, 0), Holder::Ai);
    let events = ai_turns(&mut hunting);
    assert_eq!(steps(&events), 2, "{events:?}");
    assert_eq!(stands(&hunting), (1, 0));
    assert_eq!(hunting.game.owner_of(mine), None, "the mine is left alone");
    assert_eq!(hunting.game.realm().foe, Some(Foe::AiHero(0)));
    assert_eq!(hunting.game.land().ai[0].movement, 0, "the turn ends with the combat");
}

/// A33: without a hero a mine on the tile is flagged, then it looks again.
#[test]
fn case_25_a33_a_mine_on_the_same_tile() {
    let mut journey = land().hero((4, -1), 3).ai((-1, 0), 3).owns(Resource::Gold, 0);
    let mine = journey.at((-1, 1));
    let events = ai_turns(&mut journey);
    assert_eq!(journey.game.owner_of(mine), Some(Holder::Ai), "{events:?}");
    assert_eq!(journey.game.guard_at(mine), 0, "A35: it beats guards at once");
    assert!(!events.iter().any(|it| matches!(it, Event::Gained { .. })), "nobody gains anything");
    // Two points are left: the town is one step away, and nobody can pay for it.
    assert_eq!(journey.game.owner_of(journey.at((0, 0))), Some(Holder::Ai));
}

#[test]
fn a_players_mine_is_taken_with_its_income() {
    let (mine, other) = ((-1, 1), (4, -1));
    let mut journey = land().hero(mine, 3);
    journey.enter(Which::Main, mine);
    journey = journey.beaten(mine);
    let before = journey.game.income(SEAT, Resource::Materials);
    let mut journey = journey.hero(other, 3).flag(mine, Holder::Seat(SEAT)).ai((0, 0), 1).flag((0, 0), Holder::Ai);
    ai_turns(&mut journey);
    assert_eq!(stands(&journey), mine);
    assert_eq!(journey.game.income(SEAT, Resource::Materials), before - 2);
}

/// Fields that are visited by the AI are empty for everybody.
#[test]
fn a35_it_leaves_cubes() {
    let mut journey = land().hero((4, -1), 3);
    let treasure = (-1, 0);
    assert_eq!(journey.location(treasure), "treasure");
    journey.ai_takes(treasure);
    let field = journey.at(treasure);
    assert!(journey.game.land().mark(field).cube());
    assert_eq!(journey.game.guard_at(field), 0);
}

/// RULES 20.1: a town without a hero is defended for eight gold, or falls.
#[test]
fn case_20_a_town_without_a_hero() {
    let at_the_gates = |gold| land().hero((4, -1), 3).ai((1, -1), 1).owns(Resource::Gold, gold);
    let town = land().at((0, 0));
    let mut poor = at_the_gates(7);
    ai_turns(&mut poor);
    assert!(poor.actions().is_empty(), "there is nothing to choose");
    assert_eq!(poor.game.owner_of(town), Some(Holder::Ai));
    let mut rich = at_the_gates(8);
    ai_turns(&mut rich);
    assert_eq!(rich.actions(), [Action::PayDefence, Action::GiveUp]);
    let mut gave_up = rich.clone();
    gave_up.play(Action::GiveUp);
    assert_eq!(gave_up.game.owner_of(town), Some(Holder::Ai));
    rich.play(Action::PayDefence);
    assert_eq!(rich.game.player(SEAT).resources[0], 0);
    assert_eq!((rich.game.realm().foe, rich.game.realm().fighter), (Some(Foe::AiHero(0)), None));
    assert_eq!(rich.game.owner_of(town), Some(Holder::Seat(SEAT)), "not before it is fought for");
}

/// RULES 12: an attacked secondary hero fights or is removed.
#[test]
fn an_attacked_second_hero_may_be_removed() {
    let mut journey = land().hero((4, -1), 3).second((1, -1), 2).ai((0, 0), 1).flag((0, 0), Holder::Ai);
    ai_turns(&mut journey);
    assert_eq!(journey.actions(), [Action::Fight, Action::Withdraw]);
    journey.play(Action::Withdraw);
    assert_eq!(journey.stands(Which::Secondary), None);
    assert_eq!(stands(&journey), (1, -1));
}

/// Between it and its goal lies a face-down tile: a point to turn it up, as the player likes.
#[test]
fn example_c_a_tile_is_turned_up_on_the_way() {
    let tiles = [("S3", 0, 0), ("far", 3, -1), ("S2", 6, -2)];
    let journey = Journey::on("castle", &tiles).turned(0, 0).turned(2, 5).hero((-1, 0), 3);
    // S2's way out to the west.
    let gate = (0..7u8)
        .map(|field| journey.place(FieldId(14 + field)))
        .find(|&at| {
            let field = journey.at(at);
            journey.location(at) == "empty" && journey.game.hidden_beside(field).contains(&1)
        })
        .expect("S2 opens to the west");
    let mine = (0..7u8).map(|field| journey.place(FieldId(14 + field))).find(|&at| journey.location(at) == "mine");
    let mut journey = journey.ai(gate, 3).flag(mine.expect("S2 has a mine"), Holder::Ai);
    journey.ai_turns();
    let events = journey.events();
    assert!(events.iter().any(|it| matches!(it, Event::TileSeen { slot: 1, .. })), "{events:?}");
    assert!(journey.actions().iter().all(|it| matches!(it, Action::Turn(_))), "the player turns it");
    assert_eq!(journey.game.land().ai[0].movement, 2);
    assert_eq!(stands(&journey), gate);
    if let Some(&turn) = journey.actions().first() {
        journey.play(turn);
    }
    while let Some(first @ Action::Field(_)) = journey.actions().first().copied() {
        journey.play(first);
    }
    assert_eq!(steps(&journey.events()), 2);
}

/// Among equally short ways the player chooses; no other way can be named (RULING 102).
#[test]
fn example_d_equal_ways_are_chosen_by_the_player() {
    let mut journey = land().hero((0, 1), 3).ai((1, -1), 3);
    journey.ai_turns();
    let field = |at| Action::Field(journey.at(at));
    let mut expected = vec![field((0, 0)), field((1, 0))];
    expected.sort_by_key(|it| format!("{it:?}"));
    let mut offered = journey.actions();
    offered.sort_by_key(|it| format!("{it:?}"));
    assert_eq!(offered, expected);
    let other = field((2, -1));
    assert_eq!(journey.try_play(other), Err(Refusal::LongerWay));
    journey.play(expected[1]);
    assert_eq!(stands(&journey), (0, 1), "the last step is no choice any more");
    assert_eq!(journey.game.realm().foe, Some(Foe::AiHero(0)));
}

#[test]
fn one_that_stays_does_not_move() {
    let mut journey = land().ai((6, -2), 0);
    assert_eq!(steps(&ai_turns(&mut journey)), 0);
    assert_eq!(stands(&journey), (6, -2));
}

/// RULING 103: never two on a field.
#[test]
fn two_ai_heroes_keep_apart() {
    let mut journey = land().hero((-1, 0), 3).ai((6, -2), 3).ai((6, -1), 3);
    let mut turns = 0;
    loop {
        ai_turns(&mut journey);
        let ai = &journey.game.land().ai;
        assert_ne!(ai[0].field, ai[1].field);
        if journey.game.realm().foe.is_some() || !journey.actions().is_empty() {
            break;
        }
        turns += 1;
        assert!(turns < 6, "they come to the town");
    }
    assert!(turns > 0);
}

/// RULES 7: moving onto an AI hero's field is an attack; its town without it is just taken (RULING 104).
#[test]
fn heroes_attack_ai_heroes_and_take_their_towns() {
    let mut journey = land();
    let gate = (0..6)
        .map(|_| ())
        .zip([(5, -1), (5, -2), (6, -1), (7, -2), (7, -3), (6, -3)])
        .map(|it| it.1)
        .find(|&at| journey.location(at) == "empty" && journey.game.walls(journey.at(at)) != 0x3F)
        .expect("a field beside the town");
    journey = journey.hero(gate, 3);
    let town = (6, -2);
    let mut defended = journey.clone().ai(town, 3);
    assert_eq!(defended.go(town), Ok(()));
    assert_eq!(defended.game.realm().foe, Some(Foe::AiHero(0)));
    assert_eq!(journey.go(town), Ok(()));
    assert_eq!(journey.game.owner_of(journey.at(town)), Some(Holder::Seat(SEAT)));
}
