//! Spells that lie or are held together, in no order.

use crate::{
    cards::{SPELLS, SpellId},
    content::Content,
    windows::Moment,
};
use serde::{Deserialize, Serialize};
use taverne_engine::Chance;

/// How many there are of each kind of spell, in four bits each: windows look at every hand all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpellPile(u64);

const BITS: u32 = 4;
const ONE: u64 = (1 << BITS) - 1;
const _: () = assert!(SPELLS as u32 * BITS <= u64::BITS);

impl SpellPile {
    pub const EMPTY: Self = Self(0);

    pub const fn count(self, spell: SpellId) -> u8 {
        (self.0 >> (spell.0 as u32 * BITS) & ONE) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn total(self) -> usize {
        self.iter().map(|(_, count)| usize::from(count)).sum()
    }

    pub fn put(&mut self, spell: SpellId) {
        self.put_all(spell, 1);
    }

    /// There are never more than fifteen: content has at most four copies of a card.
    pub fn put_all(&mut self, spell: SpellId, copies: u8) {
        self.0 += u64::from(copies) << (u32::from(spell.0) * BITS);
    }

    #[must_use]
    pub const fn with(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// Takes one spell of that kind out; false if there is none.
    pub fn take(&mut self, spell: SpellId) -> bool {
        let there = self.count(spell) > 0;
        if there {
            self.0 -= 1 << (u32::from(spell.0) * BITS);
        }
        there
    }

    /// Takes one spell at random, each equally likely.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<SpellId> {
        let total = self.total();
        if total == 0 {
            return None;
        }
        let mut nth = chance.below(total);
        let (spell, _) = self.iter().find(|&(_, count)| {
            let here = nth < usize::from(count);
            nth = nth.wrapping_sub(usize::from(count));
            here
        })?;
        self.take(spell);
        Some(spell)
    }

    /// Those that may be played at a moment.
    #[must_use]
    pub fn at(self, moment: Moment, content: &Content) -> Self {
        Self(self.0 & content.spells_at(moment).0)
    }

    /// Every kind whose spells may be played at a moment, for [`SpellPile::at`].
    pub(crate) fn mask(kinds: impl Iterator<Item = SpellId>) -> Self {
        Self(kinds.map(|spell| ONE << (u32::from(spell.0) * BITS)).sum())
    }

    /// The kinds that are there, with how many of each.
    pub fn iter(self) -> impl Iterator<Item = (SpellId, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() / BITS;
            let count = left >> (at * BITS) & ONE;
            left &= !(ONE << (at * BITS));
            Some((SpellId(at as u8), count as u8))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use taverne_engine::Seed;

    #[test]
    fn a_pile_gives_back_all_that_was_put_in() {
        let mut chance = Chance::of_table(Seed::numbered(0, 0));
        let mut pile = SpellPile::EMPTY;
        for spell in [0, 2, 2, 10] {
            pile.put(SpellId(spell));
        }
        let mut drawn: Vec<_> = std::iter::from_fn(|| pile.draw(&mut chance)).map(|spell| spell.0).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 2, 2, 10]);
        assert!(!pile.take(SpellId(1)));
    }
}
