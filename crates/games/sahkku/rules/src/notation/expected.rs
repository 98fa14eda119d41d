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
    ActionEnd "action-end" "the end of the action";
    Action "action" "an action such as II:b9-b7, X:+a15-b15, R2 or stop";
    RethrowCount "again" "how many dice to throw again";
    RethrowDie "again-die" "the number of a die, each once";
    DieColon "colon" "a colon after the die";
    Landing "landing" "a hyphen and the place where the piece lands";
    Place "place" "a place such as b8";
    OptionValue "option-value" "an option written name=value";
    Rules "rules" "the word rules and the name of a rule set";
    Shorter "shorter" "at most 4194304 bytes of record";
    Nothing "nothing" "nothing after the result";
    TurnOrResult "turn-or-result" "a turn or the result";
    Header "header" "all header lines before the first throw";
    Once "once" "this header line only once";
    Name "name" "a name of at most 80 characters on one line";
    Date "date" "one date, such as 2026-11-21";
    WomensThrow "womens-throw" "a slash and the women's throw";
    RestOfTurn "rest-of-turn" "the rest of the previous turn, on a line of its own";
    NextLine "next-line" "the next turn, on a line of its own";
    FewerDice "fewer-dice" "at most 4 dice";
    RowSlash "row-slash" "a slash before the next row";
    FullStop "full-stop" "a full stop after the number";
    Bracket "bracket" "a closing bracket";
    Piece "piece" "a piece (m, M, w, W or K), a bracket or a number of empty places";
    Face "face" "a face: X, I, II, III or -";
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
    /// The turn with this number.
    Turn(u32),
    /// What the game came to, as a line of the record.
    Result(String),
    /// At most so many more places in the row of this letter.
    Room(u32, char),
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
            Expected::Turn(number) => write!(f, "turn {number}"),
            Expected::Result(right) => write!(f, "the result of the game: {right}"),
            Expected::Room(left, row) => write!(f, "at most {left} more places in row {row}"),
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
