//! The two sides of the board.

use core::fmt;

use game::words;

words! {
    /// One of the two sides (§1).
    Side {
        /// Svensk: the king and his drabants.
        Swede = "swede",
        /// Moskovit: the besiegers.
        Muscovite = "muscovite",
    }
}

impl Side {
    /// Both sides, the Swede first.
    pub const BOTH: [Side; 2] = [Side::Swede, Side::Muscovite];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Swede => Side::Muscovite,
            Side::Muscovite => Side::Swede,
        }
    }

    /// 0 for the Swede, 1 for the Muscovite: for tables with an entry for each side.
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
