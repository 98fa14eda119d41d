//! The entries of a record in sentences.

use crate::Sahkku;
use crate::{HistoryEntry, Session};
use game::session::Step;
use sahkku::{Action, Entry, Event, Figure, Game, Place};

use super::news;
use crate::words as m;
use on_page::{History, News};

impl History for Sahkku {
    type Remark = Remark;

    /// That of the record, with fewer words.
    fn listed(_session: &Session, step: &Step<'_, Game>) -> String {
        match step.entry {
            Entry::Resigned(side) => format!("{side} resign"),
            Entry::Agreed => "draw".to_owned(),
            entry => {
                let text = entry.to_string();
                let words = ["round ", "walks "].iter();
                let short = words.copied().find_map(|word| text.strip_prefix(word));
                short.map_or_else(|| text.clone(), str::to_owned)
            }
        }
    }

    fn remark(step: &Step<'_, Game>, before: Option<&HistoryEntry>) -> Remark {
        let picked_up =
            |event: &Event| matches!(event, Event::Rethrown { .. } | Event::SetAside { .. });
        Remark {
            rethrown: matches!(step.entry, Entry::Throw(_))
                && before.is_some_and(|before| before.events.iter().any(picked_up)),
            asleep: step.side.is_some_and(|side| {
                let awake = |figure: Figure| figure.side == Some(side) && figure.awake;
                !step.before.figures().any(awake)
            }),
        }
    }

    fn step_in_words(entry: &Entry, told: &HistoryEntry) -> String {
        match entry {
            Entry::Round { men, women } => {
                let (men, women) = (
                    &news::faces(men.iter().copied()),
                    &news::faces(women.iter().copied()),
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

    fn capture(event: &Event) -> Option<Place> {
        match *event {
            Event::Captured { at, .. } => Some(at.place()),
            _ => None,
        }
    }
}

/// What has to be known of an entry beyond its events.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Remark {
    /// Whether X dice that were picked up were thrown again.
    pub rethrown: bool,
    /// Whether, before it, no piece of that side was awake and the king was not its own.
    pub asleep: bool,
}
