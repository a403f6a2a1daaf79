//! The eight places in the order in which they are resolved, the pawns, and where a pawn may be put.

mod placements;
mod spots;

pub(crate) use placements::Placements;
pub use spots::{SPOTS, Spot, SpotSet};

use serde::{Deserialize, Serialize};
use taverne_engine::{Seat, bit_set};
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

bit_set!(
    /// A set of pawns.
    PawnSet(u8) of Pawn: pawn => pawn as u8, bit => Pawn::ALL[bit]
);

impl PawnSet {
    /// All but the mercenary.
    pub const FREE: Self = Self::all(Pawn::ALL.len()).without(Pawn::Mercenary);
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
