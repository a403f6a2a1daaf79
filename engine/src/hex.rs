//! Hexagonal maps: fields by axial coordinates, and tiles of seven of them.
//!
//! The fields have a corner on top; `q` grows to the right, `r` downwards, and turning is clockwise. Written here rather
//! than taken from `hexx`, whose fields are eight bytes and whose searches allocate: a game's state counts its bytes, and
//! a playout allocates nothing.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A direction from a field to its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "engine/")]
pub enum Way {
    East,
    SouthEast,
    SouthWest,
    West,
    NorthWest,
    NorthEast,
}

impl Way {
    /// Clockwise.
    pub const ALL: [Self; 6] =
        [Self::East, Self::SouthEast, Self::SouthWest, Self::West, Self::NorthWest, Self::NorthEast];

    /// So many sixths of a turn further.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        Self::ALL[(self as usize + sixths as usize) % 6]
    }

    #[must_use]
    pub const fn back(self) -> Self {
        self.turned(3)
    }

    const fn offset(self) -> Hex {
        match self {
            Self::East => Hex::new(1, 0),
            Self::SouthEast => Hex::new(0, 1),
            Self::SouthWest => Hex::new(-1, 1),
            Self::West => Hex::new(-1, 0),
            Self::NorthWest => Hex::new(0, -1),
            Self::NorthEast => Hex::new(1, -1),
        }
    }
}

/// A field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

impl Hex {
    pub const ORIGIN: Self = Self::new(0, 0);

    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The field that lies as seen from here as `other` lies seen from the origin.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self::new(self.q + other.q, self.r + other.r)
    }

    /// Where this field lies as seen from another.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::new(self.q - other.q, self.r - other.r)
    }

    #[must_use]
    pub const fn neighbour(self, way: Way) -> Self {
        self.plus(way.offset())
    }

    /// The six around it, clockwise from the east.
    pub fn neighbours(self) -> [Self; 6] {
        Way::ALL.map(|way| self.neighbour(way))
    }

    /// The way to a neighbour; none to any other field.
    pub fn way_to(self, other: Self) -> Option<Way> {
        Way::ALL.into_iter().find(|&way| self.neighbour(way) == other)
    }

    /// How many steps apart.
    pub const fn distance(self, other: Self) -> u8 {
        let (q, r) = (self.q as i16 - other.q as i16, self.r as i16 - other.r as i16);
        let steps = (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2;
        if steps > u8::MAX as u16 { u8::MAX } else { steps as u8 }
    }

    /// Turned about the origin by so many sixths.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        let (mut hex, mut left) = (self, sixths % 6);
        while left > 0 {
            hex = Self::new(-hex.r, hex.q + hex.r);
            left -= 1;
        }
        hex
    }

    /// All fields exactly so far away, clockwise from the one in the north-west; the field itself for 0.
    pub fn ring(self, radius: u8) -> impl Iterator<Item = Self> {
        let radius = i8::try_from(radius).expect("a ring lies within a map");
        let sides = if radius == 0 { 1 } else { 6 };
        // The corner in the north-west, then along the six sides, the first one eastwards.
        (0..sides).flat_map(move |side| {
            let corner = Self::new(0, -radius).turned(side);
            let along = Way::East.turned(side).offset();
            (0..radius.max(1)).map(move |step| self.plus(corner).plus(Self::new(along.q * step, along.r * step)))
        })
    }

    /// All fields at most so far away, from the inside out.
    pub fn within(self, radius: u8) -> impl Iterator<Item = Self> {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }
}

/// A tile of seven fields, a flower, that lies on the map turned by some sixths.
///
/// Its fields are numbered as one reads the tile before it is turned: 0 north-west, 1 north-east, 2 west, 3 centre,
/// 4 east, 5 south-west, 6 south-east.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "engine/")]
pub struct Flower {
    pub centre: Hex,
    pub turn: u8,
}

impl Flower {
    pub const FIELDS: usize = 7;
    pub const CENTRE: usize = 3;

    const PETALS: [Option<Way>; Self::FIELDS] = [
        Some(Way::NorthWest),
        Some(Way::NorthEast),
        Some(Way::West),
        None,
        Some(Way::East),
        Some(Way::SouthWest),
        Some(Way::SouthEast),
    ];

    pub const fn new(centre: Hex, turn: u8) -> Self {
        Self { centre, turn: turn % 6 }
    }

    /// Where a field of the tile lies on the map.
    pub const fn field(self, number: usize) -> Hex {
        match Self::PETALS[number] {
            Some(way) => self.centre.neighbour(way.turned(self.turn)),
            None => self.centre,
        }
    }

    pub fn fields(self) -> [Hex; Self::FIELDS] {
        std::array::from_fn(|number| self.field(number))
    }

    /// Which of its fields lies there.
    pub fn number_at(self, field: Hex) -> Option<usize> {
        self.fields().into_iter().position(|own| own == field)
    }

    /// On which side of the unturned tile something is that on the map is on this side.
    #[must_use]
    pub const fn printed(self, way: Way) -> Way {
        way.turned(6 - self.turn % 6)
    }

    /// Whether two tiles have fields side by side and none in common.
    pub const fn joins(self, other: Self) -> bool {
        self.centre.distance(other.centre) == 3
    }

    /// Whether two tiles cannot both lie there.
    pub const fn overlaps(self, other: Self) -> bool {
        self.centre.distance(other.centre) < 3
    }

    /// Whether a field outside of it is a neighbour of one of its fields.
    pub const fn touches(self, field: Hex) -> bool {
        self.centre.distance(field) == 2
    }

    /// The centres of all tiles that would join this one.
    pub fn places_beside(self) -> impl Iterator<Item = Hex> {
        self.centre.ring(3)
    }
}

/// A rectangle of `WIDTH` by `HEIGHT` axial coordinates, so that what is known of fields can lie in an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame<const WIDTH: usize, const HEIGHT: usize> {
    /// The field with the least `q` and the least `r`.
    pub corner: Hex,
}

impl<const WIDTH: usize, const HEIGHT: usize> Frame<WIDTH, HEIGHT> {
    /// The place of a field in an array of `WIDTH * HEIGHT`; none if it lies outside.
    pub fn index(self, hex: Hex) -> Option<usize> {
        let q = usize::try_from(i16::from(hex.q) - i16::from(self.corner.q)).ok()?;
        let r = usize::try_from(i16::from(hex.r) - i16::from(self.corner.r)).ok()?;
        (q < WIDTH && r < HEIGHT).then_some(r * WIDTH + q)
    }

    pub fn hex(self, index: usize) -> Hex {
        let offset = |by: usize| i8::try_from(by).expect("a map fits into a frame");
        self.corner.plus(Hex::new(offset(index % WIDTH), offset(index / WIDTH)))
    }
}
