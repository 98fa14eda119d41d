//! A session of Hnefatafl: where pieces can go, its list of moves, its open ways, and answers to questions at its board.

mod destinations;
mod history;
mod middle;
mod ways;
mod why;

pub(crate) use destinations::foresee;
pub use history::{HistoryEntry, moved};
pub use middle::in_the_middle;
pub use why::WhyNot;

use hnefatafl::{ReadError, Square, Squares};

use crate::board::{Destination, Pick};

/// A game of Hnefatafl at a table.
pub type Session = game::session::Session<hnefatafl::Game>;

/// Why a saved game of Hnefatafl could not be restored.
pub type RestoreError = game::session::RestoreError<ReadError>;

/// What a session of Hnefatafl offers beyond any session.
pub trait HnefataflSession {
    /// The pieces that can move now, each once.
    fn movable(&self) -> Vec<Pick>;

    /// Where this piece can go now, each square once.
    fn destinations(&self, pick: Pick) -> Vec<Destination>;

    /// Lists the moves of the game from its first entry on.
    fn history(&self) -> Vec<HistoryEntry>;

    /// The squares by which the king could escape and that a word in force announces: those that were open when it was said and
    /// still are.
    fn told_ways(&self) -> Squares;

    /// Why no piece can go from `from` to `to` now; `None` if one can.
    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot>;

    /// Why no piece on `from` can move now; `None` if one can.
    fn why_stuck(&self, from: Square) -> Option<WhyNot>;
}

impl HnefataflSession for Session {
    fn movable(&self) -> Vec<Pick> {
        let places: Squares = self.legal().iter().map(|action| action.from).collect();
        places.into_iter().map(|place| Pick { place }).collect()
    }

    fn destinations(&self, pick: Pick) -> Vec<Destination> {
        destinations::destinations(self.judge(), self.position(), self.legal(), pick)
    }

    fn history(&self) -> Vec<HistoryEntry> {
        history::history(self)
    }

    fn told_ways(&self) -> Squares {
        ways::told_ways(self)
    }

    fn why_not(&self, from: Square, to: Square) -> Option<WhyNot> {
        why::why_not(self.game(), from, to)
    }

    fn why_stuck(&self, from: Square) -> Option<WhyNot> {
        why::why_stuck(self.game(), from)
    }
}
