//! Hnefatafl at the table: what the crates that know no game are told of it.

pub mod board;
mod facts;
pub mod lessons;
pub mod paper;
mod session;
pub mod thinking;
mod threats;

pub use self::facts::{Danger, HnefataflFacts, Reason};
pub use self::session::{
    HistoryEntry, HnefataflSession, RestoreError, Session, WhyNot, in_the_middle, moved,
};
pub use self::threats::{Threat, threats};
