//! Sáhkku’s lessons and its book.

use crate::Sahkku;
use sahkku::{Judge, Outcome, Rules};
use sahkku_table::lessons::{self, Picture, Topic};

use super::pictures;
use on_page::Book;

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
}
