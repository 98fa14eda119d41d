//! A session of Kotra: what it waits for, its dice, where checkers can go, what is forced, its list of moves, what is at stake,
//! and answers to questions at its board.

mod combined_move;
mod destinations;
mod dice;
mod forced;
mod history;
mod middle;
mod pending;
mod stakes;
mod why;

pub use combined_move::CombinedMove;
pub use dice::TrayDie;
pub use forced::Forced;
pub use history::{HistoryEntry, moved};
pub use middle::in_the_middle;
pub use pending::Pending;
pub use stakes::Stake;
pub use why::WhyNot;

use kotra::{Action, Die, ReadError, Side};

use crate::Place;
use crate::board::{Destination, Pick};

/// A game of Kotra at a table.
pub type Session = game::session::Session<kotra::Game>;

/// Why a saved game of Kotra could not be restored.
pub type RestoreError = game::session::RestoreError<ReadError>;

/// What a session of Kotra offers beyond any session.
pub trait KotraSession {
    fn pending(&self) -> Pending;

    /// The dice as they lie: alla is four of them. After the throw for the start, those of white and black.
    fn dice(&self) -> Vec<TrayDie>;

    /// The dice that are thrown next, in the hand; empty if nothing is thrown. If alla falls, the tray needs room for four.
    fn in_hand(&self) -> Vec<TrayDie>;

    /// The checkers that can move now, each place once.
    fn movable(&self) -> Vec<Pick>;

    /// Where this checker can go with one die, each place once. With `die`, only where it can go with that.
    fn destinations(&self, pick: Pick, die: Option<Die>) -> Vec<Destination>;

    /// The places that this checker reaches with two or more of the unused dice but with no single one, each with the ways there
    /// that hit differently: the one that hits most comes first. With `first`, only ways that begin with that die.
    fn combined_moves(&self, pick: Pick, first: Option<Die>) -> Vec<CombinedMove>;

    /// What the side to move is forced to do next; `None` if it has a choice, or nothing to decide.
    fn forced(&self) -> Option<Forced>;

    /// The first of these legal actions after which every position can arise at the end of the turn that can arise after another
    /// of them; `None` if there is no such action.
    fn one_for_all(&self, actions: &[Action]) -> Option<Action>;

    /// What remains to be done after a legal action, if checkers can only be borne off and all ways give the same result.
    fn borne_off_after(&self, action: Action) -> Vec<Action>;

    /// Lists the entries of the game from the first on.
    fn history(&self) -> Vec<HistoryEntry>;

    /// What a side would win now in each way that is still open to it.
    fn stakes(&self, side: Side) -> Vec<Stake>;

    /// Why no checker can go from `from` to `to` now; `None` if one can, or if no dice lie on the table.
    fn why_not(&self, from: Place, to: Place) -> Option<WhyNot>;

    /// Why no checker at `from` can move now; `None` if one can, or if no dice lie on the table.
    fn why_stuck(&self, from: Place) -> Option<WhyNot>;
}

impl KotraSession for Session {
    fn pending(&self) -> Pending {
        Pending::of(self.game())
    }

    fn dice(&self) -> Vec<TrayDie> {
        dice::dice(self.game())
    }

    fn in_hand(&self) -> Vec<TrayDie> {
        dice::in_hand(self.pending())
    }

    fn movable(&self) -> Vec<Pick> {
        destinations::movable(self.position().turn(), self.legal())
    }

    fn destinations(&self, pick: Pick, die: Option<Die>) -> Vec<Destination> {
        destinations::destinations(self.judge(), self.position(), self.legal(), pick, die)
    }

    fn combined_moves(&self, pick: Pick, first: Option<Die>) -> Vec<CombinedMove> {
        combined_move::combined_moves(self.judge(), self.position(), self.legal(), pick, first)
    }

    fn forced(&self) -> Option<Forced> {
        forced::forced(self.judge(), self.position(), self.legal())
    }

    fn one_for_all(&self, actions: &[Action]) -> Option<Action> {
        forced::one_for_all(self.judge(), self.position(), actions)
    }

    fn borne_off_after(&self, action: Action) -> Vec<Action> {
        forced::borne_off_after(self.judge(), self.position(), action)
    }

    fn history(&self) -> Vec<HistoryEntry> {
        history::history(self)
    }

    fn stakes(&self, side: Side) -> Vec<Stake> {
        stakes::stakes(self.judge(), self.position(), side)
    }

    fn why_not(&self, from: Place, to: Place) -> Option<WhyNot> {
        why::why_not(self.game(), from, to)
    }

    fn why_stuck(&self, from: Place) -> Option<WhyNot> {
        why::why_stuck(self.game(), from)
    }
}
