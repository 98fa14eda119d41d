//! The soldiers and the queen of one side.

use core::hint::select_unpredictable;

use crate::place::{Place, Places, Spot};

/// Soldiers on places, several on one place if stacking allows it.
///
/// The places with soldiers are one machine word. The number of further soldiers is kept separately: bit `p` of `more[k]` is bit
/// `k` of that number for place `p`. Most places hold one soldier, and then that part need not be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Stacks {
    places: Places,
    more: [u64; 5],
}

impl Stacks {
    /// The places with at least one soldier.
    #[inline]
    pub(crate) fn places(&self) -> Places {
        self.places
    }

    /// Puts a soldier on each of these places.
    #[inline]
    pub(crate) fn put(&mut self, here: Places) {
        let mut carry = (self.places & here).0;
        self.places |= here;
        for plane in &mut self.more {
            if carry == 0 {
                break;
            }
            let both = *plane & carry;
            *plane ^= carry;
            carry = both;
        }
    }

    /// Removes a soldier from each of these places, which must hold one.
    #[inline]
    pub(crate) fn take(&mut self, here: Places) {
        let [a, b, c, d, e] = self.more;
        let mut borrow = (a | b | c | d | e) & here.0;
        self.places = self.places - Places(here.0 & !borrow);
        if borrow == 0 {
            return;
        }
        for plane in &mut self.more {
            *plane ^= borrow;
            borrow &= *plane;
            if borrow == 0 {
                break;
            }
        }
    }

    /// The number of soldiers on `place`.
    #[inline]
    pub(crate) fn count(&self, place: Place) -> u8 {
        let mut more = 0;
        for (k, plane) in self.more.iter().enumerate() {
            more |= ((plane >> place.index()) as u8 & 1) << k;
        }
        more + u8::from(self.places.has(place))
    }

    /// Removes all soldiers from `place`.
    #[inline]
    pub(crate) fn clear(&mut self, place: Place) {
        let here = Places::only(place);
        self.places = self.places - here;
        for plane in &mut self.more {
            *plane &= !here.0;
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
    /// The number of soldiers, including a rider.
    pub(crate) soldiers: u8,
    /// The queen's place.
    pub(crate) queen: Places,
    /// The queen's place while she is asleep.
    queen_asleep: Places,
}

impl Army {
    pub(crate) const NONE: Army = Army {
        asleep: Places::NONE,
        awake: [Stacks {
            places: Places::NONE,
            more: [0; 5],
        }; 2],
        soldiers: 0,
        queen: Places::NONE,
        queen_asleep: Places::NONE,
    };

    /// Places with an own soldier on foot, awake or asleep.
    #[inline]
    pub(crate) fn on_foot(&self) -> Places {
        self.asleep | self.awake[0].places() | self.awake[1].places()
    }

    /// Whether an own soldier on foot stands on one of `places`.
    #[inline]
    pub(crate) fn meets_on_foot(&self, places: Places) -> bool {
        !(self.on_foot() & places).is_empty()
    }

    /// Places with a soldier on foot or the queen.
    #[inline]
    pub(crate) fn places(&self) -> Places {
        self.on_foot() | self.queen
    }

    /// Whether there is a queen and she is asleep.
    #[inline]
    pub(crate) fn queen_asleep(&self) -> bool {
        !self.queen_asleep.is_empty()
    }

    /// Places with a sleeping piece.
    #[inline]
    pub(crate) fn sleepers(&self) -> Places {
        self.asleep | self.queen_asleep
    }

    /// Puts the queen on `place`.
    #[inline]
    pub(crate) fn put_queen(&mut self, place: Place, asleep: bool) {
        self.queen = Places::only(place);
        self.queen_asleep = self.queen.only_if(asleep);
    }

    /// Moves the queen if `condition` holds: to the one place of `to`, where she is awake.
    #[inline]
    pub(crate) fn move_queen_if(&mut self, condition: bool, to: Places) {
        self.queen = select_unpredictable(condition, to, self.queen);
        self.queen_asleep = self.queen_asleep.only_if(!condition);
    }

    /// Removes the queen from the board.
    #[inline]
    pub(crate) fn take_queen(&mut self) {
        self.queen = Places::NONE;
        self.queen_asleep = Places::NONE;
    }

    #[inline]
    pub(crate) fn put_awake(&mut self, spot: Spot) {
        self.awake[spot.lane()].put(Places::only(spot.place()));
    }
}
