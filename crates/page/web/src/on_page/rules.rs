//! What is said of rules.

use game::RuleSets;

use super::pieces::Pieces;

/// The rules of a game in words.
pub(crate) trait RulesInWords: Pieces {
    /// The rule set that a first visitor meets, by its id.
    const FIRST_RULES: &'static str;

    /// Why values of options cannot stand together.
    fn contradiction_in_words(contradiction: <Self::Rules as RuleSets>::Contradiction) -> String;

    /// Where the value of an option comes from.
    fn origin_in_words(origin: <Self::Rules as RuleSets>::Origin) -> String;

    /// A value that no message names.
    fn odd_value(value: &str) -> String {
        value.to_owned()
    }
}
