//! What every game at this table, and its computer players, are made of: enumerations whose values have words, options that
//! are set by name, the reading of text piece by piece, levels, and numbers that are the same on every platform. The traits
//! [`Game`] and [`Record`] are what rules offer to a session. It knows no game.

mod game;
mod level;
mod logistic;
mod options;
mod random;
mod scan;
mod side;
mod turn;
mod words;

pub use game::{Game, Record};
pub use level::{Level, ParseLevelError};
pub use logistic::logistic;
pub use options::{OptionError, OptionValue, Options, RuleOption, YES_NO, set_option, yes_no};
pub use random::{GOLDEN_GAMMA, nth_random, unit_interval};
pub use scan::{Anywhere, ReadError, Scan};
pub use side::Side;
pub use turn::Turn;
