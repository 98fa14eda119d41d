//! The events of a game, entry by entry: the list of moves.

use sahkku::{Entry, Event, Figure, Place, Side};

use super::Session;

/// One entry of a record, and its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// The number of the turn, as in the record; 0 before the first.
    pub turn: u32,
    /// The side that threw or decided; `None` before the first turn and at the end.
    pub side: Option<Side>,
    /// The entry in the notation of records, but with fewer words.
    pub text: String,
    /// The resulting events, in order.
    pub events: Vec<Event>,
    /// Whether X dice that were picked up were thrown again.
    pub rethrown: bool,
    /// Whether, before it, no piece of that side was awake and the king was not its own.
    pub asleep: bool,
}

/// See [`SahkkuSession::history`](super::SahkkuSession::history).
pub(super) fn history(session: &Session) -> Vec<HistoryEntry> {
    let mut history: Vec<HistoryEntry> = Vec::new();
    for step in session.steps() {
        let asleep = step.side.is_some_and(|side| {
            let awake = |figure: Figure| figure.side == Some(side) && figure.awake;
            !step.before.figures().any(awake)
        });
        let rethrown = matches!(step.entry, Entry::Throw(_))
            && history.last().is_some_and(|before| {
                let picked_up = |event: &Event| {
                    matches!(event, Event::Rethrown { .. } | Event::SetAside { .. })
                };
                before.events.iter().any(picked_up)
            });
        history.push(HistoryEntry {
            turn: step.turn,
            side: step.side,
            text: short_text(step.entry),
            events: step.events,
            rethrown,
            asleep,
        });
    }
    history
}

/// The start and the end of a piece's own move.
#[must_use]
pub fn moved(events: &[Event]) -> Option<(Place, Place)> {
    events.iter().find_map(|event| match event {
        Event::Activated { from, to, .. } => Some((*from, to.place())),
        Event::Moved { from, to, .. } => Some((from.place(), to.place())),
        _ => None,
    })
}

/// The text of the entry in a list of moves: that of the record, with fewer words.
fn short_text(entry: &Entry) -> String {
    match entry {
        Entry::Resigned(side) => format!("{side} resign"),
        Entry::Agreed => "draw".to_owned(),
        entry => {
            let text = entry.to_string();
            let short = ["round ", "walks "]
                .iter()
                .find_map(|word| text.strip_prefix(word));
            short.map_or_else(|| text.clone(), str::to_owned)
        }
    }
}
