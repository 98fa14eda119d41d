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
    CombinedMove, Pending, Session, WhyNot, combined_moves, why_not, why_stuck,
};
#[cfg(feature = "page")]
pub use page::*;
