//! The events of a game, entry by entry: the list of moves.

use kotra::{Entry, Event, Judge, Position, Side};

use super::Session;
use crate::Place;

/// One entry of a list of moves.
pub type HistoryEntry = game::session::HistoryEntry<Side, Event>;

/// See [`KotraSession::history`](super::KotraSession::history).
pub(super) fn history(session: &Session) -> Vec<HistoryEntry> {
    let entries = session.steps().map(|step| {
        let text = text(session.judge(), &step.before, step.entry);
        step.into_entry(text)
    });
    entries.collect()
}

/// The start and the end of a checker's own move.
#[must_use]
pub fn moved(events: &[Event]) -> Option<(Place, Place)> {
    events.iter().find_map(|event| {
        Some(match *event {
            Event::Moved { side, from, to, .. } => (Place::of(side, from), Place::of(side, to)),
            Event::Entered { side, to, .. } => (Place::Bar(side), Place::of(side, to)),
            Event::BorneOff { side, from, .. } => (Place::of(side, from), Place::Off(side)),
            Event::Four { side } => {
                let [from, to] = [kotra::Point::HOME, kotra::Point::FOUR];
                (Place::of(side, from), Place::of(side, to))
            }
            _ => return None,
        })
    })
}

/// The text of the entry in a list of moves.
fn text(judge: &Judge, before: &Position, entry: &Entry) -> String {
    match *entry {
        Entry::Action(action) => judge.write_action(before, action),
        Entry::Resigned(side) => format!("{side} resigns"),
        Entry::Agreed => "draw".to_owned(),
        _ => entry.to_string(),
    }
}
