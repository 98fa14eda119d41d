//! The carvings of the squares: the throne, the corners, and the camps where they matter.

use crate::board::{Layout, Mark};
use scene::{BoardLayout as _, Ornament, Point, Rect, Theme};

use on_page::paint::carving::{self, Carving, cut};
use on_page::paint::pen::Pen;

pub(super) fn marked(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    for (square, mark) in layout.marks() {
        let cell = layout.cell(square);
        match mark {
            Mark::Throne => throne(pen, theme, &cell, ornament),
            Mark::Camp => camp(pen, theme, &cell, ornament),
            Mark::Corner => corner(pen, theme, &cell, ornament),
        }
    }
}

/// Darkens a square: burnt, or painted.
fn stain(pen: &Pen, theme: &Theme, cell: &Rect, strength: f64) {
    pen.colour(theme.burnt, strength)
        .round_rect(cell, 0.0)
        .fill();
}

/// The ornament of the throne in a frame of teeth.
fn throne(pen: &Pen, theme: &Theme, cell: &Rect, ornament: Ornament) {
    let size = cell.w;
    stain(pen, theme, cell, 0.3);
    let width = (size * 0.03).max(1.0);
    let inner = cell.inset(size * 0.13);
    for side in 0..4 {
        let turn = f64::from(side) * core::f64::consts::FRAC_PI_2;
        for n in 0..6 {
            let at = |along: f64, down: f64| {
                let step = inner.w / 6.0;
                let x = (f64::from(n) + along) * step - inner.w / 2.0;
                cell.centre() + Point::new(x, down - size / 2.0).turned(turn)
            };
            pen.shape(&[
                at(0.0, size * 0.03),
                at(0.5, size * 0.12),
                at(1.0, size * 0.03),
            ]);
            pen.colour(theme.burnt, 0.7).fill();
        }
    }
    cut(pen, theme, width, |pen| {
        pen.round_rect(&inner, 0.0);
    });
    let carving = Carving {
        at: cell.centre(),
        size: size * 0.34,
        width: (size * 0.036).max(1.1),
    };
    carving::ornament(pen, theme, ornament, 0, &carving);
}

/// Draws a fine frame and a small ornament. A piece hides the whole ornament, or the ornament's tips would change the outline of
/// the piece.
fn camp(pen: &Pen, theme: &Theme, cell: &Rect, ornament: Ornament) {
    let size = cell.w;
    stain(pen, theme, cell, 0.2);
    pen.line(theme.burnt, 0.45, (size * 0.016).max(0.8));
    pen.round_rect(&cell.inset(size * 0.08), 0.0).stroke();
    let share = match ornament {
        Ornament::Sun | Ornament::Cross => 0.22,
        Ornament::Diamond | Ornament::Star => 0.2,
    };
    let carving = Carving {
        at: cell.centre(),
        size: size * share,
        width: (size * 0.03).max(1.0),
    };
    carving::ornament(pen, theme, ornament, 1, &carving);
}

fn corner(pen: &Pen, theme: &Theme, cell: &Rect, ornament: Ornament) {
    let size = cell.w;
    stain(pen, theme, cell, 0.3);
    let width = (size * 0.03).max(1.0);
    cut(pen, theme, width, |pen| {
        pen.round_rect(&cell.inset(size * 0.13), 0.0);
    });
    let carving = Carving {
        at: cell.centre(),
        size: size * 0.33,
        width: (size * 0.036).max(1.1),
    };
    carving::ornament(pen, theme, ornament, 1, &carving);
}
