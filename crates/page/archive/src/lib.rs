//! Storage of finished games.
//!
//! A stored game is a text: the line of its [`Head`], and then the save of its session. The head has everything that a list of
//! games needs, so 2,000 games can be listed, found and counted without reading a record. This crate knows no browser.
//!
//! [`puzzles`] are stored in the same way: lists of them, and the results of those that were tried.

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
pub use find::{Criterion, Filter, Tally, last_day, tallies, values};
pub use head::{Decisions, Dice, Head, Opponent, Outcome};

/// The most stored games.
pub const LIMIT: u32 = 2_000;

/// The number of games from which on the page warns that little room is left.
const NEARLY: u32 = LIMIT / 20 * 19;

/// Whether to warn that little room is left for more games.
pub const fn is_nearly_full(count: u32) -> bool {
    count >= NEARLY
}

/// The name under which a text is stored. The same text has the same name in every tab.
pub fn name_of(text: &str) -> String {
    // FNV-1a.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
