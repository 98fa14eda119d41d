//! Any game as programs meet it that learn, search or count.
//!
//! [`Environment`] says what such programs ask of a game: legal actions as numbers, chance outcomes with their exact
//! probabilities, returns, observations as tensors, the evaluation and the decisions of the computer players. [`RuleSet`] is a
//! game under some rules and [`State`] a game in progress; [`AnyRules`] and [`AnyState`] are the same without a type for each
//! game. [`play_at_random`] plays many games at once.
//!
//! Both sides are numbered: 0 is the side that the game names first (men, Swede, white), 1 the other.

mod any;
mod environment;
mod error;
mod planes;
mod playouts;
mod rule_set;
mod state;

pub use any::{AnyRules, AnyState, read_record, read_rules};
pub use environment::{Environment, Scale, of_both, score};
pub use error::Error;
pub use game::{Level, Side};
pub use planes::Planes;
pub use playouts::{Playout, play_at_random};
pub use rule_set::RuleSet;
pub use state::{Node, State};
