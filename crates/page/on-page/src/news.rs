//! Turns events and questions into sentences.

use super::history::{History, HistoryEntry};
use super::pieces::{Action, Entry, Rules, Session, Side};

/// Something said that can be repeated in another language, in few words on request.
pub type Said = Box<dyn Fn(bool) -> String>;

/// How much of an event is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// All of it, in sentences.
    Full,
    /// Enough to follow a turn by ear.
    Brief,
    /// Enough for a whole turn in one line.
    Line,
}

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
    fn news(entry: &HistoryEntry<Self>, brief: bool) -> String {
        Self::tell(entry, if brief { Detail::Brief } else { Detail::Full })
    }

    /// What an entry caused, in this detail.
    fn tell(entry: &HistoryEntry<Self>, detail: Detail) -> String;

    /// What happened before the first turn, if this entry is part of it.
    fn news_before_turns(_entry: &Entry<Self>, _session: &Session<Self>) -> Option<Said> {
        None
    }

    fn turn_in_line(turn: &[HistoryEntry<Self>]) -> String {
        let told = turn.iter().map(|entry| Self::tell(entry, Detail::Line));
        let told: Vec<String> = told.filter(|line| !line.is_empty()).collect();
        told.join(" ")
    }

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
