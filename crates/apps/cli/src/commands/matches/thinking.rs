//! The time and the depth of an engine's search.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::sheet::{Row, rounded};
use crate::sum::{Greatest, Sum as _, sum_fields};

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
    slowest: Greatest,
    /// The decisions with a reported depth, and the sum and the maximum of these depths.
    with_depth: u64,
    depth: u64,
    deepest: Greatest,
    with_work: u64,
    work: u64,
    most_work: Greatest,
}

sum_fields!(Thinking {
    decisions microseconds slowest with_depth depth deepest with_work work most_work
});

impl Thinking {
    pub(crate) fn add(&mut self, spent: Spent) {
        let time = u64::try_from(spent.time.as_micros()).unwrap_or(u64::MAX);
        *self = self.and(Thinking {
            decisions: 1,
            microseconds: time,
            slowest: Greatest(time),
            with_depth: spent.depth.is_some().into(),
            depth: spent.depth.unwrap_or(0).into(),
            deepest: Greatest(spent.depth.unwrap_or(0).into()),
            with_work: spent.work.is_some().into(),
            work: spent.work.unwrap_or(0),
            most_work: Greatest(spent.work.unwrap_or(0)),
        });
    }

    /// Whether anything was measured, which is not the case for players of this program.
    pub(crate) const fn is_known(&self) -> bool {
        self.decisions > 0
    }

    /// Mean and maximum of the time in milliseconds, the depth and the positions, each with the name of its columns.
    fn figures(&self) -> [(&'static str, Option<(f64, f64)>); 3] {
        let of = |sum: u64, most: Greatest, count: u64, unit: f64| {
            (count > 0).then(|| (sum as f64 / count as f64 / unit, most.0 as f64 / unit))
        };
        [
            (
                "ms",
                of(self.microseconds, self.slowest, self.decisions, 1e3),
            ),
            ("depth", of(self.depth, self.deepest, self.with_depth, 1.0)),
            (
                "positions",
                of(self.work, self.most_work, self.with_work, 1.0),
            ),
        ]
    }

    /// The figures as values of a row, with the prefix `whose`.
    pub(crate) fn put(&self, row: &mut Row, whose: &str) {
        for (name, figure) in self.figures() {
            row.put(
                format!("{whose}{name}_mean"),
                figure.map(|(mean, _)| rounded(mean)),
            );
            row.put(format!("{whose}{name}_max"), figure.map(|(_, most)| most));
        }
    }

    /// The heading of [`Thinking::told`].
    pub(crate) const HEADING: &str =
        "mean ms     max ms   depth  deepest     positions          most";

    /// The same as a line of a table.
    pub(crate) fn told(&self) -> String {
        let widths = [[(7, 1), (10, 1)], [(7, 1), (8, 0)], [(13, 0), (13, 0)]];
        let figures = self.figures().into_iter().zip(widths);
        let cells = figures.flat_map(|((_, figure), widths)| {
            let [mean, most] = [figure.map(|(mean, _)| mean), figure.map(|(_, most)| most)];
            [mean, most].into_iter().zip(widths)
        });
        let cells = cells.map(|(number, (width, digits))| match number {
            Some(number) => format!("{number:>width$.digits$}"),
            None => format!("{:>width$}", "-"),
        });
        cells.collect::<Vec<_>>().join(" ")
    }
}
