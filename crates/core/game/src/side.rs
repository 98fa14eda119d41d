//! The two sides of any game.

/// One of the two sides, for what knows no game. Each game has names of its own for them, and turns them into these and back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The side that the game names first.
    First = 0,
    /// The other.
    Second = 1,
}

impl Side {
    /// Both sides, the first one first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first, 1 for the second: for tables with an entry for each side.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Turns a game's own two sides, which have `BOTH` and `index`, into [`Side`] and back.
#[macro_export]
macro_rules! two_sides {
    ($own:ty) => {
        impl From<$own> for $crate::Side {
            #[inline]
            fn from(side: $own) -> $crate::Side {
                $crate::Side::BOTH[side.index()]
            }
        }

        impl From<$crate::Side> for $own {
            #[inline]
            fn from(side: $crate::Side) -> $own {
                <$own>::BOTH[side.index()]
            }
        }
    };
}
