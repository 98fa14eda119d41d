//! The results of bots against each other.

use std::io::Write;

use crate::statistics::wilson_interval;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::sheet::{Row, rounded};
use crate::sum::{Sum as _, sum_fields};

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Score {
    won: u64,
    drawn: u64,
    lost: u64,
}

sum_fields!(Score { won drawn lost });

impl Score {
    /// Adds a game of `side` that `winner` won; `None` is a draw.
    pub(crate) fn add<S: PartialEq>(&mut self, winner: Option<S>, side: S) {
        match winner {
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
            None => self.drawn += 1,
        }
    }

    pub(crate) fn games(self) -> u64 {
        self.won.and(self.drawn).and(self.lost)
    }

    /// A draw counts as half a point.
    fn points(self) -> f64 {
        self.won as f64 + self.drawn as f64 / 2.0
    }

    /// The share and its 95% interval.
    fn interval(self) -> (f64, f64, f64) {
        let (points, games) = (self.points(), self.games() as f64);
        let (low, high) = wilson_interval(points, games);
        (points / games.max(1.0), low, high)
    }

    /// Games won, drawn and lost, the share, and its interval, as values of a row, with the prefix `whose`.
    pub(crate) fn put(self, row: &mut Row, whose: &str) {
        let (share, low, high) = self.interval();
        for (name, count) in [
            ("won", self.won),
            ("drawn", self.drawn),
            ("lost", self.lost),
        ] {
            row.put(format!("{whose}{name}"), count);
        }
        for (name, part) in [("share", share), ("low", low), ("high", high)] {
            row.put(format!("{whose}{name}"), rounded(part));
        }
    }

    /// Writes the heading of the lines that [`Score::write`] writes.
    pub(crate) fn write_heading(out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(
            out,
            "              {:>5} {:>5} {:>5}   share",
            "won", "drawn", "lost"
        )?)
    }

    /// Writes the same as a line.
    pub(crate) fn write(self, out: &mut dyn Write, name: &str) -> Result<(), Failure> {
        let (share, low, high) = self.interval();
        Ok(writeln!(
            out,
            "{name:<14}{:>5} {:>5} {:>5} {:>6.1}%  ({:.1}% to {:.1}%)",
            self.won,
            self.drawn,
            self.lost,
            100.0 * share,
            100.0 * low,
            100.0 * high
        )?)
    }
}
