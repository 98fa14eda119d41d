#![doc = include_str!("../README.md")]

mod limits;
mod playable;
mod session;
mod set_up;
mod settings;
mod text;
mod thought;

pub use limits::share_of_clock;
pub use playable::{Entry, Knowledge, Playable, Rules, Side, read_player};
pub use session::{Engine, PROTOCOL, Reply, Session};
pub use set_up::read_opening;
pub use text::{list, short};
