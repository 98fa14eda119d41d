//! What two browsers exchange until they are connected, and what they say to each other then.
//!
//! Nothing here knows of a browser, a socket or a clock: text and bytes come in as values, time as milliseconds,
//! and what is to be sent comes out.

// Tests name the crate as its users do.
#[cfg(test)]
extern crate self as signalling;

mod address;
mod description;
mod direct;
mod frame;
pub mod meeting;
mod note;
mod packed;
mod parts;
mod room;
mod sdp;
mod sealed;
pub mod talk;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use address::{Address, Candidate, Origin};
pub use description::Description;
pub use frame::LETTER_LIMIT;
pub use note::Visit;
pub use packed::{PACKED_LIMIT, Signed};
pub use parts::{DescriptionError, SdpItem};
