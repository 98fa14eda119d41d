//! What should stand where a text cannot be read.

use super::pieces::{Pieces, Rules};
use game::{Expects, Refused};

/// What only a game's own texts can lack, in words.
pub trait Reading: Pieces {
    /// What only this game's texts can expect.
    fn expected(own: &<Rules<Self> as Expects>::Own) -> String;

    /// An entry that can come next.
    fn expected_next(refused: &Refused<Self::Game>) -> String;

    /// What keeps a position from being one.
    fn impossible(error: <Rules<Self> as Expects>::SetupError) -> String;
}
