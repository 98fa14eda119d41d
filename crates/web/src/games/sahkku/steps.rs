//! The entries of a record in sentences.

use sahkku::{Action, Entry, Event};
use sahkku_play::HistoryEntry;

use super::{faces, news};
use crate::messages as m;

/// What an entry did, in sentences: what is said of it when it happens, or else what was decided.
pub(crate) fn step(entry: &Entry, told: &HistoryEntry) -> String {
    match entry {
        Entry::Round { men, women } => {
            let (men, women) = (
                &faces::faces(men.iter().copied()),
                &faces::faces(women.iter().copied()),
            );
            return m::NewsRound { men, women }.text();
        }
        Entry::Begins(side) => return m::NewsBegins { side: *side }.text(),
        Entry::Walks(true) => return m::way_miedut(),
        Entry::Walks(false) => return m::way_vuosttut(),
        _ => {}
    }
    let happened = news::entry(told, false);
    if !happened.is_empty() {
        return happened;
    }
    let ended = told.events.iter().find_map(|event| match event {
        Event::GameOver(outcome) => Some(news::ending_reason(*outcome)),
        _ => None,
    });
    let decided = || match entry {
        Entry::Rethrow(dice) => Some(Action::Rethrow(dice.count())),
        entry => entry.action(),
    };
    ended
        .or_else(|| Some(news::action(told.side?, &decided()?)))
        .unwrap_or_default()
}

/// The number of the turn in the list of moves, as in the record.
pub(crate) fn number(told: &HistoryEntry) -> u32 {
    told.turn
}

/// An entry in the notation of records.
pub(crate) fn notation(_entry: &Entry, told: &HistoryEntry) -> String {
    told.text.clone()
}
