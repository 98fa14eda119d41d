//! The checkers of one side.

use core::fmt;

use crate::{Action, Point, SetupSide};

/// The number of checkers of a side.
pub const CHECKERS: u8 = 15;

/// The checkers of one side: how many stand on each point, wait to be entered, and are borne off, with what the rules remember
/// about the side. Points are in the side's own numbering.
///
/// Two sets of points are kept with the counts, because nearly every question of the rules is about them: the points with any
/// checker, and those with a band.
///
/// ```
/// use kotra::{Judge, PRESETS, Point, Side};
///
/// let start = Judge::new(PRESETS[0].rules).start(Side::White);
/// let white = start.checkers(Side::White);
/// assert_eq!((white.on(Point::HOME), white.hit(), white.off()), (15, 0, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Checkers {
    /// Counts by place, four bits each: hit checkers at 0, the points, borne-off checkers at 25.
    places: [u64; 2],
    occupied: Points,
    bands: Points,
    pub(crate) five_out: bool,
    pub(crate) open_band: bool,
    pub(crate) thrown_before: bool,
}

const HIT: u8 = 0;
const OFF: u8 = 25;

/// One checker on a place, as counted in its word of `Checkers::places`.
#[inline]
const fn one_on(place: u8) -> u64 {
    1 << (place % 16 * 4)
}

impl Checkers {
    /// All checkers on home (§1).
    pub(crate) const START: Checkers = {
        Checkers {
            places: [CHECKERS as u64 * one_on(1), 0],
            occupied: Points(1 << 1),
            bands: Points(1 << 1),
            five_out: false,
            open_band: false,
            thrown_before: false,
        }
    };

    /// All checkers halfway round, for a shorter game.
    pub(crate) const SHORT: Checkers = {
        let stand = [(1, 2), (8, 1), (10, 1), (12, 2), (15, 3), (17, 3), (18, 3)];
        let mut checkers = Checkers {
            places: [0; 2],
            occupied: Points::NONE,
            bands: Points::NONE,
            five_out: true,
            ..Checkers::START
        };
        let mut n = 0;
        while n < stand.len() {
            let (point, count) = stand[n];
            checkers.add(point, count);
            checkers.occupied.0 |= 1 << point;
            if count > 1 {
                checkers.bands.0 |= 1 << point;
            }
            n += 1;
        }
        checkers
    };

    /// Checkers as described. The caller has checked that they are fifteen.
    pub(crate) fn placed(setup: &SetupSide) -> Checkers {
        let mut checkers = Checkers {
            places: [0; 2],
            occupied: Points::NONE,
            bands: Points::NONE,
            // If ten or fewer stand on home, that has happened at some time.
            five_out: setup.five_out || setup.points[0] <= CHECKERS - 5,
            open_band: setup.open_band,
            thrown_before: setup.thrown_before,
        };
        checkers.add(HIT, setup.hit);
        checkers.add(OFF, setup.off);
        for (point, &count) in Point::all().zip(&setup.points) {
            checkers.add(point.number(), count);
            let at = Points::only(point);
            if count > 0 {
                checkers.occupied = checkers.occupied.or(at);
            }
            if count > 1 {
                checkers.bands = checkers.bands.or(at);
            }
        }
        checkers
    }

    #[inline]
    const fn at(&self, place: u8) -> u8 {
        (self.places[(place / 16) as usize] >> (place % 16 * 4)) as u8 & 15
    }

    #[inline]
    const fn add(&mut self, place: u8, count: u8) {
        self.places[(place / 16) as usize] += one_on(place) * count as u64;
    }

    #[inline]
    const fn subtract(&mut self, place: u8, count: u8) {
        self.places[(place / 16) as usize] -= one_on(place) * count as u64;
    }

    /// The number of checkers on `point`.
    #[must_use]
    #[inline]
    pub const fn on(&self, point: Point) -> u8 {
        self.at(point.number())
    }

    /// The number of checkers that wait to be entered.
    #[must_use]
    #[inline]
    pub const fn hit(&self) -> u8 {
        self.at(HIT)
    }

