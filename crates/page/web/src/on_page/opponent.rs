//! The computer players.

use session::Session;
use thinker::Asked;

use super::pieces::Pieces;

/// The computer players of a game.
pub(crate) trait Opponent: Pieces {
    /// What the thinker asks them.
    type Players: Asked<Game = Self>;

    /// Whether a decision has dice thrown at once.
    fn opens_hand(_entry: &Self::Entry) -> bool {
        false
    }

    /// What a simple player does, where nobody can be asked.
    fn last_resort(session: &Session<Self>, bits: u64) -> Option<Self::Entry>;

    /// Whether a side agrees on a draw, where nobody can be asked.
    fn takes_draw(session: &Session<Self>, side: Self::Side) -> bool;
}
