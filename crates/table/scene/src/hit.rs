//! What lies under a pointer or a finger.

use crate::board::{Board, BoardLayout, TrayOf};
use crate::geometry::{Point, Rect, within};
use crate::view::View;

/// Something that can be pointed at; `P` is a place as the game knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target<P> {
    /// Die number n of the tray.
    Die(usize),
    Tray,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A mouse or a pen: exact.
    Fine,
    /// A finger, which is attracted by what can be acted on.
    Coarse,
}

impl Pointer {
    /// How far beside a target the pointer may be, in CSS pixels, if places are `pitch` apart.
    pub fn reach(self, pitch: f64) -> f64 {
        match self {
            Pointer::Fine => (pitch * 0.3).min(10.0),
            Pointer::Coarse => within(pitch * 0.75, 24.0, 40.0),
        }
    }
}

/// Returns the target under `at`. Places that can be acted on attract: a finger slightly beside one means it, and so does a
/// pointer between the places or on the edge of the board.
pub fn hit<B: Board>(
    layout: &B::Layout,
    view: &View<B>,
    tray: &TrayOf<B>,
    now: f64,
    at: Point,
    pointer: Pointer,
) -> Target<B::Place> {
    let reach = pointer.reach(layout.pitch);
    if B::DICE
        && let Some(die) = layout.tray.die_at(tray, now, at, reach)
    {
        return Target::Die(die);
    }
    let place = layout.place_at(at);
    let in_cell = place.is_some_and(|place| layout.cell(place).contains(at));
    let reach = match (B::BESIDE, pointer) {
        (Some(beside), Pointer::Coarse) if in_cell => beside * layout.pitch,
        (Some(_), Pointer::Fine) if in_cell => 0.0,
        _ => reach,
    };
    let live = view.live_places().into_iter();
    let live = live.map(|place| (place, layout.cell(place)));
    let meant = nearest_place(live, at, reach).or(place);
    match meant.or_else(|| B::seen_at(layout, view, at)) {
        Some(place) => Target::Place(place),
        None if B::DICE && layout.tray.rect.contains(at) => Target::Tray,
        None => Target::Nothing,
    }
}

/// The nearest place within this distance of a pointer.
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

/// How far `at` lies outside `rect`; 0 inside it.
fn outside(rect: &Rect, at: Point) -> f64 {
    let off = at - rect.centre();
    let over = Point::new(
        (off.x.abs() - rect.w / 2.0).max(0.0),
        (off.y.abs() - rect.h / 2.0).max(0.0),
    );
    over.length()
}