    /// The number of borne-off checkers.
    #[must_use]
    #[inline]
    pub const fn off(&self) -> u8 {
        self.at(OFF)
    }

    /// The number of checkers on each point, the home first.
    #[must_use]
    pub fn points(&self) -> [u8; 24] {
        core::array::from_fn(|n| self.at(n as u8 + 1))
    }

    /// The points with a checker.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Points {
        self.occupied
    }

    /// The points with a band: two or more checkers (§3).
    #[must_use]
    #[inline]
    pub const fn bands(&self) -> Points {
        self.bands
    }

    /// Whether ten or fewer have stood on home at some time, so that bands may be laid (§3).
    #[must_use]
    #[inline]
    pub const fn five_out(&self) -> bool {
        self.five_out
    }

    /// Whether the four checkers of two sixes count as a band on point 7 (§6).
    #[must_use]
    #[inline]
    pub const fn open_band(&self) -> bool {
        self.open_band
    }

    /// Whether the side's first turn is over (§6).
    #[must_use]
    #[inline]
    pub const fn thrown_before(&self) -> bool {
        self.thrown_before
    }

    /// Whether all checkers still in the game stand in the last quarter (§7).
    #[must_use]
    #[inline]
    pub const fn all_in_last_quarter(&self) -> bool {
        self.hit() == 0 && self.occupied.0 & !Points::LAST_QUARTER.0 == 0
    }

    /// The rearmost point with a checker; `None` if none is on the board.
    #[must_use]
    #[inline]
    pub fn rearmost(&self) -> Option<Point> {
        Point::new(self.occupied.0.trailing_zeros().min(31) as u8)
    }

    /// The pips until all of them are borne off.
    #[must_use]
    pub fn pips(&self) -> u16 {
        (HIT..OFF)
            .map(|place| u16::from(OFF - place) * u16::from(self.at(place)))
            .sum()
    }

    /// A hash of the checkers' places; its upper bits are mixed best.
    #[inline]
    pub(crate) const fn hash(&self) -> u64 {
        let [low, high] = self.places;
        let mixed = low.wrapping_mul(game::GOLDEN_GAMMA).rotate_left(23) ^ high;
        mixed.wrapping_mul(game::GOLDEN_GAMMA)
    }

    /// Whether each place has as many checkers as in `others`.
    #[inline]
    pub(crate) const fn stand_like(&self, others: &Checkers) -> bool {
        self.places[0] == others.places[0] && self.places[1] == others.places[1]
    }

    /// Moves, enters or bears off a checker as the action says, which must be possible.
    #[inline(always)]
    pub(crate) fn use_die(&mut self, action: Action) {
        match action {
            Action::Move { from, .. } => self.take(from),
            Action::Enter(_) => self.subtract(HIT, 1),
            Action::Off { from, .. } => {
                self.take(from);
                self.add(OFF, 1);
            }
            Action::Four | Action::Throw(_) | Action::Stop => {}
        }
        if let Some(to) = action.to() {
            self.put(to);
        }
    }

    /// Removes a checker from `point`, which has one.
    #[inline]
    pub(crate) fn take(&mut self, point: Point) {
        debug_assert!(self.on(point) > 0);
        self.subtract(point.number(), 1);
        let left = self.on(point);
        self.occupied.0 &= !(u32::from(left == 0) << point.number());
        self.bands.0 &= !(u32::from(left <= 1) << point.number());
        self.five_out |= point == Point::HOME && left <= CHECKERS - 5;
        self.open_band &= point != Point::FOUR || left > 1;
    }

    /// Puts a checker on `point`.
    #[inline]
    pub(crate) fn put(&mut self, point: Point) {
        self.add(point.number(), 1);
        let at = Points::only(point);
        self.bands = self.bands.or(self.occupied.and(at));
        self.occupied = self.occupied.or(at);
    }

    /// Hits all checkers on `point`, which then wait to be entered. Returns their number.
    #[inline]
    pub(crate) fn hit_all(&mut self, point: Point) -> u8 {
        let count = self.on(point);
        self.subtract(point.number(), count);
        self.add(HIT, count);
        let at = Points::only(point);
        self.occupied = self.occupied.less(at);
        self.bands = self.bands.less(at);
        self.five_out |= point == Point::HOME;
        self.open_band &= point != Point::FOUR;
        count
    }
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checkers")
            .field("points", &self.points())
            .field("hit", &self.hit())
            .field("off", &self.off())
            .field("five_out", &self.five_out)
            .field("open_band", &self.open_band)
            .field("thrown_before", &self.thrown_before)
            .finish()
    }
}

