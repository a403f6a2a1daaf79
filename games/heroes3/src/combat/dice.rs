//! RULES 19.5 steps 3 and 4: the dice of an attack: how many, which count, and what they add.

use super::Attack;
use crate::{Heroes3, cards::DieFaces};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// How the dice of an attack are rolled and read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct How {
    /// RULES 19.6: two dice, the lower one.
    pub penalty: bool,
    /// Penalties do not apply.
    pub no_penalty: bool,
    pub highest: bool,
    pub lowest: bool,
    /// So many dice, all of which count; 0 for the usual.
    pub all: u8,
    /// Faces that add nothing.
    pub without: u8,
    /// No die is rolled (RULING 53).
    pub none: bool,
    /// It is rolled but adds nothing.
    pub adds_nothing: bool,
    /// The first result.
    pub set: Option<i8>,
    pub add: i8,
    pub times: i8,
    /// Faces that must be rolled again, and whether as long as they show.
    pub must: u8,
    pub must_repeat: bool,
    /// Faces that may be rolled again by an ability of the unit.
    pub may: u8,
    pub may_repeat: bool,
    /// The ability was used.
    pub used: bool,
    /// Dice that an effect has let roll again, as bits.
    pub rerolled: u8,
    /// The retaliation against this attack rolls two dice, the lower one.
    pub lowers_retaliation: bool,
}

impl Default for How {
    fn default() -> Self {
        Self {
            penalty: false,
            no_penalty: false,
            highest: false,
            lowest: false,
            all: 0,
            without: 0,
            none: false,
            adds_nothing: false,
            set: None,
            add: 0,
            times: 1,
            must: 0,
            must_repeat: false,
            may: 0,
            may_repeat: false,
            used: false,
            rerolled: 0,
            lowers_retaliation: false,
        }
    }
}

/// Which of the dice count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    Nothing,
    One,
    Lowest,
    Highest,
    /// So many.
    All(u8),
}

impl How {
    /// Highest and lowest together cancel to one die; all dice replace a penalty (RULING 93).
    pub fn counting(&self) -> Counting {
        let low = self.lowest || (self.penalty && !self.no_penalty);
        match (self.none, self.all, low, self.highest) {
            (true, ..) => Counting::Nothing,
            (_, all @ 1.., ..) => Counting::All(all.min(6)),
            (_, _, true, true) | (_, _, false, false) => Counting::One,
            (_, _, true, false) => Counting::Lowest,
            (_, _, false, true) => Counting::Highest,
        }
    }

    pub fn dice(&self) -> u8 {
        match self.counting() {
            Counting::Nothing => 0,
            Counting::One => 1,
            Counting::Lowest | Counting::Highest => 2,
            Counting::All(count) => count,
        }
    }
}

impl Attack {
    /// The faces that count, each after its change.
    pub fn counted(&self) -> ArrayVec<i8, 6> {
        let dice = self.rolled.iter().copied();
        let mut faces: ArrayVec<i8, 6> = match self.how.counting() {
            Counting::Nothing => ArrayVec::new(),
            Counting::One | Counting::All(_) => dice.collect(),
            Counting::Lowest => dice.min().into_iter().collect(),
            Counting::Highest => dice.max().into_iter().collect(),
        };
        if let Some(first) = faces.first_mut() {
            *first += self.how.add;
        }
        faces
    }

    /// RULING 52, 93: what the dice add, and the face that abilities look at.
    pub fn fix(&mut self) {
        let faces = self.counted();
        let ignored = DieFaces(self.how.without);
        let sum: i8 = faces.iter().filter(|&&face| !ignored.contains(face)).sum();
        self.face = faces.first().copied().unwrap_or(0);
        self.result = if self.how.adds_nothing { 0 } else { sum.saturating_mul(self.how.times) };
    }
}

impl Heroes3 {
    /// One throw of the attack die.
    pub(crate) fn throw(&mut self) -> i8 {
        self.chance.below(3) as i8 - 1
    }
}
