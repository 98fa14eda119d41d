//! The files beside the page that whoever hosts it edits by hand.
//!
//! A value of such a file comes in as a [`Value`], whoever read it. `signalling.json` is [`Hosts`], `kiosk.json` is
//! [`kiosk::Config`].

pub mod kiosk;
mod server;
mod signalling;
mod value;

pub use server::{Server, ServerError};
pub use signalling::{Hosts, HostsError};
pub use value::Value;
