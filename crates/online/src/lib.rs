//! Games between two people at a distance: the log that both hold, and throws that neither can load.
//!
//! A [`Log`] begins with an invitation and an acceptance. It grows by messages, each signed and chained to the one before by its
//! hash. At every moment one party has the floor, and only that party may append. The other party can make a statement outside
//! the log, an [`Aside`]. Every throw follows from values of both parties ([`throws`]). A [`Letter`] is a log as text. Only
//! letters pass between the parties, as links or through a [`room`]. [`Log::merge`] compares a received letter with the held log.
//! A [`Peer`] is one player's place in a game. A record with its letter ([`recorded`]) can be verified.
//!
//! The crate uses no browser, no network, no clock, and no randomness except that of a [`Secret`]. A game that can be played at a
//! distance implements [`game::Dealt`]. docs/distance.md describes the protocol and its limits.

// Tests name the crate as its users do.
#[cfg(test)]
extern crate self as online;

mod errors;
mod item;
mod keys;
mod letter;
mod link;
mod log;
mod merge;
mod names;
mod peer;
pub mod recorded;
pub mod room;
mod state;
mod terms;
#[cfg(test)]
mod tests;
pub mod throws;

pub use errors::{Difference, NoLetter, NotReceived, Refused, Unread};
pub use item::{Aside, Item, Offer, Word};
pub use keys::Secret;
pub use letter::{KEY, Letter};
pub use link::Link;
pub use log::{LETTER_LIMIT, Log, MESSAGE_LIMIT, Message};
pub use merge::{Fork, Merged};
pub use names::{NAME_LIMIT, isolated, tidy_name};
pub use peer::{Peer, Received};
pub use state::{End, Exchange, State};
pub use terms::{CLOCK_LIMIT, Clock, GameId, Party, Sides, Terms, Throws};
