//! The rules of Hnefatafl beside `hnefatafl` 0.0.2 of crates.io by Alan Bunbury (MIT), and beside the
//! games in that package, which people played under Copenhagen rules.
//!
//! The other engine is called "theirs" here; our own crate has the same name.

pub mod other;
pub mod pairs;
pub mod random;
pub mod recorded;
pub mod replay;
pub mod speed;

/// Why a command cannot be done.
pub type Failure = Box<dyn std::error::Error>;
