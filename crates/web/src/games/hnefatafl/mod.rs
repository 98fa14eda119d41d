//! What Hnefatafl brings to the page.

pub(crate) mod art;
pub(crate) mod dice;
pub(crate) mod draw;
pub(crate) mod expected;
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

pub(crate) use art::Hnefatafl as GameArt;
pub(crate) use dice::{CombinedMove, Die, Face};
pub(crate) use game::Level;
pub(crate) use hnefatafl::{
    Action, Contradiction, Entry, Escape, Event, Expected, Game, Judge, KingTaken, LinkError,
    Linked, OPTIONS, Origin, PRESETS, Piece, Position, Preset, ReadError, Record, Repetition,
    RuleOption, Rules, Side, Square as Place, is_handed_on, preset, read_rules, recorded_as,
    write_rules,
};
pub(crate) use hnefatafl_play::{
    HistoryEntry, HnefataflSession as SessionExt, RestoreError, Session, in_the_middle, table,
    thinking,
};

/// The words of its sides, the first one first.
pub(crate) const SIDES: &[&str; 2] = &["swede", "muscovite"];

/// Its lessons and its book.
pub(crate) mod lessons {
    pub(crate) use hnefatafl_play::lessons::{
        DemoStep, HnefataflCourse as GameCourse, Lesson, Picture, TOPICS, Topic, about_end,
        about_refusal, advice, compared, neighbours, questions,
    };

    /// A message of the words that lessons need.
    pub(crate) const MESSAGE: &str = "topic-pieces";
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod truth;
