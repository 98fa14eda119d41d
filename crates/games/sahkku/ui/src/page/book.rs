//! Sáhkku’s lessons and its book.

use crate::Sahkku;
use crate::Session;
use crate::lessons::{self, Picture, Topic};
use crate::paper::Diagram;
use sahkku::{Face, Judge, Outcome, Rules};

use super::pictures;
use on_page::{Book, Dice as _};

impl Book for Sahkku {
    type Picture = Picture;

    const LESSONS_MESSAGE: &str = "topic-wake";
    const GLOSSARY: &[&str] = &[
        "sahkku",
        "bircu",
        "sahkkufiellu",
        "rahddja",
        "sarggis",
        "garri",
        "olmmai",
        "galgu",
        "soahteolmmai",
        "gonagas",
        "dronnet",
        "luvvet",
        "vuolgit",
        "goddit",
        "fitnet",
        "cadjit",
        "vuosttut",
        "cilla",
        "uksavakta",
    ];
    const GLOSSARY_LANGUAGE: &str = "se";

    fn about_end(outcome: Outcome, judge: &Judge) -> Option<&'static Topic> {
        lessons::about_end(outcome, judge.rules())
    }

    fn advice(rules: &Rules) -> Vec<&'static str> {
        lessons::advice(rules)
    }

    fn svg(picture: &Picture, rules: &Rules) -> String {
        pictures::svg(picture, rules)
    }

    fn diagram(session: &Session) -> String {
        let mut diagram = Diagram::new(session.judge().rules());
        diagram.figures = session.position().figures().collect();
        let dice = Sahkku::lying_dice(session).into_iter();
        let thrown: Vec<Face> = dice.filter_map(|die| die.face).collect();
        diagram
            .throws
            .extend((!thrown.is_empty()).then_some(thrown));
        diagram.svg()
    }
}
