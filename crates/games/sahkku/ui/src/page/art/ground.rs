//! The board of sáhkku with its lines and ornaments, and the tray.

use crate::board::{Layout, Lines};
use sahkku::{Drawing, Place, Row};
use scene::{BoardLayout as _, Ornament, Point, Texture, Theme};

use on_page::paint::area::BoardArea;
use on_page::paint::carving::{self, Carving, cut};
use on_page::paint::ground;
use on_page::paint::pen::Pen;

/// Draws everything that never moves. The pen draws in CSS pixels. The texture of wood and hide is also computed in CSS pixels,
/// however sharp the screen: it is soft by nature.
pub(crate) fn ground(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    let canvas = layout.canvas();
    let area = BoardArea {
        canvas,
        rect: layout.board,
        pitch: layout.pitch,
        border: layout.frame(),
        unit: layout.unit,
    };
    ground::cloth(pen, &canvas, theme);
    ground::board(pen, &area, theme);
    if theme.board.texture != Texture::Hide {
        teeth(pen, layout, theme);
    }
    lines(pen, layout, theme);
    ornaments(pen, layout, theme, ornament);
    ground::tray(pen, &canvas, &layout.tray, theme);
}

/// A row of burnt teeth along both ends of the board.
fn teeth(pen: &Pen, layout: &Layout, theme: &Theme) {
    let pitch = layout.pitch;
    let (long, short) = (layout.column_axis, layout.row_axis);
    let half = |way: Point| {
        (way.x * layout.board.w)
            .abs()
            .max((way.y * layout.board.h).abs())
            / 2.0
    };
    let run = half(short) - pitch * 0.36;
    let count = (run * 2.0 / (pitch * 0.24)).floor().max(1.0);
    let step = run * 2.0 / count;
    for end in [-1.0, 1.0] {
        for n in 0..count as u32 {
            let from = f64::from(n) * step - run;
            let at = |out: f64, along: f64| {
                layout.board.centre()
                    + long * (end * (half(long) - pitch * out))
                    + short * (from + step * along)
            };
            pen.shape(&[at(0.235, 0.06), at(0.115, 0.5), at(0.235, 0.94)]);
            pen.colour(theme.burnt, 0.62).fill();
        }
    }
}

fn lines(pen: &Pen, layout: &Layout, theme: &Theme) {
    let width = layout.line();
    let columns = layout.spec.format.columns;
    match (layout.spec.format.places, layout.spec.format.lines) {
        (Drawing::Lines, Lines::Short) => {
            for place in layout.places() {
                let (from, to) = (layout.along(place, -1.0), layout.along(place, 1.0));
                cut(pen, theme, width, |pen| {
                    pen.segment(from, to);
                });
            }
        }
        (Drawing::Lines, Lines::Joined) => {
            for column in 1..=columns {
                let end = |row, along| Place::new(row, column).map(|p| layout.along(p, along));
                if let (Some(from), Some(to)) = (end(Row::A, -1.0), end(Row::C, 1.0)) {
                    cut(pen, theme, width, |pen| {
                        pen.segment(from, to);
                    });
                }
            }
            // Short strokes across, where one row ends and the next begins.
            let half = layout.column_axis * (layout.pitch * 0.13);
            for column in 1..=columns {
                for along in [-1.0, 1.0] {
                    if let Some(place) = Place::new(Row::B, column) {
                        let at = layout.along(place, along);
                        cut(pen, theme, width * 0.8, |pen| {
                            pen.segment(at - half, at + half);
                        });
                    }
                }
            }
        }
        (Drawing::Squares, _) => {
            for place in layout.places() {
                let cell = layout.cell(place);
                cut(pen, theme, width * 0.8, |pen| {
                    pen.round_rect(&cell, 0.0);
                });
            }
        }
    }
}

fn ornaments(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    let width = (layout.pitch * 0.042).max(1.1);
    for (n, place) in layout.marked().enumerate() {
        let at = layout.point(place);
        let size = match layout.spec.format.places {
            // In a square the ornament stays inside its sides.
            Drawing::Squares => layout.pitch.min(layout.length) * 0.44,
            Drawing::Lines => layout.unit * if n == 0 { 0.8 } else { 0.46 },
        };
        carving::ornament(pen, theme, ornament, n, &Carving { at, size, width });
    }
}
