//! Everything that lies still: the board, the troughs of borne-off checkers, and the throwing tray.

use crate::board::Layout;
use scene::{Ornament, Point, Rect, Rgb, Theme};

use super::hollow::sunk;
use super::{board, tongues};
use on_page::paint::grain;
use on_page::paint::ground;
use on_page::paint::pen::Pen;

/// Draws everything that never moves. The pen draws in CSS pixels.
pub(super) fn ground(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    let canvas = layout.canvas();
    ground::cloth(pen, &canvas, theme);
    for side in kotra::Side::BOTH {
        trough(pen, &canvas, &layout.trough(side), layout, theme);
    }
    board::board(pen, &canvas, layout, theme);
    tongues::tongues(pen, layout, theme, ornament);
    board::walls(pen, layout, theme);
    board::ridge(pen, layout, theme);
    ground::tray(pen, &canvas, &layout.tray, theme);
}

/// Draws a trough for borne-off checkers: a shallow tray with corners.
fn trough(pen: &Pen, canvas: &Rect, rect: &Rect, layout: &Layout, theme: &Theme) {
    let rim = (rect.w.min(rect.h) * 0.06).min(layout.pitch * 0.22);
    let (round, floor) = (rim * 1.4, rect.inset(rim));
    let colour = theme.tray.colour;
    if theme.flat {
        pen.colour(colour, 1.0).round_rect(rect, round).fill();
        pen.line(theme.ink, 1.0, (rim * 0.4).max(1.5)).stroke();
        return;
    }
    ground::soft_shadow(pen, canvas, rect, round, rim * 2.5);
    pen.colour(colour, 1.0).round_rect(rect, round).fill();
    let wood = grain::plank(&theme.tray, rect.w, rect.h, layout.unit * 0.3, 7, 20_000.0);
    pen.inside(
        |pen| {
            pen.round_rect(rect, round);
        },
        |pen| {
            if let Ok(wood) = wood {
                let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                    &wood, rect.x, rect.y, rect.w, rect.h,
                );
            }
        },
    );
    let (light, dark) = (Rgb(255, 238, 208), Rgb(20, 9, 2));
    let far = Point::new(rect.x + rect.w * 0.3, rect.y + rect.h);
    let stops = [(0.0, light, 0.36), (0.5, light, 0.04), (1.0, dark, 0.34)];
    pen.shade(Point::new(rect.x, rect.y), far, &stops);
    pen.round_rect(rect, round).fill();
    pen.colour(dark, 0.34)
        .round_rect(&floor, round * 0.6)
        .fill();
    sunk(pen, &floor, round * 0.6, rim * 1.6);
}
