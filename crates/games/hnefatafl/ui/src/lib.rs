//! Hnefatafl at the table: what it tells the crates that know no game.

pub mod board;
mod facts;
pub mod lessons;
#[cfg(feature = "page")]
mod page;
pub mod paper;
mod session;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
pub mod thinking;
mod threats;

pub use self::facts::{Danger, HnefataflFacts, Reason};
pub use self::session::{Session, WhyNot, destinations, told_ways, why_not, why_stuck};
pub use self::threats::{Threat, threats};
#[cfg(feature = "page")]
pub use page::*;
