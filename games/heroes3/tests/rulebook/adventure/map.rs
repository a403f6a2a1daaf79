//! RULES 15: how tiles lie and join, with the examples of 15.1 and the test cases of 30.2 about the map.

use heroes3::{Action, Event, Refusal, kinds::Which, scenario::journey::Journey};
use taverne_engine::{Game, hex::Way};

const EAST: u8 = 1 << Way::East as u8;
const WEST: u8 = 1 << Way::West as u8;
const NORTH_WEST: u8 = 1 << Way::NorthWest as u8;
const NORTH_EAST: u8 = 1 << Way::NorthEast as u8;

/// The start tile S3, not turned, with a far tile beside it.
fn castle() -> Journey {
    Journey::on("castle", &[("S3", 0, 0), ("far", 3, -1)]).turned(0, 0)
}

fn turns(journey: &Journey) -> Vec<u8> {
    let turn = |it: &Action| match it {
        Action::Turn(turn) => Some(*turn),
        _ => None,
    };
    journey.actions().iter().filter_map(turn).collect()
}

#[test]
fn turning_c_a_start_tile_turned_twice() {
    let journey = castle().turned(0, 2);
    assert_eq!(journey.location((1, 0)), "blocked");
    assert_eq!(journey.location((0, -1)), "mine");
    let solid = |at| journey.game.walls(journey.at(at));
    assert_eq!(solid((0, -1)), WEST | NORTH_WEST | NORTH_EAST);
    // The two beside the blocked field are open to the outside.
    for at in [(0, 1), (1, -1)] {
        let walls = solid(at).count_ones();
        assert_eq!(walls, 1, "{at:?} has only the blocked field behind an edge");
    }
}

#[test]
fn steps_a_a_blocked_field() {
    let mut journey = castle();
    assert_eq!(journey.go((0, -1)), Err(Refusal::BlockedField));
}

#[test]
fn steps_b_and_case_16_a_solid_edge() {
    // Whatever lies behind it.
    for turn in 0..6 {
        let mut journey = castle().found(1, "F3", turn).hero((1, 0), 3);
        assert_eq!(journey.location((1, 0)), "resource");
        assert!(journey.game.walls(journey.at((1, 0))) & EAST != 0);
        assert!(matches!(journey.go((2, 0)), Err(Refusal::EdgeClosed | Refusal::BlockedField)), "turn {turn}");
    }
    // The tile behind it can be turned up from there.
    let mut journey = castle().hero((1, 0), 3);
    assert_eq!(journey.go((2, 0)), Err(Refusal::FaceDown));
    assert_eq!(journey.reveal(1), Ok(()));
}

/// RULING 10: F1 unturned has its blocked field where the tiles would join.
#[test]
fn steps_c_and_case_17_a_turn_that_joins_nothing_is_not_offered() {
    let offered = (0..200).find_map(|seed| {
        let mut journey = castle().seed(seed).hero((1, -1), 3);
        journey.reveal(1).expect("the tile touches the field");
        let seen = journey.events();
        let f1 = journey.game.content().find_tile("F1").expect("there is a tile F1");
        let is_f1 = seen.iter().any(|it| matches!(it, Event::TileSeen { slot: 1, tile } if *tile == f1));
        is_f1.then(|| turns(&journey))
    });
    assert_eq!(offered, Some(vec![1, 2, 3, 4, 5]));
}

#[test]
fn steps_d_a_way_of_three_fields() {
    let mut journey = castle().found(1, "F1", 1);
    assert_eq!(journey.location((2, -1)), "trading_post");
    let reach = journey.game.reach(taverne_engine::Seat::new(0), Which::Main, 3);
    assert_eq!(reach.cost(journey.at((2, -1))), Some(2));
    for at in [(1, -1), (2, -1)] {
        assert_eq!(journey.go(at), Ok(()));
    }
    while !journey.actions().is_empty() {
        journey.play(Action::Done);
    }
    assert_eq!(journey.go((3, -1)), Ok(()));
    assert_eq!((journey.stands(Which::Main), journey.movement(Which::Main)), (Some((3, -1)), 0));
}

#[test]
fn steps_e_over_the_treasure() {
    let journey = castle().turned(0, 3).found(1, "F1", 0);
    assert_eq!(journey.location((1, 0)), "treasure");
    assert_eq!(journey.game.guard_at(journey.at((1, 0))), 1);
    assert_eq!(journey.location((2, 0)), "trading_post");
    for (from, to) in [((0, 0), (1, 0)), ((1, 0), (2, 0)), ((2, 0), (3, -1))] {
        let mut journey = journey.clone().hero(from, 1).level(2);
        assert_eq!(journey.go(to), Ok(()), "{from:?} to {to:?}");
    }
}

/// RULES 15.4: a tile is turned up for one point; the hero does not move.
#[test]
fn a23_a_tile_is_revealed() {
    let mut journey = castle().hero((1, -1), 1);
    assert_eq!(journey.reveal(1), Ok(()));
    assert_eq!((journey.stands(Which::Main), journey.movement(Which::Main)), (Some((1, -1)), 0));
    let turn = turns(&journey)[0];
    journey.play(Action::Turn(turn));
    let events = journey.events();
    assert!(events.iter().any(|it| matches!(it, Event::TileTurned { slot: 1, rotation, .. } if *rotation == turn)));
    assert_eq!(journey.reveal(1), Err(Refusal::NoMovement));
}

