//! From what there is to see to a picture of it.

mod captured;
mod marks;
mod pieces;
mod shine;
#[cfg(test)]
mod tests;
mod ways;

use crate::board::layout::Layout;
use crate::board::look::Look;
use crate::board::motion::Frame;
use crate::board::view::View;

/// A picture of a board of Hnefatafl.
pub type Scene = scene::Scene<Look>;

type Item = scene::Item<Look>;

/// The picture of a view. `frame` is what an animation shows of it, or the default.
#[must_use]
pub fn compose(layout: &Layout, view: &View, frame: &Frame) -> Scene {
    let mut composer = Composer {
        layout,
        view,
        items: Vec::with_capacity(128),
    };
    composer.turn(frame);
    composer.names();
    composer.cells();
    composer.destinations();
    composer.ways(frame);
    composer.rings();
    composer.word(frame);
    composer.pieces(frame);
    composer.captured();
    composer.moving(frame);
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
}
