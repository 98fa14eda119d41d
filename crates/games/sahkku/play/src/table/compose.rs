//! From what there is to see to a picture of it.

mod going;
mod lost;
mod marks;
mod room;
mod shine;
mod standing;
mod targets;
#[cfg(test)]
mod tests;

use table::dice;

use crate::table::arrange::{self, Stack};
use crate::table::faces::Tray;
use crate::table::layout::Layout;
use crate::table::look::Look;
use crate::table::motion::Frame;
use crate::table::view::View;

/// A picture of a board of sáhkku.
pub type Scene = table::Scene<Look>;

/// One thing of it.
pub(crate) type Item = table::Item<Look>;

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
    let dice = dice(&layout.tray, tray, &view.dice, now);
    composer.items.extend(dice);
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

struct Composer<'a> {
    layout: &'a Layout,
    view: &'a View,
    stacks: Vec<Stack>,
    items: Vec<Item>,
    /// Numbers lie above all pieces and rings.
    counts: Vec<Item>,
}
