//! The cards and tokens of the box. Everything printed comes from the content files; nothing here knows a figure.

pub use crate::tokens::{Reward, TOKEN_FACES, TOKEN_KINDS, Token};

use crate::{effect::Effect, elements::Element};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{bit_set, component_id, provenance::Provenance};
use ts_rs::TS;

/// How many of each the box has; states have room for exactly these.
pub const CREATURES: usize = 48;
pub const ACTIONS: usize = 32;
pub const COURSES: usize = 15;
pub const SPELLS: usize = 11;
pub const MAGICS: usize = 8;
pub const OFFERINGS: usize = 10;
pub const PLANNINGS: usize = 20;

component_id! {
    "valroc/":
    CreatureId,
    /// An Action card.
    ActionId,
    /// A kind of course; there are two copies of each.
    CourseId,
    /// A kind of spell; there are two copies of each.
    SpellId,
    /// A Black Magic card.
    MagicId,
    OfferingId,
    /// A planning card of the phantom.
    PlanningId,
}

bit_set!(CreatureSet(u64) of CreatureId: it => it.0, bit => CreatureId::of(bit));
bit_set!(ActionSet(u32) of ActionId: it => it.0, bit => ActionId::of(bit));
bit_set!(CourseSet(u16) of CourseId: it => it.0, bit => CourseId::of(bit));
bit_set!(MagicSet(u8) of MagicId: it => it.0, bit => MagicId::of(bit));
bit_set!(OfferingSet(u16) of OfferingId: it => it.0, bit => OfferingId::of(bit));
bit_set!(PlanningSet(u32) of PlanningId: it => it.0, bit => PlanningId::of(bit));

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
