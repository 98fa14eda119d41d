//! Finished games that are kept.
//!
//! A kept game is a text: the line of its [`Head`], and then the save of its session. The head says all that a list of games
//! needs, so 2,000 games are listed, found and counted without reading a record. Nothing here knows of a browser.
//!
//! [`puzzles`] are kept in the same way: lists of them, and what came of those that were tried.

// Tests name the crate as its users do.
#[cfg(test)]
extern crate self as archive;

mod backup;
mod dice;
mod errors;
mod find;
mod head;
pub mod puzzles;
#[cfg(test)]
mod tests;

pub use backup::{read_backup, write_backup};
pub use dice::{Test, Thrown, thrown};
pub use errors::{ErrorRate, error_rate, error_rates, running};
pub use find::{Criterion, Filter, Tally, tallies, values};
pub use head::{Decisions, Dice, Head, Opponent, Outcome};

/// How many games are kept at most.
pub const LIMIT: u32 = 2_000;

/// From how many games on it is said that there is not much room left.
const NEARLY: u32 = LIMIT / 20 * 19;

/// Whether it is to be said of so many kept games that there is not much room left.
#[must_use]
pub const fn is_nearly_full(count: u32) -> bool {
    count >= NEARLY
}

/// The name that a text is kept under: the same text has the same name, in whatever tab.
#[must_use]
pub fn name_of(text: &str) -> String {
    // FNV-1a.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
