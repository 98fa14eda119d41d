//! The entries of a record in sentences.

use kotra::{Entry, Event};
use kotra_play::HistoryEntry;

use super::news;
use crate::messages as m;

/// What an entry did, in sentences: what is said of it when it happens, or else what was decided.
pub(crate) fn step(entry: &Entry, told: &HistoryEntry) -> String {
    match *entry {
        Entry::Round { white, black } => {
            let (white, black) = (&white.to_string(), &black.to_string());
            return m::NewsRound { white, black }.text();
        }
        Entry::Begins(side) => return m::MatchBegins { side }.text(),
        Entry::Match(score) => return news::score(&score),
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
    ended
        .or_else(|| Some(news::in_words(told.side?, entry)))
        .unwrap_or_default()
}
