//! Kotra at the table: what the crates that know no game are told of it.

mod place;
pub mod table;
pub mod thinking;
mod threats;

pub use self::place::{NotAPlace, Place};
pub use self::threats::{Threat, threats};
