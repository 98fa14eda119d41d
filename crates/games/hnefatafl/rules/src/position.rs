//! A position: the pieces, the side to move, and the word in force.

use crate::square::{Square, Squares};
use crate::{Outcome, Piece, Side, Word, zobrist};

/// A position. A [`crate::Judge`] makes and changes it.
///
/// ```
/// use hnefatafl::{Board, Judge, PRESETS, Side};
///
/// let start = Judge::new(PRESETS[0].rules)?.start();
/// assert_eq!(start.king(), Board::Nine.throne());
/// assert_eq!((start.drabants().len(), start.pieces_of(Side::Muscovite).len()), (8, 16));
/// # Ok::<(), hnefatafl::Contradiction>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) muscovites: Squares,
    pub(crate) drabants: Squares,
    /// Every piece, with files and ranks swapped, so that a file is a run of bits.
    pub(crate) swapped: Squares,
    pub(crate) key: u64,
    pub(crate) king: Square,
    pub(crate) turn: Side,
    pub(crate) said: Option<Word>,
    pub(crate) outcome: Option<Outcome>,
}

impl Position {
    /// Creates a position with these pieces, whose game is not over.
    pub(crate) fn of(
        king: Square,
        drabants: Squares,
        muscovites: Squares,
        turn: Side,
        said: Option<Word>,
    ) -> Position {
        let mut position = Position {
            muscovites,
            drabants,
            swapped: (muscovites | drabants | Squares::only(king)).transposed(),
            key: 0,
            king,
            turn,
            said,
            outcome: None,
        };
        position.key = position.fresh_key();
        position
    }

    /// The key, computed from scratch.
    pub(crate) fn fresh_key(&self) -> u64 {
        let pieces = self
            .pieces()
            .fold(0, |key, (piece, at)| key ^ zobrist::piece(piece, at));
        pieces ^ zobrist::turn(self.turn) ^ zobrist::said(self.said)
    }

    /// The king's square.
    #[must_use]
    #[inline]
    pub const fn king(&self) -> Square {
        self.king
    }

    /// The squares of drabants.
    #[must_use]
    #[inline]
    pub const fn drabants(&self) -> Squares {
        self.drabants
    }

    /// The squares of Muscovites.
    #[must_use]
    #[inline]
    pub const fn muscovites(&self) -> Squares {
        self.muscovites
    }

    /// The squares of all pieces.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.muscovites | self.drabants | Squares::only(self.king)
    }

    /// The squares of the pieces of `side`, including the king.
    #[must_use]
    #[inline]
    pub fn pieces_of(&self, side: Side) -> Squares {
        match side {
            Side::Swede => self.drabants | Squares::only(self.king),
            Side::Muscovite => self.muscovites,
        }
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if self.muscovites.has(square) {
            Some(Piece::Muscovite)
        } else if self.drabants.has(square) {
            Some(Piece::Drabant)
        } else if self.king == square {
            Some(Piece::King)
        } else {
            None
        }
    }

    /// Every piece and its square: the king, the drabants, the Muscovites.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, Square)> {
        let drabants = self.drabants.into_iter().map(|at| (Piece::Drabant, at));
        let muscovites = self.muscovites.into_iter().map(|at| (Piece::Muscovite, at));
        core::iter::once((Piece::King, self.king))
            .chain(drabants)
            .chain(muscovites)
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The word in force, if players announce open ways (§5).
    #[must_use]
    #[inline]
    pub const fn said(&self) -> Option<Word> {
        self.said
    }

    /// How the game ended, if the position ends it. Repetition depends on the whole game, and [`crate::Game`] judges it.
    #[must_use]
    #[inline]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// A number that equal positions share. Pieces of one kind are interchangeable, and the side to move and the word in force
    /// count. Different positions share a number with a probability of 1 in 2⁶⁴.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }
}
