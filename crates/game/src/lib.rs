//! What the rules of every game at this table are made of: enumerations whose values have words, options that are set by
//! name, and the reading of text piece by piece. It knows no game.

mod options;
mod scan;
mod words;

pub use options::{OptionError, OptionValue, Options, RuleOption, YES_NO, set_option, yes_no};
pub use scan::{Anywhere, ReadError, Scan};
