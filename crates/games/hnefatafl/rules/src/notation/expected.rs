//! What a reader of texts expected where it found something else: data, so that it can be said in
//! any language. What it writes itself is English, for the command line.

use core::fmt;

use crate::{Contradiction, EntryRefused, SetupError};

macro_rules! forms {
    ($($form:ident $word:literal $english:literal;)*) => {
        /// What should stand there, where nothing more need be said of it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Form { $(#[doc = $english] $form,)* }

        impl Form {
            /// All of them.
            pub const ALL: &[Form] = &[$(Form::$form),*];

            /// A name for it, in small letters and dashes.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Form::$form => $word,)* }
            }

            const fn english(self) -> &'static str {
                match self { $(Form::$form => $english,)* }
            }
        }
    };
}

forms! {
    Space "space" "a space";
    LineEnd "line-end" "the end of the line";
    ActionEnd "action-end" "the end of the move";
    Square "square" "a square such as e4";
    Hyphen "hyphen" "a hyphen and the square where the piece goes";
    OptionValue "option-value" "an option written name=value";
    Rules "rules" "the word rules and the name of a rule set";
    Shorter "shorter" "at most 1048576 bytes of record";
    Nothing "nothing" "nothing after the result";
    MoveOrResult "move-or-result" "a numbered line of moves or the result";
    Header "header" "all header lines before the first move";
    Once "once" "this header line only once";
    Name "name" "a name of at most 80 characters on one line";
    Date "date" "one date, such as 2026-11-21";
    SecondMove "second-move" "the second move of the previous line before a new line";
    NextLine "next-line" "the next move on a new line: a line has two moves";
    RankSlash "rank-slash" "a slash before the next rank";
    Piece "piece" "a piece (K, T or t) or a number of empty squares";
}

/// What should stand where a text could not be read on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// Something that is known by its form.
    Form(Form),
    /// One of these, as it is written here.
    Words(Vec<&'static str>),
    /// The name of a rule set: one of these.
    RuleSet(Vec<&'static str>),
    /// The name of an option: one of these.
    Option(Vec<&'static str>),
    /// One of the values that an option has, as [`crate::RuleOption::choices`] says them.
    Value(String),
    /// Options that go together.
    Together(Contradiction),
    /// The line with this number.
    Number(u32),
    /// What the game came to, as a line of the record.
    Result(String),
    /// What the move captures, as a record has it; empty for nothing.
    Captures(String),
    /// So many more squares in this rank.
    Room(u32, u8),
    /// Something that can come next in the game.
    Next(EntryRefused),
    /// A position that can be under the rules.
    Possible(SetupError),
}

impl From<Form> for Expected {
    fn from(form: Form) -> Expected {
        Expected::Form(form)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Form(form) => f.write_str(form.english()),
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
            Expected::Number(number) => write!(f, "the number {number} of this line"),
            Expected::Result(right) => write!(f, "the result of the game: {right}"),
            Expected::Captures(captures) if captures.is_empty() => {
                f.write_str("nothing: this move captures no piece")
            }
            Expected::Captures(captures) => write!(f, "what this move captures: {captures}"),
            Expected::Room(left, rank) => write!(f, "{left} more squares in rank {rank}"),
            Expected::Next(refused) => {
                write!(f, "something that can come next in the game: {refused}")
            }
            Expected::Possible(error) => write!(f, "a possible position: {error}"),
        }
    }
}

impl From<game::Anywhere> for Expected {
    fn from(missing: game::Anywhere) -> Expected {
        match missing {
            game::Anywhere::Space => Form::Space.into(),
            game::Anywhere::LineEnd => Form::LineEnd.into(),
        }
    }
}
