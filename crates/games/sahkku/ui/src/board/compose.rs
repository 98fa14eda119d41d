//! The picture of a view.

mod going;
mod lost;
mod marks;
mod room;
mod shine;
mod standing;
mod targets;

use scene::dice;

use super::arrange::{self, Stack};
pub(super) use lost::taken;

use super::{Frame, Layout, Picture, Scene, Tray, View};
pub(super) use marks::names;

pub(super) fn compose(layout: &Layout, view: &View, frame: &Frame, tray: &Tray, now: f64) -> Scene {
    let mut composer = Composer {
        stacks: arrange::stacks(layout, view),
        picture: Picture::new(layout, view, frame),
    };
    composer.make_room();
    composer.picture.names();
    composer.picture.last_moves();
    composer.picture.pointed();
    composer.rings();
    composer.targets();
    composer.homeward();
    composer.hands();
    composer.pieces();
    composer.lost();
    let dice = dice(&layout.tray, tray, &view.dice, now);
    composer.picture.items.extend(dice);
    composer.moving();
    composer.tags();
    composer.dragged();
    composer.picture.focus();
    composer.raid();
    composer.picture.end()
}

struct Composer<'a> {
    picture: Picture<'a>,
    stacks: Vec<Stack>,
}
