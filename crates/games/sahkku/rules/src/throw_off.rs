//! The starting side (§3, throw-off).

use crate::rules::ThrowOff;
use crate::{Dice, Face, Side};

impl ThrowOff {
    /// How many dice each side throws per round; `None` if the lot decides.
    #[must_use]
    pub const fn dice(self) -> Option<u8> {
        match self {
            ThrowOff::FirstX => Some(1),
            ThrowOff::MostX => Some(3),
            ThrowOff::Lot => None,
        }
    }

    /// The side that begins after a round with these dice; `None` asks for another round. Under both ways of throwing, more X's
    /// win: with one die each that is the only X.
    #[must_use]
    pub fn begins(men: Dice, women: Dice) -> Option<Side> {
        match men.count(Face::X).cmp(&women.count(Face::X)) {
            core::cmp::Ordering::Greater => Some(Side::Men),
            core::cmp::Ordering::Less => Some(Side::Women),
            core::cmp::Ordering::Equal => None,
        }
    }
}
