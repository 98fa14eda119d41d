//! How often each number came up.

use std::collections::BTreeMap;

use crate::statistics::share;
use serde::{Deserialize, Serialize};

/// Numbers and how often each came up. Adding up histograms gives the same in any order.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<u32, u64>);

impl Histogram {
    #[inline]
    pub fn add(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    pub fn and(mut self, other: Histogram) -> Histogram {
        for (number, more) in other.0 {
            let count = self.0.entry(number).or_default();
            *count = count.saturating_add(more);
        }
        self
    }

    /// How many numbers there are.
    pub fn count(&self) -> u64 {
        self.0.values().fold(0, |sum, &n| sum.saturating_add(n))
    }

    pub fn sum(&self) -> u128 {
        let products = self.0.iter();
        products
            .map(|(&n, &count)| u128::from(n) * u128::from(count))
            .sum()
    }

    /// The mean; 0 of none.
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    /// The standard deviation of these numbers, as all that there are and not a sample of more.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares = self.0.iter().map(|(&number, &count)| {
            let distance = f64::from(number) - mean;
            share(count, self.count()) * distance * distance
        });
        squares.sum::<f64>().sqrt()
    }

    /// The middle number, or half the sum of the two in the middle; 0 of none.
    pub fn median(&self) -> f64 {
        let count = self.count();
        let low = self.number(count.saturating_sub(1) / 2);
        f64::midpoint(low.into(), self.number(count / 2).into())
    }

    /// The greatest number; 0 of none.
    pub fn max(&self) -> u32 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    /// The number at this place among all in order, counted from 0.
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

    fn histogram(numbers: &[u32]) -> Histogram {
        let mut histogram = Histogram::default();
        numbers.iter().for_each(|&number| histogram.add(number));
        histogram
    }

    #[test]
    fn of_no_numbers_all_is_nothing() {
        let none = Histogram::default();
        assert_eq!((none.count(), none.max()), (0, 0));
        assert_eq!(
            (none.mean(), none.median(), none.deviation()),
            (0.0, 0.0, 0.0)
        );
    }

    #[test]
    fn the_deviation_is_that_of_the_textbook() {
        let histogram = histogram(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((histogram.mean(), histogram.deviation()), (5.0, 2.0));
    }

    proptest! {
        #[test]
        fn it_says_the_same_as_the_numbers_in_order(mut numbers in prop::collection::vec(0_u32..50, 1..80)) {
            let histogram = histogram(&numbers);
            let mut as_floats: Vec<f64> = numbers.iter().map(|&n| n.into()).collect();
            numbers.sort_unstable();
            prop_assert_eq!(histogram.count(), numbers.len() as u64);
            prop_assert_eq!(histogram.max(), numbers[numbers.len() - 1]);
            prop_assert_eq!(histogram.sum(), numbers.iter().map(|&n| u128::from(n)).sum::<u128>());
            prop_assert_eq!(histogram.median(), median(&mut as_floats));
        }

        #[test]
        fn adding_up_is_the_same_in_any_order(one in prop::collection::vec(0_u32..50, 0..40), other in prop::collection::vec(0_u32..50, 0..40)) {
            let together = histogram(&[&one[..], &other].concat());
            prop_assert_eq!(&histogram(&one).and(histogram(&other)), &together);
            prop_assert_eq!(&histogram(&other).and(histogram(&one)), &together);
        }
    }
}
