//! The entries of a record in sentences.

use crate::{HistoryEntry, Hnefatafl, Session};
use game::session::Step;
use hnefatafl::{Entry, Event, Game, Square, Written};

use super::news;
use on_page::{History, News};

impl History for Hnefatafl {
    type Remark = ();

    const TURNS_IN_A_LINE: u32 = 2;

    fn listed(_session: &Session, step: &Step<'_, Game>) -> String {
        match *step.entry {
            Entry::Action(action) => {
                let captured = step.events.iter().filter_map(Hnefatafl::capture);
                let captures = Some(captured.collect());
                Written { action, captures }.to_string()
            }
            Entry::Resigned(side) => format!("{side} resigns"),
            Entry::Agreed => "draw".to_owned(),
        }
    }

    fn step_in_words(_entry: &Entry, told: &HistoryEntry) -> String {
        let happened = Hnefatafl::news(told, false);
        if !happened.is_empty() {
            return happened;
        }
        let ended = told.events.iter().find_map(|event| match event {
            Event::GameOver(outcome) => news::ended_by_players(*outcome),
            _ => None,
        });
        ended.unwrap_or_default()
    }

    fn capture(event: &Event) -> Option<Square> {
        match *event {
            Event::Captured { at, .. } => Some(at),
            _ => None,
        }
    }
}
