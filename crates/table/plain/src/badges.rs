//! Where short texts about pieces lie: at the edges of their place.

use scene::{Badges, Point, Rect};

use crate::{Layout, Place, View};

/// The rectangles of badges on these places, each with its own width and all of the same height.
#[must_use]
pub fn badges(layout: &Layout, wanted: &[(Place, f64)], height: f64) -> Vec<Rect> {
    let canvas = Rect {
        x: 0.0,
        y: 0.0,
        w: layout.spec.width,
        h: layout.spec.height,
    };
    let mut badges = Badges::new(canvas, Vec::new());
    for &(place, width) in wanted {
        let cell = layout.cell(place);
        let off = Point::new(0.0, (cell.h - height) / 2.0);
        let spots = [(cell.centre() + off, 0.0), (cell.centre() - off, 1.0)];
        badges.place(&cell, width, height, &spots);
    }
    badges.placed()
}

/// A place with all that lies there.
#[must_use]
pub fn place_with_pieces(layout: &Layout, _view: &View, place: Place) -> Rect {
    layout.cell(place)
}
