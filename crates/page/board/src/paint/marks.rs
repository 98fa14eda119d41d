//! Marks: whose turn it is, what can move, and where it can go.

use game::Side;
use scene::{DieFace, Name, Pair, Point, Rect, Rgb, Ring, Theme, Tint, within};

use on_page::paint::pen::Pen;

pub(crate) fn turn(pen: &Pen, theme: &Theme, side: Side, ends: (Point, Point), size: f64) {
    let banner = theme.sides[side.index()].banner;
    pen.line(banner, 1.0, size).segment(ends.0, ends.1).stroke();
    pen.line(Rgb(255, 250, 236), 0.55, (size * 0.2).max(0.8))
        .stroke();
}

/// Draws a slip of bone with notches in its short sides.
pub(crate) fn plate(pen: &Pen, theme: &Theme, rect: &Rect) {
    let line = if theme.flat { 2.0 } else { 1.25 };
    pen.colour(theme.dice.colour, 1.0)
        .round_rect(rect, 3.0)
        .fill();
    pen.line(theme.dice.grain, 0.75, line);
    pen.round_rect(&rect.inset(line), 2.0).stroke();
    let (middle, deep) = (rect.centre(), within(rect.w.min(rect.h) * 0.08, 3.0, 12.0));
    pen.colour(theme.dice.grain, 0.75);
    for way in [-1.0, 1.0] {
        let end = middle + Point::new(way * (rect.w / 2.0 - line), 0.0);
        let corner = |aside: f64| end + Point::new(0.0, aside * deep * 0.7);
        pen.shape(&[corner(-1.0), end - Point::new(way * deep, 0.0), corner(1.0)]);
        pen.fill();
    }
}

pub(crate) fn cell(pen: &Pen, theme: &Theme, rect: &Rect, tint: Tint) {
    let radius = rect.w.min(rect.h) * 0.18;
    pen.round_rect(rect, radius);
    let thin = (rect.w.min(rect.h) * 0.035).max(1.2);
    match tint {
        Tint::LastFrom | Tint::LastTo => {
            let Pair { colour, edge } = theme.last_move();
            let strong = if tint == Tint::LastTo { 0.22 } else { 0.14 };
            pen.colour(colour, strong).fill();
            pen.line(edge, 0.85, thin * 2.4).stroke();
            if tint == Tint::LastFrom {
                pen.dashes(&[thin * 2.5, thin * 2.5]);
            }
            pen.line(colour, 1.0, thin * 1.2).stroke();
            pen.dashes(&[]);
        }
        Tint::Hover => {
            pen.colour(theme.board.colour.lit(0.8), 0.25).fill();
        }
        Tint::Open => {
            pen.colour(theme.accent, 0.16).fill();
        }
        Tint::Refused => {
            pen.colour(theme.alarm, 0.35).fill();
            pen.line(theme.alarm, 1.0, thin * 1.6).stroke();
        }
    }
}

pub(crate) fn ring(pen: &Pen, theme: &Theme, ring: Ring, at: Point, rx: f64, ry: f64) {
    let pale = theme.board.colour.lit(0.75);
    let width = (rx * 0.14).max(1.6);
    pen.ellipse(at, rx, ry);
    match ring {
        Ring::Movable => {
            pen.colour(theme.accent, 0.22).fill();
            pen.line(theme.accent, 1.0, width).stroke();
        }
        Ring::Chosen => {
            pen.colour(theme.accent, 0.55).fill();
            pen.line(pale, 1.0, width * 2.1).stroke();
            pen.line(theme.accent, 1.0, width * 1.2).stroke();
        }
        Ring::Destination => {
            pen.line(pale, 0.8, width * 1.9).stroke();
            pen.line(theme.accent, 1.0, width).stroke();
        }
        Ring::Capture => {
            pen.line(pale, 0.9, width * 2.0).stroke();
            pen.line(theme.alarm, 1.0, width).stroke();
            // The points face outward, so that they are seen without colour.
            for n in 0..12 {
                let way = Point::new(1.0, 0.0).turned(f64::from(n) * core::f64::consts::PI / 6.0);
                let on = |size: f64| at + Point::new(way.x * rx * size, way.y * ry * size);
                pen.line(theme.alarm, 1.0, width * 0.9)
                    .segment(on(1.0), on(1.28))
                    .stroke();
            }
        }
        Ring::Preview => {
            pen.dashes(&[width * 1.6, width * 1.8]);
            pen.line(theme.accent, 0.7, width * 0.8).stroke();
            pen.dashes(&[]);
        }
    }
}

