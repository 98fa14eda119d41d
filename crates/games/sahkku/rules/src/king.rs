//! The king (gonagas).

use crate::Side;
use crate::place::{Places, Spot};

/// The king: neutral at first, then held by the side that took him last.
///
/// ```
/// use sahkku::{Judge, PRESETS, Place, Row, Side};
///
/// let start = Judge::new(PRESETS[0].rules).expect("rules that go together").start(Side::Men);
/// // Nobody's, in the castle.
/// assert_eq!(start.king().holder(), None);
/// assert_eq!(start.king().spot().map(|spot| spot.place()), Place::new(Row::B, 8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct King {
    pub(crate) spot: Spot,
    pub(crate) holder: Option<Side>,
    pub(crate) inert: bool,
    pub(crate) removed: bool,
    pub(crate) ridden: bool,
}

impl King {
    /// Where he stands; `None` once he is removed from the game.
    #[must_use]
    pub fn spot(&self) -> Option<Spot> {
        (!self.removed).then_some(self.spot)
    }

    /// The side that holds him.
    #[must_use]
    #[inline]
    pub const fn holder(&self) -> Option<Side> {
        self.holder
    }

    /// Whether he still waits for the first raid (the Nesseby king).
    #[must_use]
    pub const fn inert(&self) -> bool {
        self.inert
    }

    /// Whether he has been removed from the game (Ohcejot gonagas).
    #[must_use]
    pub const fn removed(&self) -> bool {
        self.removed
    }

    /// Whether a soldier of his holder rides with him.
    #[must_use]
    pub const fn ridden(&self) -> bool {
        self.ridden
    }

    /// Whether `side` holds him.
    #[inline]
    pub(crate) fn is_held_by(&self, side: Side) -> bool {
        // The same as `== Some(side)`, in one comparison.
        self.holder.map_or(2, Side::index) == side.index()
    }

    /// His place, while he is in the game.
    #[inline]
    pub(crate) fn place(&self) -> Places {
        Places::only(self.spot.place()).only_if(!self.removed)
    }

    /// His place while `side` holds him.
    #[inline]
    pub(crate) fn place_if_held_by(&self, side: Side) -> Places {
        Places::only(self.spot.place()).only_if(self.is_held_by(side))
    }
}
