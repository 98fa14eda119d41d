//! What a screen in a museum does that nobody looks after.
//!
//! [`Config`] is what a curator writes into `kiosk.json`. [`IdleTimer`] decides from touches and time
//! when to ask whether somebody is still there, when to start over, and when to load the page
//! anew. Nothing here knows of a browser or of a game: the file comes in as its text and its
//! [`Value`](crate::Value), time as seconds, and the names that a file may use as [`Available`].

mod clock;
mod config;
mod home;
mod idle;
mod salvage;

pub use clock::{Hours, TimeOfDay};
pub use config::{Available, Config, ConfigError, ConfigErrorKind, Sound};
pub use idle::{IdleAction, IdleTimer, State};
