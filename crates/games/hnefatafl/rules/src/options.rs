//! The options of a rule set by name, for the command line, records, links and the rule lab.

pub use game::OptionValue;
use game::{Options, choice, flag};

use crate::Side;
use crate::board::Board;
use crate::rules::{
    Announce, Camps, CastleCounts, CastleUse, Escape, KingTaken, Repetition, Rules,
};

/// One option of the rules.
pub type RuleOption = game::RuleOption<Rules>;

/// Why an option could not be set.
pub type OptionError = game::OptionError<Rules>;

impl Options for Rules {
    const OPTIONS: &'static [RuleOption] = OPTIONS;
}

impl Rules {
    /// Sets the option `name` to the value that `text` writes. Whether the options then go
    /// together is asked by [`crate::Judge::new`].
    ///
    /// # Errors
    /// [`OptionError`]; the rules are unchanged then.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        game::set_option(self, name, text)
    }
}

/// Every option, in the order in which they are listed.
pub const OPTIONS: &[RuleOption] = &[
    RuleOption {
        name: "board",
        section: "1",
        words: Board::WORDS,
        form: "",
        examples: &[],
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
