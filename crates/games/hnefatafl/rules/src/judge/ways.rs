//! The king's open ways (§5).

use super::Judge;
use crate::lines::Axis;
use crate::rules::Escape;
use crate::square::{Square, Squares};
use crate::{Action, Piece, Position, Side, Word};

impl Judge {
    /// The squares by which the king could escape in one move, one for each of his open ways (§5). Words do not matter; a king
    /// who is out has no open ways.
    #[must_use]
    pub fn open_ways(&self, position: &Position) -> Squares {
        if self.tables.exits.has(position.king) {
            return Squares::NONE;
        }
        [Axis::Rank, Axis::File]
            .into_iter()
            .flat_map(|axis| {
                let ends = self.open_ends(position, axis);
                (0..self.tables.size)
                    .filter(move |n| ends >> n & 1 == 1)
                    .map(move |n| axis.square(position.king, n))
            })
            .collect()
    }

    /// The empty squares of the open ways, including those at the edge.
    #[must_use]
    pub fn squares_of_open_ways(&self, position: &Position) -> Squares {
        self.open_ways(position)
            .into_iter()
            .flat_map(|end| position.king.way_to(end))
            .collect()
    }

    /// The word that is true for the position.
    #[inline]
    pub(crate) fn true_word(&self, position: &Position) -> Option<Word> {
        if self.tables.exits.has(position.king) {
            return None;
        }
        let ends = |axis| self.open_ends(position, axis).count_ones();
        Word::for_ways(ends(Axis::Rank) + ends(Axis::File))
    }

    /// The ends of one of the king's lines that he can reach and that lie outside.
    #[inline]
    fn open_ends(&self, position: &Position, axis: Axis) -> u16 {
        let last = self.tables.size - 1;
        let (number, _) = axis.place(position.king);
        if self.rules.escape == Escape::Corner && number != 0 && number != last {
            return 0;
        }
        let ends = 1 | 1 << last;
        self.reach(position, Piece::King, position.king, axis) & ends
    }

    /// The word that would be true after a move of the Swede.
    pub(super) fn word_after(&self, position: &Position, action: Action) -> Option<Word> {
        let mut after = *position;
        let piece = after.piece_at(action.from)?;
        self.move_piece(&mut after, piece, action);
        let captured = self.captured(&after, piece, action.to);
        self.remove(&mut after, Side::Muscovite, captured);
        self.true_word(&after)
    }

    /// Whether the king on this square is out.
    #[inline]
    pub(super) fn is_out(&self, king: Square) -> bool {
        self.tables.exits.has(king)
    }
}
