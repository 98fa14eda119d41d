//! Sáhkku at the table: what the crates that know no game are told of it.

pub mod board;
pub mod lessons;
pub mod paper;
mod session;
pub mod thinking;

pub use self::session::{
    CombinedMove, HistoryEntry, Pending, RestoreError, SahkkuSession, Session, WhyNot,
    in_the_middle, moved,
};
