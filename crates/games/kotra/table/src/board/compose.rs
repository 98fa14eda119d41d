//! From what there is to see to a picture of it.

mod checkers;
mod marks;
mod room;
mod shine;
mod targets;
#[cfg(test)]
mod tests;

use scene::{Cube, dice};

use crate::board::faces::Tray;
use crate::board::layout::Layout;
use crate::board::look::Look;
use crate::board::motion::Frame;
use crate::board::view::View;

/// A picture of a board of Kotra.
pub type Scene = scene::Scene<Look, Cube>;

type Item = scene::Item<Look, Cube>;

/// The picture of a view at a time. `frame` is what an animation shows of it, or the default.
#[must_use]
pub fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, now: f64) -> Scene {
    let mut composer = Composer {
        layout,
        view,
        items: Vec::with_capacity(128),
        counts: Vec::new(),
    };
    composer.turn(frame);
    composer.plates();
    composer.numbers();
    composer.cells(frame);
    composer.way();
    composer.appearing(frame);
    composer.checkers(frame);
    let dice = dice(&layout.tray, tray, &view.dice, now);
    composer.items.extend(dice);
    composer.targets();
    composer.moving(frame);
    let counts = core::mem::take(&mut composer.counts);
    composer.items.extend(counts);
    composer.tags();
    composer.dragged();
    composer.focus();
    composer.end(frame);
    Scene {
        items: composer.items,
    }
}

struct Composer<'a> {
    layout: &'a Layout,
    view: &'a View,
    items: Vec<Item>,
    /// Numbers lie above all checkers.
    counts: Vec<Item>,
}
