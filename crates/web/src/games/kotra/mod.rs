//! What Kotra brings to the page.

pub(crate) mod art;
pub(crate) mod dice;
pub(crate) mod draw;
pub(crate) mod expected;
pub(crate) mod faces;
pub(crate) mod looks;
pub(crate) mod moves;
pub(crate) mod news;
pub(crate) mod numbers;
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
pub(crate) mod worth;

pub(crate) use art::Kotra as GameArt;
pub(crate) use game::Level;
pub(crate) use kotra::{
    Action, Contradiction, Die as Face, Entry, Event, Expected, Game, Judge, LinkError, Linked,
    OPTIONS, Origin, PRESETS, Pattern, Position, Preset, ReadError, Record, RuleOption, Rules,
    Side, is_handed_on, preset, read_rules, recorded_as, write_rules,
};
pub(crate) use kotra_play::{
    CombinedMove, HistoryEntry, KotraSession as SessionExt, Place, RestoreError, Session,
    TrayDie as Die, in_the_middle, table, thinking,
};
pub(crate) use numbers::Number;

/// The words of its sides, the first one first.
pub(crate) const SIDES: &[&str; 2] = &["white", "black"];

/// Its lessons and its book.
pub(crate) mod lessons {
    pub(crate) use kotra_play::lessons::{
        DemoStep, KotraCourse as GameCourse, Lesson, Picture, TOPICS, Topic, about_end,
        about_refusal, advice, compared, neighbours, questions,
    };

    /// A message of the words that lessons need.
    pub(crate) const MESSAGE: &str = "topic-way";
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod truth;
