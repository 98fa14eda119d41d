//! What is said of rules.

use super::pieces::{Pieces, Rules};
use game::RuleSets;

/// The rules of a game in words.
pub trait RulesInWords: Pieces {
    /// The rule set that a first visitor meets, by its id.
    const FIRST_RULES: &'static str;

    /// Why values of options cannot stand together.
    fn contradiction_in_words(contradiction: <Rules<Self> as RuleSets>::Contradiction) -> String;

    /// Where the value of an option comes from.
    fn origin_in_words(origin: <Rules<Self> as RuleSets>::Origin) -> String;

    /// A value that no message names.
    fn odd_value(value: &str) -> String {
        value.to_owned()
    }
}
