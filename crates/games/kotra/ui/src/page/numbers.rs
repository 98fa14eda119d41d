//! The numbers of points. Each side counts the points along its own way, but the page shows all points in the numbering of one
//! side: the reader's.

use std::cell::Cell;
use std::fmt;

use crate::Place;
use kotra::{Point, Side};

/// U+2060 WORD JOINER. It is invisible, stands before the number of a point, and distinguishes it from all other numbers in a
/// text.
const MARK: char = '\u{2060}';

thread_local! {
    static READER: Cell<Side> = const { Cell::new(Side::White) };
}

/// Shows points in the numbering of this side from now on.
pub(crate) fn read_by(reader: Side) {
    READER.set(reader);
}

/// The side in whose numbering points are shown.
pub(crate) fn reader() -> Side {
    READER.get()
}

/// A point in the reader's numbering.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(Point);

impl Number {
    /// The point with this number of `side`.
    pub(crate) fn of(side: Side, point: Point) -> Number {
        Number(point.seen_by_white(side).seen_by_white(reader()))
    }

    /// The point at a place; `None` off the points.
    pub(crate) fn at(place: Place) -> Option<Number> {
        place.seen_by(reader()).map(Number)
    }

    /// The number alone, for texts in which no place can be pointed at.
    pub(crate) fn plain(self) -> u32 {
        self.0.number().into()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{MARK}{}", self.0)
    }
}

/// The place that a word names in a text of the page, if the character before it marks the word as the number of a point.
pub(crate) fn mentioned(before: Option<char>, word: &str) -> Option<Place> {
    let point = word.parse().ok().filter(|_| before == Some(MARK))?;
    Some(Place::of(reader(), point))
}