#[test]
fn a_tile_out_of_touch_is_not_revealed() {
    let mut journey = castle().hero((-1, 0), 3);
    assert_eq!(journey.reveal(1), Err(Refusal::NotAdjacent));
    assert_eq!(journey.reveal(0), Err(Refusal::Empty));
    assert_eq!(journey.reveal(9), Err(Refusal::Empty));
}

/// A tile between two groups of tiles, which only some turns join.
#[test]
fn case_28_a_tile_joins_all_groups_beside_it() {
    let tiles = [("S3", 0, 0), ("far", 3, -1), ("S2", 6, -2)];
    let mut joined_both = 0;
    for seed in 0..60 {
        // S3 opens to the east, S2 to the west.
        let mut journey = Journey::on("castle", &tiles).turned(0, 0).turned(2, 5).seed(seed).hero((1, -1), 3);
        assert_ne!(journey.game.groups()[0], journey.game.groups()[2], "two groups");
        journey.reveal(1).expect("the tile touches the field");
        let offered = turns(&journey);
        let joins = |turn: u8| {
            let mut copy = journey.clone();
            if copy.game.land().tiles[1].rotation > 5 {
                copy.play(Action::Turn(turn));
            }
            let groups = copy.game.groups();
            groups[0] == groups[2] && groups[1] == groups[0]
        };
        let all: Vec<bool> = offered.iter().map(|&turn| joins(turn)).collect();
        if all.contains(&true) {
            joined_both += 1;
            assert!(all.iter().all(|&it| it), "seed {seed}: only turns that join both");
        }
    }
    assert!(joined_both > 30, "most far tiles can join two others: {joined_both}");
}

/// RULES 7, RULING 72: an own hero is passed for two points, never stopped on.
#[test]
fn an_own_hero_is_passed() {
    let mut journey = castle().hero((1, -1), 2).second((0, 0), 2);
    let tries = journey.tries();
    assert!(journey.moves().iter().all(|it| tries.contains(it)), "what can be done is also tried");
    assert_eq!(journey.go((0, 0)), Err(Refusal::OwnHeroThere));
    // The town lies between; beyond it the treasure on the west.
    let mut journey = journey.level(2);
    assert_eq!(journey.go((-1, 0)), Ok(()));
    assert_eq!((journey.stands(Which::Main), journey.movement(Which::Main)), (Some((-1, 0)), 0));
    let mut short = castle().hero((1, -1), 1).second((0, 0), 2);
    assert_eq!(short.go((-1, 0)), Err(Refusal::NoMovement));
}

/// RULES 7: two heroes on one field part before anything else.
#[test]
fn two_heroes_on_one_field_part() {
    let mut journey = castle().hero((0, 0), 3).second((0, 0), 2);
    assert_eq!(journey.stay(), Err(Refusal::MustSeparate));
    let mut beside = castle().hero((1, -1), 3).second((1, -1), 2);
    assert_eq!(beside.reveal(1), Err(Refusal::MustSeparate));
    assert!(journey.moves().iter().all(|it| matches!(it, Action::Step { .. })));
    assert_eq!(journey.go((1, -1)), Ok(()));
    assert_eq!(journey.reveal(1), Ok(()));
}

/// A20, A21: each step costs a point; staying is a move of no fields.
#[test]
fn a20_a21_steps_cost_points() {
    let mut journey = castle();
    assert_eq!(journey.movement(Which::Main), 3);
    for left in [2, 1, 0] {
        let to = if left == 1 { (0, 0) } else { (1, -1) };
        assert_eq!(journey.go(to), Ok(()));
        assert_eq!(journey.movement(Which::Main), left);
    }
    assert_eq!(journey.go((0, 0)), Err(Refusal::NoMovement));
    assert_eq!(journey.stay(), Err(Refusal::NoMovement));
    assert_eq!(castle().stay(), Err(Refusal::NothingToVisit), "the own town has nothing for a visit");
}

/// RULES 15.3: tiles of the box have borders as the rules tell.
#[test]
fn a_start_tile_has_two_ways_out() {
    for (tile, faction) in [("S1", "castle"), ("S2", "castle"), ("S3", "castle"), ("S4", "rampart")] {
        let journey = Journey::on(faction, &[(tile, 0, 0), ("far", 3, -1)]).turned(0, 0);
        let tile = &journey.game.content().tiles[journey.game.land().tiles[0].tile.expect("a start tile").index()];
        let grid = heroes3::land::Grid::of(&[taverne_engine::hex::Hex::ORIGIN]);
        let open = |field: &usize| {
            let outer = (0..6).filter(|&way| grid.beside(0, *field, way).is_none());
            let mut closed = outer.filter(|way| tile.fields[*field].solid >> way & 1 == 1);
            closed.next().is_none()
        };
        let outer: Vec<usize> = [0, 1, 4, 6, 5, 2].into_iter().filter(open).collect();
        assert_eq!(outer.len(), 2, "{}", tile.id);
        let blocked = tile.fields.iter().position(|it| it.solid == 0x3F).expect("a blocked field");
        let ring = [0, 1, 4, 6, 5, 2];
        let at = ring.iter().position(|&it| it == blocked).expect("it is on the rim");
        let beside = [ring[(at + 5) % 6], ring[(at + 1) % 6]];
        assert!(outer.iter().all(|it| beside.contains(it)), "{}: beside the blocked field", tile.id);
    }
}
