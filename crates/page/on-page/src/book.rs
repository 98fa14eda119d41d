//! The book of rules: the opening pictures of its chapters, advice, and the glossary.

use super::pieces::{Judge, Outcome, Pieces, Rules, Session};
use game::RuleOption;
use lessons::Topic;

pub trait Book: Pieces {
    /// The pictures at the start of cards and chapters.
    type Picture;

    /// A message of the words that lessons need, and that load with them.
    const LESSONS_MESSAGE: &'static str;
    const GLOSSARY: &'static [&'static str];
    /// The language of most words in the glossary.
    const GLOSSARY_LANGUAGE: &'static str;

    /// The topic of the rule that ended a game, if there is one.
    fn about_end(
        outcome: Outcome<Self>,
        judge: &Judge<Self>,
    ) -> Option<&'static Topic<Self::Course>>;

    /// The pieces of advice for these rules: each is the message `book-advice-NAME`.
    fn advice(rules: &Rules<Self>) -> Vec<&'static str>;

    /// The questions that the sources of these rules leave open.
    fn questions(_rules: &Rules<Self>) -> Vec<&'static RuleOption<Rules<Self>>> {
        Vec::new()
    }

    fn svg(picture: &Self::Picture, rules: &Rules<Self>) -> String;

    /// The same picture with the board turned upright.
    fn svg_upright(picture: &Self::Picture, rules: &Rules<Self>) -> String {
        Self::svg(picture, rules)
    }

    /// The position of a game as SVG, with the throw on the table.
    fn diagram(session: &Session<Self>) -> String;
}