/// Draws an arrowhead in the direction that a piece moves.
pub(crate) fn arrow(pen: &Pen, theme: &Theme, at: Point, way: Point, size: f64, side: Side) {
    let across = Point::new(-way.y, way.x);
    let head = [
        at + way * size,
        at - way * (size * 0.5) + across * size,
        at - way * (size * 0.1),
        at - way * (size * 0.5) - across * size,
    ];
    pen.shape(&head);
    pen.line(theme.board.colour.lit(0.75), 0.9, (size * 0.4).max(2.0))
        .stroke();
    pen.colour(theme.sides[side.index()].banner, 1.0).fill();
}

pub(crate) fn focus(pen: &Pen, theme: &Theme, rect: &Rect) {
    let width = within(rect.w.min(rect.h) * 0.06, 2.0, 6.0);
    pen.round_rect(rect, width * 2.0);
    pen.line(Rgb(255, 255, 255), 1.0, width * 2.0).stroke();
    pen.line(theme.accent.lit(-0.5), 1.0, width).stroke();
}

pub(crate) fn count(pen: &Pen, theme: &Theme, at: Point, size: f64, side: Side, count: u8) {
    let Pair { colour, edge } = theme.number(side.index());
    // A ring, and the colour of the plate on both sides of it.
    let ring = (size * 0.1).max(1.2);
    pen.ellipse(at, size * 0.56, size * 0.56);
    pen.colour(colour, 1.0).fill();
    pen.line(colour, 1.0, ring * 2.0).stroke();
    pen.line(edge, 1.0, ring).stroke();
    pen.colour(edge, 1.0);
    let at = at + Point::new(0.0, size * 0.05);
    let letters = if count > 9 { 0.7 } else { 0.82 };
    write(pen, &count.to_string(), at, size * letters, "600");
}

/// Writes a few letters centred on a point.
fn write(pen: &Pen, word: &str, at: Point, size: f64, weight: &str) {
    let px = size as u32;
    pen.ctx
        .set_font(&format!("{weight} {px}px system-ui, sans-serif"));
    pen.ctx.set_text_align("center");
    pen.ctx.set_text_baseline("middle");
    let _ = pen.ctx.fill_text(word, at.x, at.y);
}

/// Draws the name of a row or a column, burnt into the wood.
pub(crate) fn name(pen: &Pen, theme: &Theme, name: Name, size: f64, pointed: bool) {
    let word = match name {
        Name::Letter(letter) => letter.to_string(),
        Name::Number(number) => number.to_string(),
    };
    let weight = if pointed { "800" } else { "500" };
    // Lower-case letters are not as tall as their line.
    let at = match name {
        Name::Letter(_) => Point::new(0.0, -size * 0.06),
        Name::Number(_) => Point::new(0.0, size * 0.05),
    };
    // On a dark board names are lighter than the lines.
    let colour = if pointed && !theme.is_dark() {
        theme.burnt
    } else {
        theme.names()
    };
    pen.colour(colour, 1.0);
    write(pen, &word, at, size, weight);
}

/// The look of the plates of a tag.
pub(crate) struct Plate {
    pub(crate) size: f64,
    /// Whether they are framed in the colour of captures, and heavier.
    pub(crate) captures: bool,
    /// Whether they are half transparent.
    pub(crate) faint: bool,
    /// Whether they lie one above the other.
    pub(crate) stacked: bool,
}

