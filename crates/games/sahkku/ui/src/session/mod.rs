//! A session of sáhkku: what it waits for, its dice, its list of moves, and answers to questions at its board.

mod combined_move;
mod history;
mod middle;
mod pending;
mod why;

pub use combined_move::CombinedMove;
pub use history::{HistoryEntry, moved};
pub use middle::in_the_middle;
pub use pending::Pending;
pub use why::WhyNot;

use sahkku::{Face, Piece, Place, ReadError, Spot, Tray};

/// A game of sáhkku at a table.
pub type Session = game::session::Session<sahkku::Game>;

/// Why a saved game of sáhkku could not be restored.
pub type RestoreError = game::session::RestoreError<ReadError>;

/// What a session of sáhkku offers beyond any session.
pub trait SahkkuSession {
    fn pending(&self) -> Pending;

    /// The dice as they lie, in the order in which they fell.
    fn tray(&self) -> &Tray;

    /// Lists the entries of the game from the first on.
    fn history(&self) -> Vec<HistoryEntry>;

    /// The places that this piece reaches with two or more of the unused dice but with no single one, each with a shortest way
    /// there. With `first`, only ways that begin with that die. A way ends where a choice about the king is due; there the king
    /// is taken. Ways that use an X where an I does the same come last.
    fn combined_moves(&self, piece: Piece, from: Spot, first: Option<Face>) -> Vec<CombinedMove>;

    /// Why no piece can go from `from` to `to` now; `None` if one can, or if no dice lie on the table.
    fn why_not(&self, from: Place, to: Place) -> Option<WhyNot>;

    /// Why no piece on `from` can be used now; `None` if one can, or if no dice lie on the table.
    fn why_stuck(&self, from: Place) -> Option<WhyNot>;
}

impl SahkkuSession for Session {
    fn pending(&self) -> Pending {
        Pending::of(self.game())
    }

    fn tray(&self) -> &Tray {
        self.game().tray()
    }

    fn history(&self) -> Vec<HistoryEntry> {
        history::history(self)
    }

    fn combined_moves(&self, piece: Piece, from: Spot, first: Option<Face>) -> Vec<CombinedMove> {
        combined_move::combined_moves(self.game(), piece, from, first)
    }

    fn why_not(&self, from: Place, to: Place) -> Option<WhyNot> {
        why::why_not(self.game(), from, to)
    }

    fn why_stuck(&self, from: Place) -> Option<WhyNot> {
        why::why_stuck(self.game(), from)
    }
}
