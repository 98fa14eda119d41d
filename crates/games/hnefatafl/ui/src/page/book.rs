//! Hnefatafl’s lessons and its book.

use crate::Hnefatafl;
use crate::Session;
use crate::lessons::{self, Picture, Topic};
use crate::paper::Diagram;
use hnefatafl::{Judge, Outcome, RuleOption, Rules, Source};

use super::pictures;
use on_page::Book;
use on_page::text::rules::nearest;

impl Book for Hnefatafl {
    type Picture = Picture;

    const LESSONS_MESSAGE: &str = "topic-pieces";
    const GLOSSARY: &[&str] = lessons::WORDS;
    const GLOSSARY_LANGUAGE: &str = "sv";

    fn about_end(outcome: Outcome, judge: &Judge) -> Option<&'static Topic> {
        lessons::about_end(outcome, judge.rules())
    }

    fn advice(rules: &Rules) -> Vec<&'static str> {
        lessons::advice(rules)
    }

    fn questions(rules: &Rules) -> Vec<&'static RuleOption> {
        // Rule sets from other sources need not answer what the sheet leaves open.
        match nearest(rules) {
            Some(preset) if preset.sources.contains(&Source::Sheet) => lessons::questions(),
            _ => Vec::new(),
        }
    }

    fn svg(picture: &Picture, rules: &Rules) -> String {
        pictures::svg(picture, rules)
    }

    fn diagram(session: &Session) -> String {
        let mut diagram = Diagram::new(session.judge().rules());
        diagram.figures = session.position().pieces().collect();
        diagram.svg()
    }
}
