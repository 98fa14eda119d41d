//! What Hnefatafl brings to the page.

pub(crate) use game::Level;
pub(crate) use hnefatafl::{
    Action, Contradiction, Entry, EntryRefused, Event, Expected, Game, Judge, LinkError, Linked,
    OPTIONS, Origin, Outcome, Own, PRESETS, Piece, Position, Preset, ReadError, Record, RuleOption,
    Rules, SetupError, Side, Square as Place, is_handed_on, preset, read_rules, recorded_as,
    write_rules,
};
#[cfg(all(test, target_arch = "wasm32"))]
pub(crate) use hnefatafl::{Anywhere, Form, Source};
pub(crate) use hnefatafl_play::{
    HistoryEntry, HnefataflSession as SessionExt, RestoreError, Session, table, thinking,
};
pub(crate) use hnefatafl_player::{Review, ReviewStep};
