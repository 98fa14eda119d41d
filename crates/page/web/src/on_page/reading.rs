//! What should stand where a text cannot be read.

use game::{Expects, Refused};

use super::pieces::Pieces;

/// What only a game's own texts can lack, in words.
pub(crate) trait Reading: Pieces {
    /// What only this game's texts can expect.
    fn expected(own: &<Self::Rules as Expects>::Own) -> String;

    /// An entry that can come next.
    fn expected_next(refused: &Refused<Self>) -> String;

    /// What keeps a position from being one.
    fn impossible(error: <Self::Rules as Expects>::SetupError) -> String;
}
