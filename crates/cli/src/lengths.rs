//! How long games are.

use sahkku_bench::{median, share};

/// Mean, median and greatest of lengths in order.
pub(crate) struct Lengths {
    pub(crate) mean: f64,
    pub(crate) median: f64,
    pub(crate) max: u32,
}

impl Lengths {
    pub(crate) fn new(sorted: &[u32]) -> Lengths {
        let sum: u64 = sorted.iter().map(|&length| u64::from(length)).sum();
        let mut middle: Vec<f64> = sorted.iter().map(|&length| length.into()).collect();
        Lengths {
            mean: share(sum, sorted.len() as u64),
            median: median(&mut middle),
            max: sorted.last().copied().unwrap_or(0),
        }
    }
}
