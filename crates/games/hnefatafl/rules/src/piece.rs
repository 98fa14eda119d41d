//! The three kinds of pieces.

use crate::Side;
use game::words;

words! {
    /// A kind of piece (§1).
    ///
    /// ```
    /// use hnefatafl::{Piece, Side};
    ///
    /// assert_eq!(Piece::King.side(), Side::Swede);
    /// assert_eq!(Piece::from_word("muscovite"), Some(Piece::Muscovite));
    /// ```
    Piece {
        /// The Swede's king (kungen).
        King = "king",
        /// One of his drabants.
        Drabant = "drabant",
        /// A piece of the Muscovite.
        Muscovite = "muscovite",
    }
}

impl Piece {
    /// The side that moves it.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Piece::King | Piece::Drabant => Side::Swede,
            Piece::Muscovite => Side::Muscovite,
        }
    }

    /// 0 for the king, 1 for a drabant, 2 for a Muscovite: an index into tables by kind.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
