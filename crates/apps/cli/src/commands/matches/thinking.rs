//! The time and the depth of an engine's search.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::sheet::{Row, rounded};

#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Spent {
    pub time: Duration,
    /// The depth and the number of positions that the engine reported.
    pub depth: Option<u32>,
    pub work: Option<u64>,
}

/// The effort for the decisions of an engine.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Thinking {
    decisions: u64,
    microseconds: u64,
    slowest: u64,
    /// The decisions with a reported depth, and the sum and the maximum of these depths.
    with_depth: u64,
    depth: u64,
    deepest: u64,
    with_work: u64,
    work: u64,
    most_work: u64,
}

impl Thinking {
    pub(crate) fn add(&mut self, spent: Spent) {
        let time = u64::try_from(spent.time.as_micros()).unwrap_or(u64::MAX);
        *self = self.and(Thinking {
            decisions: 1,
            microseconds: time,
            slowest: time,
            with_depth: spent.depth.is_some().into(),
            depth: spent.depth.unwrap_or(0).into(),
            deepest: spent.depth.unwrap_or(0).into(),
            with_work: spent.work.is_some().into(),
            work: spent.work.unwrap_or(0),
            most_work: spent.work.unwrap_or(0),
        });
    }

    pub(crate) fn and(self, other: Thinking) -> Thinking {
        Thinking {
            decisions: self.decisions.saturating_add(other.decisions),
            microseconds: self.microseconds.saturating_add(other.microseconds),
            slowest: self.slowest.max(other.slowest),
            with_depth: self.with_depth.saturating_add(other.with_depth),
            depth: self.depth.saturating_add(other.depth),
            deepest: self.deepest.max(other.deepest),
            with_work: self.with_work.saturating_add(other.with_work),
            work: self.work.saturating_add(other.work),
            most_work: self.most_work.max(other.most_work),
        }
    }

    /// Whether anything was measured, which is not the case for players of this program.
    pub(crate) const fn is_known(&self) -> bool {
        self.decisions > 0
    }

    fn mean(sum: u64, count: u64) -> Option<f64> {
        (count > 0).then(|| sum as f64 / count as f64)
    }

    /// Mean and maximum time in milliseconds, depth and positions, as values of a row, with the prefix `whose`.
    pub(crate) fn put(&self, row: &mut Row, whose: &str) {
        let time = Thinking::mean(self.microseconds, self.decisions);
        let depth = Thinking::mean(self.depth, self.with_depth);
        let work = Thinking::mean(self.work, self.with_work);
        for (name, mean, most) in [
            ("ms", time.map(|time| time / 1e3), self.slowest as f64 / 1e3),
            ("depth", depth, self.deepest as f64),
            ("positions", work, self.most_work as f64),
        ] {
            row.put(format!("{whose}{name}_mean"), mean.map(rounded));
            row.put(format!("{whose}{name}_max"), mean.map(|_| most));
        }
    }

    /// The heading of [`Thinking::told`].
    pub(crate) const HEADING: &str =
        "mean ms     max ms   depth  deepest     positions          most";

    /// The same as a line of a table.
    pub(crate) fn told(&self) -> String {
        let shown = |mean: Option<f64>, digits: usize| {
            mean.map_or_else(|| "-".to_owned(), |mean| format!("{mean:.digits$}"))
        };
        let time = Thinking::mean(self.microseconds, self.decisions).map(|time| time / 1e3);
        let slowest = time.map(|_| self.slowest as f64 / 1e3);
        let depth = Thinking::mean(self.depth, self.with_depth);
        let deepest = depth.map(|_| self.deepest as f64);
        let work = Thinking::mean(self.work, self.with_work);
        let most = work.map(|_| self.most_work as f64);
        format!(
            "{:>7} {:>10} {:>7} {:>8} {:>13} {:>13}",
            shown(time, 1),
            shown(slowest, 1),
            shown(depth, 1),
            shown(deepest, 0),
            shown(work, 0),
            shown(most, 0)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_greatest_are_told() {
        let mut thinking = Thinking::default();
        assert!(!thinking.is_known());
        for (time, depth, work) in [
            (1, Some(3), Some(100)),
            (4, None, Some(300)),
            (1, Some(6), None),
        ] {
            let time = Duration::from_millis(time);
            thinking.add(Spent { time, depth, work });
        }
        let words: Vec<String> = thinking
            .told()
            .split_whitespace()
            .map(ToOwned::to_owned)
            .collect();
        assert_eq!(words, ["2.0", "4.0", "4.5", "6", "200", "300"]);
        assert_eq!(thinking.and(Thinking::default()), thinking);
    }
}
