//! Squares and sets of squares.
//!
//! A square is numbered by file and rank on the largest board, whichever board is in use, so that `e5` is the same value
//! everywhere. A set of squares has one bit for each of them.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub};

/// The files and ranks of the largest board.
pub(crate) const WIDTH: u8 = 11;

/// The squares of the largest board.
pub(crate) const SQUARES: usize = WIDTH as usize * WIDTH as usize;

/// A square, such as `e5`.
///
/// ```
/// use hnefatafl::Square;
///
/// let square: Square = "e5".parse()?;
/// assert_eq!((square.file(), square.rank()), (5, 5));
/// assert_eq!(square.way_to("e8".parse()?).count(), 3);
/// # Ok::<(), hnefatafl::NotASquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on this file and rank, both from 1, if the largest board has it.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file == 0 || rank == 0 || file > WIDTH || rank > WIDTH {
            return None;
        }
        Some(Square::at(file - 1, rank - 1))
    }

    /// The square on this file and rank, both from 0.
    #[inline]
    pub(crate) const fn at(file: u8, rank: u8) -> Square {
        Square(rank * WIDTH + file)
    }

    /// The number of the square on the largest board, from 0, rank by rank: eleven squares to a
    /// rank on every board. It is its bit in [`Squares::bits`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file from 1, for a.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % WIDTH + 1
    }

    /// The rank from 1.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / WIDTH + 1
    }

    /// The same square with files and ranks swapped.
    #[inline]
    pub(crate) const fn transposed(self) -> Square {
        Square::at(self.rank() - 1, self.file() - 1)
    }

    /// Whether the two are different and on one file or one rank.
    #[must_use]
    pub fn in_line_with(self, other: Square) -> bool {
        self != other && (self.file() == other.file() || self.rank() == other.rank())
    }

    /// The squares from this one to `other` along a file or rank, without this one and with `other`. Empty if they are not in
    /// line.
    pub fn way_to(self, other: Square) -> impl Iterator<Item = Square> {
        let step = if !self.in_line_with(other) {
            0
        } else if self.rank() == other.rank() {
            (i16::from(other.0) - i16::from(self.0)).signum()
        } else {
            (i16::from(other.0) - i16::from(self.0)).signum() * i16::from(WIDTH)
        };
        let mut at = self;
        core::iter::from_fn(move || {
            if step == 0 || at == other {
                return None;
            }
            at = Square((i16::from(at.0) + step) as u8);
            Some(at)
        })
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file() - 1) as char, self.rank())
    }
}

game::unreadable! {
    /// The error for a text that does not name a square.
    NotASquare "a square is a letter from a to k and a number from 1 to 11, such as e5"
}

impl core::str::FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let [file @ b'a'..=b'k', digits @ ..] = text.as_bytes() else {
            return Err(NotASquare);
        };
        let rank = match digits {
            [digit @ b'1'..=b'9'] => digit - b'0',
            [b'1', digit @ b'0'..=b'1'] => 10 + digit - b'0',
            _ => return Err(NotASquare),
        };
        Square::new(file - b'a' + 1, rank).ok_or(NotASquare)
    }
}

/// A set of squares.
///
/// ```
/// use hnefatafl::Board;
///
/// let corners = Board::Nine.corners();
/// assert_eq!((corners.len(), corners.first()), (4, Some("a1".parse()?)));
/// assert!(corners.is_part_of(Board::Nine.edge()));
/// # Ok::<(), hnefatafl::NotASquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(crate) u128);

impl Squares {
    /// The empty set.
    pub const NONE: Squares = Squares(0);

    /// The set of this square alone.
    #[must_use]
    #[inline]
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// One bit for each square, numbered by [`Square::index`].
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the set contains the square.
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first square, by rank and then by file.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// Whether `others` contains all squares of this set.
    #[must_use]
    #[inline]
    pub const fn is_part_of(self, others: Squares) -> bool {
        self.0 & !others.0 == 0
    }

    /// The squares of one rank, from 0, as bits, file a the lowest. `bits` has a bit for each file of
    /// the board.
    #[inline]
    pub(crate) const fn line(self, rank: usize, bits: u16) -> u16 {
        (self.0 >> (WIDTH as usize * rank)) as u16 & bits
    }

    /// The neighbours of these squares in each direction: north, south, east, west. On a smaller board some of them lie outside.
    #[inline]
    pub(crate) const fn stepped(self) -> [Squares; 4] {
        const FILE_A: u128 = {
            let mut file = 0;
            let mut rank = 0;
            while rank < WIDTH {
                file |= 1 << (rank * WIDTH);
                rank += 1;
            }
            file
        };
        const FILE_K: u128 = FILE_A << (WIDTH - 1);
        [
            Squares(self.0 << WIDTH),
            Squares(self.0 >> WIDTH),
            Squares((self.0 & !FILE_K) << 1),
            Squares((self.0 & !FILE_A) >> 1),
        ]
    }

    /// The same squares with files and ranks swapped.
    pub(crate) fn transposed(self) -> Squares {
        self.into_iter().map(Square::transposed).collect()
    }
}

macro_rules! operator {
    ($trait:ident $method:ident, $assign:ident $assign_method:ident, $symbol:tt) => {
        impl $trait for Squares {
            type Output = Squares;
            #[inline]
            fn $method(self, other: Squares) -> Squares {
                Squares(self.0 $symbol other.0)
            }
        }
        impl $assign for Squares {
            #[inline]
            fn $assign_method(&mut self, other: Squares) {
                *self = *self $symbol other;
            }
        }
    };
}

operator!(BitAnd bitand, BitAndAssign bitand_assign, &);
operator!(BitOr bitor, BitOrAssign bitor_assign, |);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, ^);

impl Sub for Squares {
    type Output = Squares;
    #[inline]
    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares
            .into_iter()
            .fold(Squares::NONE, |set, square| set | Squares::only(square))
    }
}

/// Iterates over a set of squares, by rank and then by file.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;
    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.into_iter().map(|square| square.to_string());
        f.debug_set().entries(names).finish()
    }
}
