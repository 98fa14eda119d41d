//! Light and shadow in wooden inlays.

use scene::{Rect, Rgb};

use on_page::paint::pen::Pen;

/// Draws the light in a hollow with straight walls: the walls toward the light cast a shadow on its floor, and the edges opposite
/// shine.
pub(super) fn sunk(pen: &Pen, floor: &Rect, round: f64, deep: f64) {
    let (light, dark) = (Rgb(255, 240, 214), Rgb(18, 8, 2));
    pen.inside(
        |pen| {
            pen.round_rect(floor, round);
        },
        |pen| {
            for n in 1..=5 {
                let reach = deep * f64::from(n) / 5.0;
                let wall = Rect {
                    x: floor.x + reach * 0.16,
                    y: floor.y + reach * 0.24,
                    w: floor.w + deep,
                    h: floor.h + deep,
                };
                pen.line(dark, 0.11, reach * 1.3);
                pen.round_rect(&wall.inset(-reach * 0.1), round).stroke();
            }
            pen.line(light, 0.34, (deep * 0.16).max(0.8));
            let low = Rect {
                x: floor.x - deep,
                y: floor.y - deep,
                w: floor.w + deep,
                h: floor.h + deep,
            };
            pen.round_rect(&low, round).stroke();
        },
    );
    pen.line(dark, 0.55, (deep * 0.1).max(0.8));
    pen.round_rect(floor, round).stroke();
}
