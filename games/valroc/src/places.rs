//! The eight places in the order in which they are resolved, the pawns, and where a pawn may be put.

mod placements;

pub(crate) use placements::Placements;

use crate::elements::Element;
use serde::{Deserialize, Serialize};
use taverne_engine::Seat;
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Place {
    DarkQuarter,
    Fountain,
    Tavern,
    Cave,
    Training,
    Sanctuary,
    University,
    Arena,
}

impl Place {
    pub const ALL: [Self; 8] = [
        Self::DarkQuarter,
        Self::Fountain,
        Self::Tavern,
        Self::Cave,
        Self::Training,
        Self::Sanctuary,
        Self::University,
        Self::Arena,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn next(self) -> Option<Self> {
        if self.index() + 1 < Self::ALL.len() { Some(Self::ALL[self.index() + 1]) } else { None }
    }

    pub const fn slots(self) -> usize {
        match self {
            Self::DarkQuarter => 2,
            Self::Sanctuary => 1,
            _ => 4,
        }
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::DarkQuarter => "dark_quarter",
            Self::Fountain => "fountain",
            Self::Tavern => "tavern",
            Self::Cave => "cave",
            Self::Training => "training",
            Self::Sanctuary => "sanctuary",
            Self::University => "university",
            Self::Arena => "arena",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Pawn {
    Mage,
    Assistant,
    Mercenary,
    Monk,
}

impl Pawn {
    pub const ALL: [Self; 4] = [Self::Mage, Self::Assistant, Self::Mercenary, Self::Monk];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Mage => "mage",
            Self::Assistant => "assistant",
            Self::Mercenary => "mercenary",
            Self::Monk => "monk",
        }
    }
}

/// A set of pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PawnSet(u8);

impl PawnSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL: Self = Self(0b1111);

    pub const fn contains(self, pawn: Pawn) -> bool {
        self.0 & (1 << pawn as u8) != 0
    }

    /// This pawn or none.
    pub const fn only_if(so: bool, pawn: Pawn) -> Self {
        Self((so as u8) << pawn as u8)
    }

    pub fn insert(&mut self, pawn: Pawn) {
        self.0 |= 1 << pawn as u8;
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// A pawn that stands somewhere. In a solo game the phantom sits on the seat after the player's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    pub owner: Seat,
    pub pawn: Pawn,
    /// A mushroom made a mage of it, for this placement and its action.
    pub changed: bool,
}

impl Piece {
    pub fn is_mage(self) -> bool {
        self.changed || self.pawn == Pawn::Mage
    }
}

/// Where a player may put a pawn: a place, and where the slot is free to choose also the slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    DarkQuarterTop,
    DarkQuarterBottom,
    Fountain,
    Tavern,
    Cave(Element),
    Training,
    Sanctuary,
    /// The course on this slot, from the left, counted from 0.
    University(u8),
    Arena,
}

/// How many spots there are; each is a bit of [`SpotSet`].
pub const SPOTS: usize = 15;

impl Spot {
    pub const ALL: [Self; SPOTS] = [
        Self::DarkQuarterTop,
        Self::DarkQuarterBottom,
        Self::Fountain,
        Self::Tavern,
        Self::Cave(Element::Fire),
        Self::Cave(Element::Water),
        Self::Cave(Element::Earth),
        Self::Cave(Element::Air),
        Self::Training,
        Self::Sanctuary,
        Self::University(0),
        Self::University(1),
        Self::University(2),
        Self::University(3),
        Self::Arena,
    ];

    pub const fn place(self) -> Place {
        match self {
            Self::DarkQuarterTop | Self::DarkQuarterBottom => Place::DarkQuarter,
            Self::Fountain => Place::Fountain,
            Self::Tavern => Place::Tavern,
            Self::Cave(_) => Place::Cave,
            Self::Training => Place::Training,
            Self::Sanctuary => Place::Sanctuary,
            Self::University(_) => Place::University,
            Self::Arena => Place::Arena,
        }
    }

    /// The slot that it names; nothing where pawns take the first free one.
    pub const fn slot(self) -> Option<usize> {
        match self {
            Self::DarkQuarterTop => Some(0),
            Self::DarkQuarterBottom => Some(1),
            Self::Cave(room) => Some(room.index()),
            Self::University(slot) => Some(slot as usize),
            _ => None,
        }
    }

    /// The spot to which a slot of a place belongs.
    pub const fn at(place: Place, slot: usize) -> Self {
        match place {
            Place::DarkQuarter if slot == 0 => Self::DarkQuarterTop,
            Place::DarkQuarter => Self::DarkQuarterBottom,
            Place::Fountain => Self::Fountain,
            Place::Tavern => Self::Tavern,
            Place::Cave => Self::Cave(Element::of(slot)),
            Place::Training => Self::Training,
            Place::Sanctuary => Self::Sanctuary,
            Place::University => Self::University(slot as u8),
            Place::Arena => Self::Arena,
        }
    }

    /// Its bit; nothing for a university slot that does not exist.
    pub const fn bit(self) -> Option<u8> {
        Some(match self {
            Self::DarkQuarterTop => 0,
            Self::DarkQuarterBottom => 1,
            Self::Fountain => 2,
            Self::Tavern => 3,
            Self::Cave(room) => 4 + room.index() as u8,
            Self::Training => 8,
            Self::Sanctuary => 9,
            Self::University(slot) if slot < 4 => 10 + slot,
            Self::University(_) => return None,
            Self::Arena => 14,
        })
    }
}

/// A set of spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpotSet(pub u16);

impl SpotSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL: Self = Self((1 << SPOTS) - 1);
    pub const DARK_QUARTER: Self = Self(0b11);
    pub const CAVE: Self = Self(0b1111 << 4);
    pub const UNIVERSITY: Self = Self(0b1111 << 10);
    /// Where only a mage may go, whatever the courses.
    pub const MAGES: Self = Self(1 << 8 | 1 << 14);

    pub const fn contains(self, spot: Spot) -> bool {
        match spot.bit() {
            Some(bit) => self.0 & (1 << bit) != 0,
            None => false,
        }
    }

    /// This spot or none.
    pub(crate) fn only_if(so: bool, spot: Spot) -> Self {
        Self(spot.bit().map_or(0, |bit| u16::from(so) << bit))
    }

    /// All spots of a place.
    pub const fn of(place: Place) -> Self {
        match place {
            Place::DarkQuarter => Self::DARK_QUARTER,
            Place::Fountain => Self(1 << 2),
            Place::Tavern => Self(1 << 3),
            Place::Cave => Self::CAVE,
            Place::Training => Self(1 << 8),
            Place::Sanctuary => Self(1 << 9),
            Place::University => Self::UNIVERSITY,
            Place::Arena => Self(1 << 14),
        }
    }

    pub fn remove(&mut self, spot: Spot) {
        self.0 &= !spot.bit().map_or(0, |bit| 1 << bit);
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them, in the order in which places are resolved.
    pub fn first(self) -> Option<Spot> {
        if self.0 == 0 { None } else { Some(Spot::ALL[self.0.trailing_zeros() as usize]) }
    }
}
