//! The picture of a view.

mod checkers;
mod marks;
mod targets;

use scene::dice;

use super::{Frame, Layout, Picture, Scene, Tray, View};
pub(super) use marks::numbers;

pub(super) fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, now: f64) -> Scene {
    let mut picture = Picture::new(layout, view, frame);
    marks::plates(&mut picture);
    picture.names();
    picture.last_moves();
    marks::pattern(&mut picture);
    picture.pointed();
    marks::closed(&mut picture);
    marks::appearing(&mut picture);
    checkers::lying(&mut picture);
    picture
        .items
        .extend(dice(&layout.tray, tray, &view.dice, now));
    targets::rings(&mut picture);
    checkers::moving(&mut picture);
    let counts = core::mem::take(&mut picture.counts);
    picture.items.extend(counts);
    targets::tags(&mut picture);
    checkers::dragged(&mut picture);
    picture.focus();
    picture.end()
}
