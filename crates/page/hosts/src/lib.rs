//! The files beside the page that its host edits by hand.
//!
//! A value of such a file comes in as a [`Value`]. `signalling.json` is [`Hosts`], `kiosk.json` is
//! [`kiosk::Config`].

pub mod kiosk;
mod server;
mod signalling;
mod value;

pub use server::{Server, ServerError};
pub use signalling::{Hosts, HostsError};
pub use value::Value;
