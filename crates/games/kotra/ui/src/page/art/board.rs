//! The board: a frame, two inlaid leaves, and the ridge between them with its hinges.

use crate::board::Layout;
use scene::{Point, Rect, Rgb, Texture, Theme};

use super::hollow::sunk;
use on_page::paint::area::BoardArea;
use on_page::paint::carving::cut;
use on_page::paint::grain;
use on_page::paint::ground;
use on_page::paint::pen::Pen;

pub(super) fn board(pen: &Pen, canvas: &Rect, layout: &Layout, theme: &Theme) {
    // A hide needs room for its waves.
    let (out, pitch) = match theme.board.texture {
        Texture::Hide => (layout.pitch * 0.04, layout.pitch * 0.6),
        Texture::Wood | Texture::Smooth => (0.0, layout.pitch),
    };
    let area = BoardArea {
        canvas: *canvas,
        rect: layout.board.inset(-out),
        pitch,
        border: layout.frame() * 0.62 + out,
        unit: layout.unit,
    };
    ground::board(pen, &area, theme);
    for (n, leaf) in layout.leaves().iter().enumerate() {
        self::leaf(pen, leaf, n as u32, layout, theme);
    }
}

/// Draws a leaf: a plank of its own, let into the frame.
fn leaf(pen: &Pen, rect: &Rect, n: u32, layout: &Layout, theme: &Theme) {
    let width = (layout.pitch * 0.04).max(1.0);
    if theme.board.texture != Texture::Wood {
        cut(pen, theme, width, |pen| {
            pen.round_rect(rect, 0.0);
        });
        return;
    }
    let wood = grain::plank(
        &theme.board,
        rect.w,
        rect.h,
        layout.unit * 0.36,
        31 + n,
        90_000.0,
    );
    pen.inside(
        |pen| {
            pen.round_rect(rect, 0.0);
        },
        |pen| {
            if let Ok(wood) = wood {
                let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                    &wood, rect.x, rect.y, rect.w, rect.h,
                );
            }
            let dark = Rgb(40, 20, 6);
            pen.colour(dark, 0.1).round_rect(rect, 0.0).fill();
        },
    );
}

/// Draws the shadow of the frame on the leaves, over the tongues too.
pub(super) fn walls(pen: &Pen, layout: &Layout, theme: &Theme) {
    if theme.board.texture == Texture::Wood {
        for leaf in layout.leaves() {
            sunk(pen, &leaf, 0.0, layout.pitch * 0.17);
        }
    }
}

/// Draws the ridge: a bar that stands higher than the leaves, with two hinges; on hide a double seam.
pub(super) fn ridge(pen: &Pen, layout: &Layout, theme: &Theme) {
    let rect = layout.ridge();
    let pitch = layout.pitch;
    let width = (pitch * 0.04).max(1.0);
    let (long, short) = if layout.turned {
        (Point::new(rect.w / 2.0, 0.0), Point::new(0.0, rect.h / 2.0))
    } else {
        (Point::new(0.0, rect.h / 2.0), Point::new(rect.w / 2.0, 0.0))
    };
    let middle = rect.centre();
    let seam = |across: f64, reach: f64| {
        let off = short * across;
        (middle - long * reach + off, middle + long * reach + off)
    };
    match theme.board.texture {
        Texture::Wood => {}
        Texture::Smooth => {
            let tone = theme.board.colour.toward(theme.burnt, 0.1);
            pen.colour(tone, 1.0).round_rect(&rect, 0.0).fill();
            pen.line(theme.burnt, 1.0, width).stroke();
            let (from, to) = seam(0.0, 1.0);
            pen.line(theme.burnt, 0.8, width).segment(from, to).stroke();
            return;
        }
        Texture::Hide => {
            let stitch = pitch * 0.13;
            for across in [-0.16, 0.16] {
                let (from, to) = seam(across, 0.97);
                pen.dashes(&[stitch, stitch * 0.8]);
                pen.line(theme.burnt, 0.8, width).segment(from, to).stroke();
                pen.dashes(&[]);
            }
            return;
        }
    }
    let wood = grain::plank(
        &theme.board,
        rect.w,
        rect.h,
        layout.unit * 0.3,
        53,
        30_000.0,
    );
    // It throws a shadow on the leaf away from the light.
    let dark = Rgb(18, 8, 2);
    let away = if layout.turned {
        Point::new(0.0, 1.0)
    } else {
        Point::new(1.0, 0.0)
    };
    for n in 1..=4 {
        let off = away * (pitch * 0.035 * f64::from(n));
        let shadow = Rect {
            x: rect.x + off.x,
            y: rect.y + off.y,
            ..rect
        };
        pen.colour(dark, 0.1).round_rect(&shadow, 0.0).fill();
    }
    if let Ok(wood) = wood {
        let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
            &wood, rect.x, rect.y, rect.w, rect.h,
        );
    }
    let light = Rgb(255, 244, 222);
    pen.shade(
        middle - short,
        middle + short,
        &[
            (0.0, light, 0.34),
            (0.12, light, 0.16),
            (0.46, light, 0.04),
            (0.49, dark, 0.5),
            (0.51, dark, 0.5),
            (0.54, light, 0.16),
            (0.86, dark, 0.1),
            (1.0, dark, 0.4),
        ],
    );
    pen.round_rect(&rect, 0.0).fill();
    for end in [-1.0, 1.0] {
        hinge(pen, middle + long * (end * 0.9), layout, theme);
    }
}

/// A hinge of brass across the ridge.
fn hinge(pen: &Pen, at: Point, layout: &Layout, theme: &Theme) {
    let pitch = layout.pitch;
    let brass = theme.king.colour;
    let turn = if layout.turned {
        core::f64::consts::FRAC_PI_2
    } else {
        0.0
    };
    pen.at(at, turn, (pitch, pitch), |pen| {
        let dark = Rgb(18, 8, 2);
        for side in [-1.0, 1.0] {
            let plate = Rect::around(Point::new(side * 0.17, 0.0), 0.3, 0.34);
            let low = Rect::around(plate.centre() + Point::new(0.015, 0.02), 0.3, 0.34);
            pen.colour(dark, 0.4).round_rect(&low, 0.03).fill();
            let (from, to) = (Point::new(-0.3, -0.17), Point::new(0.3, 0.17));
            let stops = [
                (0.0, brass.lit(0.35), 1.0),
                (0.4, brass.lit(-0.12), 1.0),
                (1.0, brass.lit(-0.5), 1.0),
            ];
            pen.shade(from, to, &stops);
            pen.round_rect(&plate, 0.03).fill();
            pen.line(dark, 0.5, 0.012).stroke();
            for y in [-0.09, 0.09] {
                let head = Point::new(side * 0.22, y);
                pen.colour(brass.lit(-0.55), 1.0)
                    .ellipse(head, 0.028, 0.028)
                    .fill();
                pen.line(brass.lit(0.3), 0.7, 0.012)
                    .segment(
                        head - Point::new(0.018, 0.018),
                        head + Point::new(0.018, 0.018),
                    )
                    .stroke();
            }
        }
        let pin = Rect::around(Point::default(), 0.08, 0.38);
        let stops = [
            (0.0, brass.lit(-0.3), 1.0),
            (0.35, brass.lit(0.5), 1.0),
            (1.0, brass.lit(-0.55), 1.0),
        ];
        pen.shade(Point::new(-0.04, 0.0), Point::new(0.04, 0.0), &stops);
        pen.round_rect(&pin, 0.04).fill();
        pen.line(dark, 0.5, 0.012).stroke();
    });
}
