//! What happened in a game, entry by entry: the list of moves.

use hnefatafl::{Entry, Event, Side, Square, Written};

use super::Session;

/// One entry of a record, and what it brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// The number of the move, as in the record: both sides' moves share one; 0 at the end.
    pub number: u32,
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
        number: step.turn.div_ceil(2),
        side: step.side,
        text: text(step.entry, &step.events),
        events: step.events,
    });
    entries.collect()
}

/// See [`HnefataflSession::last_move`](super::HnefataflSession::last_move).
pub(super) fn last_move(session: &Session) -> Option<(Square, Square)> {
    let moves = session.record().entries().iter().rev();
    let mut moves = moves.filter_map(|entry| match entry {
        Entry::Action(action) => Some((action.from, action.to)),
        Entry::Resigned(_) | Entry::Agreed => None,
    });
    moves.next()
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
