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
        Event::GameOver(outcome) => Some(news::ending_reason(*outcome)),
        _ => None,
    });
    ended.unwrap_or_default()
}
