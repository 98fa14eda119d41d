//! Kotra’s lessons and its book.

use crate::Kotra;
use crate::Session;
use crate::lessons::{self, Picture, Topic};
use crate::paper::{Diagram, Lie};
use kotra::{Judge, Outcome, RuleOption, Rules};

use super::pictures;
use on_page::Book;

impl Book for Kotra {
    type Picture = Picture;

    const LESSONS_MESSAGE: &str = "topic-way";
    const GLOSSARY: &[&str] = lessons::WORDS;
    const GLOSSARY_LANGUAGE: &str = "is";

    fn about_end(outcome: Outcome, judge: &Judge) -> Option<&'static Topic> {
        lessons::about_end(outcome, judge.rules())
    }

    fn advice(rules: &Rules) -> Vec<&'static str> {
        lessons::advice(rules)
    }

    fn questions(_: &Rules) -> Vec<&'static RuleOption> {
        lessons::questions()
    }

    fn svg(picture: &Picture, rules: &Rules) -> String {
        pictures::svg(picture, rules, Lie::Across)
    }

    fn svg_upright(picture: &Picture, rules: &Rules) -> String {
        pictures::svg(picture, rules, Lie::Upright)
    }

    fn diagram(session: &Session) -> String {
        let mut diagram = Diagram::of(session.position());
        diagram.throws.extend(session.position().throw());
        diagram.svg()
    }
}
