//! What is said of a finished game, how the next one begins, matches, and stakes.

use game::session::Finished;
use messages::house as m;

use super::pieces::{Entry, Judge, Pieces, Position, Session, Side};

pub struct Opening<G: Pieces> {
    /// The start position, if it is not the usual one.
    pub position: Option<Position<G>>,
    /// The entries on record before the first throw or move.
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

/// First-to-n-wins matches, as they are saved at their start.
const TO_WINS: [(&str, u32); 4] = [
    ("wins-2:0:0", 2),
    ("wins-3:0:0", 3),
    ("wins-5:0:0", 5),
    ("wins-7:0:0", 7),
];

/// The first-to-n-wins matches, by their length and name.
pub fn matches_to_wins() -> impl Iterator<Item = (&'static str, String)> {
    TO_WINS
        .into_iter()
        .map(|(word, count)| (word, m::SetMatchWins { count }.text()))
}

/// The sides of the players in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seats {
    Kept,
    Swapped,
}

pub trait Ending: Pieces {
    /// The facts about both sides at the end: the label, the first side's value, and the second's.
    fn facts(session: &Session<Self>) -> Vec<(String, [String; 2])>;

    fn next_opening(_session: &Session<Self>, _seats: Seats) -> Opening<Self> {
        Opening::default()
    }

    /// The label of the next game, if it is not a rematch and its match is not a first-to-n-wins match.
    fn next_game_in_words(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// Whether a game belongs to a match specific to this game, which continues after it with the same sides.
    fn is_in_match(_session: &Session<Self>) -> bool {
        false
    }

    /// The available matches, a single game first, by their length and name. A length that is a saved match begins that match.
    fn matches() -> impl Iterator<Item = (&'static str, String)> {
        core::iter::once(("", m::set_match_one())).chain(matches_to_wins())
    }

    /// The length of a new player's first game, against the gentlest opponent; `""` for an ordinary game.
    const FIRST_LENGTH: &'static str = "";

    /// How a game of this length, or the first of a match, begins.
    fn first_opening(_judge: &Judge<Self>, _length: &str) -> Opening<Self> {
        Opening::default()
    }

    /// What is said of a game that begins in this position; `None` for the usual start.
    fn opening_in_words(_judge: &Judge<Self>, _start: &Position<Self>) -> Option<String> {
        None
    }

    /// The result of a finished game that counts in an even match.
    fn finished(_session: &Session<Self>) -> Option<Finished> {
        None
    }

    /// The score of an even match: before its second game begins, and once a game of it is over.
    fn even_in_words(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// The stakes in words, if they vary.
    fn stakes(_session: &Session<Self>) -> Option<String> {
        None
    }

    /// Whether a side can give up something specific to this game now, other than the game itself.
    fn may_give_up(_session: &Session<Self>) -> bool {
        false
    }

    /// The question before a side resigns, if more is to be said than in every game: a title, a text, and the answer.
    fn resigning(_session: &Session<Self>, _side: Side<Self>) -> Option<[String; 3]> {
        None
    }
}
