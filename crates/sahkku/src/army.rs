//! The soldiers and the queen of one side.

use crate::place::{Place, Places, Spot};

/// Soldiers that stand on places, several on one place where stacking allows it.
///
/// Bit `p` of `planes[k]` is bit `k` of the number of soldiers on place `p`, so that putting,
/// taking and asking are a few operations on machine words however high the stacks are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Stacks {
    planes: [u64; 5],
}

impl Stacks {
    /// The places with at least one soldier.
    #[inline]
    pub(crate) fn places(&self) -> Places {
        let [a, b, c, d, e] = self.planes;
        Places(a | b | c | d | e)
    }

    #[inline]
    pub(crate) fn put(&mut self, place: Place) {
        let mut carry = Places::only(place).0;
        for plane in &mut self.planes {
            let both = *plane & carry;
            *plane ^= carry;
            carry = both;
            if carry == 0 {
                break;
            }
        }
    }

    /// Takes one soldier off `place`, which must hold one.
    #[inline]
    pub(crate) fn take(&mut self, place: Place) {
        let mut borrow = Places::only(place).0;
        for plane in &mut self.planes {
            *plane ^= borrow;
            borrow &= *plane;
            if borrow == 0 {
                break;
            }
        }
    }

    /// How many stand on `place`.
    #[inline]
    pub(crate) fn count(&self, place: Place) -> u8 {
        let mut count = 0;
        for (k, plane) in self.planes.iter().enumerate() {
            count |= ((plane >> place.index()) as u8 & 1) << k;
        }
        count
    }

    /// Takes all soldiers off `place`.
    #[inline]
    pub(crate) fn clear(&mut self, place: Place) {
        let keep = !Places::only(place).0;
        for plane in &mut self.planes {
            *plane &= keep;
        }
    }
}

/// One side's soldiers and queen. A soldier that rides the king is kept with the king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Army {
    /// Sleeping soldiers: never two on a place.
    pub(crate) asleep: Places,
    /// Awake soldiers, outbound and homebound.
    pub(crate) awake: [Stacks; 2],
    /// How many soldiers there are, a rider among them.
    pub(crate) soldiers: u8,
    /// Where the queen stands.
    pub(crate) queen: Option<Place>,
    /// Whether she is asleep.
    pub(crate) queen_asleep: bool,
}

impl Army {
    pub(crate) const NONE: Army = Army {
        asleep: Places::NONE,
        awake: [Stacks { planes: [0; 5] }; 2],
        soldiers: 0,
        queen: None,
        queen_asleep: false,
    };

    /// Places with an own soldier on foot, awake or asleep.
    #[inline]
    pub(crate) fn on_foot(&self) -> Places {
        self.asleep | self.awake[0].places() | self.awake[1].places()
    }

    /// The queen's place.
    #[inline]
    pub(crate) fn queen_place(&self) -> Places {
        self.queen.map_or(Places::NONE, Places::only)
    }

    /// Places with a sleeping piece.
    #[inline]
    pub(crate) fn sleepers(&self) -> Places {
        if self.queen_asleep {
            self.asleep | self.queen_place()
        } else {
            self.asleep
        }
    }

    #[inline]
    pub(crate) fn put_awake(&mut self, spot: Spot) {
        self.awake[spot.lane()].put(spot.place());
    }

    #[inline]
    pub(crate) fn take_awake(&mut self, spot: Spot) {
        self.awake[spot.lane()].take(spot.place());
    }
}
