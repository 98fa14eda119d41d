//! What is asked that is not decided on the board.

use game::Recorded;

use crate::this::This;

/// The words of a question.
pub(crate) struct ChoiceWords {
    pub(crate) title: String,
    pub(crate) text: String,
    pub(crate) answers: Vec<String>,
    /// The name of a picture for each answer, where there are pictures.
    pub(crate) pictures: &'static [&'static str],
}

/// A decision of the game that is not made on the board: what is asked, and the entry that each answer is.
pub(crate) struct Decision<G: Recorded = This> {
    pub(crate) words: Box<dyn Fn() -> ChoiceWords>,
    pub(crate) entries: Vec<G::Entry>,
}
