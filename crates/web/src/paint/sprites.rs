//! Pictures of the pieces, each drawn once per size and theme and then only copied.

use sahkku_table::{Look, Point, Rgb, Theme};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use super::pen::{Pen, sheet};
use super::pieces;

/// The room around a piece's foot, in units: left and right, above, below.
const SIDE: f64 = 0.85;
const ABOVE: f64 = 1.75;
const BELOW: f64 = 0.3;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Motif {
    Piece(Look),
    Shadow { lying: bool },
}

struct Sprite {
    motif: Motif,
    /// Device pixels to the unit.
    scale: f64,
    picture: HtmlCanvasElement,
}

/// The pictures drawn so far.
#[derive(Default)]
pub(crate) struct Sprites {
    kept: Vec<Sprite>,
}

impl Sprites {
    /// Forgets all pictures: the theme has changed.
    pub(crate) fn clear(&mut self) {
        self.kept.clear();
    }

    /// Draws a piece with its foot at `at`; `unit` is in the pen's pixels, of which each is `dpr`
    /// device pixels.
    pub(crate) fn piece(
        &mut self,
        pen: &Pen,
        theme: &Theme,
        look: Look,
        at: Point,
        unit: f64,
        flip: bool,
        lean: f64,
        dpr: f64,
    ) {
        self.stamp(pen, theme, Motif::Piece(look), at, unit, flip, lean, dpr);
    }

    /// Draws the shadow of a piece that stands or lies at `at`.
    pub(crate) fn shadow(
        &mut self,
        pen: &Pen,
        theme: &Theme,
        lying: bool,
        at: Point,
        unit: f64,
        dpr: f64,
    ) {
        self.stamp(pen, theme, Motif::Shadow { lying }, at, unit, false, 0.0, dpr);
    }

    #[allow(clippy::too_many_arguments)]
    fn stamp(
        &mut self,
        pen: &Pen,
        theme: &Theme,
        motif: Motif,
        at: Point,
        unit: f64,
        flip: bool,
        lean: f64,
        dpr: f64,
    ) {
        // Pieces change size in flight; one picture serves sizes that are nearly the same.
        let scale = (unit * dpr / 4.0).ceil() * 4.0;
        let known = |sprite: &Sprite| sprite.motif == motif && sprite.scale == scale;
        let n = match self.kept.iter().position(known) {
            Some(n) => n,
            None => {
                let Ok(picture) = draw(motif, scale, theme) else {
                    return;
                };
                self.kept.push(Sprite {
                    motif,
                    scale,
                    picture,
                });
                self.kept.len() - 1
            }
        };
        let picture = &self.kept[n].picture;
        let (w, h) = (2.0 * SIDE * unit, (ABOVE + BELOW) * unit);
        let copy = |pen: &Pen, x: f64, y: f64| {
            let _ = pen
                .ctx
                .draw_image_with_html_canvas_element_and_dw_and_dh(picture, x, y, w, h);
        };
        if !flip && lean == 0.0 {
            let snap = |v: f64| (v * dpr).round() / dpr;
            copy(pen, snap(at.x - SIDE * unit), snap(at.y - ABOVE * unit));
        } else {
            let scale = (if flip { -1.0 } else { 1.0 }, 1.0);
            pen.at(at, lean, scale, |pen| copy(pen, -SIDE * unit, -ABOVE * unit));
        }
    }
}

fn draw(motif: Motif, scale: f64, theme: &Theme) -> Result<HtmlCanvasElement, JsValue> {
    let (canvas, pen) = sheet(2.0 * SIDE * scale, (ABOVE + BELOW) * scale)?;
    let foot = Point::new(SIDE, ABOVE) * scale;
    pen.at(foot, 0.0, (scale, scale), |pen| match motif {
        Motif::Piece(look) if look.lies() => {
            // Laid down to the right: its lit side is up.
            let laid = Point::new(-0.47, -0.23);
            let size = 0.94 / look_length(look);
            pen.at(laid, core::f64::consts::FRAC_PI_2, (size, size), |pen| {
                pieces::piece(pen, look, theme);
            });
        }
        Motif::Piece(look) => pieces::piece(pen, look, theme),
        Motif::Shadow { lying } => {
            let (at, rx, ry) = if lying {
                (Point::new(0.03, -0.05), 0.56, 0.24)
            } else {
                (Point::new(0.1, -0.01), 0.46, 0.2)
            };
            pen.at(at, 0.0, (rx, ry), |pen| {
                let dark = Rgb(20, 10, 4);
                let stops = [(0.0, dark, 0.62), (0.55, dark, 0.36), (1.0, dark, 0.0)];
                pen.glow(Point::default(), 1.0, &stops);
                pen.ellipse(Point::default(), 1.0, 1.0).fill();
            });
        }
    });
    Ok(canvas)
}

/// The length of a piece that lies, as it is carved standing.
fn look_length(look: Look) -> f64 {
    match look {
        Look::Soldier { .. } => 1.06,
        Look::Queen { .. } | Look::King { .. } => 1.22,
    }
}