/// A set of points, in the numbering of one side.
///
/// ```
/// use kotra::{Point, Points};
///
/// let last = Points::LAST_QUARTER;
/// assert!(last.has(Point::LAST) && !last.has(Point::HUK));
/// assert_eq!(last.across().map(Point::number).collect::<Vec<_>>(), [7, 8, 9, 10, 11, 12]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Points(u32);

impl Points {
    /// The empty set.
    pub const NONE: Points = Points(0);
    /// All points.
    pub const ALL: Points = Points::between(1, 24);
    /// The first quarter.
    pub const FIRST_QUARTER: Points = Points::between(1, 6);
    /// The third quarter.
    pub const THIRD_QUARTER: Points = Points::between(13, 18);
    /// The last quarter, from which checkers are borne off.
    pub const LAST_QUARTER: Points = Points::between(19, 24);
    /// Where bands may be laid (§3).
    pub const BANDS: Points = Points::between(12, 24);

    const fn between(first: u8, last: u8) -> Points {
        Points((1 << (last + 1)) - (1 << first))
    }

    /// The set of this point alone.
    #[must_use]
    #[inline]
    pub const fn only(point: Point) -> Points {
        Points(1 << point.number())
    }

    /// Whether the set contains `point`.
    #[must_use]
    #[inline]
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.number() & 1 == 1
    }

    /// The number of points.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits: point 1 is bit 1, point 24 is bit 24.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The union with `others`.
    #[must_use]
    #[inline]
    pub const fn or(self, others: Points) -> Points {
        Points(self.0 | others.0)
    }

    /// The intersection with `others`.
    #[must_use]
    #[inline]
    pub const fn and(self, others: Points) -> Points {
        Points(self.0 & others.0)
    }

    /// The set without `others`.
    #[must_use]
    #[inline]
    pub const fn less(self, others: Points) -> Points {
        Points(self.0 & !others.0)
    }

    /// The same points in the numbering of the other side.
    #[must_use]
    #[inline]
    pub const fn across(self) -> Points {
        const LOW: u32 = Points::between(1, 12).0;
        Points((self.0 & LOW) << 12 | self.0 >> 12 & LOW)
    }

    /// All points before this one.
    #[inline]
    pub(crate) const fn below(point: Point) -> Points {
        Points::between(1, point.number() - 1)
    }

    /// A hash of the set; its upper bits are mixed best.
    #[inline]
    pub(crate) const fn hash(self) -> u64 {
        (self.0 as u64).wrapping_mul(game::GOLDEN_GAMMA)
    }

    /// The points from which a die reaches these.
    #[must_use]
    #[inline]
    pub(crate) const fn before(self, die: crate::Die) -> Points {
        Points(self.0 >> die.pips() & Points::ALL.0)
    }

    /// The points that belong to six or more of these on consecutive points (§5), without a wrap from 24 to 1.
    #[must_use]
    #[inline]
    pub(crate) const fn in_rows_of_six(self) -> Points {
        let two = self.0 & self.0 >> 1;
        let four = two & two >> 2;
        let six = four & two >> 4;
        if six == 0 {
            return Points::NONE;
        }
        let two = six | six << 1;
        Points(two | two << 2 | two << 4)
    }
}

/// Iterates over the points, the lowest first.
impl Iterator for Points {
    type Item = Point;
    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = Point::new(self.0.trailing_zeros().min(31) as u8)?;
        self.0 &= self.0 - 1;
        Some(point)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        points
            .into_iter()
            .fold(Points::NONE, |all, point| all.or(Points::only(point)))
    }
}
