//! RULES 14, 19.7: a unit on the combat board, with what lies on it.

use crate::{
    board::Space,
    kinds::{Face, Side, UnitId},
};
use serde::{Deserialize, Serialize};

/// Places for units in a combat: five of each side and the arrow tower.
pub const FIGHTERS: usize = 11;
const PER_SIDE: u8 = 5;

/// A place for a unit: 0 to 4 the attacker's, 5 to 9 the defender's, 10 the arrow tower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FighterId(pub u8);

impl FighterId {
    pub const TOWER: Self = Self(10);
    pub const NOBODY: Self = Self(0x3F);

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn side(self) -> Side {
        if self.0 < PER_SIDE { Side::Attacker } else { Side::Defender }
    }

    #[inline]
    pub const fn is_tower(self) -> bool {
        self.0 == Self::TOWER.0
    }

    pub const fn somebody(self) -> Option<Self> {
        if self.0 < FIGHTERS as u8 { Some(self) } else { None }
    }
}

/// A set of fighters, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fighters(pub u16);

impl Fighters {
    pub const NONE: Self = Self(0);

    pub const fn of(side: Side) -> Self {
        match side {
            Side::Attacker => Self(0b1_1111),
            Side::Defender => Self(0b111_1110_0000),
        }
    }

    #[inline]
    pub const fn contains(self, fighter: FighterId) -> bool {
        fighter.0 < FIGHTERS as u8 && self.0 >> fighter.0 & 1 == 1
    }

    #[inline]
    #[must_use]
    pub const fn with(self, fighter: FighterId) -> Self {
        Self(self.0 | 1 << fighter.0)
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn first(self) -> Option<FighterId> {
        if self.0 == 0 { None } else { Some(FighterId(self.0.trailing_zeros() as u8)) }
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = FighterId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let fighter = (left != 0).then(|| FighterId(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            fighter
        })
    }
}

/// What is the case for a unit, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks(u16);

/// One of the [`Marks`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Activated = 0,
    /// The black cube.
    Retaliated,
    Defending,
    Paralysed,
    /// Its attack abilities were used in this combat (RULING 38).
    Attacked,
    /// It has used what it may do once in a combat.
    Spent,
    /// It had a defense token when it activated.
    HasDefended,
    /// It does not move in this activation.
    Held,
    /// It moved to another space in this activation.
    Moved,
    Corroded,
    /// The attack abilities are used in this activation (the other reading of RULING 38).
    AttackedNow,
}

impl Marks {
    #[inline]
    pub const fn has(self, mark: Mark) -> bool {
        self.0 >> mark as u16 & 1 == 1
    }

    #[inline]
    pub const fn set(&mut self, mark: Mark) {
        self.0 |= 1 << mark as u16;
    }

    #[inline]
    pub const fn clear(&mut self, mark: Mark) {
        self.0 &= !(1 << mark as u16);
    }
}

/// No card lies over the unit.
pub const NO_OVERLAY: u8 = u8::MAX;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighter {
    pub unit: UnitId,
    pub face: Face,
    pub space: Space,
    /// Where its move of this activation began.
    pub start: Space,
    pub damage: u8,
    pub marks: Marks,
    /// An attack or weakness token.
    pub token: i8,
    pub poison: u8,
    /// Cards that lie over it, the upper one last.
    pub overlays: [u8; 2],
}

impl Fighter {
    pub const fn new(unit: UnitId, face: Face, space: Space) -> Self {
        Self {
            unit,
            face,
            space,
            start: space,
            damage: 0,
            marks: Marks(0),
            token: 0,
            poison: 0,
            overlays: [NO_OVERLAY; 2],
        }
    }

    #[inline]
    pub fn overlay(&self) -> Option<u8> {
        self.overlays.into_iter().rev().find(|&it| it != NO_OVERLAY)
    }
}
