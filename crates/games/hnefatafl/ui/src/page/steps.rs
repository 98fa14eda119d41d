//! The entries of a record in sentences.

use crate::Hnefatafl;
use crate::{HistoryEntry, HnefataflSession, Session};
use hnefatafl::{Entry, Event, Square};

use super::news;
use on_page::{History, News};

impl History for Hnefatafl {
    type HistoryEntry = HistoryEntry;

    const TURNS_IN_A_LINE: u32 = 2;

    fn history_of(session: &Session) -> Vec<HistoryEntry> {
        session.history()
    }

    fn step_in_words(_entry: &Entry, told: &HistoryEntry) -> String {
        let happened = Hnefatafl::news(told, false);
        if !happened.is_empty() {
            return happened;
        }
        let ended = told.events.iter().find_map(|event| match event {
            Event::GameOver(outcome) => news::ended_by_players(*outcome),
            _ => None,
        });
        ended.unwrap_or_default()
    }

    fn went(told: &HistoryEntry) -> Option<(Square, Square)> {
        crate::moved(&told.events)
    }

    fn captured(told: &HistoryEntry) -> Vec<Square> {
        let captured = told.events.iter().filter_map(|event| match *event {
            Event::Captured { at, .. } => Some(at),
            _ => None,
        });
        captured.collect()
    }

    /// A move of one side counts as one move, as players count them; a line of a record has two.
    fn turn_number(told: &HistoryEntry) -> u32 {
        told.turn
    }

    fn notation(_entry: &Entry, told: &HistoryEntry) -> String {
        told.text.clone()
    }
}
