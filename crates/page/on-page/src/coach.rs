//! The explanations of a first game.

use super::history::History;
use super::pieces::{Session, Side};

/// A concept that a person meets, and the sentence that explains it.
pub struct Met<P> {
    /// One of [`Coach::SUBJECTS`].
    pub subject: &'static str,
    /// In the current language.
    pub sentence: String,
    /// The place of the board that the sentence mentions.
    pub place: Option<P>,
}

impl<P> Met<P> {
    pub const fn new(subject: &'static str, sentence: String, place: Option<P>) -> Met<P> {
        Met {
            subject,
            sentence,
            place,
        }
    }
}

/// The explanations for people who meet a game for the first time. A game without explanations has no subjects.
pub trait Coach: History {
    /// The names of all explained concepts, each once.
    const SUBJECTS: &'static [&'static str] = &[];

    /// What this side meets in this position, or has met since its last turn, the most important first.
    fn met(_session: &Session<Self>, _side: Side<Self>) -> Vec<Met<Self::Place>> {
        Vec::new()
    }
}
