//! Two people at a distance: the log of a game that both hold, and throws that neither can load.
//!
//! A [`Log`] begins with an invitation and an acceptance. It grows by messages, each signed and chained to the one before by its
//! hash. At every moment one party has the floor and alone may append. The other can say something beside the log, an [`Aside`].
//! Every throw follows from values of both ([`throws`]). A [`Letter`] is a log as text, and all that goes from one to the other,
//! as a link or through a [`room`]. [`Log::merge`] compares a letter with what is known. A [`Peer`] is one player's place in a
//! game. A record with its letter ([`recorded`]) can be verified.
//!
//! There is no browser here, no network, no clock, and no randomness but that of a [`Secret`]. A game at a distance implements
//! [`game::Dealt`]. The protocol and its limits: docs/distance.md.

// Tests name the crate as its users do.
#[cfg(test)]
extern crate self as online;

mod bytes;
#[cfg(test)]
mod cheats;
mod hash;
mod identity;
mod item;
mod letter;
mod link;
mod log;
mod merge;
mod names;
mod party;
mod peer;
pub mod recorded;
mod refused;
pub mod room;
mod secret;
mod state;
mod terms;
#[cfg(test)]
mod tests;
pub mod throws;

pub use identity::Identity;
pub use item::{Aside, Item, Offer, Word};
pub use letter::{KEY, Letter, Unread};
pub use link::{Link, NoLetter};
pub use log::{LETTER_LIMIT, Log, MESSAGE_LIMIT, Message};
pub use merge::{Fork, Merged};
pub use names::{NAME_LIMIT, isolated, tidy_name};
pub use party::Party;
pub use peer::{NotReceived, Peer, Received};
pub use refused::Refused;
pub use secret::Secret;
pub use state::{End, Exchange, State};
pub use terms::{CLOCK_LIMIT, Clock, Sides, Terms, Throws};

/// What identifies a game at a distance: random bytes of the inviter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId(pub [u8; 16]);
