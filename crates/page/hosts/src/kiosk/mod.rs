//! An unattended screen in a museum.
//!
//! [`Config`] is the content of `kiosk.json`, written by a curator. [`IdleTimer`] decides from touches and time when to ask
//! whether somebody is still there, when to start over, and when to reload the page. This module knows no browser and no game:
//! the file comes in as text and as a [`Value`](crate::Value), time as seconds, and the names that a file may use as
//! [`Available`].

mod clock;
mod config;
mod home;
mod idle;
mod salvage;

pub use clock::{Hours, TimeOfDay};
pub use config::{Available, Config, ConfigError, ConfigErrorKind, Sound};
pub use idle::{IdleAction, IdleTimer, State};
