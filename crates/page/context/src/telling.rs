//! How entries of a record are worded in a list: in sentences, or in the notation of records.

use crate::settings::{Key, Settings};
use crate::this_game::{Entry, Hinted, HistoryEntry, Side, This};
use on_page::{History, News, Worth as _};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wording {
    Sentences,
    /// The notation of records, which is compact.
    Notation,
}

impl Wording {
    pub fn of(settings: &Settings) -> Wording {
        match settings.is_on(Key::Notation) {
            true => Wording::Notation,
            false => Wording::Sentences,
        }
    }
}

/// What a player advises this side to do, and how good that is.
pub fn hint_in_words(side: Side, hint: &Hinted) -> String {
    let line = This::line_in_words(side, &hint.line());
    This::hint_in_words(&line, hint.ranked.worth)
}

/// An entry of the record, and what it caused.
pub type Step<'a> = (&'a Entry, &'a HistoryEntry);

/// The text of the entries of one move, for sighted people and for screen readers.
#[derive(Clone, PartialEq)]
pub struct Telling {
    pub text: String,
    pub title: Option<String>,
}

impl Telling {
    pub fn of(steps: &[Step<'_>], wording: Wording) -> Telling {
        let words = match steps {
            // Entries that can be joined are worded in the same way, alone or not.
            [(entry, told)] if !This::joins(told, told) => This::step_in_words(entry, told),
            _ => {
                let told: Vec<HistoryEntry> =
                    steps.iter().map(|(_, told)| (*told).clone()).collect();
                This::turn_in_line(&told)
            }
        };
        let notation = steps.iter();
        let notation = notation.map(|(entry, told)| This::notation(entry, told));
        let notation = notation.collect::<Vec<_>>().join(" ");
        let sentences = wording == Wording::Sentences;
        if words.is_empty() || sentences {
            return Telling {
                text: if words.is_empty() { notation } else { words },
                title: None,
            };
        }
        Telling {
            title: Some(words),
            text: notation,
        }
    }
}
