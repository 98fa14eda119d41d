//! What a session of a small game tells: its entries, and the last moves.

use core::fmt;

use on_page::History;
use small::{Entry, Happened};

use crate::{Action, Page, Place, Session, SmallPage, news};

/// One entry of a record, and what it brought about.
pub struct HistoryEntry<B: SmallPage> {
    /// The number of the turn, from 1; 0 at the end.
    pub turn: u32,
    /// Whose turn it was.
    pub side: Option<game::Side>,
    /// The entry in the notation of records.
    pub text: String,
    /// What it brought about.
    pub events: Vec<Happened<B::Position>>,
}

impl<B: SmallPage> Clone for HistoryEntry<B> {
    fn clone(&self) -> HistoryEntry<B> {
        HistoryEntry {
            text: self.text.clone(),
            events: self.events.clone(),
            ..*self
        }
    }
}

impl<B: SmallPage> fmt::Debug for HistoryEntry<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.turn, self.text)
    }
}

impl<B: SmallPage> History for Page<B> {
    type HistoryEntry = HistoryEntry<B>;

    fn history_of(session: &Session<B>) -> Vec<HistoryEntry<B>> {
        let entries = session.steps().map(|step| HistoryEntry {
            turn: step.turn,
            side: step.side,
            text: step.entry.to_string(),
            events: step.events,
        });
        entries.collect()
    }

    fn step_in_words(_: &Entry<Action<B>>, told: &HistoryEntry<B>) -> String {
        let events = told.events.iter().map(news::sentence::<B>);
        events.collect::<Vec<_>>().join(" ")
    }

    fn turn_number(told: &HistoryEntry<B>) -> u32 {
        told.turn
    }

    fn notation(_: &Entry<Action<B>>, told: &HistoryEntry<B>) -> String {
        told.text.clone()
    }
}

/// From where to where the last piece went that a side moved.
pub(crate) fn last_moves<B: SmallPage>(session: &Session<B>) -> Vec<(Place, Place)> {
    let entries = session.record().entries().iter().rev();
    let mut actions = entries.filter_map(|entry| match entry {
        Entry::Action(action) => Some(B::way(*action)),
        _ => None,
    });
    actions.next().into_iter().collect()
}
