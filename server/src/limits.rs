//! How much anybody may have: buckets that fill with time and empty with use, and counts of what is open.
//!
//! Written by hand rather than with `governor`: its limiters keep every key until somebody sweeps them and do not count
//! what is held, while here a few lines do both, and a rate is a plain figure that the host can read.

use crate::config::Rate;
use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    net::IpAddr,
    sync::Mutex,
    time::Instant,
};

/// How often one thing may be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    seen: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Self {
        Self { left: f64::from(rate.burst), seen: Instant::now() }
    }

    /// Takes one, or says after how many seconds to try again.
    pub(crate) fn take(&mut self, rate: Rate) -> Result<(), u32> {
        self.take_many(rate, 1)
    }

    /// Takes so many, or what a full bucket has if that is less.
    fn take_many(&mut self, rate: Rate, many: u32) -> Result<(), u32> {
        let many = f64::from(many.min(rate.burst));
        let now = Instant::now();
        let earned = now.duration_since(self.seen).as_secs_f64() * rate.per_second;
        self.left = (self.left + earned).min(f64::from(rate.burst));
        self.seen = now;
        if self.left >= many {
            self.left -= many;
            Ok(())
        } else {
            Err(((many - self.left) / rate.per_second.max(0.001)).ceil() as u32)
        }
    }
}

/// A bucket for everybody.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    all: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// More are forgotten, the full ones first, so that strangers cannot fill the memory.
    const MOST: usize = 50_000;

    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, all: Mutex::default() }
    }

    pub(crate) fn take(&self, key: K) -> Result<(), u32> {
        self.take_many(key, 1)
    }

    pub(crate) fn take_many(&self, key: K, many: u32) -> Result<(), u32> {
        let mut all = self.all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if all.len() >= Self::MOST {
            let (rate, now) = (self.rate, Instant::now());
            let time_to_fill = f64::from(rate.burst) / rate.per_second.max(0.001);
            all.retain(|_, bucket| now.duration_since(bucket.seen).as_secs_f64() < time_to_fill);
            if all.len() >= Self::MOST {
                all.clear();
            }
        }
        all.entry(key).or_insert_with(|| Bucket::full(self.rate)).take_many(self.rate, many)
    }
}

/// Counts what is open now, such as sockets, by key; a [`Held`] is given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Counts<K: Eq + Hash>(Mutex<HashMap<K, u32>>);

impl<K: Eq + Hash> Default for Counts<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash + Clone> Counts<K> {
    pub(crate) fn hold(self: &std::sync::Arc<Self>, key: K, most: u32) -> Option<Held<K>> {
        let mut all = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let count = all.entry(key.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Held { counts: self.clone(), key })
    }
}

#[derive(Debug)]
pub(crate) struct Held<K: Eq + Hash> {
    counts: std::sync::Arc<Counts<K>>,
    key: K,
}

impl<K: Eq + Hash> Drop for Held<K> {
    fn drop(&mut self) {
        let mut all = self.counts.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.key);
            }
        }
    }
}

/// On whose behalf the house works: that is how its time is shared out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Visit {
    pub(crate) household: Option<IpAddr>,
    /// Tells people apart; 0 for somebody nameless.
    pub(crate) person: u64,
}

impl Visit {
    pub(crate) fn new(household: Option<IpAddr>, person: Option<&str>) -> Self {
        let number = |tag| {
            let mut hasher = DefaultHasher::new();
            str::hash(tag, &mut hasher);
            hasher.finish()
        };
        Self { household, person: person.map_or(0, number) }
    }
}

/// An address, or for IPv6 the network it came from: one household has many.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let mut octets = v6.octets();
            octets[8..].fill(0);
            IpAddr::from(octets)
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let rate = Rate { burst: 2, per_second: 0.5 };
        let buckets = Buckets::new(rate);
        assert_eq!([buckets.take(1), buckets.take(1), buckets.take(1)], [Ok(()), Ok(()), Err(2)]);
        assert_eq!(buckets.take(2), Ok(()), "somebody else has their own");
        assert_eq!(
            [buckets.take_many(3, 9), buckets.take(3)],
            [Ok(()), Err(2)],
            "nothing costs more than all there is"
        );
    }

    #[test]
    fn what_is_held_is_given_back() {
        let counts = std::sync::Arc::new(Counts::default());
        let first = counts.hold("a", 1);
        assert!(first.is_some() && counts.hold("a", 1).is_none());
        drop(first);
        assert!(counts.hold("a", 1).is_some());
    }
}
