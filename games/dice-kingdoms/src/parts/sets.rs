//! Statue cards and domains, and sets of them.

use super::{DOMAINS, DomainId, STATUES};
use serde::{Deserialize, Serialize};
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
    const fn bit(self) -> u32 {
        1 << (self.number as u32 - 1 + if self.night { STATUES as u32 } else { 0 })
    }
}

/// Statues in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StatueSet(u32);

impl StatueSet {
    pub fn insert(&mut self, statue: Statue) {
        self.0 |= statue.bit();
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of the two statues with this number is there.
    pub const fn has_number(self, number: u8) -> bool {
        let both = Statue { number, night: false }.bit() | Statue { number, night: true }.bit();
        self.0 & both != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Statue> {
        bits(self.0).map(|bit| Statue { number: (bit % STATUES) as u8 + 1, night: bit >= STATUES })
    }
}

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

/// Domains in no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DomainSet(u16);

impl DomainSet {
    pub const EMPTY: Self = Self(0);

    pub fn insert(&mut self, domain: DomainId) {
        self.0 |= 1 << domain.0;
    }

    pub const fn contains(self, domain: DomainId) -> bool {
        domain.index() < DOMAINS && self.0 & (1 << domain.0) != 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = DomainId> {
        bits(u32::from(self.0)).map(DomainId::of)
    }
}

impl FromIterator<DomainId> for DomainSet {
    fn from_iter<I: IntoIterator<Item = DomainId>>(domains: I) -> Self {
        let mut set = Self::EMPTY;
        domains.into_iter().for_each(|domain| set.insert(domain));
        set
    }
}
