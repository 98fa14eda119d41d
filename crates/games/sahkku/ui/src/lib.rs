//! Sáhkku at the table: what it tells the crates that know no game.

pub mod board;
pub mod lessons;
#[cfg(feature = "page")]
mod page;
pub mod paper;
mod session;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
pub mod thinking;

pub use self::session::{
    CombinedMove, HistoryEntry, Pending, RestoreError, SahkkuSession, Session, WhyNot,
    in_the_middle, moved,
};
#[cfg(feature = "page")]
pub use page::*;
