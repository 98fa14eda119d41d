//! What sáhkku brings to the page.

pub(crate) mod art;
pub(crate) mod dice;
pub(crate) mod draw;
pub(crate) mod expected;
pub(crate) mod faces;
pub(crate) mod looks;
pub(crate) mod moves;
pub(crate) mod news;
pub(crate) mod path;
pub(crate) mod pictures;
pub(crate) mod position;
pub(crate) mod question;
pub(crate) mod result;
pub(crate) mod rules;
pub(crate) mod sheets;
pub(crate) mod sounds;
pub(crate) mod steps;
pub(crate) mod thoughts;
pub(crate) mod threats;
#[path = "../chances.rs"]
pub(crate) mod worth;

pub(crate) use art::Sahkku as GameArt;
pub(crate) use sahkku::{
    Action, Contradiction, Die, Drawing, Entry, Event, Expected, Face, Game, HomeRow, Judge,
    LinkError, Linked, OPTIONS, Origin, PRESETS, Piece, Place, Position, Preset, ReadError, Record,
    RuleOption, Rules, Side, is_handed_on, preset, read_rules, recorded_as, write_rules,
};
#[cfg(all(test, target_arch = "wasm32"))]
pub(crate) use sahkku::{Anywhere, Form, Source};
pub(crate) use sahkku_play::{
    CombinedMove, HistoryEntry, RestoreError, SahkkuSession as SessionExt, Session, in_the_middle,
    table, thinking,
};
pub(crate) use sahkku_player::Level;

/// The words of its sides, the first one first.
pub(crate) const SIDES: &[&str; 2] = &["men", "women"];

/// Its lessons and its book.
pub(crate) mod lessons {
    /// One of the messages that come with the lessons, and so are there when it is.
    pub(crate) const MESSAGE: &str = "topic-wake";

    pub(crate) use sahkku_play::lessons::{
        DemoStep, Lesson, Picture, SahkkuCourse as GameCourse, TOPICS, Topic, about_end,
        about_refusal, advice, compared, neighbours,
    };

    /// What the sources leave open: the rule sets answer it, each in its way.
    pub(crate) fn questions() -> Vec<&'static sahkku::RuleOption> {
        Vec::new()
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod truth;
