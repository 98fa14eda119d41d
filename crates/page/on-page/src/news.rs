//! From what happened, and from what is asked, to sentences.

use super::history::History;
use super::pieces::{Action, Entry, Rules, Session, Side};

/// Something that was said and can be said again in another language; in few words if that is asked for.
pub type Said = Box<dyn Fn(bool) -> String>;

/// What is said of a game as it goes on.
pub trait News: History {
    /// Whose turn it is, as a heading.
    fn turn_in_words(session: &Session<Self>) -> String;

    /// What the game is about, in sentences: every way in which these rules end it.
    fn goal(rules: &Rules<Self>) -> Vec<String>;

    /// The same in a few words, for the beginning of a first game: every end that games often have. `side` is the one that is
    /// played here alone. What is cut is told later, so a sentence of the goal stands here as it is, or not at all.
    fn first_goal(rules: &Rules<Self>, _side: Option<Side<Self>>) -> String {
        Self::goal(rules).join(" ")
    }

    /// What can be done now. `chosen`: whether a piece has been chosen already.
    fn task(session: &Session<Self>, chosen: bool) -> String;

    /// What an entry of a game brought about, in a few sentences; `brief`: in a few words.
    fn news(entry: &Self::HistoryEntry, brief: bool) -> String;

    /// What happened before the first turn, if this entry is part of that.
    fn news_before_turns(_entry: &Entry<Self>, _session: &Session<Self>) -> Option<Said> {
        None
    }

    fn turn_in_line(turn: &[Self::HistoryEntry]) -> String;

    /// An action, as advice names it.
    fn action_in_words(side: Side<Self>, action: &Action<Self>) -> String;

    /// All uses of a throw, as advice names them.
    fn line_in_words(side: Side<Self>, line: &[Action<Self>]) -> String {
        let actions = line.iter();
        let actions = actions.map(|action| Self::action_in_words(side, action));
        actions.collect::<Vec<String>>().join(", ")
    }

    /// A throw or an action of a side, as a table of a record names it.
    fn entry_in_words(side: Side<Self>, entry: &Entry<Self>) -> String;
}
