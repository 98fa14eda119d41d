//! The rules in words.

use super::pieces::{Pieces, Rules};
use game::{Preset, RuleSets};

/// A map of the origins of rule sets, in its own units.
#[derive(Clone, Copy, Debug)]
pub struct Map {
    pub size: (u16, u16),
    /// The coast, as an SVG path.
    pub coast: &'static str,
    /// The coordinates of the origin of each rule set, by its id.
    pub places: &'static [(&'static str, u16, u16)],
}

pub trait RulesInWords: Pieces {
    /// The id of the default rule set.
    const FIRST_RULES: &'static str;

    /// Why the values of options contradict each other.
    fn contradiction_in_words(contradiction: <Rules<Self> as RuleSets>::Contradiction) -> String;

    /// The origin of an option's value.
    fn origin_in_words(origin: <Rules<Self> as RuleSets>::Origin) -> String;

    const MAP: Option<Map> = None;

    /// The side that the rules favour, if measured, in a sentence.
    fn balance(_rules: &Rules<Self>) -> Option<String> {
        None
    }

    /// The share of games that the first side wins, with draws as half: of people's games and of computers' games, if there are
    /// enough of them.
    fn shares(_rules: &Rules<Self>) -> [Option<f64>; 2] {
        [None; 2]
    }

    /// The ways to even out this rule set, in the order of a list: the changes as `option=value`, and their name. The first
    /// changes nothing.
    fn handicaps(_base: &Preset<Rules<Self>>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What is special about the rules, in three words at most; empty if there is nothing to say.
    fn rules_in_short(_rules: &Rules<Self>) -> String {
        String::new()
    }

    /// A value without a message of its own.
    fn odd_value(value: &str) -> String {
        value.to_owned()
    }
}
