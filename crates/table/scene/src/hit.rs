//! What lies under a pointer or a finger.

use crate::geometry::{Point, Rect, within};

/// Something that can be pointed at; `P` is a place as the game knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target<P> {
    /// Die number n of the tray.
    Die(usize),
    /// The throwing tray, beside its dice.
    Tray,
    /// A place of the board.
    Place(P),
    Nothing,
}

/// A piece under the pointer; `P` is a piece as the game knows it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drag<P> {
    pub pick: P,
    /// Where the pointer is, in CSS pixels.
    pub at: Point,
}

/// With what somebody points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A mouse or a pen: exact.
    Fine,
    /// A finger: what can be acted on attracts it.
    Coarse,
}

impl Pointer {
    /// How far beside a target it may be, in CSS pixels, where places are `pitch` apart.
    #[must_use]
    pub fn reach(self, pitch: f64) -> f64 {
        match self {
            Pointer::Fine => (pitch * 0.3).min(10.0),
            Pointer::Coarse => within(pitch * 0.75, 24.0, 40.0),
        }
    }
}

/// The one of some places that a pointer means that may be so far beside it: the nearest.
pub fn nearest_place<P>(
    places: impl Iterator<Item = (P, Rect)>,
    at: Point,
    reach: f64,
) -> Option<P> {
    places
        .map(|(place, rect)| (place, outside(&rect, at), rect.centre().distance(at)))
        .filter(|(_, off, _)| *off <= reach)
        .min_by(|(_, a_off, a), (_, b_off, b)| a_off.total_cmp(b_off).then(a.total_cmp(b)))
        .map(|(place, ..)| place)
}

/// How far `at` lies outside of `rect`; 0 in it.
fn outside(rect: &Rect, at: Point) -> f64 {
    let off = at - rect.centre();
    let over = Point::new(
        (off.x.abs() - rect.w / 2.0).max(0.0),
        (off.y.abs() - rect.h / 2.0).max(0.0),
    );
    over.length()
}
