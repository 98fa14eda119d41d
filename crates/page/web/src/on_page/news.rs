//! From what happened, and from what is asked, to sentences.

use session::Session;

use super::history::History;
use crate::text::Said;

/// What is said of a game as it goes on.
pub(crate) trait News: History {
    /// Whose turn it is, as a heading.
    fn turn_in_words(session: &Session<Self>) -> String;

    /// What the game is about: every way in which these rules end it.
    fn goal(rules: &Self::Rules) -> String;

    /// What can be done now. `chosen`: whether a piece has been chosen already.
    fn task(session: &Session<Self>, chosen: bool) -> String;

    /// What an entry of a game brought about, in a few sentences; `brief`: in a few words.
    fn news(entry: &Self::HistoryEntry, brief: bool) -> String;

    /// What happened before the first turn, if this entry is part of that.
    fn news_before_turns(_entry: &Self::Entry, _session: &Session<Self>) -> Option<Said> {
        None
    }

    /// A turn in one line.
    fn turn_in_line(turn: &[Self::HistoryEntry]) -> String;

    /// An action, as advice names it.
    fn action_in_words(side: Self::Side, action: &Self::Action) -> String;

    /// A throw or an action of a side, as a table of a record names it.
    fn entry_in_words(side: Self::Side, entry: &Self::Entry) -> String;
}
