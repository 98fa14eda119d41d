//! What a player can do on their turn.

use crate::{DiceCount, Die, Point};

/// One decision of a player. Points are in the numbering of the side to move.
///
/// ```
/// use kotra::{Action, Die, Point};
///
/// let action = Action::Move { from: Point::HOME, die: Die::SIX };
/// assert_eq!(action.to(), Some(Point::FOUR));
/// assert_eq!(Action::Stop.die(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Moves a checker forward by exactly the die (§2).
    Move {
        /// The point where the checker stands.
        from: Point,
        /// The die.
        die: Die,
    },
    /// Enters a hit checker on the point of the die's number (§4).
    Enter(Die),
    /// Bears a checker off (§7).
    Off {
        /// The point where the checker stands.
        from: Point,
        /// The die.
        die: Die,
    },
    /// Takes four checkers from home to point 7 with two sixes, as the whole turn (§6).
    Four,
    /// Throws this many dice, if one may be thrown (§8, `single_die`).
    Throw(DiceCount),
    /// Stops at a half munk and wins half its value (§8).
    Stop,
}

impl Action {
    /// The die that it uses, if any.
    #[must_use]
    #[inline]
    pub const fn die(self) -> Option<Die> {
        match self {
            Action::Move { die, .. } | Action::Enter(die) | Action::Off { die, .. } => Some(die),
            Action::Four | Action::Throw(_) | Action::Stop => None,
        }
    }

    /// The point of the checker that it moves; `None` for a hit checker and if it does not move a single one.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Option<Point> {
        match self {
            Action::Move { from, .. } | Action::Off { from, .. } => Some(from),
            _ => None,
        }
    }

    /// The point where the checker lands; `None` if it leaves the board or if the action does not move a single checker. A move
    /// beyond the last point, which is never legal, lands nowhere.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Option<Point> {
        match self {
            Action::Move { from, die } => from.after(die),
            Action::Enter(die) => Some(die.entry()),
            _ => None,
        }
    }
}
