//! RULES 15.1: where the tiles of a layout lie, and which of their places meet.
//!
//! A place is where a field of an unturned tile would lie; a turned tile has another field there. Which places are
//! neighbours never changes, so it is looked up, not searched for.

use crate::kinds::FieldId;
use taverne_engine::hex::{Flower, Hex, Way};

/// The numbers of the outer fields, clockwise.
const RING: [u8; 6] = [0, 1, 4, 6, 5, 2];

/// At which place a field lies when its tile is turned so many times: by turn, then by field.
const PLACES: [[u8; 7]; 6] = {
    let mut places = [[3; 7]; 6];
    let mut turn = 0;
    while turn < 6 {
        let mut at = 0;
        while at < 6 {
            places[turn][RING[at] as usize] = RING[(at + turn) % 6];
            at += 1;
        }
        turn += 1;
    }
    places
};

/// Neighbours that there are not.
const NONE: u8 = u8::MAX;

/// The place where a field of a tile lies that is turned so often.
#[inline]
pub const fn place(turn: u8, field: usize) -> usize {
    PLACES[turn as usize % 6][field] as usize
}

/// The field of a turned tile that lies at a place.
#[inline]
pub const fn field_at(turn: u8, place: usize) -> usize {
    PLACES[(6 - turn as usize % 6) % 6][place] as usize
}

/// Edges, a bit each in the order of [`Way::ALL`], after so many turns.
#[inline]
pub const fn turned(edges: u8, turn: u8) -> u8 {
    let turn = turn % 6;
    (edges << turn | edges >> (6 - turn)) & 0x3F
}

/// The edge seen from the other side.
#[inline]
pub const fn opposite(way: usize) -> usize {
    (way + 3) % 6
}

/// The places of a layout.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    centres: Vec<Hex>,
    /// By tile, place and way: seven times the neighbour's tile, and its place there.
    beside: Vec<[[u8; 6]; 7]>,
    /// By tile: which others join it, a bit each.
    joined: Vec<u32>,
}

impl Grid {
    pub fn of(centres: &[Hex]) -> Self {
        let find = |hex: Hex| {
            let mut found = centres.iter().enumerate();
            found.find_map(|(slot, &centre)| Some(slot * 7 + Flower::new(centre, 0).number_at(hex)?))
        };
        let around = |centre: Hex| {
            let field = |place| Flower::new(centre, 0).field(place);
            std::array::from_fn(|place| {
                Way::ALL.map(|way| find(field(place).neighbour(way)).map_or(NONE, |it| it as u8))
            })
        };
        let joins = |&centre: &Hex| {
            let others = centres.iter().enumerate();
            let joined = others.filter(|(_, other)| Flower::new(centre, 0).joins(Flower::new(**other, 0)));
            joined.fold(0, |bits, (slot, _)| bits | 1 << slot)
        };
        Self {
            centres: centres.to_vec(),
            beside: centres.iter().map(|&it| around(it)).collect(),
            joined: centres.iter().map(joins).collect(),
        }
    }

    pub fn tiles(&self) -> usize {
        self.centres.len()
    }

    pub fn centre(&self, slot: usize) -> Hex {
        self.centres[slot]
    }

    /// The place beside a place, with its tile.
    #[inline]
    pub fn beside(&self, slot: usize, place: usize, way: usize) -> Option<(usize, usize)> {
        let found = self.beside[slot][place][way];
        (found != NONE).then_some((found as usize / 7, found as usize % 7))
    }

    /// The tiles that join this one, a bit each.
    #[inline]
    pub fn joined(&self, slot: usize) -> u32 {
        self.joined[slot]
    }

    /// Where a field of a turned tile lies.
    pub fn hex(&self, field: FieldId, turn: u8) -> Hex {
        Flower::new(self.centres[field.slot()], turn).field(field.on_tile())
    }

    /// Two tiles of a layout must not overlap.
    pub fn overlapping(&self) -> Option<(usize, usize)> {
        let tiles = 0..self.tiles();
        let pairs = tiles.clone().flat_map(|one| (one + 1..self.tiles()).map(move |other| (one, other)));
        let flower = |slot: usize| Flower::new(self.centres[slot], 0);
        pairs.into_iter().find(|&(one, other)| flower(one).overlaps(flower(other)))
    }

