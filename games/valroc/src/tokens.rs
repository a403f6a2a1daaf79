//! Search tokens, and what else the Cave can hold.

use crate::cards::Size;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a room of the Cave can hold (RULES 6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    Val8,
    Val4,
    Val1,
    Flask10,
    Flask5,
    Pm1,
    Mushroom,
    Plant,
    Berry,
    VialSmall,
    VialMedium,
    VialFull,
    Diamond,
    /// A skill point in the element of the room.
    Pc,
}

impl Reward {
    pub const fn token(self) -> Option<Token> {
        Some(match self {
            Self::Flask10 => Token::Flask10,
            Self::Flask5 => Token::Flask5,
            Self::Mushroom => Token::Mushroom,
            Self::Plant => Token::Plant,
            Self::Berry => Token::Berry,
            Self::VialSmall => Token::VialSmall,
            Self::VialMedium => Token::VialMedium,
            Self::VialFull => Token::VialFull,
            Self::Diamond => Token::Diamond,
            Self::Val8 | Self::Val4 | Self::Val1 | Self::Pm1 | Self::Pc => return None,
        })
    }

    pub const fn vals(self) -> u8 {
        match self {
            Self::Val8 => 8,
            Self::Val4 => 4,
            Self::Val1 => 1,
            _ => 0,
        }
    }
}

/// A search token as it lies before a player; a flask has two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Diamond,
    Mushroom,
    Plant,
    Berry,
    Flask10,
    Flask5,
    VialSmall,
    VialMedium,
    VialFull,
}

/// How many kinds of token the supply has, and how many faces players can show.
pub const TOKEN_KINDS: usize = 8;
pub const TOKEN_FACES: usize = 9;

impl Token {
    pub const ALL: [Self; TOKEN_FACES] = [
        Self::Diamond,
        Self::Mushroom,
        Self::Plant,
        Self::Berry,
        Self::Flask10,
        Self::Flask5,
        Self::VialSmall,
        Self::VialMedium,
        Self::VialFull,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Diamond => "diamond",
            Self::Mushroom => "mushroom",
            Self::Plant => "plant",
            Self::Berry => "berry",
            Self::Flask10 => "flask10",
            Self::Flask5 => "flask5",
            Self::VialSmall => "vial_small",
            Self::VialMedium => "vial_medium",
            Self::VialFull => "vial_full",
        }
    }

    /// Its kind in the supply: both sides of a flask are one kind.
    pub const fn kind(self) -> usize {
        match self {
            Self::Diamond => 0,
            Self::Mushroom => 1,
            Self::Plant => 2,
            Self::Berry => 3,
            Self::Flask10 | Self::Flask5 => 4,
            Self::VialFull => 5,
            Self::VialMedium => 6,
            Self::VialSmall => 7,
        }
    }

    pub const fn vial(size: Size) -> Self {
        match size {
            Size::Small => Self::VialSmall,
            Size::Medium => Self::VialMedium,
            Size::Full => Self::VialFull,
        }
    }
}
