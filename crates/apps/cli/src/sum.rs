//! Results that can be added up in any order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A number, or a structure of numbers. Sums saturate, because the numbers may come from a file.
pub(crate) trait Sum: Sized {
    fn and(self, other: Self) -> Self;
}

impl Sum for u64 {
    fn and(self, other: u64) -> u64 {
        self.saturating_add(other)
    }
}

impl Sum for u128 {
    fn and(self, other: u128) -> u128 {
        self.saturating_add(other)
    }
}

/// The greatest of some numbers.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Greatest(pub u64);

impl Sum for Greatest {
    fn and(self, other: Greatest) -> Greatest {
        Greatest(self.0.max(other.0))
    }
}

impl<T: Sum, const N: usize> Sum for [T; N] {
    fn and(self, other: [T; N]) -> [T; N] {
        let mut others = other.into_iter();
        self.map(|one| match others.next() {
            Some(other) => one.and(other),
            None => one,
        })
    }
}

/// A shorter list has zeros at its end.
impl Sum for Vec<u64> {
    fn and(self, other: Vec<u64>) -> Vec<u64> {
        let (mut sums, more) = if self.len() < other.len() {
            (other, self)
        } else {
            (self, other)
        };
        for (sum, more) in sums.iter_mut().zip(more) {
            *sum = sum.and(more);
        }
        sums
    }
}

impl<K: Ord> Sum for BTreeMap<K, u64> {
    fn and(mut self, other: BTreeMap<K, u64>) -> BTreeMap<K, u64> {
        for (key, more) in other {
            let count = self.entry(key).or_default();
            *count = count.and(more);
        }
        self
    }
}

/// Adds up each field of a structure.
macro_rules! sum_fields {
    ($name:ident $(<$key:ident>)? { $($field:tt)* }) => {
        impl $(<$key: Ord>)? $crate::sum::Sum for $name $(<$key>)? {
            fn and(self, other: Self) -> Self {
                $name { $($field: $crate::sum::Sum::and(self.$field, other.$field)),* }
            }
        }
    };
}
pub(crate) use sum_fields;