    /// A tile of a layout that touches nothing.
    pub fn apart(&self) -> Option<usize> {
        if self.tiles() < 2 {
            return None;
        }
        let mut seen = 1u32;
        loop {
            let more =
                (0..self.tiles()).filter(|slot| seen >> slot & 1 == 1).fold(seen, |all, it| all | self.joined[it]);
            if more == seen {
                return (0..self.tiles()).find(|slot| seen >> slot & 1 == 0);
            }
            seen = more;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flower(q: i8, r: i8, turn: u8) -> Flower {
        Flower::new(Hex::new(q, r), turn)
    }

    // RULES 15.1, the table of places that meet
    #[test]
    fn places_that_meet() {
        let meet = |q, r| {
            let grid = Grid::of(&[Hex::ORIGIN, Hex::new(q, r)]);
            let ways = (0..7).flat_map(|place| (0..6).map(move |way| (place, way)));
            let found = ways.filter_map(|(place, way)| match grid.beside(0, place, way) {
                Some((1, other)) => Some((place, other)),
                _ => None,
            });
            let mut found: Vec<_> = found.collect();
            found.sort_unstable();
            found
        };
        assert_eq!(meet(3, -1), [(1, 2), (4, 2), (4, 5)]);
        assert_eq!(meet(2, 1), [(4, 0), (4, 2), (6, 2)]);
        assert_eq!(meet(1, 2), [(4, 0), (6, 0), (6, 2)]);
        assert_eq!(meet(-2, 3), [(5, 0), (5, 1), (6, 1)]);
        assert_eq!(meet(-1, 3), [(5, 0), (6, 0), (6, 1)]);
        assert_eq!(meet(3, 0), [(4, 2)]);
    }

    // RULES 15.1, examples of turning
    #[test]
    fn turning() {
        // (a)
        let field_4 = |turn| flower(0, 0, turn).field(4);
        assert_eq!([0, 1, 2, 3].map(field_4), [(1, 0), (0, 1), (-1, 1), (-1, 0)].map(|(q, r)| Hex::new(q, r)));
        // (b)
        assert_eq!([0, 1, 4, 6, 5, 2].map(|place| field_at(1, place)), [2, 0, 1, 4, 6, 5]);
        // (d)
        assert_eq!(flower(5, -4, 3).field(0), Hex::new(5, -3));
    }

    #[test]
    fn places_are_those_of_the_hexes() {
        for turn in 0..6 {
            for field in 0..7 {
                assert_eq!(flower(0, 0, turn).field(field), flower(0, 0, 0).field(place(turn, field)));
                assert_eq!(field_at(turn, place(turn, field)), field);
            }
        }
    }

    // RULES 15.1, examples of joining
    #[test]
    fn joining() {
        let joins = |q, r| flower(0, 0, 0).joins(flower(q, r, 0));
        let edges = |q, r| {
            let grid = Grid::of(&[Hex::ORIGIN, Hex::new(q, r)]);
            (0..7)
                .flat_map(|place| (0..6).map(move |way| (place, way)))
                .filter(|&(place, way)| grid.beside(0, place, way).is_some_and(|it| it.0 == 1))
                .count()
        };
        assert!(joins(3, -1) && edges(3, -1) == 3, "(a)");
        assert!(joins(3, 0) && edges(3, 0) == 1, "(b)");
        assert!(flower(0, 0, 0).overlaps(flower(2, 0, 0)), "(c)");
        assert!(!joins(2, 2) && !flower(0, 0, 0).overlaps(flower(2, 2, 0)) && edges(2, 2) == 0, "(d)");
        assert!(flower(-6, 2, 0).joins(flower(-3, 1, 0)), "(e)");
    }

    #[test]
    fn edges_turn_with_the_tile() {
        // Solid E after one turn is solid SE.
        assert_eq!(turned(0b1, 1), 0b10);
        assert_eq!(turned(0b10_0000, 1), 0b1);
        for turn in 0..6 {
            for way in 0..6u8 {
                let bit = turned(1 << way, turn);
                assert_eq!(bit, 1 << (Way::ALL[way as usize].turned(turn) as u8));
            }
        }
    }

    #[test]
    fn a_grid_knows_overlap_and_gaps() {
        assert_eq!(Grid::of(&[Hex::ORIGIN, Hex::new(2, 0)]).overlapping(), Some((0, 1)));
        assert_eq!(Grid::of(&[Hex::ORIGIN, Hex::new(3, 0)]).overlapping(), None);
        assert_eq!(Grid::of(&[Hex::ORIGIN, Hex::new(3, 0), Hex::new(9, 0)]).apart(), Some(2));
        assert_eq!(Grid::of(&[Hex::ORIGIN, Hex::new(3, 0), Hex::new(6, 0)]).apart(), None);
    }
}
