//! What is told of a game that is over, how the next one begins, matches, and what is played for.

use game::session::Finished;
use messages::house as m;

use super::pieces::{Entry, Judge, Pieces, Position, Session, Side};

pub struct Opening<G: Pieces> {
    /// Where, if not as every game does.
    pub position: Option<Position<G>>,
    /// What is on record before the first throw or move.
    pub entries: Vec<Entry<G>>,
}

impl<G: Pieces> Default for Opening<G> {
    fn default() -> Opening<G> {
        Opening {
            position: None,
            entries: Vec::new(),
        }
    }
}

/// Matches that go to whoever wins so many games first, as they are saved at their beginning.
const TO_WINS: [(&str, u32); 4] = [
    ("wins-2:0:0", 2),
    ("wins-3:0:0", 3),
    ("wins-5:0:0", 5),
    ("wins-7:0:0", 7),
];

/// The matches that go to so many wins, by their length and what they are called.
pub fn matches_to_wins() -> impl Iterator<Item = (&'static str, String)> {
    TO_WINS
        .into_iter()
        .map(|(word, count)| (word, m::SetMatchWins { count }.text()))
}

/// The end of a game, and what follows it.
pub trait Ending: Pieces {
    /// What is to be known of the two sides at the end: what it is, the first side's, and the second's.
    fn facts(session: &Session<Self>) -> Vec<(String, [String; 2])>;

    /// How the next game with the sides swapped begins.
    fn next_opening(_session: &Session<Self>) -> Opening<Self> {
        Opening::default()
    }

    /// What the next game is called, where it is no rematch and its match does not go to so many wins.
    fn next_game_in_words(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// Whether a game is one of a match of the game's own, which goes on after it with the sides as they are.
    fn is_in_match(_session: &Session<Self>) -> bool {
        false
    }

    /// The matches that can be played, a single game first, by their length and what they are called. A length that a match is
    /// saved by begins that match.
    fn matches() -> impl Iterator<Item = (&'static str, String)> {
        core::iter::once(("", m::set_match_one())).chain(matches_to_wins())
    }

    /// The length of a new player's first game, against the gentlest opponent; `""` for a game like all others.
    const FIRST_LENGTH: &'static str = "";

    /// How a game of this length begins, or the first of a match.
    fn first_opening(_judge: &Judge<Self>, _length: &str) -> Opening<Self> {
        Opening::default()
    }

    /// What is told of a game that begins in this position; nothing where most begin so.
    fn opening_in_words(_judge: &Judge<Self>, _start: &Position<Self>) -> Option<String> {
        None
    }

    /// What an even match goes by in a game that is over.
    fn finished(_session: &Session<Self>) -> Option<Finished> {
        None
    }

    /// How an even match stands: before its second game begins, and once a game of it is over.
    fn even_in_words(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// What is played for, in words, where it is not always the same.
    fn stakes(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// Whether a side has something of its own to give up now, beside the game.
    fn may_give_up(_session: &Session<Self>) -> bool {
        false
    }

    /// What is asked before a side resigns, where more is to be said than in every game: a title, a text, and the answer.
    fn resigning(_session: &Session<Self>, _side: Side<Self>) -> Option<[String; 3]> {
        None
    }
}
