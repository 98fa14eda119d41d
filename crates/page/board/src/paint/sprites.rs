//! Pictures of the pieces: each is drawn once per size and theme, and then only copied.

use scene::{Point, ROOM, Rgb, Theme};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use on_page::Art;
use on_page::paint::pen::{Pen, Under, sheet};

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Motif<L> {
    Piece(L),
    Shadow { lying: bool },
}

/// Where and how a picture is copied.
pub(crate) struct Stamp {
    /// Where the foot stands, in CSS pixels.
    pub(crate) at: Point,
    /// CSS pixels per unit.
    pub(crate) unit: f64,
    pub(crate) flip: bool,
    /// The rotation towards the player it faces, in radians clockwise.
    pub(crate) facing: f64,
    /// The lean, in radians clockwise.
    pub(crate) lean: f64,
    /// Whether it is moving: a picture of about the right size will do.
    pub(crate) rough: bool,
    /// Device pixels per CSS pixel.
    pub(crate) dpr: f64,
}

struct Sprite<L> {
    motif: Motif<L>,
    /// Device pixels per unit.
    scale: f64,
    picture: HtmlCanvasElement,
}

pub(crate) struct Sprites<A: Art> {
    kept: Vec<Sprite<A::Look>>,
}

impl<A: Art> Sprites<A> {
    pub(crate) const fn new() -> Sprites<A> {
        Sprites { kept: Vec::new() }
    }

    /// Discards all pictures: the theme or the size of the board has changed.
    pub(crate) fn clear(&mut self) {
        self.kept.clear();
    }

    fn find(&self, motif: Motif<A::Look>, scale: f64, rough: bool) -> Option<&Sprite<A::Look>> {
        let mut same = self.kept.iter().filter(|sprite| sprite.motif == motif);
        let exact = same.clone().find(|sprite| sprite.scale == scale);
        let near = |sprite: &&Sprite<A::Look>| (0.9..2.6).contains(&(sprite.scale / scale));
        exact.or_else(|| same.find(|sprite| rough && near(sprite)))
    }

    /// Copies a picture onto the canvas, drawing it first if it is not yet cached.
    pub(crate) fn stamp(&mut self, pen: &Pen, theme: &Theme, motif: Motif<A::Look>, stamp: &Stamp) {
        let scale = stamp.unit * stamp.dpr;
        if self.find(motif, scale, stamp.rough).is_none()
            && let Ok(picture) = draw::<A>(motif, scale, theme)
        {
            self.kept.push(Sprite {
                motif,
                scale,
                picture,
            });
        }
        let Some(sprite) = self.find(motif, scale, stamp.rough) else {
            return;
        };
        // The picture is slightly larger than its content: it is rounded up to whole pixels.
        let size = stamp.unit / sprite.scale;
        let w = f64::from(sprite.picture.width()) * size;
        let h = f64::from(sprite.picture.height()) * size;
        let copy = |pen: &Pen, x: f64, y: f64| {
            let _ = pen.ctx.draw_image_with_html_canvas_element_and_dw_and_dh(
                &sprite.picture,
                x,
                y,
                w,
                h,
            );
        };
        let (left, above) = (-ROOM.x * stamp.unit, -ROOM.y * stamp.unit);
        // Without a lean, its pixels align with those of the screen.
        let snap = |v: f64| (v * stamp.dpr).round() / stamp.dpr;
        let snapped = |corner: Point| {
            let at = stamp.at + corner;
            Point::new(snap(at.x), snap(at.y)) - corner
        };
        let turn = stamp.facing + stamp.lean;
        if stamp.flip || turn != 0.0 {
            let mirror = if stamp.flip { -1.0 } else { 1.0 };
            let corner = Point::new(-left * mirror, -above).turned(turn);
            let at = if stamp.lean == 0.0 {
                snapped(corner)
            } else {
                stamp.at
            };
            pen.at(at, turn, (mirror, 1.0), |pen| copy(pen, -left, -above));
        } else {
            let corner = Point::new(-left, -above);
            let at = snapped(corner) + corner;
            copy(pen, at.x, at.y);
        }
    }
}

/// Draws the picture of a motif at `scale` pixels per unit; its upper left corner is that of [`ROOM`].
fn draw<A: Art>(
    motif: Motif<A::Look>,
    scale: f64,
    theme: &Theme,
) -> Result<HtmlCanvasElement, JsValue> {
    let (canvas, pen) = sheet(ROOM.w * scale, ROOM.h * scale, Under::Nothing)?;
    let foot = Point::new(-ROOM.x, -ROOM.y) * scale;
    pen.at(foot, 0.0, (scale, scale), |pen| match motif {
        Motif::Piece(look) => A::piece(pen, look, theme),
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
