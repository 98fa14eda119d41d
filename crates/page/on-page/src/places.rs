//! Places and positions in words, for people who cannot see the board and for those who want a description.

use game::TrayDie;
use game::Turn;

use super::dice::Dice;
use super::pieces::{Judge, Position, Rules, Session, Side};
use crate::Marks;

pub trait Places: Dice {
    /// The places of the board, row by row, as seen from the first side.
    fn rows(judge: &Judge<Self>) -> Vec<Vec<Self::Place>>;

    /// The place that the keyboard reaches first.
    fn first_place(judge: &Judge<Self>) -> Self::Place;

    /// The label of a place: where it is, who is there, what can be done with it.
    fn place_name(
        judge: &Judge<Self>,
        position: &Position<Self>,
        place: Self::Place,
        marks: &Marks<Self>,
    ) -> String;

    /// Who stands where, and what the dice show.
    fn describe(
        judge: &Judge<Self>,
        position: &Position<Self>,
        dice: &[TrayDie<Self::Face>],
    ) -> String;

    /// What a game waits for, in data: `throw-off`, `way`, `throw`, `decision` or `over`.
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

    /// The places from one to another in a row; none if they are not in a row.
    fn places_between(_from: Self::Place, _to: Self::Place) -> impl Iterator<Item = Self::Place> {
        core::iter::empty()
    }

    /// The place that a word in a text names. `before` is the character before it.
    fn mentioned(before: Option<char>, word: &str) -> Option<Self::Place>;

    /// Shows places under this side's names from now on, if the sides name them differently.
    fn read_by(_reader: Side<Self>) {}

    fn place_in_words(place: Self::Place) -> String {
        place.to_string()
    }
}
