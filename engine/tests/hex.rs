//! Hexagonal maps: the worked examples of the digest of the game that needs them (heroes3 RULES 15), and a cross-check
//! of distances and ways by counting.

use taverne_engine::{
    hex::{Flower, Frame, Hex, Way},
    ways::Ways,
};

fn at(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

#[test]
fn a_turned_tile_moves_its_fields_along_the_ring() {
    let places = [at(1, 0), at(0, 1), at(-1, 1), at(-1, 0)];
    for (turn, place) in places.into_iter().enumerate() {
        assert_eq!(Flower::new(Hex::ORIGIN, turn as u8).field(4), place);
    }
    let once = Flower::new(Hex::ORIGIN, 1);
    let unturned = Flower::new(Hex::ORIGIN, 0);
    let held = [0, 1, 4, 6, 5, 2].map(|place| once.number_at(unturned.field(place)));
    assert_eq!(held, [2, 0, 1, 4, 6, 5].map(Some));
    assert_eq!(Flower::new(at(5, -4), 3).field(0), at(5, -3));
    assert_eq!((Flower::new(at(5, -4), 9), once.number_at(at(2, 0))), (Flower::new(at(5, -4), 3), None));
}

#[test]
fn a_printed_edge_is_found_on_a_turned_tile() {
    for turn in 0..6 {
        let tile = Flower::new(at(2, 2), turn);
        for way in Way::ALL {
            assert_eq!(tile.printed(way.turned(turn)), way);
        }
    }
    assert_eq!((Way::East.back(), Way::NorthEast.turned(1)), (Way::West, Way::East));
}

#[test]
fn tiles_join_at_a_distance_of_three_and_share_one_edge_or_three() {
    let tile = Flower::new(Hex::ORIGIN, 0);
    let shared = |centre: Hex| {
        let other = Flower::new(centre, 0);
        assert!(tile.joins(other) && !tile.overlaps(other));
        let pairs = tile.fields().into_iter().flat_map(|a| other.fields().map(|b| a.distance(b)));
        pairs.filter(|&distance| distance == 1).count()
    };
    for snug in
        [(3, -1), (1, 2), (-2, 3), (-3, 1), (-1, -2), (2, -3), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)]
    {
        assert_eq!(shared(at(snug.0, snug.1)), 3, "{snug:?}");
    }
    for straight in [(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)] {
        assert_eq!(shared(at(straight.0, straight.1)), 1, "{straight:?}");
    }
    assert_eq!(tile.places_beside().count(), 18);
    assert!(tile.overlaps(Flower::new(at(1, 1), 0)) && !tile.joins(Flower::new(at(4, 0), 0)));
    for field in Hex::ORIGIN.within(5) {
        let neighbour = field.neighbours().into_iter().any(|beside| tile.number_at(beside).is_some());
        assert_eq!(tile.touches(field), neighbour && tile.number_at(field).is_none(), "{field:?}");
    }
}

#[test]
fn rings_are_what_lies_at_that_distance() {
    let centre = at(2, -3);
    for radius in 0..5u8 {
        let mut ring: Vec<_> = centre.ring(radius).collect();
        assert!(ring.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "one after another: {ring:?}");
        assert!(ring.iter().all(|field| field.distance(centre) == radius));
        ring.sort_unstable();
        ring.dedup();
        assert_eq!(ring.len(), if radius == 0 { 1 } else { 6 * usize::from(radius) });
    }
    assert_eq!(centre.ring(1).next(), Some(centre.neighbour(Way::NorthWest)));
    assert_eq!(centre.within(3).count(), 37);
    assert_eq!(at(-128, -128).distance(at(127, 127)), u8::MAX, "farther than it can say is as far as it can say");
    assert_eq!(centre.way_to(centre.neighbour(Way::SouthWest)), Some(Way::SouthWest));
    assert_eq!(centre.way_to(centre), None);
    assert_eq!(at(2, 1).turned(6), at(2, 1));
    assert_eq!(at(2, 1).minus(at(3, 3)).plus(at(3, 3)), at(2, 1));
}

const FRAME: Frame<11, 11> = Frame { corner: Hex::new(-5, -5) };

#[test]
fn a_frame_numbers_its_fields_and_no_others() {
    for index in 0..121 {
        assert_eq!(FRAME.index(FRAME.hex(index)), Some(index));
    }
    assert_eq!([at(-6, 0), at(6, 0), at(0, 6), at(127, 127), at(-128, -128)].map(|hex| FRAME.index(hex)), [None; 5]);
}

#[test]
fn on_open_land_the_way_is_as_long_as_the_distance() {
    let start = FRAME.index(at(-1, 2)).expect("inside");
    let beside =
        |field: usize| FRAME.hex(field).neighbours().into_iter().filter_map(|hex| FRAME.index(hex)).map(|it| (it, 1));
    let ways = Ways::<121>::search([start], 100, beside);
    for field in 0..121 {
        assert_eq!(ways.cost(field), Some(u16::from(FRAME.hex(field).distance(at(-1, 2)))));
        assert_eq!(ways.back_from(field).count(), usize::from(ways.cost(field).expect("reached")) + 1);
    }
    assert_eq!(Ways::<121>::search([start], 1, beside).reached().count(), 7);
}

#[test]
fn a_dear_short_way_loses_to_a_cheap_long_one_and_a_wall_is_a_wall() {
    // A row of six; the second is dear to enter, the fifth is closed; a bridge leads from 0 by 6 to 2.
    let steps = |field: usize| {
        let open: &[(usize, u16)] = match field {
            0 => &[(1, 5), (6, 1)],
            1 => &[(0, 1), (2, 1)],
            2 => &[(1, 5), (3, 1)],
            6 => &[(2, 1)],
            _ => &[],
        };
        open.iter().copied()
    };
    let ways = Ways::<7>::search([0], 9, steps);
    assert_eq!([1, 2, 3, 4].map(|field| ways.cost(field)), [Some(5), Some(2), Some(3), None]);
    assert_eq!(ways.back_from(3).collect::<Vec<_>>(), [3, 2, 6, 0]);
    assert_eq!((ways.back_from(4).count(), ways.before(0)), (0, None));
    let both = Ways::<7>::search([0, 3], 9, steps);
    assert_eq!([2, 3].map(|field| both.cost(field)), [Some(2), Some(0)]);
}
