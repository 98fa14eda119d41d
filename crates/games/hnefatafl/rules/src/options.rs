//! The options of a rule set by name, for the command line, records, links and the rule lab.

use core::fmt;

use crate::Side;
use crate::board::Board;
use crate::rules::{
    Announce, Camps, CastleCounts, CastleUse, Escape, KingTaken, Repetition, Rules,
};

/// The value of an option, as a record or a trace shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u16),
    /// A word.
    Word(&'static str),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(true) => f.write_str("yes"),
            OptionValue::Flag(false) => f.write_str("no"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Word(word) => f.write_str(word),
        }
    }
}

/// One option: its name, and what it can be set to.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The name in records, links and traces.
    pub name: &'static str,
    /// The section of the rules that it belongs to.
    pub section: &'static str,
    /// The words it can be set to.
    pub words: &'static [&'static str],
    get: fn(&Rules) -> OptionValue,
    set: fn(&mut Rules, &str) -> Option<()>,
}

/// Why an option could not be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no option of that name.
    NoSuchOption,
    /// The option cannot be set to that.
    NoSuchValue(&'static RuleOption),
}

impl PartialEq for RuleOption {
    fn eq(&self, other: &RuleOption) -> bool {
        self.name == other.name
    }
}

impl Eq for RuleOption {}

impl RuleOption {
    /// The option called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static RuleOption> {
        OPTIONS.iter().find(|option| option.name == name)
    }

    /// Its value in `rules`.
    #[must_use]
    pub fn get(&self, rules: &Rules) -> OptionValue {
        (self.get)(rules)
    }

    /// What it can be set to, in words.
    #[must_use]
    pub fn choices(&self) -> String {
        self.words.join(" | ")
    }
}

impl Rules {
    /// Sets the option `name` to the value that `text` writes. Whether the options then go
    /// together is asked by [`crate::Judge::new`].
    ///
    /// # Errors
    /// [`OptionError`]; the rules are unchanged then.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        let option = RuleOption::named(name).ok_or(OptionError::NoSuchOption)?;
        (option.set)(self, text).ok_or(OptionError::NoSuchValue(option))
    }
}

fn yes_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

macro_rules! flag {
    ($field:ident, $section:literal) => {
        RuleOption {
            name: stringify!($field),
            section: $section,
            words: &["yes", "no"],
            get: |rules| OptionValue::Flag(rules.$field),
            set: |rules, text| yes_no(text).map(|value| rules.$field = value),
        }
    };
}

macro_rules! choice {
    ($field:ident: $kind:ident, $section:literal) => {
        RuleOption {
            name: stringify!($field),
            section: $section,
            words: $kind::WORDS,
            get: |rules| OptionValue::Word(rules.$field.word()),
            set: |rules, text| $kind::from_word(text).map(|value| rules.$field = value),
        }
    };
}

/// Every option, in the order of the contract.
pub const OPTIONS: &[RuleOption] = &[
    RuleOption {
        name: "board",
        section: "1",
        words: Board::WORDS,
        get: |rules| OptionValue::Number(rules.board.size().into()),
        set: |rules, text| Board::from_word(text).map(|board| rules.board = board),
    },
    choice!(first: Side, "1"),
    choice!(castle_stop: CastleUse, "2"),
    choice!(castle_pass: CastleUse, "2"),
    choice!(camps: Camps, "2"),
    flag!(king_captures, "3"),
    choice!(castle_counts: CastleCounts, "3"),
    flag!(camps_count, "3"),
    choice!(king_taken: KingTaken, "4"),
    choice!(escape: Escape, "4"),
    choice!(repetition: Repetition, "4"),
    choice!(announce: Announce, "5"),
];
