//! What is expected where a text cannot be read.

use super::pieces::{Pieces, Rules};
use game::{Expects, Refused};

/// Expectations specific to a game's texts, in words.
pub trait Reading: Pieces {
    /// An expectation specific to this game's texts.
    fn expected(own: &<Rules<Self> as Expects>::Own) -> String;

    /// The entries that can come next.
    fn expected_next(refused: &Refused<Self::Game>) -> String;

    fn impossible(error: <Rules<Self> as Expects>::SetupError) -> String;
}
