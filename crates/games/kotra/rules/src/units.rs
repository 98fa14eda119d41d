//! The worth of a game, in units. Half a munk is worth half of the munk, so an amount can include half a unit (§8).

use core::fmt;
use core::ops::{Add, AddAssign};

/// An amount in units, stored in half units.
///
/// ```
/// use kotra::Units;
///
/// let half = Units::halves(7);
/// assert_eq!((half.to_string(), (half + half).to_string()), ("3.5".to_owned(), "7".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Units(u16);

impl Units {
    /// Nothing.
    pub const ZERO: Units = Units(0);

    /// This many whole units.
    #[must_use]
    pub const fn whole(units: u16) -> Units {
        Units(units.saturating_mul(2))
    }

    /// This many half units.
    #[must_use]
    pub const fn halves(halves: u16) -> Units {
        Units(halves)
    }

    /// The number of half units.
    #[must_use]
    pub const fn in_halves(self) -> u16 {
        self.0
    }

    /// The same as a number of units.
    #[must_use]
    pub const fn as_f32(self) -> f32 {
        self.0 as f32 / 2.0
    }
}

impl Add for Units {
    type Output = Units;
    fn add(self, more: Units) -> Units {
        Units(self.0.saturating_add(more.0))
    }
}

impl AddAssign for Units {
    fn add_assign(&mut self, more: Units) {
        *self = *self + more;
    }
}

/// Writes `7`, or `3.5`.
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0 % 2 == 1 { ".5" } else { "" };
        write!(f, "{}{half}", self.0 / 2)
    }
}
