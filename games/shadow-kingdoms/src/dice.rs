//! RULES 2: the dice. The colour is the troop on all six faces; a face has a strength and a discount.

use crate::names::named;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use taverne_engine::{Chance, zones::Bag};
use ts_rs::TS;

named! {
    /// Gobelin, Orque, Squelette, Gargouille, Gnoll.
    Troop { Goblin "goblin", Orc "orc", Skeleton "skeleton", Gargoyle "gargoyle", Gnoll "gnoll" }
}

pub const TROOPS: usize = Troop::ALL.len();
pub const FACES: u8 = 6;

/// A rolled die. Dice of the same troop and strength in the same place are alike **[R29]**.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "shadow-kingdoms/")]
#[serde(try_from = "WrittenDie")]
pub struct Die {
    pub troop: Troop,
    /// From 1 to 6.
    pub strength: u8,
}

/// A die as somebody sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDie {
    troop: Troop,
    strength: u8,
}

impl TryFrom<WrittenDie> for Die {
    type Error = String;

    fn try_from(written: WrittenDie) -> Result<Self, String> {
        let WrittenDie { troop, strength } = written;
        if (1..=FACES).contains(&strength) {
            return Ok(Self { troop, strength });
        }
        Err(format!("a die has no side {strength}"))
    }
}

impl Die {
    pub const fn new(troop: Troop, strength: u8) -> Self {
        Self { troop, strength }
    }

    /// Strength 6 has no discount.
    pub const fn discount(self) -> u8 {
        FACES.saturating_sub(self.strength)
    }

    /// Opposite faces add up to 7.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self { strength: (FACES + 1).saturating_sub(self.strength), ..self }
    }

    /// One more, unless it shows a 6.
    pub fn raised(self) -> Option<Self> {
        (self.strength < FACES).then(|| Self { strength: self.strength + 1, ..self })
    }

    /// One less, unless it shows a 1.
    pub fn lowered(self) -> Option<Self> {
        (self.strength > 1).then(|| Self { strength: self.strength - 1, ..self })
    }

    const fn bit(self) -> u32 {
        1 << ((self.troop as u32 * FACES as u32 + self.strength as u32) % 32)
    }
}

/// The dice in a bag, of which only the troops count.
pub type DiceBag = Bag<TROOPS>;

pub fn draw_and_roll(bag: &mut DiceBag, chance: &mut Chance) -> Option<Die> {
    let troop = Troop::ALL[bag.draw(chance)?];
    Some(Die { troop, strength: chance.die(FACES) })
}

/// Each different die once.
pub fn different(dice: &[Die]) -> impl Iterator<Item = Die> {
    let mut seen = 0;
    dice.iter().copied().filter(move |die| {
        let new = seen & die.bit() == 0;
        seen |= die.bit();
        new
    })
}

/// Takes one such die out, if there is one; the others keep their order.
pub fn take<const N: usize>(dice: &mut ArrayVec<Die, N>, die: Die) -> bool {
    let found = dice.iter().position(|&it| it == die);
    found.map(|at| dice.remove(at)).is_some()
}

/// How many dice there are of each troop.
pub fn by_troop(dice: &[Die]) -> [u8; TROOPS] {
    let mut counts = [0; TROOPS];
    dice.iter().for_each(|die| counts[die.troop as usize] += 1);
    counts
}

/// How many symbols there are of each troop.
pub fn by_symbol(troops: &[Troop]) -> [u8; TROOPS] {
    let mut counts = [0; TROOPS];
    troops.iter().for_each(|&troop| counts[troop as usize] += 1);
    counts
}
