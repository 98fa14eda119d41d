//! What every game at this table, and its computer players, are made of: enumerations whose values have words, options that
//! are set by name, the reading of text piece by piece, levels, and numbers that are the same on every platform. It knows no
//! game.

mod level;
mod logistic;
mod options;
mod random;
mod scan;
mod side;
mod words;

pub use level::{Level, ParseLevelError};
pub use logistic::logistic;
pub use options::{OptionError, OptionValue, Options, RuleOption, YES_NO, set_option, yes_no};
pub use random::{GOLDEN_GAMMA, nth_random, unit_interval};
pub use scan::{Anywhere, ReadError, Scan};
pub use side::Side;
