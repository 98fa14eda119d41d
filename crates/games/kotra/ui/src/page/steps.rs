//! The entries of a record in sentences.

use crate::Kotra;
use crate::{HistoryEntry, Place, Session};
use game::session::Step;
use kotra::{Entry, Event, Game};

use super::news;
use super::numbers::Number;
use crate::words as m;
use on_page::{History, Moves as _, News};

impl History for Kotra {
    type Remark = ();

    fn listed(session: &Session, step: &Step<'_, Game>) -> String {
        match *step.entry {
            Entry::Action(action) => session.judge().write_action(&step.before, action),
            Entry::Resigned(side) => format!("{side} resigns"),
            Entry::Agreed => "draw".to_owned(),
            _ => step.entry.to_string(),
        }
    }

    fn step_in_words(entry: &Entry, told: &HistoryEntry) -> String {
        match *entry {
            Entry::Round { white, black } => {
                let (white, black) = (&white.to_string(), &black.to_string());
                return m::NewsRound { white, black }.text();
            }
            Entry::Begins(side) => return m::MatchBegins { side }.text(),
            Entry::Match(score) => return news::score(&score),
            _ => {}
        }
        let happened = Kotra::news(told, false);
        if !happened.is_empty() {
            return happened;
        }
        let ended = told.events.iter().find_map(|event| match event {
            Event::GameOver(outcome) => Some(news::ending_reason(*outcome)),
            _ => None,
        });
        ended
            .or_else(|| Some(Kotra::entry_in_words(told.side?, entry)))
            .unwrap_or_default()
    }

    /// The uses of one throw are one move.
    fn joins(before: &HistoryEntry, told: &HistoryEntry) -> bool {
        let is_use = |entry: &HistoryEntry| Kotra::moved(&entry.events).is_some();
        (before.turn, before.side) == (told.turn, told.side) && is_use(before) && is_use(told)
    }

    fn capture(event: &Event) -> Option<Place> {
        match *event {
            Event::Hit { side, at, .. } => Some(Place::of(side, at)),
            _ => None,
        }
    }

    fn notation(entry: &Entry, told: &HistoryEntry) -> String {
        let (Entry::Action(_), Some(side)) = (entry, told.side) else {
            return told.text.clone();
        };
        // Brackets enclose a die.
        let (points, die) = told
            .text
            .split_at(told.text.find('(').unwrap_or(told.text.len()));
        let number = |part: &str| {
            let point = part.trim_end_matches('*');
            let hit = &part[point.len()..];
            match point.parse() {
                Ok(at) => format!("{}{hit}", Number::of(side, at)),
                Err(_) => part.to_owned(),
            }
        };
        let points: Vec<String> = points.split('/').map(number).collect();
        format!("{}{die}", points.join("/"))
    }
}
