//! What two browsers exchange until they are connected, and what they say to each other then.
//!
//! Nothing here knows of a browser, a socket or a clock: text and bytes come in as values, time as milliseconds,
//! and what is to be sent comes out.

mod address;
mod channel;
mod description;
mod direct;
mod frame;
mod handshake;
pub mod meeting;
mod message;
mod note;
mod packed;
mod room;
mod sdp;
#[cfg(test)]
mod sealed_tests;
mod secret;
pub mod talk;
#[cfg(test)]
mod testing;

pub use address::{Address, Candidate, Origin};
pub use channel::{MAX_FRAME, SafetyNumber};
pub use description::{Description, DescriptionError, Part};
pub use direct::Wish;
pub use frame::{FrameError, LETTER_LIMIT};
pub use note::{Place, Visit};
pub use packed::PACKED_LIMIT;
pub use secret::{Secret, Word, WordError};
