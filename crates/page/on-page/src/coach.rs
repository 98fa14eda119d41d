//! What a first game explains.

use super::history::History;
use super::pieces::{Session, Side};

/// Something that a person meets, and the sentence that explains it.
pub struct Met<P> {
    /// One of [`Coach::SUBJECTS`].
    pub subject: &'static str,
    /// In the language that is spoken.
    pub sentence: String,
    /// The place of the board that the sentence is about.
    pub place: Option<P>,
}

/// What a game explains to people who meet it for the first time. A game that explains nothing has no subjects.
pub trait Coach: History {
    /// The names of all that is explained, each once.
    const SUBJECTS: &'static [&'static str] = &[];

    /// What this side meets in this position, or met since its last turn, the most important first.
    fn met(_session: &Session<Self>, _side: Side<Self>) -> Vec<Met<Self::Place>> {
        Vec::new()
    }
}
