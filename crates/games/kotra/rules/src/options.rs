//! The options of a rule set by name, for the command line, records, links and the rule lab.

pub use game::OptionValue;
use game::{Options, choice, flag};

use crate::rules::{AfterThrows, OneDie, Rules};

/// One option of the rules.
pub type RuleOption = game::RuleOption<Rules>;

/// Why an option could not be set.
pub type OptionError = game::OptionError<Rules>;

impl Options for Rules {
    const OPTIONS: &'static [RuleOption] = OPTIONS;
}

impl Rules {
    /// Sets the option `name` to the value that `text` writes.
    ///
    /// # Errors
    /// [`OptionError`]; the rules are unchanged then.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        game::set_option(self, name, text)
    }
}

/// Every option, in the order in which they are listed.
pub const OPTIONS: &[RuleOption] = &[
    choice!(one_die: OneDie, "2"),
    flag!(two_sixes, "6"),
    flag!(litli_meistari, "8"),
    flag!(single_die, "8"),
    RuleOption {
        name: "after_throws",
        section: "11",
        words: AfterThrows::WORDS,
        form: "",
        examples: &[],
        get: |rules| OptionValue::Number(rules.after_throws.number().into()),
        set: |rules, text| AfterThrows::from_word(text).map(|count| rules.after_throws = count),
    },
    flag!(last_throw, "11"),
];
