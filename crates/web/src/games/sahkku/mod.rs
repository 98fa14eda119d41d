//! What sáhkku brings to the page.

pub(crate) mod art;
pub(crate) mod news;
pub(crate) mod position;
pub(crate) mod rules;
pub(crate) mod steps;

pub(crate) use art::Sahkku as GameArt;
pub(crate) use sahkku::{
    Action, Contradiction, Die, DieSet, Drawing, Entry, EntryRefused, Event, Expected, Face,
    Figure, Game, HomeRow, Judge, LinkError, Linked, OPTIONS, Origin, Own, PRESETS, Phase, Piece,
    Place, Position, Preset, ReadError, Record, Row, RuleOption, Rules, SetupError, Side, Spot,
    Use, is_handed_on, preset, read_rules, recorded_as, write_rules,
};
#[cfg(all(test, target_arch = "wasm32"))]
pub(crate) use sahkku::{Anywhere, Form, Source};
pub(crate) use sahkku_play::{
    CombinedMove, HistoryEntry, Pending, RestoreError, SahkkuSession as SessionExt, Session,
    in_the_middle, paper, table, thinking, throw_from_bits,
};
pub(crate) use sahkku_player::{Level, Review, ReviewStep, greedy, takes_draw_by_count};

/// Its lessons and its book.
pub(crate) mod lessons {
    pub(crate) use sahkku_play::lessons::{
        DemoStep, Lesson, Picture, SahkkuCourse as GameCourse, TOPICS, Topic, about_refusal,
        advice, compared, neighbours,
    };
}
