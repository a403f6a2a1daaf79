//! RULES 19.2: the combat board, four columns by five rows, and what is near what.
//!
//! A set of spaces is the bits of a number, so that reach and neighbourhood are a few operations.

use crate::kinds::Side;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub const COLUMNS: u8 = 4;
pub const ROWS: u8 = 5;
pub const SPACES: u8 = COLUMNS * ROWS;

/// A space of the board: the row times four plus the column. Row 0 is the back line of the attacker, row 4 that of the
/// defender. The number after the last space stands for what lies beside the board: the arrow tower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export, export_to = "heroes3/")]
pub struct Space(pub u8);

impl Space {
    pub const TOWER: Self = Self(SPACES);

    pub const fn at(column: u8, row: u8) -> Self {
        Self(row * COLUMNS + column)
    }

    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Whether there is such a space.
    #[inline]
    pub const fn on_board(self) -> bool {
        self.0 < SPACES
    }

    #[inline]
    pub const fn bit(self) -> Spaces {
        if self.on_board() { Spaces(1 << self.0) } else { Spaces::NONE }
    }

    #[inline]
    pub const fn adjacent(self, other: Self) -> bool {
        self.on_board() && other.on_board() && self.distance(other) == 1
    }

    #[inline]
    pub const fn distance(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The spaces beside this one; none for what lies beside the board.
    #[inline]
    pub const fn beside(self) -> Spaces {
        if self.on_board() { Spaces(BESIDE[self.0 as usize]) } else { Spaces::NONE }
    }

    /// The spaces at a grid distance of at most this.
    pub const fn within(self, distance: u8) -> Spaces {
        if self.on_board() { Spaces(WITHIN[distance as usize][self.0 as usize]) } else { Spaces::NONE }
    }

    /// The space behind a target, seen from here.
    pub const fn behind(self, target: Self) -> Option<Self> {
        let column = 2 * target.column() as i8 - self.column() as i8;
        let row = 2 * target.row() as i8 - self.row() as i8;
        if column < 0 || row < 0 || column >= COLUMNS as i8 || row >= ROWS as i8 {
            return None;
        }
        Some(Self::at(column as u8, row as u8))
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces(pub u32);

impl Spaces {
    pub const NONE: Self = Self(0);
    pub const ALL: Self = Self((1 << SPACES) - 1);

    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        space.0 < u32::BITS as u8 && self.0 >> space.0 & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
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

    /// All spaces beside any of these.
    #[inline]
    #[must_use]
    pub const fn spread(self) -> Self {
        let across = (self.0 & !LAST_COLUMN) << 1 | (self.0 & !FIRST_COLUMN) >> 1;
        Self((across | self.0 << COLUMNS | self.0 >> COLUMNS) & Self::ALL.0)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = (left != 0).then(|| Space(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            space
        })
    }

    /// Everything that can be reached from here in so many steps over these free spaces, the start included.
    #[inline]
    pub const fn reach(from: Space, free: Self, steps: u8) -> Self {
        let mut reached = from.bit();
        let mut left = steps;
        while left > 0 {
            reached = reached.or(reached.spread().and(free));
            left -= 1;
        }
        reached
    }

    /// The fewest steps from here over free spaces to one of the goals; nothing if there is no way.
    pub const fn steps(from: Space, free: Self, goals: Self) -> Option<u8> {
        let mut reached = from.bit();
        let mut steps = 0;
        loop {
            if !reached.and(goals).is_empty() {
                return Some(steps);
            }
            let next = reached.or(reached.spread().and(free));
            if next.0 == reached.0 {
                return None;
            }
            reached = next;
            steps += 1;
        }
    }
}

const FIRST_COLUMN: u32 = 0x11111;
const LAST_COLUMN: u32 = 0x88888;
pub const MIDDLE: Spaces = Spaces(0xF00);

const BESIDE: [u32; SPACES as usize] = within(1, false);
const WITHIN: [[u32; SPACES as usize]; 4] = [within(0, true), within(1, true), within(2, true), within(3, true)];

const fn within(distance: u8, itself: bool) -> [u32; SPACES as usize] {
    let mut all = [0; SPACES as usize];
    let mut at = 0;
    while at < SPACES {
        let mut other = 0;
        while other < SPACES {
            if Space(at).distance(Space(other)) <= distance && (itself || at != other) {
                all[at as usize] |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    all
}

impl Side {
    /// The back and the front line.
    pub const fn home(self) -> Spaces {
        match self {
            Self::Attacker => Spaces(0xFF),
            Self::Defender => Spaces(0xFF000),
        }
    }

    pub const fn back_row(self) -> u8 {
        match self {
            Self::Attacker => 0,
            Self::Defender => ROWS - 1,
        }
    }

    pub const fn front_row(self) -> u8 {
        match self {
            Self::Attacker => 1,
            Self::Defender => ROWS - 2,
        }
    }
}
