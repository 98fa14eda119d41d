//! What is asked that is not decided on the board.

use super::pieces::{Entry, Pieces};

/// The words of a question.
pub struct ChoiceWords {
    /// What is asked.
    pub title: String,
    /// What is to be known of it.
    pub text: String,
    /// The answers to choose from.
    pub answers: Vec<String>,
    /// The name of a picture for each answer, where there are pictures.
    pub pictures: &'static [&'static str],
}

/// A decision of the game that is not made on the board: what is asked, and the entry that each answer is.
pub struct Decision<G: Pieces> {
    /// What is asked, in the language that is spoken.
    pub words: Box<dyn Fn() -> ChoiceWords>,
    /// The entry of each answer.
    pub entries: Vec<Entry<G>>,
}
