//! Computer players of any game for other programs, in the protocol of `docs/engine.md`.
//!
//! A [`Session`] answers lines with lines. It reads no clock and no input: its owner lets it think portion by portion, at a
//! terminal or in a page. It knows no game: a game implements [`Playable`].

mod playable;
mod session;

pub use playable::{Entry, Knowledge, Playable, Rules, Side, read_player};
pub use session::{Engine, PROTOCOL, Reply, Session, list, short};
