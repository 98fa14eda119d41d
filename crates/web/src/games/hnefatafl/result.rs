//! What is told of a game of Hnefatafl that is over, and how the next one begins.

use game::Turn;
use hnefatafl::{Entry, Reason, Side};
use hnefatafl_play::Session;
use hnefatafl_play::table::View;

use crate::messages as m;
use crate::setup::Opening;

/// What is to be known of the two sides at the end: what it is, the Swede's, and the Muscovite's. The numbers are those beside the
/// board, where the king never lies.
pub(crate) fn facts(session: &Session) -> Vec<(String, [String; 2])> {
    let lost = View::of(session.judge(), session.position()).lost;
    let surrounded = matches!(session.turn(), Turn::Over(end) if end.reason == Reason::Surrounded);
    let captured = |side: Side| {
        let count = lost[side.other().index()].into();
        match surrounded && side == Side::Muscovite {
            true => m::EndingWithKing { count }.text(),
            false => count.to_string(),
        }
    };
    vec![(m::ending_captured(), Side::BOTH.map(captured))]
}

/// How a game with the sides swapped begins: as every game does.
pub(crate) fn next_opening(_session: &Session) -> Opening {
    Opening::default()
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
