//! Draws a [`Scene`] on a canvas. No rules and no document here, only the canvas.

mod dice;
mod grain;
mod ground;
mod marks;
mod pen;
mod pieces;
mod sprites;

use sahkku_table::{Item, Layout, Ornament, Point, Rect, Rgb, Scene, Theme};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use pen::{Pen, sheet};
use sprites::Sprites;

/// Draws scenes on one canvas, and keeps pictures of what does not change.
pub struct Painter {
    canvas: HtmlCanvasElement,
    pen: Pen,
    /// Device pixels to the CSS pixel.
    dpr: f64,
    ground: Option<Ground>,
    theme: Option<Theme>,
    sprites: Sprites,
}

/// The picture of all that never moves, and what it was drawn for.
struct Ground {
    layout: Layout,
    ornament: Ornament,
    dpr: f64,
    picture: HtmlCanvasElement,
}

impl Painter {
    /// A painter on this canvas.
    ///
    /// # Errors
    /// When the browser gives no 2D context.
    pub fn new(canvas: HtmlCanvasElement) -> Result<Painter, JsValue> {
        let pen = Pen::of(&canvas)?;
        Ok(Painter {
            canvas,
            pen,
            dpr: 1.0,
            ground: None,
            theme: None,
            sprites: Sprites::default(),
        })
    }

    /// Makes the canvas this many CSS pixels large at this device pixel ratio. The caller sets
    /// the size of the element in the page.
    pub fn resize(&mut self, width: f64, height: f64, dpr: f64) {
        self.dpr = dpr.max(0.25);
        let pixels = |css: f64| (css * self.dpr).round().max(1.0) as u32;
        self.canvas.set_width(pixels(width));
        self.canvas.set_height(pixels(height));
    }

    /// Draws a scene. The layout, theme and ornament may change from one call to the next; then
    /// the pictures that are kept are drawn anew.
    pub fn draw(&mut self, layout: &Layout, scene: &Scene, theme: &Theme, ornament: Ornament) {
        if self.theme != Some(*theme) {
            self.theme = Some(*theme);
            self.ground = None;
            self.sprites.clear();
        }
        self.ground(layout, theme, ornament);
        let ctx = &self.pen.ctx;
        let _ = ctx.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        if let Some(ground) = &self.ground {
            let _ = ctx.draw_image_with_html_canvas_element(&ground.picture, 0.0, 0.0);
        }
        let _ = ctx.set_transform(self.dpr, 0.0, 0.0, self.dpr, 0.0, 0.0);
        ctx.set_line_join("round");
        ctx.set_line_cap("round");
        for item in &scene.items {
            self.item(item, theme);
        }
    }

    fn ground(&mut self, layout: &Layout, theme: &Theme, ornament: Ornament) {
        let dpr = self.dpr;
        let fits = |ground: &Ground| {
            ground.layout == *layout && ground.ornament == ornament && ground.dpr == dpr
        };
        if self.ground.as_ref().is_some_and(fits) {
            return;
        }
        if self.ground.as_ref().is_none_or(|ground| ground.layout.unit != layout.unit) {
            self.sprites.clear();
        }
        let (w, h) = (f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        let Ok((picture, pen)) = sheet(w, h) else {
            return;
        };
        let _ = pen.ctx.scale(dpr, dpr);
        ground::ground(&pen, layout, theme, ornament, dpr);
        self.ground = Some(Ground {
            layout: layout.clone(),
            ornament,
            dpr,
            picture,
        });
    }

    fn item(&mut self, item: &Item, theme: &Theme) {
        let (pen, dpr) = (&self.pen, self.dpr);
        match item {
            Item::Turn {
                side,
                from,
                to,
                size,
                strength,
            } => {
                pen.alpha(*strength);
                marks::turn(pen, theme, *side, (*from, *to), *size);
                pen.alpha(1.0);
            }
            Item::Cell {
                rect,
                tint,
                strength,
            } => {
                pen.alpha(*strength);
                marks::cell(pen, theme, rect, *tint);
                pen.alpha(1.0);
            }
            Item::Ring { ring, at, rx, ry } => marks::ring(pen, theme, *ring, *at, *rx, *ry),
            Item::Piece {
                look,
                at,
                unit,
                lift,
                flip,
                lean,
                alpha,
            } => {
                let sprites = &mut self.sprites;
                if !theme.flat {
                    // The higher it is, the farther away and the fainter is its shadow.
                    let high = lift / unit;
                    pen.alpha(alpha / (1.0 + high * 1.4));
                    let off = Point::new(high * 0.5, high * 0.28) * *unit;
                    sprites.shadow(pen, theme, look.lies(), *at + off, *unit, dpr);
                }
                pen.alpha(*alpha);
                let foot = *at - Point::new(0.0, *lift);
                sprites.piece(pen, theme, *look, foot, *unit, *flip, *lean, dpr);
                pen.alpha(1.0);
            }
            Item::Count {
                at,
                size,
                side,
                count,
            } => marks::count(pen, theme, *at, *size, *side, *count),
            Item::Tag {
                at,
                size,
                faces,
                captures,
                king,
                faint,
            } => marks::tag(pen, theme, *at, *size, faces, *captures, *king, *faint),
            Item::Die {
                solid,
                at,
                used,
                usable,
                chosen,
            } => {
                let state = dice::State {
                    used: *used,
                    usable: *usable,
                    chosen: *chosen,
                };
                dice::die(pen, theme, solid, *at, &state);
            }
            Item::Focus { rect } => marks::focus(pen, theme, rect),
            Item::Win {
                side,
                rect,
                progress,
            } => {
                let colour = side.map_or(theme.ink, |side| theme.sides[side.index()].banner);
                win(pen, rect, colour, *progress);
            }
        }
    }
}

/// Light that runs out from the board.
fn win(pen: &Pen, rect: &Rect, colour: Rgb, progress: f64) {
    for n in 0..3 {
        let t = progress * 1.5 - f64::from(n) * 0.25;
        if (0.0..1.0).contains(&t) {
            let grown = rect.inset(-rect.w.min(rect.h) * 0.12 * t);
            let width = rect.h.min(rect.w) * 0.03 * (1.0 - t);
            pen.line(colour.lit(0.35), 1.0 - t, width.max(0.5));
            pen.round_rect(&grown, width * 2.0).stroke();
        }
    }
}
