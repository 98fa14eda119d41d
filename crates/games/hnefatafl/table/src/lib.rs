//! Hnefatafl at the table: what it tells the crates that know no game.

// Tests name the crate as its users do.
#[cfg(test)]
extern crate self as hnefatafl_table;

pub mod board;
mod facts;
pub mod lessons;
pub mod paper;
mod session;
#[cfg(test)]
mod tests;
pub mod thinking;
mod threats;

pub use self::facts::{Danger, HnefataflFacts, Reason};
pub use self::session::{
    HistoryEntry, HnefataflSession, RestoreError, Session, WhyNot, in_the_middle, moved,
};
pub use self::threats::{Threat, threats};
