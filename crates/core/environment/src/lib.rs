#![doc = include_str!("../README.md")]

mod any;
mod environment;
mod error;
mod many;
mod planes;
mod rule_set;
mod state;

pub use any::{AnyRules, AnyState, read_record, read_rules};
pub use environment::{Environment, Scale, of_both, score};
pub use error::Error;
pub use game::{Level, Side};
pub use many::{End, Many, Step};
pub use planes::Planes;
pub use rule_set::RuleSet;
pub use state::{Node, State};
