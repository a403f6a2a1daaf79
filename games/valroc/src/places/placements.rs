//! Which pawn may go where, for all pawns at once: planning is what random games do most.

use super::{Pawn, PawnSet, SPOTS, Spot, SpotSet};

/// Which pawn may go where: sixteen bits of spots for each pawn.
#[derive(Clone, Copy)]
pub(crate) struct Placements(u64);

impl Placements {
    pub(crate) const MOST: usize = 64;

    const EACH_PAWN: u64 = 0x1_0001_0001_0001;
    const NO_MAGE: u64 = Self::EACH_PAWN - 1;
    const MAGE_AND_MONK: u64 = 0x1_0000_0000_0001;

    /// Where each kind of pawn may go at all. A changed pawn goes only where a mage is needed **[V4]**.
    pub(crate) const fn allowed(changed: bool, mages: SpotSet) -> Self {
        let reserved = Self::NO_MAGE * mages.bits() as u64;
        let shunned = Self::MAGE_AND_MONK * SpotSet::DARK_QUARTER.bits() as u64;
        let all = Self::EACH_PAWN * SpotSet::ALL.bits() as u64;
        Self(if changed { reserved } else { all & !reserved & !shunned })
    }

    /// With these pawns on these spots only.
    pub(crate) const fn among(self, pawns: PawnSet, spots: SpotSet) -> Self {
        // Four copies of the pawns, fifteen bits apart, have the bit of each pawn in its sixteen.
        let pawns = (pawns.0 as u64 * (1 | 1 << 15 | 1 << 30 | 1 << 45)) & Self::EACH_PAWN;
        Self(self.0 & (pawns * u16::MAX as u64) & (Self::EACH_PAWN * spots.bits() as u64))
    }

    pub(crate) const fn spots(self, pawn: Pawn) -> SpotSet {
        SpotSet::of_bits((self.0 >> (u16::BITS * pawn as u32)) as u16)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each as a number below [`Placements::MOST`]. Counted beforehand, so that a list grows once for all of them.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        (0..self.0.count_ones()).map(move |_| {
            let placement = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            placement
        })
    }

    /// Which pawn and which spot such a number means.
    pub(crate) const fn parts(placement: usize) -> (Pawn, Spot) {
        let (pawn, spot) = (placement / 16, placement % 16);
        (Pawn::ALL[pawn], if spot < SPOTS { Spot::ALL[spot] } else { Spot::Arena })
    }
}
