//! How often each whole number was seen.

use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram(BTreeMap<i64, u64>);

impl Histogram {
    pub fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    pub fn merge(&mut self, other: &Self) {
        other.0.iter().for_each(|(&value, &count)| *self.0.entry(value).or_default() += count);
    }

    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(&value, &count)| (value, count))
    }

    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn least(&self) -> i64 {
        self.0.keys().next().copied().unwrap_or(0)
    }

    pub fn most(&self) -> i64 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    pub fn sum(&self) -> i64 {
        self.iter().map(|(value, count)| value * count as i64).sum()
    }

    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    /// How far the values lie from their mean.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self.iter().map(|(value, count)| (value as f64 - mean).powi(2) * count as f64).sum();
        (squares / self.count().max(1) as f64).sqrt()
    }

    /// The value below which this share of all values lies.
    pub fn quantile(&self, share: f64) -> i64 {
        let wanted = share * self.count() as f64;
        let mut seen = 0;
        let reached = |&(_, count): &(i64, u64)| {
            seen += count;
            seen as f64 >= wanted
        };
        self.iter().find(reached).map_or(0, |(value, _)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted() {
        let mut histogram = Histogram::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|value| histogram.add(value));
        assert_eq!((histogram.count(), histogram.least(), histogram.most()), (8, 2, 9));
        assert!((histogram.mean() - 5.0).abs() < 1e-12 && (histogram.deviation() - 2.0).abs() < 1e-12);
        assert_eq!((histogram.quantile(0.5), histogram.quantile(0.0), histogram.quantile(1.0)), (4, 2, 9));
        assert_eq!((Histogram::default().quantile(0.5), Histogram::default().most()), (0, 0));
    }
}
