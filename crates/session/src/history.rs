//! What happened in a game, entry by entry: the list of moves.

use sahkku::{Entry, Event, Phase, Place, Side};

use crate::Session;

/// One entry of a record, and what it brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryEntry {
    /// The number of the turn, as in the record; 0 before the first.
    pub turn: u32,
    /// Who threw or decided; `None` before the first turn and at the end.
    pub side: Option<Side>,
    /// The entry in the notation of records, but with fewer words.
    pub text: String,
    /// What it brought about, in order.
    pub events: Vec<Event>,
}

impl Session {
    /// From where to where the last piece went that moved of its own.
    #[must_use]
    pub fn last_move(&self) -> Option<(Place, Place)> {
        let history = self.history();
        history.iter().rev().find_map(|told| moved(&told.events))
    }

    /// Tells the game from its first entry on.
    #[must_use]
    pub fn history(&self) -> Vec<HistoryEntry> {
        let mut game = self.record().opening();
        let mut turn = u32::from(game.phase() == Phase::Play);
        let mut history = Vec::new();
        for entry in self.record().entries() {
            let played = matches!(entry, Entry::Throw(_)) || entry.action().is_some();
            let side = played.then(|| game.position().turn());
            let mut events = Vec::new();
            if game.enter(entry, |event| events.push(event)).is_err() {
                break;
            }
            let passed = events
                .iter()
                .any(|event| matches!(event, Event::TurnPassed { .. }));
            history.push(HistoryEntry {
                turn: if played { turn } else { 0 },
                side,
                text: short_text(entry),
                events,
            });
            if passed || (turn == 0 && game.phase() == Phase::Play) {
                turn += 1;
            }
        }
        history
    }
}

/// From where to where a piece went of its own.
#[must_use]
pub fn moved(events: &[Event]) -> Option<(Place, Place)> {
    events.iter().find_map(|event| match event {
        Event::Activated { from, to, .. } => Some((*from, to.place())),
        Event::Moved { from, to, .. } => Some((from.place(), to.place())),
        _ => None,
    })
}

/// The text of the entry in a list of moves: what a record says, with fewer words.
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
