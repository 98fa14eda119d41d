//! The carvings of a board: lines, and the ornaments of marked places.

use scene::{Ornament, Point, Texture, Theme};

use super::pen::Pen;

/// Draws a cut in the wood: dark, with a lit lower edge.
pub fn cut(pen: &Pen, theme: &Theme, width: f64, path: impl Fn(&Pen)) {
    // Hide is painted, not cut.
    if theme.board.texture == Texture::Wood {
        let off = width * 0.42;
        let glint = theme.board.colour.lit(0.5);
        pen.at(Point::new(off, off), 0.0, (1.0, 1.0), |pen| {
            path(pen.line(glint, 0.65, width));
            pen.stroke();
        });
    }
    path(pen.line(theme.burnt, 1.0, width));
    pen.stroke();
}

/// The position and size of an ornament, in the units of the pen.
pub struct Carving {
    pub at: Point,
    pub size: f64,
    pub width: f64,
}

/// Draws the ornament of a marked place. `n` numbers the places: the sun is carved only at the first, and the others then have
/// crosses.
pub fn ornament(pen: &Pen, theme: &Theme, ornament: Ornament, n: usize, carving: &Carving) {
    let Carving { at, size, width } = *carving;
    match (ornament, n) {
        (Ornament::Sun, 0) => sun(pen, theme, at, size, width),
        (Ornament::Star, _) => star(pen, theme, at, size, width),
        (Ornament::Diamond, _) => lozenge(pen, theme, at, size, width),
        _ => cross(pen, theme, at, size * 0.85, width * 1.25),
    }
}

/// Draws the cross (sáhkku), with short bars at its ends.
fn cross(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    for turn in [0.785_f64, -0.785] {
        let arm = Point::new(size, 0.0).turned(turn);
        let bar = Point::new(0.0, size * 0.22).turned(turn);
        cut(pen, theme, width, |pen| {
            pen.segment(at - arm, at + arm);
        });
        for end in [at + arm, at - arm] {
            cut(pen, theme, width, |pen| {
                pen.segment(end - bar, end + bar);
            });
        }
    }
}

/// Draws a sun of two rings with rays between and around them.
fn sun(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    if !theme.flat {
        pen.colour(theme.burnt, 0.14)
            .ellipse(at, size * 0.62, size * 0.62)
            .fill();
    }
    for radius in [0.62, 0.34] {
        cut(pen, theme, width, |pen| {
            pen.ellipse(at, size * radius, size * radius);
        });
    }
    for n in 0..16 {
        let way = Point::new(1.0, 0.0).turned(f64::from(n) * core::f64::consts::PI / 8.0);
        let (from, to) = if n % 2 == 0 {
            (0.62, 1.0)
        } else {
            (0.34, 0.62)
        };
        cut(pen, theme, width, |pen| {
            pen.segment(at + way * (size * from), at + way * (size * to));
        });
    }
}

/// Draws a star of eight points, from two squares.
fn star(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    let points: Vec<Point> = (0..16)
        .map(|n| {
            let reach = if n % 2 == 0 { 1.0 } else { 0.48 };
            let way = Point::new(size * reach, 0.0);
            at + way.turned(f64::from(n) * core::f64::consts::PI / 8.0)
        })
        .collect();
    cut(pen, theme, width, |pen| {
        pen.shape(&points);
    });
    for n in 0..4 {
        let (tip, other) = (points[n * 4], points[(n * 4 + 2) % 16]);
        cut(pen, theme, width * 0.7, |pen| {
            pen.segment(at, tip);
        });
        cut(pen, theme, width * 0.7, |pen| {
            pen.segment(at, other);
        });
    }
}

fn lozenge(pen: &Pen, theme: &Theme, at: Point, size: f64, width: f64) {
    for scale in [1.0, 0.6] {
        let (x, y) = (size * scale * 0.75, size * scale);
        let corners = [
            (at.x, at.y - y),
            (at.x + x, at.y),
            (at.x, at.y + y),
            (at.x - x, at.y),
        ];
        cut(pen, theme, width, |pen| {
            pen.polygon(&corners);
        });
    }
}
