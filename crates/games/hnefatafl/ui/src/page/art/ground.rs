//! The board of Hnefatafl.

use crate::board::Layout;
use scene::{Ornament, Point, Texture, Theme};

use super::squares;
use on_page::paint::area::BoardArea;
use on_page::paint::carving::cut;
use on_page::paint::ground;
use on_page::paint::pen::Pen;

/// Draws everything that never moves. The pen draws in CSS pixels.
pub(super) fn ground(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    let canvas = layout.canvas();
    // A hide needs room for the frame within its waves, which are smaller for it.
    let (out, pitch) = match theme.board.texture {
        Texture::Hide => (layout.pitch * 0.03, layout.pitch * 0.7),
        Texture::Wood | Texture::Smooth => (0.0, layout.pitch),
    };
    let area = BoardArea {
        canvas,
        rect: layout.board.inset(-out),
        pitch,
        border: layout.frame() + out,
        unit: layout.unit,
    };
    ground::cloth(pen, &canvas, theme);
    ground::board(pen, &area, theme);
    squares::marked(pen, layout, theme, ornament);
    lines(pen, layout, theme);
    if theme.board.texture != Texture::Hide {
        teeth(pen, layout, theme);
    }
}

/// The lines between the squares, and a heavier one around all.
fn lines(pen: &Pen, layout: &Layout, theme: &Theme) {
    let field = layout.field();
    let width = (layout.pitch * 0.022).max(1.0);
    for n in 1..layout.spec.format.board.size() {
        let along = f64::from(n) * layout.pitch;
        let (x, y) = (field.x + along, field.y + along);
        for (from, to) in [
            (Point::new(x, field.y), Point::new(x, field.y + field.h)),
            (Point::new(field.x, y), Point::new(field.x + field.w, y)),
        ] {
            cut(pen, theme, width, |pen| {
                pen.segment(from, to);
            });
        }
    }
    cut(pen, theme, width * 1.7, |pen| {
        pen.round_rect(&field, 0.0);
    });
}

/// Draws burnt teeth in the edge, where the lines end.
fn teeth(pen: &Pen, layout: &Layout, theme: &Theme) {
    let (field, pitch) = (layout.field(), layout.pitch);
    let high = (layout.edge - layout.frame()) * 0.62;
    let half = high * 0.62;
    let centre = field.centre();
    for side in 0..4 {
        let turn = f64::from(side) * core::f64::consts::FRAC_PI_2;
        for n in 0..=layout.spec.format.board.size() {
            let along = f64::from(n) * pitch - field.w / 2.0;
            let at = |across: f64, out: f64| {
                centre + Point::new(along + across, -field.h / 2.0 - out).turned(turn)
            };
            pen.shape(&[at(-half, 0.0), at(0.0, high), at(half, 0.0)]);
            pen.colour(theme.burnt, 0.62).fill();
        }
    }
}
