//! The checkers: discs turned from dark wood and pale bone, the faces with grooves that catch the light from the upper left.

use crate::board::{Look, Stance};
use kotra::Side;
use scene::{Point, Rgb, Surface, Theme};

use on_page::paint::pen::Pen;

/// A groove turned into the face: its distance from the middle, in radii of the face, and its width, in units.
type Groove = (f64, f64);

/// Grooves distinguish the sides without colours: white has a ring near the edge, black has two and a pit.
const WHITE: &[Groove] = &[(0.74, 0.036)];
const BLACK: &[Groove] = &[(0.8, 0.03), (0.44, 0.05)];

/// Half the width of the inlay in the middle of a white checker, and of the pit in a black one, in radii of the face.
const INLAY: f64 = 0.17;
const PIT: f64 = 0.13;

/// How far the rim of a flat checker bulges at its widest, in units.
const BULGE: f64 = 0.012;

/// Where fibres cross the face: how far above its middle, in its radii, and how far they bend.
const FIBRES: [(f64, f64); 11] = [
    (-0.86, 0.05),
    (-0.7, 0.07),
    (-0.58, 0.06),
    (-0.41, 0.09),
    (-0.22, 0.08),
    (-0.07, 0.1),
    (0.12, 0.09),
    (0.3, 0.06),
    (0.44, 0.07),
    (0.63, 0.04),
    (0.8, 0.05),
];

/// The material of a side's checkers: white is pale, black is dark, but on a dark board no darker than the board.
pub(super) fn body(side: Side, theme: &Theme) -> Surface {
    let [dark, pale] = [theme.sides[0].body, theme.sides[1].body];
    match side {
        Side::White => pale,
        Side::Black if theme.is_dark() => Surface {
            colour: dark.colour.lit(-0.22),
            ..dark
        },
        Side::Black => dark,
    }
}

/// Draws a checker whose foot is at the origin.
pub(super) fn checker(pen: &Pen, look: Look, theme: &Theme) {
    let body = body(look.side, theme);
    match look.stance {
        Stance::Flat => flat(pen, look.side, body, theme),
        Stance::Edge => edge(pen, look, body, theme),
    }
}

/// The width of the line around a checker.
fn line(theme: &Theme) -> f64 {
    if theme.flat { 0.04 } else { 0.03 }
}

fn flat(pen: &Pen, side: Side, body: Surface, theme: &Theme) {
    let (middle, rx, ry) = Look::face();
    let low = Point::new(middle.x, -ry);
    let shades = theme.shades(body.colour);
    // The whole outline: the face, and the same ellipse lower by the height of the rim.
    let outline = || {
        let ctx = &pen.ctx;
        ctx.begin_path();
        let half = core::f64::consts::PI;
        let _ = ctx.ellipse(middle.x, middle.y, rx, ry, 0.0, half, 2.0 * half);
        let _ = ctx.ellipse(low.x, low.y, rx, ry, 0.0, 0.0, half);
        ctx.close_path();
    };
    if !theme.flat {
        contact(pen, low, rx, ry);
    }
    outline();
    pen.line(shades.edge, 1.0, line(theme)).stroke();
    if theme.flat {
        pen.colour(body.colour, 1.0).fill();
        pen.line(theme.outline, 1.0, 0.026)
            .ellipse(middle, rx, ry)
            .stroke();
        marks(pen, side, body, middle, (rx, ry), theme);
        return;
    }
    rim(pen, body, middle.x, rx);
    outline();
    pen.fill();
    // A bright line where the rim bulges, and the shade below it.
    let bulge = Point::new(low.x, low.y - Look::rim() * 0.42);
    pen.inside(
        |_| outline(),
        |pen| {
            pen.line(body.colour.lit(0.75), 0.3, 0.03)
                .ellipse(bulge, rx + BULGE, ry)
                .stroke();
            pen.line(shaded(body.colour, 0.9), 0.4, 0.05)
                .ellipse(low, rx, ry)
                .stroke();
        },
    );
    face(pen, side, body, middle, (rx, ry), theme);
}

/// Draws the shadow right beside a lying checker; it is faint, so that a stack stays readable.
fn contact(pen: &Pen, low: Point, rx: f64, ry: f64) {
    for (off, alpha) in [(0.05, 0.1), (0.09, 0.07), (0.13, 0.05)] {
        let at = low + Point::new(off * 0.62, off * 0.5);
        pen.colour(Rgb(14, 7, 2), alpha).ellipse(at, rx, ry).fill();
    }
}

