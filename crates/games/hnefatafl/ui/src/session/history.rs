//! The events of a game, entry by entry: the list of moves.

use hnefatafl::{Entry, Event, Side, Square, Written};

use super::Session;

/// One entry of a list of moves.
pub type HistoryEntry = game::session::HistoryEntry<Side, Event>;

/// See [`HnefataflSession::history`](super::HnefataflSession::history).
pub(super) fn history(session: &Session) -> Vec<HistoryEntry> {
    let entries = session.steps().map(|step| {
        let text = text(step.entry, &step.events);
        step.into_entry(text)
    });
    entries.collect()
}

/// The start and the end of a piece's move.
#[must_use]
pub fn moved(events: &[Event]) -> Option<(Square, Square)> {
    events.iter().find_map(|event| match *event {
        Event::Moved { from, to, .. } => Some((from, to)),
        _ => None,
    })
}

/// The text of the entry in a list of moves.
fn text(entry: &Entry, events: &[Event]) -> String {
    match *entry {
        Entry::Action(action) => {
            let captured = events.iter().filter_map(|event| match *event {
                Event::Captured { at, .. } => Some(at),
                _ => None,
            });
            let captures = Some(captured.collect());
            Written { action, captures }.to_string()
        }
        Entry::Resigned(side) => format!("{side} resigns"),
        Entry::Agreed => "draw".to_owned(),
    }
}
