//! How sure we can be: 95 % intervals.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// Between these the truth lies, in 95 of 100 such experiments.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// A figure, and how sure it is.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    pub mean: f64,
    #[serde(flatten)]
    pub interval: Interval,
}

/// The two-sided 97.5 % point.
const TAIL: f64 = 0.975;

fn normal_point() -> f64 {
    Normal::standard().inverse_cdf(TAIL)
}

/// The point of Student's distribution, for means of few things.
fn student_point(freedom: f64) -> f64 {
    StudentsT::new(0.0, 1.0, freedom.max(1.0)).map_or_else(|_| normal_point(), |student| student.inverse_cdf(TAIL))
}

impl Interval {
    /// Wilson's interval of a rate that was seen in so many trials; everything is possible if there were none.
    pub fn wilson(rate: f64, trials: f64) -> Self {
        if trials <= 0.0 {
            return Self { low: 0.0, high: 1.0 };
        }
        let z = normal_point();
        let spread = z * z / trials;
        let centre = (rate + spread / 2.0) / (1.0 + spread);
        let half = z / (1.0 + spread) * (rate * (1.0 - rate) / trials + spread / (4.0 * trials)).sqrt();
        // Rounding must not exclude what was seen.
        Self { low: (centre - half).clamp(0.0, rate), high: (centre + half).clamp(rate, 1.0) }
    }
}

/// Sums from which a mean and its uncertainty follow.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    pub count: u64,
    pub sum: f64,
    squares: f64,
}

impl Moments {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The variance of what was added, estimated from it.
    pub fn variance(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let around = self.squares - self.sum * self.mean();
        (around / (self.count - 1) as f64).max(0.0)
    }

    /// The mean, by Student. One value alone says nothing about its own uncertainty.
    pub fn estimate(&self) -> Estimate {
        let mean = self.mean();
        let half = match self.count {
            0 | 1 => f64::INFINITY,
            count => student_point((count - 1) as f64) * (self.variance() / count as f64).sqrt(),
        };
        Estimate { mean, interval: Interval { low: mean - half, high: mean + half } }
    }

    /// The mean of shares between 0 and 1, each added for one deal that was played `games` times: see [`worth`].
    ///
    /// [`worth`]: Self::worth
    pub fn duplicate(&self, games: usize) -> Estimate {
        let mean = self.mean();
        Estimate { mean, interval: Interval::wilson(mean, self.worth(games)) }
    }

    /// How many independent games the deals are worth.
    ///
    /// The games of one deal are not independent: what is luck from one seat is bad luck from the next, so that playing
    /// it from every seat is worth more than as many games of different deals. How much more follows from how little the
    /// deals differ, compared with what independent games would; with few deals that is itself uncertain, which Student
    /// accounts for (as Korn and Graubard do for surveys). Never more than four times the games that were played.
    pub fn worth(&self, games: usize) -> f64 {
        let played = self.count as f64 * games as f64;
        let mean = self.mean();
        let alone = mean * (1.0 - mean) / played.max(1.0);
        let together = self.variance() / self.count.max(1) as f64;
        if self.count < 2 || alone <= 0.0 {
            return played; // Always won, or always lost: nothing to compare.
        }
        let few = normal_point() / student_point((self.count - 1) as f64);
        (played * few * few * alone / together.max(1e-12)).min(4.0 * played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(interval: Interval, low: f64, high: f64) {
        let near = (interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4;
        assert!(near, "{interval:?} is not {low} to {high}");
    }

    /// Newcombe 1998, table I, method 3 (the score method).
    #[test]
    fn wilson_agrees_with_published_intervals() {
        close(Interval::wilson(81.0 / 263.0, 263.0), 0.2553, 0.3662);
        close(Interval::wilson(15.0 / 148.0, 148.0), 0.0624, 0.1605);
        close(Interval::wilson(0.0, 20.0), 0.0, 0.1611);
        close(Interval::wilson(1.0 / 29.0, 29.0), 0.0061, 0.1718);
        close(Interval::wilson(1.0, 20.0), 1.0 - 0.1611, 1.0);
        close(Interval::wilson(0.5, 0.0), 0.0, 1.0);
    }

    #[test]
    fn a_mean_of_few_is_less_sure_than_the_normal_says() {
        let mut moments = Moments::default();
        [5.0, 7.0, 9.0].into_iter().for_each(|value| moments.add(value));
        assert!((moments.variance() - 4.0).abs() < 1e-12);
        let estimate = moments.estimate();
        assert!((estimate.mean - 7.0).abs() < 1e-12);
        close(estimate.interval, 7.0 - 4.9683, 7.0 + 4.9683); // t(2) = 4.3027, times 2 / sqrt(3)
    }

    fn deals(shares: &[f64], times: usize) -> Moments {
        let mut moments = Moments::default();
        (0..times).for_each(|_| shares.iter().for_each(|&share| moments.add(share)));
        moments
    }

    #[test]
    fn duplicate_deals_count_for_what_they_are_worth() {
        // Both games of a deal always end alike: 200 games are worth 100.
        let alike = deals(&[0.0, 1.0], 50).worth(2);
        assert!((95.0..=100.0).contains(&alike), "{alike}");
        // As often as independent coins would: 0, 1/2, 1/2, 1.
        let free = deals(&[0.0, 0.5, 0.5, 1.0], 50).worth(2);
        assert!((390.0..=400.0).contains(&free), "{free}");
        // The seat decides every deal: worth more, and bounded.
        assert!((deals(&[0.5], 100).worth(2) - 800.0).abs() < 1e-9);
        // Always won: as many as were played.
        assert!((deals(&[1.0], 100).worth(2) - 200.0).abs() < 1e-9);
        assert!((deals(&[0.7], 1).worth(2) - 2.0).abs() < 1e-9);
    }
}
