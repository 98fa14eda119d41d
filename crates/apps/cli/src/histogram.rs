//! Frequencies of numbers or words.

use std::borrow::Borrow;
use std::collections::BTreeMap;

use crate::statistics::share;
use crate::sum::sum_fields;
use serde::{Deserialize, Serialize};

/// Keys and their frequencies. Adding up counters gives the same result in any order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(deserialize = "K: Ord + Deserialize<'de>"))]
pub(crate) struct Counter<K>(BTreeMap<K, u64>);

pub(crate) type Histogram = Counter<u32>;

impl<K> Default for Counter<K> {
    fn default() -> Self {
        Counter(BTreeMap::new())
    }
}

sum_fields!(Counter<K> { 0 });

impl<K: Ord> Counter<K> {
    #[inline]
    pub(crate) fn add(&mut self, key: K) {
        *self.0.entry(key).or_default() += 1;
    }

    pub(crate) fn of<Q: Ord + ?Sized>(&self, key: &Q) -> u64
    where
        K: Borrow<Q>,
    {
        self.0.get(key).copied().unwrap_or(0)
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.keys()
    }

    /// The total frequency of all keys.
    pub(crate) fn count(&self) -> u64 {
        self.0.values().fold(0, |sum, &n| sum.saturating_add(n))
    }
}

impl Counter<i64> {
    /// The mean, and its 95% interval as a distance from it.
    pub(crate) fn mean_and_interval(&self) -> (f64, f64) {
        /// The width of a 95% interval of the normal distribution, in standard deviations.
        const DEVIATIONS: f64 = 1.96;
        let each = || self.0.iter().map(|(&n, &count)| (n as f64, count as f64));
        let count: f64 = each().map(|(_, count)| count).sum();
        let mean = each().map(|(n, count)| n * count).sum::<f64>() / count.max(1.0);
        let squares: f64 = each().map(|(n, count)| (n - mean).powi(2) * count).sum();
        let variance = squares / (count - 1.0).max(1.0);
        (mean, DEVIATIONS * (variance / count.max(1.0)).sqrt())
    }
}

impl Histogram {
    pub(crate) fn sum(&self) -> u128 {
        let products = self.0.iter();
        products
            .map(|(&n, &count)| u128::from(n) * u128::from(count))
            .sum()
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    /// The standard deviation of these numbers as a whole population, not as a sample.
    pub(crate) fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares = self.0.iter().map(|(&number, &count)| {
            let distance = f64::from(number) - mean;
            share(count, self.count()) * distance * distance
        });
        squares.sum::<f64>().sqrt()
    }

    /// The middle number, or the mean of the two middle numbers; 0 if empty.
    pub(crate) fn median(&self) -> f64 {
        let count = self.count();
        let low = self.number(count.saturating_sub(1) / 2);
        f64::midpoint(low.into(), self.number(count / 2).into())
    }

    pub(crate) fn max(&self) -> u32 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    /// The number at this index in sorted order.
    fn number(&self, place: u64) -> u32 {
        let mut before = 0_u64;
        let found = self.0.iter().find(|&(_, &count)| {
            before = before.saturating_add(count);
            before > place
        });
        found.map_or(0, |(&number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use crate::statistics::median;
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_mean_has_its_interval() {
        let mut numbers = Counter::default();
        (1..=4).for_each(|number| numbers.add(number));
        let (middle, around) = numbers.mean_and_interval();
        assert!((middle - 2.5).abs() < 1e-9);
        // The standard deviation is the root of 5/3, and that of the mean half of it.
        assert!((around - 1.96 * (5.0_f64 / 3.0).sqrt() / 2.0).abs() < 1e-9);
        assert_eq!(Counter::default().mean_and_interval(), (0.0, 0.0));
    }

    proptest! {
        #[test]
        fn it_says_the_same_as_the_numbers_in_order(mut numbers in prop::collection::vec(0_u32..50, 1..80)) {
            let mut histogram = Histogram::default();
            numbers.iter().for_each(|&number| histogram.add(number));
            let mut as_floats: Vec<f64> = numbers.iter().map(|&n| n.into()).collect();
            numbers.sort_unstable();
            prop_assert_eq!(histogram.count(), numbers.len() as u64);
            prop_assert_eq!(histogram.max(), numbers[numbers.len() - 1]);
            prop_assert_eq!(histogram.sum(), numbers.iter().map(|&n| u128::from(n)).sum::<u128>());
            prop_assert_eq!(histogram.median(), median(&mut as_floats));
        }
    }
}
