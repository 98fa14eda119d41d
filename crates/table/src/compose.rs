//! From what there is to see to a picture of it.

mod going;
mod lost;
mod marks;
mod rolling;
mod room;
mod shine;
mod standing;
mod targets;
#[cfg(test)]
mod tests;

use crate::arrange::{self, Stack};
use crate::layout::Layout;
use crate::motion::Frame;
use crate::scene::{Item, Scene};
use crate::tray::Tray;
use crate::view::View;

impl Scene {
    /// The picture of a view at a time. `frame` is what an animation shows of it, or the default.
    #[must_use]
    pub fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, now: f64) -> Scene {
        let mut composer = Composer {
            layout,
            view,
            stacks: arrange::stacks(layout, view),
            items: Vec::with_capacity(96),
            counts: Vec::new(),
        };
        composer.make_room(frame);
        composer.turn(frame);
        composer.names();
        composer.cells();
        composer.rings();
        composer.targets();
        composer.homeward();
        composer.hands(frame);
        composer.pieces(frame);
        composer.lost();
        composer.dice(tray, now);
        composer.moving(frame);
        composer.tags();
        composer.dragged();
        composer.focus();
        composer.raid(frame);
        composer.end(frame);
        Scene {
            items: composer.items,
        }
    }
}

struct Composer<'a> {
    layout: &'a Layout,
    view: &'a View,
    stacks: Vec<Stack>,
    items: Vec<Item>,
    /// Numbers lie above all pieces and rings.
    counts: Vec<Item>,
}

/// Starts and ends softly.
fn smooth(t: f64) -> f64 {
    t * t * (3.0 - 2.0 * t)
}

/// 0 at both ends, 1 between.
fn arc(t: f64) -> f64 {
    4.0 * t * (1.0 - t)
}
