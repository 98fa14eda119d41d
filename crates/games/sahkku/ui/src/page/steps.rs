//! The entries of a record in sentences.

use crate::Sahkku;
use crate::{HistoryEntry, SahkkuSession, Session};
use sahkku::{Action, Entry, Event, Place};

use super::{faces, news};
use crate::words as m;
use on_page::{History, News};

impl History for Sahkku {
    type HistoryEntry = HistoryEntry;

    fn history_of(session: &Session) -> Vec<HistoryEntry> {
        session.history()
    }

    fn step_in_words(entry: &Entry, told: &HistoryEntry) -> String {
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
        let happened = Sahkku::news(told, false);
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
            .or_else(|| Some(Sahkku::action_in_words(told.side?, &decided()?)))
            .unwrap_or_default()
    }

    fn went(told: &HistoryEntry) -> Option<(Place, Place)> {
        crate::moved(&told.events)
    }

    fn captured(told: &HistoryEntry) -> Vec<Place> {
        let captured = told.events.iter().filter_map(|event| match *event {
            Event::Captured { at, .. } => Some(at.place()),
            _ => None,
        });
        captured.collect()
    }

    fn turn_number(told: &HistoryEntry) -> u32 {
        told.turn
    }

    fn notation(_entry: &Entry, told: &HistoryEntry) -> String {
        told.text.clone()
    }
}
