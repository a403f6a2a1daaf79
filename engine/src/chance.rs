//! Seeded randomness: fair at the table, out of reach for views and bots.
//!
//! The mapping from random words to dice and shuffles is written here rather than borrowed from a library, so that a
//! recorded game still replays after any upgrade.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// A fast generator for everything that is *not* the table: bots, playouts, imagined worlds.
pub type Fast = Xoshiro256PlusPlus;

/// The secret from which all chance of one table follows; revealed when the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed nobody can guess.
    pub fn fresh() -> Self {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system has no randomness to give");
        Self(bytes)
    }

    /// Seed `index` of a reproducible series, for simulations and tests.
    pub fn numbered(series: u64, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"taverne seed");
        hash.update(series.to_le_bytes());
        hash.update(index.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// What is published when the table opens: it fixes the seed without telling it.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// A fast generator that follows from this seed but says nothing about the table's chance.
    pub fn fast(&self) -> Fast {
        let mut hash = Sha256::new();
        hash.update(b"taverne fast");
        hash.update(self.0);
        Fast::from_seed(hash.finalize().into())
    }
}

/// The SHA-256 of a seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

macro_rules! written_in_hex {
    ($name:ident, $what:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
        impl FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let mut bytes = [0; 32];
                hex::decode_to_slice(text, &mut bytes)
                    .map_err(|_| format!(concat!($what, " is 64 hexadecimal digits, not {:?}"), text))?;
                Ok(Self(bytes))
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    };
}
written_in_hex!(Seed, "a seed");
written_in_hex!(Commitment, "a commitment");

/// The chance of one game: dice, shuffles, random picks.
#[derive(Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "inline, so that copying a game never allocates")]
pub enum Chance {
    /// A real table: unpredictable, and verifiable once the seed is known.
    Table(ChaCha12Rng),
    /// An imagined world: fast, and unrelated to the real table.
    Imagined(Fast),
}

impl Chance {
    pub fn of_table(seed: Seed) -> Self {
        Self::Table(ChaCha12Rng::from_seed(seed.0))
    }

    pub fn imagined(rng: &mut Fast) -> Self {
        Self::Imagined(Fast::from_rng(rng))
    }

    fn word(&mut self) -> u32 {
        match self {
            Self::Table(rng) => rng.next_u32(),
            Self::Imagined(rng) => (rng.next_u64() >> 32) as u32,
        }
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    pub fn below(&mut self, bound: usize) -> usize {
        uniform(bound, || self.word())
    }

    /// One throw of a die with faces 1 to `faces`.
    pub fn die(&mut self, faces: u8) -> u8 {
        self.below(usize::from(faces)) as u8 + 1
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())])
    }
}

/// A number below `bound` from a fast generator, for bots and playouts.
#[inline]
pub fn below(rng: &mut Fast, bound: usize) -> usize {
    uniform(bound, || (rng.next_u64() >> 32) as u32)
}

/// A number from 0 up to but not including 1 from a fast generator.
pub fn fraction(rng: &mut Fast) -> f32 {
    (rng.next_u64() >> 40) as f32 / (1 << 24) as f32
}

/// Lemire's multiply-and-reject: unbiased, and almost never needs a second word.
#[inline]
fn uniform(bound: usize, mut word: impl FnMut() -> u32) -> usize {
    let bound = u32::try_from(bound).ok().filter(|&bound| bound > 0).expect("a draw needs something to draw from");
    let mut product = u64::from(word()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(word()) * u64::from(bound);
        }
    }
    (product >> 32) as usize
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(rng) => write!(f, "Table(.., word {})", rng.get_word_pos()),
            Self::Imagined(_) => f.write_str("Imagined(..)"),
        }
    }
}

/// On disk a table's chance is its seed and how many words were drawn.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stored {
    Table { seed: Seed, drawn: u64 },
    Imagined(Fast),
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Table(rng) => Stored::Table { seed: Seed(rng.get_seed()), drawn: rng.get_word_pos() as u64 },
            Self::Imagined(rng) => Stored::Imagined(rng.clone()),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Stored::deserialize(deserializer)? {
            Stored::Table { seed, drawn } => {
                let mut rng = ChaCha12Rng::from_seed(seed.0);
                rng.set_word_pos(u128::from(drawn));
                Self::Table(rng)
            }
            Stored::Imagined(rng) => Self::Imagined(rng),
        })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;

    #[test]
    fn a_seed_fixes_every_throw_for_ever() {
        let mut chance = Chance::of_table(Seed::numbered(1, 2));
        let throws: Vec<_> = (0..12).map(|_| chance.die(6)).collect();
        assert_eq!(throws, [1, 2, 2, 5, 1, 3, 2, 5, 1, 1, 3, 3], "recorded games depend on these");
    }

    #[test]
    fn chance_survives_the_disk() {
        let mut chance = Chance::of_table(Seed::numbered(7, 7));
        for faces in 2..40 {
            chance.die(faces);
        }
        let mut back: Chance = serde_json::from_str(&serde_json::to_string(&chance).unwrap()).unwrap();
        assert_eq!(back, chance);
        assert_eq!(back.die(100), chance.die(100));
    }

    #[test]
    fn throws_are_even() {
        let mut chance = Chance::of_table(Seed::numbered(3, 0));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[usize::from(chance.die(6)) - 1] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_seed_reads_back_and_a_bad_one_is_refused() {
        let seed = Seed::numbered(0, 1);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!("xyz".parse::<Seed>().unwrap_err().contains("64 hexadecimal digits"));
    }
}
