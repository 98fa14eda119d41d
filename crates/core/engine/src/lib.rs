#![doc = include_str!("../README.md")]

mod answer_search;
mod game_engine;
mod limits;
mod playable;
mod set_up;
mod settings;
mod text;

pub use game_engine::{Engine, GameEngine, PROTOCOL, Reply};
pub use limits::share_of_clock;
pub use playable::{Entry, Knowledge, Playable, Rules, Side, read_player};
pub use set_up::read_opening;
pub use text::{list, short};
