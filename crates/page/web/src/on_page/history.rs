//! The entries of a record in the list of moves.

use session::Session;

use super::pieces::Pieces;

/// What happened in a game, entry by entry.
pub(crate) trait History: Pieces {
    /// An entry of the record, and what it brought about.
    type HistoryEntry: Clone + 'static;

    /// The entries of the record, and what each brought about.
    fn history_of(session: &Session<Self>) -> Vec<Self::HistoryEntry>;

    /// An entry in sentences: what is said of it when it happens, or else what was decided.
    fn step_in_words(entry: &Self::Entry, told: &Self::HistoryEntry) -> String;

    /// The number of its turn, as in the record.
    fn turn_number(told: &Self::HistoryEntry) -> u32;

    /// An entry in the notation of records.
    fn notation(entry: &Self::Entry, told: &Self::HistoryEntry) -> String;
}
