//! The picture of a view.

mod marks;
mod pieces;
mod ways;

use scene::{Item, Rect};

use super::motion::Rest;
pub(super) use pieces::piece;

use super::{Frame, Layout, Picture, Scene, View};
pub(super) use marks::names;

pub(super) fn compose(layout: &Layout, view: &View, frame: &Frame) -> Scene {
    let mut picture = Picture::new(layout, view, frame);
    picture.names();
    picture.last_moves();
    picture.pointed();
    marks::destinations(&mut picture);
    ways::ways(&mut picture);
    marks::rings(&mut picture);
    ways::word(&mut picture);
    pieces::standing(&mut picture);
    pieces::captured(&mut picture);
    pieces::moving(&mut picture);
    pieces::dragged(&mut picture);
    picture.focus();
    fall(&mut picture);
    picture.end()
}

/// Light that spreads from the falling king, in the colour of the pieces around him.
fn fall(picture: &mut Picture) {
    let pitch = picture.layout.pitch;
    for moving in &picture.frame.moving {
        if let Rest::Fallen(at) = moving.to {
            picture.items.push(Item::Shine {
                side: Some(hnefatafl::Side::Muscovite.into()),
                rect: Rect::around(scene::BoardLayout::point(picture.layout, at), pitch, pitch),
                reach: pitch * 0.8,
                progress: moving.progress,
            });
        }
    }
}
