//! The files beside the page that a host edits by hand.
//!
//! The content of such a file comes in as a [`Value`]. `signalling.json` becomes [`Hosts`], `kiosk.json` becomes
//! [`kiosk::Config`].

pub mod kiosk;
mod server;
mod signalling;
mod value;

pub use server::{Server, ServerError};
pub use signalling::{Hosts, HostsError};
pub use value::Value;
