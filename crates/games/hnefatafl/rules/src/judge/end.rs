//! How a game ends (§4), except by repetition, which depends on the whole game.

use super::Judge;
use crate::actions::Actions;
use crate::rules::Repetition;
use crate::square::{Square, Squares, WIDTH};
use crate::{Outcome, Piece, Position, Reason, Side};

impl Judge {
    /// How the game ended, if the position ends it.
    #[must_use]
    pub fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.outcome
    }

    /// The outcome when a position occurs for the `seen`th time (§4).
    #[must_use]
    #[inline]
    pub fn repeated(&self, seen: u32) -> Option<Outcome> {
        if seen < 3 {
            return None;
        }
        match self.rules.repetition {
            Repetition::Draw => Some(Outcome {
                winner: None,
                reason: Reason::Repetition,
            }),
            Repetition::SwedeLoses => Some(Outcome::won_by(Side::Muscovite, Reason::Repetition)),
            Repetition::Off => None,
        }
    }

    /// Whether Muscovites, or the empty throne if it counts as one, stand on all four sides of the king (§4). Where two are
    /// enough, he can be taken without it.
    #[must_use]
    #[inline]
    pub fn is_surrounded(&self, position: &Position) -> bool {
        let tables = &*self.tables;
        let around = tables.neighbours[position.king.index()];
        let throne = tables.against_king - position.occupied();
        // At the edge he has three neighbours, which are enough only if the edge counts.
        around.is_part_of(position.muscovites | throne) && !tables.ringless.has(position.king)
    }

    /// Whether the Muscovite that has just moved to `to` takes the king (§4).
    #[inline]
    pub(crate) fn takes_king(&self, position: &Position, to: Square) -> bool {
        let tables = &*self.tables;
        if !tables.neighbours[position.king.index()].has(to) {
            return false;
        }
        if self.is_surrounded(position) {
            return true;
        }
        // The empty throne is never the second of the two. It could be only if the king is beside it, and there `castle` asks for
        // four, and `two` is incompatible with `castle_counts=both`.
        tables.falls_between_two.has(position.king)
            && tables.pincers(to).any(|pincer| {
                pincer.beside == position.king && position.muscovites.has(pincer.behind)
            })
    }

    /// Ends the game if the side to move has no legal move (§4).
    #[inline]
    pub(crate) fn judge_blocked(&self, position: &mut Position) {
        if position.outcome.is_none() && !self.can_step(position) {
            self.judge_blocked_slowly(position);
        }
    }

    #[cold]
    fn judge_blocked_slowly(&self, position: &mut Position) {
        let mut legal = Actions::new();
        self.legal(position, &mut legal);
        if legal.is_empty() {
            let winner = position.turn.other();
            position.outcome = Some(Outcome::won_by(winner, Reason::Blocked));
        }
    }

    /// Whether an ordinary piece of the side to move can step to an adjacent square that is open to all of its kind. This is a
    /// quick check: `false` does not mean that there is no move.
    #[inline]
    fn can_step(&self, position: &Position) -> bool {
        let tables = &*self.tables;
        let (piece, pieces) = match position.turn {
            Side::Swede => (Piece::Drabant, position.drabants),
            Side::Muscovite => (Piece::Muscovite, position.muscovites),
        };
        let closed = tables.closed(piece) | Squares::only(tables.throne);
        let free = tables.board - position.occupied() - closed;
        let up = pieces.0 << WIDTH & free.0;
        let down = pieces.0 >> WIDTH & free.0;
        if up | down != 0 {
            return true;
        }
        pieces
            .into_iter()
            .any(|from| !(tables.neighbours[from.index()] & free).is_empty())
    }
}
