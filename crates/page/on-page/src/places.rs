//! Places and positions in words, for those who cannot see the board and for those who want to be told.

use game::Turn;

use super::dice::Dice;
use super::pieces::{Judge, Position, Rules, Session, Side};
use crate::Marks;

/// The places of a board and what stands there, in words.
pub trait Places: Dice {
    /// The places of the board, row by row, as they lie before the first side.
    fn rows(judge: &Judge<Self>) -> Vec<Vec<Self::Place>>;

    /// The place that the keyboard comes to first.
    fn first_place(judge: &Judge<Self>) -> Self::Place;

    /// What a place is called: where it is, who is there, what can be done with it.
    fn place_name(
        judge: &Judge<Self>,
        position: &Position<Self>,
        place: Self::Place,
        marks: &Marks<Self>,
    ) -> String;

    /// Who stands where, and what the dice show.
    fn describe(judge: &Judge<Self>, position: &Position<Self>, dice: &[Self::Die]) -> String;

    /// What is counted beside a side, in a few words, such as how far it has to go; nothing where a game counts nothing.
    fn count_beside(_position: &Position<Self>, _side: Side<Self>) -> Option<String> {
        None
    }

    /// What a game waits for, as data: `throw-off`, `way`, `throw`, `decision` or `over`.
    fn phase_word(session: &Session<Self>) -> &'static str {
        match session.turn() {
            Turn::Chance(None) => "throw-off",
            Turn::Chance(Some(_)) => "throw",
            Turn::Decide(_) => "decision",
            Turn::Over(_) => "over",
        }
    }

    /// Whether a place is on the board of these rules.
    fn is_on_board(_place: Self::Place, _rules: &Rules<Self>) -> bool {
        true
    }

    /// The places from one to another in a row; none where they are in no row.
    fn places_between(_from: Self::Place, _to: Self::Place) -> impl Iterator<Item = Self::Place> {
        core::iter::empty()
    }

    /// The place that a word names in a text. `before` is the sign before it.
    fn mentioned(before: Option<char>, word: &str) -> Option<Self::Place>;

    /// Shows places as this side calls them from now on, where the sides call them otherwise.
    fn read_by(_reader: Side<Self>) {}

    /// A place in a list of places.
    fn place_in_words(place: Self::Place) -> String {
        place.to_string()
    }
}
