//! The points of the board (tungor), as a side numbers them along its own way (§1).

use core::fmt;
use core::str::FromStr;

use crate::{Die, Side};

/// A point, 1 to 24, in the numbering of one side. The other side's number for it is [`Point::across`].
///
/// ```
/// use kotra::{Die, Point};
///
/// assert_eq!(Point::HOME.after(Die::SIX), Some(Point::FOUR));
/// assert_eq!(Point::LAST.after(Die::SIX), None);
/// // 13 is the home of the other side.
/// assert_eq!(Point::HOME.across(), "13".parse()?);
/// # Ok::<(), kotra::NotAPoint>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

/// The number of points.
pub const POINTS: u8 = 24;

impl Point {
    /// Where all checkers of a side stand at the start (hem).
    pub const HOME: Point = Point(1);
    /// Where the four of two sixes stand (§6): the first point of the second quarter.
    pub const FOUR: Point = Point(7);
    /// The first point on which a band may be laid (huk, §3).
    pub const HUK: Point = Point(12);
    /// The last point.
    pub const LAST: Point = Point(POINTS);

    /// The point with this number; `None` unless it is 1 to 24.
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Option<Point> {
        if number >= 1 && number <= POINTS {
            Some(Point(number))
        } else {
            None
        }
    }

    /// Its number, 1 to 24.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same point in the numbering of the other side.
    #[must_use]
    #[inline]
    pub const fn across(self) -> Point {
        Point(if self.0 > 12 {
            self.0 - 12
        } else {
            self.0 + 12
        })
    }

    /// Converts a point from `side`'s numbering to white's, or from white's to `side`'s.
    #[must_use]
    #[inline]
    pub const fn seen_by_white(self, side: Side) -> Point {
        match side {
            Side::White => self,
            Side::Black => self.across(),
        }
    }

    /// The point that a checker here reaches with `die`; `None` beyond the last.
    #[must_use]
    #[inline]
    pub const fn after(self, die: Die) -> Option<Point> {
        Point::new(self.0 + die.pips())
    }

    /// Its quarter, 1 to 4.
    #[must_use]
    pub const fn quarter(self) -> u8 {
        self.0.div_ceil(6)
    }

    /// The points of the last quarter, from which checkers are borne off.
    pub fn last_quarter() -> impl DoubleEndedIterator<Item = Point> + Clone {
        (19..=POINTS).map(Point)
    }

    /// Every point, the home first.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> + Clone {
        (1..=POINTS).map(Point)
    }
}

impl Die {
    /// The point on which this die enters a hit checker (§4).
    #[must_use]
    #[inline]
    pub const fn entry(self) -> Point {
        Point(self.pips())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

game::unreadable! {
    /// The error for a text that is not the number of a point.
    NotAPoint "a point is a number from 1 to 24"
}

impl FromStr for Point {
    type Err = NotAPoint;
    fn from_str(text: &str) -> Result<Point, NotAPoint> {
        let plain = text.bytes().all(|c| c.is_ascii_digit()) && !text.starts_with('0');
        let number = text.parse().ok().filter(|_| plain);
        number.and_then(Point::new).ok_or(NotAPoint)
    }
}
