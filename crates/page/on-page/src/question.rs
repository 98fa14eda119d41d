//! Questions that are not decided on the board.

use super::pieces::{Entry, Pieces, Side};

pub struct ChoiceWords {
    pub title: String,
    /// Further information about it.
    pub text: String,
    pub answers: Vec<String>,
}

/// A decision of the game that moves no piece: the question, and the entry for each answer.
pub struct Decision<G: Pieces> {
    /// The question, in the current language.
    pub words: Box<dyn Fn() -> ChoiceWords>,
    pub entries: Vec<Entry<G>>,
    /// The path on the board for each answer, if the answers are paths of a piece of this side.
    pub ways: Vec<(Vec<G::Place>, Side<G>)>,
}
