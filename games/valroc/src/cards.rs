//! The cards and tokens of the box. Everything printed comes from the content files; nothing here knows a figure.

pub use crate::tokens::{Reward, TOKEN_FACES, TOKEN_KINDS, Token};

use crate::{effect::Effect, elements::Element};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{Chance, provenance::Provenance};
use ts_rs::TS;

/// How many of each the box has; states have room for exactly these.
pub const CREATURES: usize = 48;
pub const ACTIONS: usize = 32;
pub const COURSES: usize = 15;
pub const SPELLS: usize = 11;
pub const MAGICS: usize = 8;
pub const OFFERINGS: usize = 10;
pub const PLANNINGS: usize = 20;

macro_rules! card_id {
    ($(#[$doc:meta])* $name:ident, $set:ident, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
        #[serde(transparent)]
        #[ts(export, export_to = "valroc/")]
        pub struct $name(pub u8);

        impl $name {
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub const fn of(index: usize) -> Self {
                Self(index as u8)
            }
        }

        #[doc = concat!("A set of [`", stringify!($name), "`]; a deck too, since it is drawn from at random.")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $set($bits);

        impl $set {
            pub const EMPTY: Self = Self(0);

            pub const fn all(count: usize) -> Self {
                Self(if count >= <$bits>::BITS as usize { <$bits>::MAX } else { (1 << count) - 1 })
            }

            pub const fn contains(self, card: $name) -> bool {
                (card.0 as u32) < <$bits>::BITS && self.0 & (1 << card.0) != 0
            }

            pub fn insert(&mut self, card: $name) {
                self.0 |= 1 << card.0;
            }

            pub fn remove(&mut self, card: $name) {
                self.0 &= !(1 << card.0);
            }

            #[must_use]
            pub const fn with(self, card: $name) -> Self {
                Self(self.0 | (1 << card.0))
            }

            #[must_use]
            pub const fn without(self, card: $name) -> Self {
                Self(self.0 & !(1 << card.0))
            }

            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            pub const fn first(self) -> Option<$name> {
                if self.0 == 0 { None } else { Some($name(self.0.trailing_zeros() as u8)) }
            }

            pub fn iter(self) -> impl Iterator<Item = $name> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let card = left.trailing_zeros() as u8;
                    left &= left - 1;
                    Some($name(card))
                })
            }

            /// One of them, each equally likely; it stays in the set.
            pub fn any(self, chance: &mut Chance) -> Option<$name> {
                if self.0 == 0 {
                    return None;
                }
                let mut left = self.0;
                for _ in 0..chance.below(self.len()) {
                    left &= left - 1;
                }
                Some($name(left.trailing_zeros() as u8))
            }

            /// Takes one out at random.
            pub fn draw(&mut self, chance: &mut Chance) -> Option<$name> {
                let card = self.any(chance)?;
                self.remove(card);
                Some(card)
            }
        }

        impl FromIterator<$name> for $set {
            fn from_iter<I: IntoIterator<Item = $name>>(cards: I) -> Self {
                cards.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}
card_id!(CreatureId, CreatureSet, u64);
card_id!(
    /// An Action card.
    ActionId,
    ActionSet,
    u32
);
card_id!(
    /// A kind of course; there are two copies of each.
    CourseId,
    CourseSet,
    u16
);
card_id!(
    /// A kind of spell; there are two copies of each.
    SpellId,
    SpellSet,
    u16
);
card_id!(
    /// A Black Magic card.
    MagicId,
    MagicSet,
    u8
);
card_id!(OfferingId, OfferingSet, u16);
card_id!(
    /// A planning card of the phantom.
    PlanningId,
    PlanningSet,
    u32
);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Tameable,
    Wild,
    Mythic,
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Tameable, Self::Wild, Self::Mythic];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Tameable => "tameable",
            Self::Wild => "wild",
            Self::Mythic => "mythic",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Creature {
    pub id: String,
    pub kind: Kind,
    pub affinities: ArrayVec<Element, 2>,
    pub prestige: u8,
    pub magic: u8,
    pub requires: [i8; 4],
    /// What it adds once it is tamed; nothing for those that cannot be ridden.
    pub mount: [i8; 4],
    pub source: Provenance,
}

impl Creature {
    pub fn is_hybrid(&self) -> bool {
        self.affinities.len() > 1
    }
}

/// The size of a vial, in thirds of a skill point: small 1, medium 2, full 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Small,
    Medium,
    Full,
}

impl Size {
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Full];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Full => "full",
        }
    }
}

/// The centre of an Action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Centre {
    Wound,
    Small,
    Medium,
    Full,
}

impl Centre {
    pub const fn vial(self) -> Option<Size> {
        match self {
            Self::Wound => None,
            Self::Small => Some(Size::Small),
            Self::Medium => Some(Size::Medium),
            Self::Full => Some(Size::Full),
        }
    }
}

#[derive(Clone, Debug)]
pub struct ActionCard {
    pub id: String,
    pub centre: Centre,
    pub zones: [Option<Reward>; 4],
    pub source: Provenance,
}

impl ActionCard {
    /// Each card has exactly one empty zone.
    pub fn empty_zone(&self) -> Element {
        let empty = self.zones.iter().position(Option::is_none);
        Element::of(empty.expect("checked when the content was read"))
    }
}

#[derive(Clone, Debug)]
pub struct Course {
    pub id: String,
    /// It works once and is then turned over.
    pub single: bool,
    pub vals: u8,
    pub magic: u8,
    pub mage_only: bool,
    pub solo: bool,
    pub copies: u8,
    pub effect: Effect,
    pub source: Provenance,
}

/// When a spell may be played (RULES 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "valroc/")]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    Any,
    Planning,
    Training,
    Arena,
    BeforeFight,
}

#[derive(Clone, Debug)]
pub struct Spell {
    pub id: String,
    pub malus: u8,
    pub timing: Timing,
    pub solo: bool,
    pub copies: u8,
    pub effect: Effect,
    pub source: Provenance,
}

#[derive(Clone, Debug)]
pub struct BlackMagic {
    pub id: String,
    /// Top slot, bottom slot.
    pub effects: [Effect; 2],
    pub source: Provenance,
}
