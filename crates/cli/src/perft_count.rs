//! What `perft` counts in games with dice.

use std::io::Write;

use crate::failure::Failure;

/// What can follow: each throw counted once, and as often as dice that can be told apart show it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    leaves: u128,
    ways: u128,
}

impl Count {
    pub(crate) const ONE: Count = Count::leaves(1);

    /// So many leaves after one throw.
    pub(crate) const fn leaves(leaves: u128) -> Count {
        Count {
            leaves,
            ways: leaves,
        }
    }

    pub(crate) fn and(self, more: Count) -> Count {
        Count {
            leaves: self.leaves.saturating_add(more.leaves),
            ways: self.ways.saturating_add(more.ways),
        }
    }

    /// The same after a throw that so many dice show.
    pub(crate) fn times(self, ways: u32) -> Count {
        Count {
            ways: self.ways.saturating_mul(ways.into()),
            ..self
        }
    }

    /// Writes a line of the table.
    pub(crate) fn write(self, out: &mut impl Write, name: &str) -> Result<(), Failure> {
        Ok(writeln!(
            out,
            "{name:<20} {:>16} {:>20}",
            self.leaves, self.ways
        )?)
    }

    /// Writes the sum.
    pub(crate) fn write_sum(self, out: &mut impl Write, depth: u8) -> Result<(), Failure> {
        writeln!(out, "{:<20} {:>16} {:>20}", "depth", "leaves", "ways")?;
        self.write(out, &depth.to_string())
    }
}
