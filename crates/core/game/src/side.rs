//! The two sides of any game.

use core::fmt;
use core::str::FromStr;

/// The words for the sides in a game without its own names for them.
const WORDS: [&str; 2] = ["first", "second"];

/// One of the two sides, for code that does not know the game. Each game has its own names for them, and converts between the
/// two.
///
/// ```
/// use game::Side;
///
/// assert_eq!("second".parse(), Ok(Side::First.other()));
/// let won = [3, 5];
/// assert_eq!(won[Side::Second.index()], 5);
/// ```
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

    /// `first` or `second`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self.index()]
    }

    /// 0 for the first, 1 for the second: for tables with an entry for each side.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

crate::unreadable! {
    /// The error for a text that is not a side.
    ParseSideError "a side is first or second"
}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        let named = |side: &Side| side.word() == text;
        Side::BOTH.into_iter().find(named).ok_or(ParseSideError)
    }
}

/// Declares the two sides of a game by its own names, each with its word. They convert to and from [`Side`].
///
/// ```
/// game::sides! {
///     /// One of the two sides.
///     Colour {
///         /// The side that begins.
///         White = "white",
///         /// The other.
///         Black = "black",
///     }
/// }
///
/// assert_eq!(Colour::White.other().to_string(), "black");
/// assert_eq!(Colour::from(game::Side::Second), Colour::Black);
/// ```
#[macro_export]
macro_rules! sides {
    ($(#[$about:meta])* $name:ident {
        $(#[$about_first:meta])* $first:ident = $first_word:literal,
        $(#[$about_second:meta])* $second:ident = $second_word:literal $(,)?
    }) => {
        $crate::words! {
            $(#[$about])*
            $name {
                $(#[$about_first])* $first = $first_word,
                $(#[$about_second])* $second = $second_word,
            }
        }

        impl $name {
            /// Both sides, in the order in which the game names them.
            pub const BOTH: [$name; 2] = [$name::$first, $name::$second];

            /// The opponent.
            #[must_use]
            #[inline]
            pub const fn other(self) -> $name {
                match self {
                    $name::$first => $name::$second,
                    $name::$second => $name::$first,
                }
            }

            /// 0 for the first side, 1 for the second: for tables with an entry for each side.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl From<$name> for $crate::Side {
            #[inline]
            fn from(side: $name) -> $crate::Side {
                $crate::Side::BOTH[side.index()]
            }
        }

        impl From<$crate::Side> for $name {
            #[inline]
            fn from(side: $crate::Side) -> $name {
                $name::BOTH[side.index()]
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
