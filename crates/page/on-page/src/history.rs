//! The entries of a record in the list of moves.

use super::pieces::{Entry, Pieces, Session};

/// What happened in a game, entry by entry.
pub trait History: Pieces {
    /// An entry of the record, and what it caused.
    type HistoryEntry: Clone + 'static;

    /// How many turns share a numbered line of the record.
    const TURNS_IN_A_LINE: u32 = 1;

    /// The entries of the record, and what each caused.
    fn history_of(session: &Session<Self>) -> Vec<Self::HistoryEntry>;

    /// An entry in sentences: what is said of it when it happens, or else what was decided.
    fn step_in_words(entry: &Entry<Self>, told: &Self::HistoryEntry) -> String;

    /// Whether an entry is listed together with the one before it, as uses of one throw are: [`crate::News::turn_in_line`] tells
    /// both.
    fn joins(_before: &Self::HistoryEntry, _told: &Self::HistoryEntry) -> bool {
        false
    }

    /// The start and destination of a piece of its side, if one moved.
    fn went(_told: &Self::HistoryEntry) -> Option<(Self::Place, Self::Place)> {
        None
    }

    fn captured(_told: &Self::HistoryEntry) -> Vec<Self::Place> {
        Vec::new()
    }

    /// The number of its turn, as players count consecutive turns.
    fn turn_number(told: &Self::HistoryEntry) -> u32;

    /// An entry in the notation of records.
    fn notation(entry: &Entry<Self>, told: &Self::HistoryEntry) -> String;

    /// The length of a game: the last number in its list of moves.
    fn length(session: &Session<Self>) -> u32 {
        let history = Self::history_of(session);
        history.iter().map(Self::turn_number).max().unwrap_or(0)
    }
}
