//! Statue cards and domains, and sets of them.

use super::{DomainId, STATUES};
use serde::{Deserialize, Serialize};
use taverne_engine::bit_set;
use ts_rs::TS;

/// One of the 28 statue cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "dice-kingdoms/")]
pub struct Statue {
    /// From 1 to 14.
    pub number: u8,
    /// With a Night back; otherwise with a Day back.
    pub night: bool,
}

impl Statue {
    const fn bit(self) -> usize {
        self.number as usize - 1 + if self.night { STATUES } else { 0 }
    }
}

bit_set!(
    /// Statues in no order.
    StatueSet(u32) of Statue: it => it.bit(), bit => Statue { number: (bit % STATUES) as u8 + 1, night: bit >= STATUES }
);

impl StatueSet {
    /// Whether one of the two statues with this number is there.
    pub const fn has_number(self, number: u8) -> bool {
        self.contains(Statue { number, night: false }) || self.contains(Statue { number, night: true })
    }
}

bit_set!(
    /// Domains in no order.
    DomainSet(u16) of DomainId: it => it.0, bit => DomainId::of(bit)
);

/// The numbers of the bits that are set, from the lowest.
pub(crate) fn bits(mask: u32) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            bit
        })
    })
}
