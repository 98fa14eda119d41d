//! What is told of a game of sáhkku that is over, and how the next one begins.

use sahkku::{Entry, Event, Side};
use sahkku_play::table::View;
use sahkku_play::{SahkkuSession, Session};

use crate::messages as m;
use crate::setup::Opening;

/// What is to be known of the two sides at the end: what it is, the men's, and the women's. The numbers are those beside the board;
/// the king belongs to whoever holds him, or has removed him from the game.
pub(crate) fn facts(session: &Session) -> Vec<(String, [String; 2])> {
    let position = session.position();
    let lost = View::of(session.judge(), position).lost;
    let removed = |event: &Event| match *event {
        Event::KingRemoved { by, .. } => Some(by),
        _ => None,
    };
    let history = session.history();
    let mut events = history.iter().flat_map(|entry| &entry.events);
    let king = position
        .king()
        .holder()
        .or_else(|| events.find_map(removed));
    let captured = |side: Side| {
        let count = lost[side.other().index()].count().into();
        match king == Some(side) {
            true => m::EndingWithKing { count }.text(),
            false => count.to_string(),
        }
    };
    vec![(m::ending_captured(), Side::BOTH.map(captured))]
}

/// Where a game with the sides swapped begins: who did not begin does now, so there is no throw-off. The armies walk as
/// before.
pub(crate) fn next_opening(session: &Session) -> Opening {
    let position = session.position();
    let first = position.first().other();
    let start = session.judge().start(first, position.mirrored().is_some());
    Opening {
        position: Some(start),
        ..Opening::default()
    }
}

/// Whether a game is one of a match that goes on after it: there are no matches.
pub(crate) fn is_in_match(_session: &Session) -> bool {
    false
}

/// The matches that can be played, by their length and what they are called: none.
pub(crate) fn matches() -> [(&'static str, String); 0] {
    []
}

/// What is on record before a game, the first of a match of this length.
pub(crate) fn first_entries(_length: &str) -> Vec<Entry> {
    Vec::new()
}

/// What is played for, in words: always the same, so nothing is said of it.
pub(crate) fn stakes(_session: &Session) -> Option<String> {
    None
}

/// Whether a side has something of its own to give up: never.
pub(crate) fn may_give_up(_session: &Session) -> bool {
    false
}

/// What is asked before a side resigns, where more is to be said than in every game: a title, a text, and the answer.
pub(crate) fn resigning(_session: &Session, _side: Side) -> Option<[String; 3]> {
    None
}

/// What the next game is called, where it is no rematch.
pub(crate) fn next_in_words(_session: &Session) -> Option<String> {
    None
}
