//! RULES 15: every map that can come about, at random.

use heroes3::{Action, Content, kinds::Which, scenario::journey::Journey};
use taverne_engine::hex::Flower;
use taverne_engine::{Content as _, Game, Seed, chance};

/// The layouts as they are written, each by itself, with the faction that plays it.
fn layouts() -> Vec<(String, String, &'static str)> {
    let (_, text) = Content::FILES.iter().find(|(name, _)| *name == "layouts.toml").expect("there are layouts");
    let entries = text.split("[[layout]]").skip(1);
    let layout = |entry: &str| {
        let id = entry.split('"').nth(1).expect("an id").to_owned();
        let faction = if id.starts_with("dead") { "rampart" } else { "castle" };
        let open = entry.replacen(&id, "skirmish_guard", 1);
        (id, format!("[[layout]]{open}"), faction)
    };
    entries.map(layout).collect()
}

/// Turns up all tiles in a random order, each from beside a tile that lies already, with a random one of the legal turns.
/// Calls back after each.
fn unfold(layout: &str, faction: &str, index: u64, mut laid: impl FnMut(&Journey, usize, u8)) -> Journey {
    let mut journey = Journey::with(faction, layout).seed(index);
    let mut rng = Seed::numbered(3, index).fast();
    loop {
        let game = &journey.game;
        let up: Vec<_> = game.land().fields().collect();
        let edges: Vec<_> =
            up.iter().flat_map(|&field| game.hidden_beside(field).into_iter().map(move |slot| (field, slot))).collect();
        if edges.is_empty() {
            return journey;
        }
        let (field, slot) = edges[chance::below(&mut rng, edges.len())];
        let at = journey.place(field);
        journey = journey.hero(at, 1);
        journey.reveal(slot).expect("the tile touches the field");
        let actions = journey.actions();
        if !actions.is_empty() {
            let legal = actions.len() as u8;
            let action = actions[chance::below(&mut rng, actions.len())];
            journey.play(action);
            laid(&journey, usize::from(slot), legal);
        } else {
            laid(&journey, usize::from(slot), 1);
        }
    }
}

const MAPS: u64 = 150;

#[test]
fn tiles_join_and_never_overlap() {
    for (id, layout, faction) in layouts() {
        for index in 0..MAPS {
            let journey = unfold(&layout, faction, index, |_, _, _| {});
            let game = &journey.game;
            let tiles = game.land().tiles.len();
            let grid = &game.layout().expect("a map").grid;
            let flower = |slot: usize| Flower::new(grid.centre(slot), game.land().tiles[slot].rotation);
            let mut drawn = Vec::new();
            for slot in 0..tiles {
                assert!(game.land().is_face_up(slot), "{id}: all are turned up");
                assert!((0..tiles).all(|it| it == slot || !flower(slot).overlaps(flower(it))), "{id}: {slot}");
                assert!((0..tiles).any(|it| flower(slot).joins(flower(it))), "{id}: {slot} joins nothing");
                let tile = game.land().tiles[slot].tile.expect("it lies face up");
                assert!(!drawn.contains(&tile), "{id}: a tile is there once");
                drawn.push(tile);
                assert_eq!(game.content().tile(tile).kind, game.land().tiles[slot].kind);
            }
        }
    }
}

/// RULING 10 was chosen because it leaves a way between all tiles wherever the tiles allow it.
#[test]
fn there_is_always_a_way_as_far_as_possible() {
    let (mut maps, mut cut_off) = (0, 0);
    for (id, layout, faction) in layouts() {
        for index in 0..MAPS {
            let journey = unfold(&layout, faction, index, |journey, slot, _| {
                // The tile just laid belongs to the group of some tile beside it, unless no turn could do that.
                let groups = journey.game.groups();
                let beside = journey.game.layout().expect("a map").grid.joined(slot);
                let tile = journey.game.content().tile(journey.game.land().tiles[slot].tile.expect("face up"));
                let best = journey.game.turns_of(slot, tile, heroes3::kinds::FieldId::NOWHERE);
                let lies = journey.game.land().tiles[slot].rotation;
                let alone = (0..groups.len()).filter(|it| beside >> it & 1 == 1).all(|it| groups[it] != groups[slot]);
                assert!(!alone || best.count_ones() == 6, "{id}: {slot} could be joined");
                assert!(lies < 6);
            });
            let groups = journey.game.groups();
            let tiles = journey.game.land().tiles.len();
            maps += 1;
            cut_off += usize::from(groups[..tiles].iter().any(|it| *it != groups[0]));
        }
    }
    assert_eq!(cut_off, 0, "of {maps} maps");
}

