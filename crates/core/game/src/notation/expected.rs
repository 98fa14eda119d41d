//! What a reader of texts expected where it found something else: data, so that it can be said in
//! any language. What it writes itself is English, for the command line.

use core::fmt;

use crate::{Anywhere, RuleSets};

/// Rules of a game whose texts can be read.
pub trait Expects: RuleSets {
    /// What only the texts of this game can expect.
    type Own: Clone + Eq + fmt::Debug + fmt::Display;
    /// Why an entry cannot come next.
    type Refused: Clone + Eq + fmt::Debug + fmt::Display;
    /// Why a position cannot be.
    type SetupError: Clone + Eq + fmt::Debug + fmt::Display;
}

/// What should stand where a text could not be read on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected<R: Expects> {
    /// Something that texts of any game have.
    Anywhere(Anywhere),
    /// Something that only texts of this game have.
    Own(R::Own),
    /// One of these, as it is written here.
    Words(Vec<&'static str>),
    /// The name of a rule set: one of these.
    RuleSet(Vec<&'static str>),
    /// The name of an option: one of these.
    Option(Vec<&'static str>),
    /// One of the values that an option has, as [`crate::RuleOption::choices`] says them.
    Value(String),
    /// Options that go together.
    Together(R::Contradiction),
    /// A record of at most so many bytes.
    Shorter(usize),
    /// What the game came to, as a line of the record.
    Result(String),
    /// Something that can come next in the game.
    Next(R::Refused),
    /// A position that can be under the rules.
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
