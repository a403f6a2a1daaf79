//! Many bits: what a set of more than 128 members is made of. Games use [`bit_set!`](crate::bit_set).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

const WORD: usize = u64::BITS as usize;

impl<const WORDS: usize> Bits<WORDS> {
    pub const EMPTY: Self = Self([0; WORDS]);

    pub const fn first_so_many(count: usize) -> Self {
        assert!(count <= WORDS * WORD, "more members than the set has bits");
        let mut bits = Self::EMPTY;
        let mut bit = 0;
        while bit < count {
            bits.insert(bit);
            bit += 1;
        }
        bits
    }

    pub const fn contains(self, bit: usize) -> bool {
        bit < WORDS * WORD && self.0[bit / WORD] & (1 << (bit % WORD)) != 0
    }

    pub const fn insert(&mut self, bit: usize) {
        self.0[bit / WORD] |= 1 << (bit % WORD);
    }

    pub const fn remove(&mut self, bit: usize) {
        self.0[bit / WORD] &= !(1 << (bit % WORD));
    }

    #[must_use]
    pub const fn union(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }

    #[must_use]
    pub const fn and(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= other.0[word];
            word += 1;
        }
        self
    }

    #[must_use]
    pub const fn minus(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= !other.0[word];
            word += 1;
        }
        self
    }

    #[expect(clippy::len_without_is_empty, reason = "the sets made of it have both")]
    pub const fn len(self) -> usize {
        let (mut word, mut len) = (0, 0);
        while word < WORDS {
            len += self.0[word].count_ones() as usize;
            word += 1;
        }
        len
    }

    /// The bit of the member that so many others come before.
    pub const fn nth(self, mut before: usize) -> Option<usize> {
        let mut word = 0;
        while word < WORDS {
            let mut left = self.0[word];
            let members = left.count_ones() as usize;
            if before < members {
                while before > 0 {
                    left &= left - 1;
                    before -= 1;
                }
                return Some(word * WORD + left.trailing_zeros() as usize);
            }
            before -= members;
            word += 1;
        }
        None
    }

    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        (0..WORDS).flat_map(move |word| {
            let mut left = self.0[word];
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| word * WORD + left.trailing_zeros() as usize);
                left &= left.wrapping_sub(1);
                bit
            })
        })
    }
}

impl<const WORDS: usize> Serialize for Bits<WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for Bits<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = arrayvec::ArrayVec::<u64, WORDS>::deserialize(deserializer)?;
        words.into_inner().map(Self).map_err(|short| D::Error::invalid_length(short.len(), &"every word of the set"))
    }
}
