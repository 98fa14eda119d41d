//! What is asked that is not decided on the board.

use super::pieces::{Entry, Pieces, Side};

pub struct ChoiceWords {
    pub title: String,
    /// What is to be known of it.
    pub text: String,
    /// The answers to choose from.
    pub answers: Vec<String>,
}

/// A decision of the game that no piece makes: what is asked, and the entry that each answer is.
pub struct Decision<G: Pieces> {
    /// What is asked, in the language that is spoken.
    pub words: Box<dyn Fn() -> ChoiceWords>,
    /// The entry of each answer.
    pub entries: Vec<Entry<G>>,
    /// The way on the board that each answer is, where they are ways of a piece of this side.
    pub ways: Vec<(Vec<G::Place>, Side<G>)>,
}
