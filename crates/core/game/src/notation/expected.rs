//! What a reader of texts expected where it found something else. It is data, so that it can be said in any language. Its own
//! text is English, for the command line.

use core::fmt;

use crate::{Anywhere, RuleSets};

/// Rules of a game whose texts can be read.
pub trait Expects: RuleSets {
    /// The expectations specific to the texts of this game.
    type Own: Clone + Eq + fmt::Debug + fmt::Display;
    /// Why an entry cannot come next.
    type Refused: Clone + Eq + fmt::Debug + fmt::Display;
    /// Why a position is impossible.
    type SetupError: Clone + Eq + fmt::Debug + fmt::Display;
}

/// What was expected where a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected<R: Expects> {
    /// Something from the texts of any game.
    Anywhere(Anywhere),
    /// Something specific to the texts of this game.
    Own(R::Own),
    /// One of these words.
    Words(Vec<&'static str>),
    /// The name of a rule set: one of these.
    RuleSet(Vec<&'static str>),
    /// The name of an option: one of these.
    Option(Vec<&'static str>),
    /// One of the values of an option, as [`crate::RuleOption::choices`] lists them.
    Value(String),
    /// Options that do not contradict each other.
    Together(R::Contradiction),
    /// A record of at most this many bytes.
    Shorter(usize),
    /// The result of the game, as a line of the record.
    Result(String),
    /// Something that can come next in the game.
    Next(R::Refused),
    /// A position that is possible under the rules.
    Possible(R::SetupError),
}

impl<R: Expects> From<Anywhere> for Expected<R> {
    fn from(missing: Anywhere) -> Self {
        Expected::Anywhere(missing)
    }
}

impl<R: Expects> fmt::Display for Expected<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Anywhere(missing) => missing.fmt(f),
            Expected::Own(own) => own.fmt(f),
            Expected::Words(words) => match words.split_last() {
                Some((last, [])) => f.write_str(last),
                Some((last, others)) => write!(f, "{} or {last}", others.join(", ")),
                None => Ok(()),
            },
            Expected::RuleSet(ids) => write!(f, "a rule set: {}", ids.join(", ")),
            Expected::Option(names) => write!(f, "an option: {}", names.join(", ")),
            Expected::Value(choices) => f.write_str(choices),
            Expected::Together(contradiction) => {
                write!(f, "options that work together: {contradiction}")
            }
            Expected::Shorter(limit) => write!(f, "at most {limit} bytes of record"),
            Expected::Result(right) => write!(f, "the result of the game: {right}"),
            Expected::Next(refused) => {
                write!(f, "something that can come next in the game: {refused}")
            }
            Expected::Possible(error) => write!(f, "a possible position: {error}"),
        }
    }
}
