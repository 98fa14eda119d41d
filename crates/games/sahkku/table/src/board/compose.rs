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

use scene::dice;

use crate::board::arrange::{self, Stack};
use crate::board::faces::Tray;
use crate::board::layout::Layout;
use crate::board::look::Look;
use crate::board::motion::Frame;
use crate::board::view::View;

/// A picture of a board of sáhkku.
pub type Scene = scene::Scene<Look>;

pub(crate) type Item = scene::Item<Look>;

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
