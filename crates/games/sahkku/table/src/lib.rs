//! Sáhkku at the table: what it tells the crates that know no game.

// Tests name the crate as its users do.
#[cfg(test)]
extern crate self as sahkku_table;

pub mod board;
pub mod lessons;
pub mod paper;
mod session;
#[cfg(test)]
mod tests;
pub mod thinking;

pub use self::session::{
    CombinedMove, HistoryEntry, Pending, RestoreError, SahkkuSession, Session, WhyNot,
    in_the_middle, moved,
};
