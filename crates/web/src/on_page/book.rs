//! The book of rules: what its chapters open with, advice, and the glossary.

use game::{Preset, RuleOption, RuleSets};
use lessons::Topic;

use super::pieces::Pieces;

/// A named rule set, and the options in which it differs from another.
pub(crate) type Neighbour<R> = (&'static Preset<R>, Vec<&'static RuleOption<R>>);

/// The lessons of a game and its book.
pub(crate) trait Book: Pieces {
    /// What cards and chapters open with.
    type Picture;

    /// A message of the words that lessons need, and that come with them.
    const LESSONS_MESSAGE: &'static str;
    /// The words of the glossary.
    const GLOSSARY: &'static [&'static str];
    /// The language of most of them.
    const GLOSSARY_LANGUAGE: &'static str;

    /// The topic of the rule that ended a game, if there is one.
    fn about_end(
        outcome: Self::Outcome,
        rules: &Self::Rules,
    ) -> Option<&'static Topic<Self::Course>>;

    /// The pieces of advice that go with these rules: each is the message `book-advice-NAME`.
    fn advice(rules: &Self::Rules) -> Vec<&'static str>;

    /// What the sources leave open.
    fn questions() -> Vec<&'static RuleOption<Self::Rules>> {
        Vec::new()
    }

    /// The options in which the named rule sets differ.
    fn compared() -> Vec<&'static RuleOption<Self::Rules>> {
        lessons::compared(Self::Rules::PRESETS.iter().map(|preset| &preset.rules))
    }

    /// The named rule sets that are nearest to these rules, so many of them and nearest first.
    fn neighbours(rules: &Self::Rules, count: usize) -> Vec<Neighbour<Self::Rules>>;

    /// A picture as SVG.
    fn svg(picture: &Self::Picture, rules: &Self::Rules) -> String;
}