impl Plate {
    fn width(&self) -> f64 {
        self.size * 1.16
    }

    /// From the middle of all plates to the middle of plate `n` of `count`.
    fn off(&self, n: f64, count: usize) -> Point {
        let from_middle = n - (count as f64 - 1.0) / 2.0;
        if self.stacked {
            Point::new(0.0, from_middle * self.size * 1.1)
        } else {
            Point::new(from_middle * self.width() * 1.08, 0.0)
        }
    }
}

/// Draws the faces that lead to a place: plates like the sides of dice.
pub(crate) fn tag(pen: &Pen, theme: &Theme, at: Point, faces: &[DieFace], plate: &Plate) {
    for (n, face) in faces.iter().enumerate() {
        let off = plate.off(n as f64, faces.len());
        face_plate(pen, theme, at + off, *face, plate);
    }
}

fn face_plate(pen: &Pen, theme: &Theme, at: Point, face: DieFace, plate: &Plate) {
    let (w, h) = (plate.width(), plate.size);
    let rect = Rect::around(at, w, h);
    if !plate.faint && !theme.flat {
        let under = Rect::around(at + Point::new(h * 0.04, h * 0.09), w, h);
        pen.colour(Rgb(20, 10, 4), 0.45);
        pen.round_rect(&under.inset(-h * 0.04), h * 0.3).fill();
    }
    let alpha = if plate.faint { 0.62 } else { 1.0 };
    let (frame, heavy) = if plate.captures {
        (theme.alarm, 0.13)
    } else {
        (theme.accent, 0.1)
    };
    pen.round_rect(&rect, h * 0.26);
    pen.colour(theme.dice.colour, alpha).fill();
    pen.line(frame, alpha, (h * heavy).max(1.5)).stroke();
    pen.line(theme.dice.grain, alpha, (h * 0.13).max(1.4));
    for cut in face.cuts {
        let end =
            |(along, across): (f64, f64)| at + Point::new(along * h * 0.34, across * h * 0.42);
        pen.segment(end(cut[0]), end(cut[1])).stroke();
    }
    if face.cuts.is_empty() {
        pen.line(theme.dice.grain, alpha, (h * 0.07).max(1.0));
        pen.ellipse(at, h * 0.1, h * 0.1).stroke();
    }
}

/// Draws a crown at the corner of a tag: the king is captured there. If it is a `choice`, a second crown at the other corner is
/// struck through: he may be removed instead.
pub(crate) fn crown(
    pen: &Pen,
    theme: &Theme,
    at: Point,
    faces: usize,
    plate: &Plate,
    choice: bool,
) {
    let size = plate.size * 0.36;
    let corner = Point::new(plate.width() * 0.54 + plate.size * 0.1, -plate.size * 0.42);
    let first = at + plate.off(0.0, faces);
    small_crown(pen, theme, first + Point::new(-corner.x, corner.y), size);
    if choice {
        let last = if plate.stacked {
            0.0
        } else {
            faces as f64 - 1.0
        };
        let at = at + plate.off(last, faces) + corner;
        small_crown(pen, theme, at, size);
        let (from, to) = (Point::new(-1.2, 0.95), Point::new(1.2, -1.05));
        for (colour, width) in [(theme.dice.colour, 0.75), (theme.alarm, 0.38)] {
            pen.line(colour, 1.0, (size * width).max(1.2));
            pen.segment(at + from * size, at + to * size).stroke();
        }
    }
}

fn small_crown(pen: &Pen, theme: &Theme, at: Point, size: f64) {
    let shape = [
        (-1.0, 0.6),
        (-1.0, -0.5),
        (-0.45, 0.05),
        (0.0, -0.8),
        (0.45, 0.05),
        (1.0, -0.5),
        (1.0, 0.6),
    ]
    .map(|(x, y)| (at.x + x * size, at.y + y * size));
    pen.colour(theme.king.colour, 1.0).polygon(&shape).fill();
    pen.line(theme.king.grain, 1.0, (size * 0.2).max(1.2))
        .stroke();
}
