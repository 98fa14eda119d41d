//! The entries of a record in sentences.

use hnefatafl::{Entry, Event};
use hnefatafl_play::HistoryEntry;

use super::news;

/// What an entry did, in sentences.
pub(crate) fn step(_entry: &Entry, told: &HistoryEntry) -> String {
    let happened = news::entry(told, false);
    if !happened.is_empty() {
        return happened;
    }
    let ended = told.events.iter().find_map(|event| match event {
        Event::GameOver(outcome) => news::ended_by_players(*outcome),
        _ => None,
    });
    ended.unwrap_or_default()
}

/// The number of the turn in the list of moves, as in the record: the moves of both sides share one.
pub(crate) fn number(told: &HistoryEntry) -> u32 {
    told.turn.div_ceil(2)
}

/// An entry in the notation of records.
pub(crate) fn notation(_entry: &Entry, told: &HistoryEntry) -> String {
    told.text.clone()
}
