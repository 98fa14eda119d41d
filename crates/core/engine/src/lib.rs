#![doc = include_str!("../README.md")]

mod playable;
mod session;

pub use playable::{Entry, Knowledge, Playable, Rules, Side, read_player};
pub use session::{Engine, PROTOCOL, Reply, Session, list, short};
