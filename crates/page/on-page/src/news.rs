//! Turns events and questions into sentences.

use super::history::History;
use super::pieces::{Action, Entry, Rules, Session, Side};

/// Something said that can be repeated in another language, in few words on request.
pub type Said = Box<dyn Fn(bool) -> String>;

/// What is said of a game in progress.
pub trait News: History {
    /// Whose turn it is, as a heading.
    fn turn_in_words(session: &Session<Self>) -> String;

    /// The goal of the game, in sentences: every way in which these rules end it.
    fn goal(rules: &Rules<Self>) -> Vec<String>;

    /// The goal in a few words, for the beginning of a first game: every frequent end. `side` is the only side played here, if
    /// there is one. Omitted sentences are said later, so a sentence of the goal appears here unchanged or not at all.
    fn first_goal(rules: &Rules<Self>, _side: Option<Side<Self>>) -> String {
        Self::goal(rules).join(" ")
    }

    /// What can be done now. `chosen`: whether a piece has been chosen already.
    fn task(session: &Session<Self>, chosen: bool) -> String;

    /// What an entry of a game caused, in a few sentences; `brief`: in a few words.
    fn news(entry: &Self::HistoryEntry, brief: bool) -> String;

    /// What happened before the first turn, if this entry is part of it.
    fn news_before_turns(_entry: &Entry<Self>, _session: &Session<Self>) -> Option<Said> {
        None
    }

    fn turn_in_line(turn: &[Self::HistoryEntry]) -> String;

    /// An action, as worded in advice.
    fn action_in_words(side: Side<Self>, action: &Action<Self>) -> String;

    /// All uses of a throw, as worded in advice.
    fn line_in_words(side: Side<Self>, line: &[Action<Self>]) -> String {
        let actions = line.iter();
        let actions = actions.map(|action| Self::action_in_words(side, action));
        actions.collect::<Vec<String>>().join(", ")
    }

    /// A throw or an action of a side, as worded in a table of a record.
    fn entry_in_words(side: Side<Self>, entry: &Entry<Self>) -> String;
}