/// RULING 77: what must be on the map is on it.
#[test]
fn tile_rules_hold() {
    let (_, layout, faction) =
        layouts().into_iter().find(|(id, ..)| id == "dead_cold_revenge_1").expect("it has rules");
    let mut kinds = std::collections::BTreeSet::new();
    for index in 0..300 {
        let journey = unfold(&layout, faction, index, |_, _, _| {});
        let game = &journey.game;
        for location in ["obelisk", "witch_hut"] {
            let id = game.content().find_location(location).expect("there is one");
            let has = |it: &heroes3::land::Laid| game.content().tile(it.tile.expect("face up")).has(id);
            assert!(game.land().tiles.iter().any(has), "{index}: no {location}");
        }
        kinds.extend(game.land().tiles.iter().filter_map(|it| it.tile));
    }
    assert!(kinds.len() > 20, "all tiles of the boxes come: {}", kinds.len());
}

/// RULES 15.1: neighbours, distances and open edges are the same from both sides.
#[test]
fn edges_are_the_same_from_both_sides() {
    for (id, layout, faction) in layouts() {
        for index in 0..20 {
            let journey = unfold(&layout, faction, index, |_, _, _| {});
            let game = &journey.game;
            for field in game.land().fields() {
                let walls = game.walls(field);
                let open = game.land().tiles[field.slot()].open[field.on_tile()];
                let (q, r) = journey.place(field);
                let here = taverne_engine::hex::Hex::new(q, r);
                for (way, beyond) in here.neighbours().into_iter().enumerate() {
                    let lies = game.land().fields().find(|&it| journey.place(it) == (beyond.q, beyond.r));
                    match lies {
                        None => assert_eq!(open >> way & 1, 0, "{id}: a step into nothing"),
                        Some(other) => {
                            assert_eq!(game.distance(field, other), 1);
                            let back = (way + 3) % 6;
                            assert_eq!(walls >> way & 1, game.walls(other) >> back & 1, "{id}: walls differ");
                            let blocked = game.printed(field).expect("face up").solid == 0x3F;
                            assert!(blocked || (open >> way & 1 == 1) != (walls >> way & 1 == 1), "{id}");
                        }
                    }
                }
            }
        }
    }
}

/// A way of the reach is made of legal steps, and costs what it says.
#[test]
fn ways_can_be_walked() {
    let mut walked = 0;
    for (id, layout, faction) in layouts() {
        for index in 0..20 {
            let journey = unfold(&layout, faction, index, |_, _, _| {});
            let game = &journey.game;
            let starts = game.land().fields().filter(|&it| game.printed(it).expect("face up").solid != 0x3F);
            for start in starts.step_by(5) {
                let journey = journey.clone().hero(journey.place(start), 3).level(7);
                let seat = taverne_engine::Seat::new(0);
                let reach = journey.game.reach(seat, Which::Main, 3);
                for to in reach.fields() {
                    let way = reach.way(to);
                    assert_eq!(Some(way.len() as u8), reach.cost(to), "{id}");
                    assert_eq!(way.first(), Some(&reach.first_step(to)), "{id}");
                    let mut walk = journey.clone();
                    for step in &way {
                        assert!(walk.actions().is_empty(), "{id}: nothing happens on the way");
                        let made = walk.make(Action::Step { hero: Which::Main, field: *step });
                        assert_eq!(made, Ok(()), "{id}: {way:?}");
                    }
                    walked += 1;
                }
            }
        }
    }
    assert!(walked > 1000, "{walked}");
}
