//! Texts that people can read and type: rule sets, positions, actions and whole games.
//!
//! The grammar and examples are in `crates/games/sahkku/docs/notation.md`. Reading is strict and total: every text is either read
//! whole, or refused with the place and what was expected there.

mod action;
mod entry;
mod expected;
mod link;
mod position;
mod record;

pub use expected::{Expected, Form, Own};
pub use link::Linked;
pub use record::{RECORD_LIMIT, Record};

/// Why a text could not be read.
pub type ReadError = game::ReadError<Expected>;

/// One line of text, read from left to right.
type Scan<'a> = game::Scan<'a, Expected>;
