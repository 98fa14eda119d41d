//! The 24 points (tungor): tongues alternately of two woods that are let into the leaves, and the carvings of the homes and the
//! huks.

use crate::board::{Layout, tongues as shades};
use scene::{Ornament, Point, Rgb, Surface, Texture, Theme};

use on_page::paint::carving::{self, Carving};
use on_page::paint::grain;
use on_page::paint::pen::Pen;

/// How far the sides of a tongue bend outward, in widths of a point.
const BEND: f64 = 0.075;

/// The number of computed parts of a side of a tongue.
const PARTS: u8 = 8;

pub(super) fn tongues(pen: &Pen, layout: &Layout, theme: &Theme, ornament: Ornament) {
    for (n, surface) in inlays(theme).into_iter().enumerate() {
        let shapes: Vec<Vec<Point>> = kotra::Point::all()
            .filter(|point| usize::from(point.number() % 2) == n)
            .map(|point| outline(layout, point))
            .collect();
        inlay(pen, &shapes, surface, n as u32, layout, theme);
    }
    // White's home and huk, and black's, which are white's 13 and 24.
    for (number, n) in [(1, 0), (13, 0), (12, 1), (24, 1)] {
        if let Some(point) = kotra::Point::new(number) {
            mark(pen, layout, theme, ornament, point, n);
        }
    }
}

/// The materials of the even and the odd points.
fn inlays(theme: &Theme) -> [Surface; 2] {
    shades(theme).map(|colour| Surface {
        colour,
        grain: colour.lit(-0.6),
        ..theme.board
    })
}

/// The outline of a tongue: its sides bend outward slightly before they meet.
fn outline(layout: &Layout, point: kotra::Point) -> Vec<Point> {
    let [left, right, tip] = layout.tongue(point);
    let base = left.toward(right, 0.5);
    // A little of the leaf is visible between two tongues.
    let (left, right) = (base.toward(left, 0.94), base.toward(right, 0.94));
    let side = |foot: Point| {
        let out = (foot - base) * (BEND * layout.pitch / base.distance(foot).max(1e-9));
        (0..PARTS).map(move |n| {
            let t = f64::from(n) / f64::from(PARTS);
            foot.toward(tip, t) + out * (4.0 * t * (1.0 - t))
        })
    };
    let mut outline: Vec<Point> = side(left).collect();
    outline.push(tip);
    let back: Vec<Point> = side(right).collect();
    outline.extend(back.into_iter().rev());
    outline
}

fn inlay(
    pen: &Pen,
    shapes: &[Vec<Point>],
    surface: Surface,
    n: u32,
    layout: &Layout,
    theme: &Theme,
) {
    let all = || {
        pen.shapes(shapes.iter().map(Vec::as_slice));
    };
    let field = layout.field();
    let seam = (layout.pitch * 0.018).max(0.8);
    let strength = match theme.board.texture {
        // Painted on: the creases show through.
        Texture::Hide => 0.72,
        Texture::Wood | Texture::Smooth => 1.0,
    };
    all();
    pen.colour(surface.colour, strength).fill();
    if theme.board.texture != Texture::Wood {
        pen.line(theme.burnt, 1.0, seam.max(layout.pitch * 0.03))
            .stroke();
        return;
    }
    // The grain runs from base to tip.
    let (w, h) = if layout.turned {
        (field.h, field.w)
    } else {
        (field.w, field.h)
    };
    let scale = layout.unit * 0.34;
    let veneer = grain::plank(
        &surface,
        w / 2.0,
        h.max(w / 2.0 + 1.0),
        scale,
        71 + n,
        60_000.0,
    );
    pen.inside(
        |_| all(),
        |pen| {
            let Ok(veneer) = veneer else { return };
            let turn = if layout.turned {
                core::f64::consts::FRAC_PI_2
            } else {
                0.0
            };
            pen.at(field.centre(), turn, (1.0, 1.0), |pen| {
                for x in [-w / 2.0, 0.0] {
                    let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                        &veneer,
                        x,
                        -h / 2.0,
                        w / 2.0,
                        h,
                    );
                }
            });
        },
    );
    // A fine dark joint, and light on its lower edge.
    let light = surface.colour.lit(0.55);
    let off = Point::new(seam * 0.7, seam * 0.7);
    pen.at(off, 0.0, (1.0, 1.0), |_| all());
    pen.line(light, 0.28, seam).stroke();
    all();
    pen.line(Rgb(24, 11, 4), 0.62, seam).stroke();
}

/// Draws the ornament of a home, or the small one of a huk, where the tongue is still wide.
fn mark(
    pen: &Pen,
    layout: &Layout,
    theme: &Theme,
    ornament: Ornament,
    point: kotra::Point,
    n: usize,
) {
    let [left, right, tip] = layout.tongue(point);
    let base = left.toward(right, 0.5);
    let size = layout.pitch * if n == 0 { 0.21 } else { 0.15 };
    let carving = Carving {
        at: base.toward(tip, 0.4),
        size,
        width: (layout.pitch * 0.026).max(0.9),
    };
    carving::ornament(pen, theme, ornament, n, &carving);
}
