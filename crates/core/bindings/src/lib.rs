#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod answer_search;
mod any;
mod environment;
mod error;
mod game_engine;
mod limits;
mod many;
mod planes;
mod playable;
mod program;
mod rule_set;
mod set_up;
mod settings;
mod state;
mod text;

pub use any::{AnyRules, AnyState};
pub use environment::{Environment, Scale, of_both, score};
pub use error::Error;
pub use game::{Level, Side};
pub use game_engine::{Engine, GameEngine, PROTOCOL, Reply};
pub use limits::share_of_clock;
pub use many::{End, Many, Step};
pub use planes::Planes;
pub use playable::{Entry, Model, Playable, Rules, read_player};
pub use program::Program;
pub use rule_set::RuleSet;
pub use set_up::read_opening;
pub use state::{Node, State};
pub use text::{list, short};
