//! The two sides of the board.

use core::fmt;

/// One of the two armies: the men (olbmát) or the women (gálgut).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Olbmát, in the south: their home row is `a`.
    Men = 0,
    /// Gálgut, in the north: their home row is `c`.
    Women = 1,
}

impl Side {
    /// Both sides, men first.
    pub const BOTH: [Side; 2] = [Side::Men, Side::Women];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Men => Side::Women,
            Side::Women => Side::Men,
        }
    }

    /// The word used in records and traces: `men` or `women`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Side::Men => "men",
            Side::Women => "women",
        }
    }

    /// The side that [`Side::word`] names.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.word() == word)
    }

    /// 0 for the men, 1 for the women: for tables with an entry a side.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

game::two_sides!(Side);

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