/// Fills with the light on a round rim from left to right.
fn rim(pen: &Pen, body: Surface, x: f64, half: f64) -> &Pen {
    let colour = body.colour;
    pen.shade(
        Point::new(x - half, 0.0),
        Point::new(x + half, 0.0),
        &[
            (0.0, shaded(colour, 0.46), 1.0),
            (0.16, shaded(colour, 0.2), 1.0),
            (0.36, shaded(colour, 0.02), 1.0),
            (0.6, shaded(colour, 0.3), 1.0),
            (0.88, shaded(colour, 0.58), 1.0),
            (1.0, shaded(colour, 0.66), 1.0),
        ],
    )
}

/// The face, seen from above.
fn face(pen: &Pen, side: Side, body: Surface, at: Point, (rx, ry): (f64, f64), theme: &Theme) {
    let colour = body.colour;
    let toward = Point::new(rx * 0.7, ry * 0.7);
    pen.shade(
        at - toward,
        at + toward,
        &[
            (0.0, colour.lit(0.2), 1.0),
            (0.5, colour.lit(0.03), 1.0),
            (1.0, shaded(colour, 0.16), 1.0),
        ],
    );
    pen.ellipse(at, rx, ry).fill();
    pen.inside(
        |pen| {
            pen.ellipse(at, rx, ry);
        },
        |pen| fibres(pen, body, at, (rx, ry)),
    );
    marks(pen, side, body, at, (rx, ry), theme);
    // The edge is bevelled: bright toward the light, dark away from it.
    let round = 0.03;
    pen.inside(
        |pen| {
            pen.ellipse(at, rx, ry);
        },
        |pen| {
            let off = Point::new(round * 0.55, round * 0.55);
            pen.line(colour.lit(0.8), 0.6, round)
                .ellipse(at + off, rx + round * 0.3, ry + round * 0.3)
                .stroke();
            pen.line(shaded(colour, 0.8), 0.42, round)
                .ellipse(at - off, rx + round * 0.3, ry + round * 0.3)
                .stroke();
        },
    );
}

fn fibres(pen: &Pen, body: Surface, at: Point, (rx, ry): (f64, f64)) {
    let strength = f64::from(body.figure) / 100.0;
    for (n, (up, bend)) in FIBRES.into_iter().enumerate() {
        let alpha = if n % 3 == 0 { 0.5 } else { 0.28 };
        pen.line(shaded(body.colour, 0.8), alpha * strength, 0.013);
        let y = at.y + up * ry;
        let ctx = &pen.ctx;
        ctx.begin_path();
        ctx.move_to(at.x - rx, y + bend * 0.4);
        ctx.bezier_curve_to(
            at.x - rx * 0.3,
            y - bend,
            at.x + rx * 0.3,
            y + bend,
            at.x + rx,
            y - bend * 0.3,
        );
        pen.stroke();
    }
}

/// Draws the grooves of a side, and the detail in the middle.
fn marks(pen: &Pen, side: Side, body: Surface, at: Point, (rx, ry): (f64, f64), theme: &Theme) {
    let ring = |size: f64| (rx * size, ry * size);
    let grooves = match side {
        Side::White => WHITE,
        Side::Black => BLACK,
    };
    for &(size, width) in grooves {
        let (x, y) = ring(size);
        if theme.flat {
            pen.line(body.grain, 1.0, width).ellipse(at, x, y).stroke();
            continue;
        }
        // The wall toward the light lies in shade, the one opposite is lit.
        let off = Point::new(width * 0.32, width * 0.32);
        pen.line(shaded(body.colour, 0.75), 0.55, width)
            .ellipse(at - off, x, y)
            .stroke();
        pen.line(body.colour.lit(0.7), 0.5, width)
            .ellipse(at + off, x, y)
            .stroke();
        pen.line(shaded(body.colour, 0.42), 1.0, width * 0.8)
            .ellipse(at, x, y)
            .stroke();
    }
    let size = match side {
        Side::White => INLAY,
        Side::Black => PIT,
    };
    let (x, y) = ring(size);
    match side {
        // A dot in the dye of the other details, let into the bone.
        Side::White => {
            pen.colour(body.grain, if theme.flat { 1.0 } else { 0.86 })
                .ellipse(at, x, y)
                .fill();
            if !theme.flat {
                pen.line(shaded(body.colour, 0.7), 0.5, 0.016).stroke();
            }
        }
        Side::Black if theme.flat => {
            pen.colour(body.grain, 1.0).ellipse(at, x, y).fill();
        }
        Side::Black => {
            let (from, to) = (at - Point::new(x, y), at + Point::new(x, y));
            let colour = body.colour;
            let stops = [(0.2, shaded(colour, 0.6), 1.0), (0.9, colour.lit(0.3), 1.0)];
            pen.shade(from, to, &stops);
            pen.ellipse(at, x, y).fill();
        }
    }
}

