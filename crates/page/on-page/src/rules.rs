//! What is said of rules.

use super::pieces::{Pieces, Rules};
use game::{Preset, RuleSets};

/// A map of where rule sets come from, in units of its own.
#[derive(Clone, Copy, Debug)]
pub struct Map {
    pub size: (u16, u16),
    /// The coast, as a path of SVG.
    pub coast: &'static str,
    /// Where the rule sets of these ids come from.
    pub places: &'static [(&'static str, u16, u16)],
}

/// The rules of a game in words.
pub trait RulesInWords: Pieces {
    /// The rule set that is meant where none is named, by its id.
    const FIRST_RULES: &'static str;

    /// The rule set that a person begins with who has not played the game in this browser, by its id.
    const EASY_RULES: &'static str = Self::FIRST_RULES;

    /// Why values of options cannot stand together.
    fn contradiction_in_words(contradiction: <Rules<Self> as RuleSets>::Contradiction) -> String;

    /// Where the value of an option comes from.
    fn origin_in_words(origin: <Rules<Self> as RuleSets>::Origin) -> String;

    /// Where the rule sets come from, if that can be shown.
    const MAP: Option<Map> = None;

    /// Whom rules favour, as far as that was measured, in a sentence.
    fn balance(_rules: &Rules<Self>) -> Option<String> {
        None
    }

    /// By what this rule set can be evened out, in the order of a list: what is set otherwise, as `option=value`, and what that
    /// is called. The first changes nothing.
    fn handicaps(_base: &Preset<Rules<Self>>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What is special about rules, in three words at most; nothing where there is nothing to say.
    fn rules_in_short(_rules: &Rules<Self>) -> String {
        String::new()
    }

    /// A value that no message names.
    fn odd_value(value: &str) -> String {
        value.to_owned()
    }
}
