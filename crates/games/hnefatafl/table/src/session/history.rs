//! What happened in a game, entry by entry: the list of moves.

use hnefatafl::{Entry, Event, Side, Square, Written};

use super::Session;

/// One entry of a record, and what it brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// The number of the turn, from 1: each move is one; 0 at the end. In the record the moves of both sides share a number.
    pub turn: u32,
    /// Who moved; `None` at the end.
    pub side: Option<Side>,
    /// The entry in the notation of records, captures included.
    pub text: String,
    /// What it brought about, in order.
    pub events: Vec<Event>,
}

/// See [`HnefataflSession::history`](super::HnefataflSession::history).
pub(super) fn history(session: &Session) -> Vec<HistoryEntry> {
    let entries = session.steps().map(|step| HistoryEntry {
        turn: step.turn,
        side: step.side,
        text: text(step.entry, &step.events),
        events: step.events,
    });
    entries.collect()
}

/// See [`HnefataflSession::last_moves`](super::HnefataflSession::last_moves).
pub(super) fn last_moves(session: &Session) -> Vec<(Square, Square)> {
    let moves = session.record().entries().iter().rev();
    let mut moves = moves.filter_map(|entry| match entry {
        Entry::Action(action) => Some((action.from, action.to)),
        Entry::Resigned(_) | Entry::Agreed => None,
    });
    moves.next().into_iter().collect()
}

/// From where to where a piece went.
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