/// Draws a checker on its edge: only its rim, slightly rounded toward both faces.
fn edge(pen: &Pen, look: Look, body: Surface, theme: &Theme) {
    let (half, high) = (look.width() / 2.0, look.height());
    let rect = scene::Rect {
        x: -half,
        y: -high,
        w: 2.0 * half,
        h: high,
    };
    let shades = theme.shades(body.colour);
    let round = half * 0.5;
    pen.round_rect(&rect, round);
    pen.line(shades.edge, 1.0, line(theme)).stroke();
    if theme.flat {
        pen.colour(body.colour, 1.0).fill();
        pen.line(body.grain, 1.0, 0.04);
        for x in stripes(look.side) {
            let from = Point::new(x * half, -high * 0.94);
            pen.segment(from, Point::new(from.x, -high * 0.06)).stroke();
        }
        return;
    }
    let colour = body.colour;
    pen.shade(
        Point::new(0.0, -high),
        Point::default(),
        &[
            (0.0, shaded(colour, 0.12), 1.0),
            (0.24, colour.lit(0.24), 1.0),
            (0.5, colour, 1.0),
            (0.82, shaded(colour, 0.38), 1.0),
            (1.0, shaded(colour, 0.6), 1.0),
        ],
    );
    pen.fill();
    pen.inside(
        |pen| {
            pen.round_rect(&rect, round);
        },
        |pen| {
            let dark = shaded(colour, 0.85);
            pen.shade(
                Point::new(-half, 0.0),
                Point::new(half, 0.0),
                &[
                    (0.0, colour.lit(0.7), 0.4),
                    (0.24, colour, 0.0),
                    (0.62, dark, 0.0),
                    (1.0, dark, 0.55),
                ],
            );
            pen.round_rect(&rect, 0.0).fill();
        },
    );
    for x in stripes(look.side) {
        let at = |x: f64, up: f64| Point::new(x, -high * up);
        let x = x * half;
        pen.line(shaded(colour, 0.55), 0.75, 0.026)
            .segment(at(x, 0.985), at(x, 0.015))
            .stroke();
        pen.line(colour.lit(0.6), 0.35, 0.014)
            .segment(at(x + 0.02, 0.97), at(x + 0.02, 0.4))
            .stroke();
    }
}

/// Where grooves run round the rim: one for white, two for black, in half thicknesses from the middle.
fn stripes(side: Side) -> &'static [f64] {
    match side {
        Side::White => &[0.0],
        Side::Black => &[-0.36, 0.36],
    }
}

/// A colour in the shade; pale colours stay warm there.
fn shaded(colour: Rgb, shade: f64) -> Rgb {
    colour.toward(Rgb(36, 20, 8), shade)
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Material;

    #[test]
    fn the_sides_differ_and_black_is_seen_on_a_dark_board() {
        for material in Material::ALL {
            let theme = Theme::of(*material);
            let [white, black] = Side::BOTH.map(|side| body(side, &theme).colour);
            assert!(white.luminance() > black.luminance());
            let contrast = white.contrast(black);
            assert!(contrast > 2.6, "{material}: {contrast}");
            let board = black.contrast(theme.board.colour);
            assert!(board > 2.6, "{material}: {board}");
        }
    }

    #[test]
    fn grooves_tell_the_sides_apart_without_colours() {
        assert_ne!(WHITE.len(), BLACK.len());
        assert_ne!(stripes(Side::White).len(), stripes(Side::Black).len());
    }
}
