//! How long somebody thinks: many times in little space.

use std::{collections::BTreeMap, time::Duration};

/// How many steps lead to ten times as long: each is 12 % longer than the one before.
const STEPS: f64 = 20.0;

/// Durations, counted by their order of magnitude.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stopwatch {
    counts: BTreeMap<i32, u64>,
    count: u64,
    sum: Duration,
    longest: Duration,
}

impl Stopwatch {
    pub fn add(&mut self, time: Duration) {
        let step = ((time.as_nanos().max(1) as f64).log10() * STEPS).floor() as i32;
        *self.counts.entry(step).or_default() += 1;
        self.count += 1;
        self.sum += time;
        self.longest = self.longest.max(time);
    }

    pub fn count(&self) -> u64 {
        self.count
    }

    pub fn mean(&self) -> Duration {
        self.sum / u32::try_from(self.count.max(1)).unwrap_or(u32::MAX)
    }

    pub fn longest(&self) -> Duration {
        self.longest
    }

    /// About the time that this share of the decisions took at most.
    pub fn quantile(&self, share: f64) -> Duration {
        let wanted = share * self.count as f64;
        let mut seen = 0;
        let reached = |(_, count): &(&i32, &u64)| {
            seen += **count;
            seen as f64 >= wanted
        };
        let Some((&step, _)) = self.counts.iter().find(reached) else { return Duration::ZERO };
        let middle = 10_f64.powf((f64::from(step) + 0.5) / STEPS);
        Duration::from_nanos(middle as u64).min(self.longest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_again_within_a_step() {
        let mut watch = Stopwatch::default();
        (1..=1_000).for_each(|micros| watch.add(Duration::from_micros(micros)));
        for (share, micros) in [(0.1, 100.0), (0.5, 500.0), (0.99, 990.0)] {
            let found = watch.quantile(share).as_nanos() as f64 / 1_000.0;
            assert!((found / micros - 1.0).abs() < 0.13, "{found} is not about {micros}");
        }
        assert_eq!(watch.longest(), Duration::from_millis(1));
        assert_eq!(watch.mean(), Duration::from_nanos(500_500));
        assert_eq!(Stopwatch::default().quantile(0.5), Duration::ZERO);
    }
}
