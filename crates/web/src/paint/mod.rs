//! Draws a [`Scene`] on a canvas. No rules and no document here, only the canvas.

mod carver;
mod dice;
mod grain;
mod ground;
mod hide;
mod marks;
mod pen;
mod pieces;
mod sprites;

use sahkku_table::{Item, KingMark, Layout, Ornament, Point, Rect, Rgb, Scene, Theme};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use pen::{Pen, sheet};
use sprites::{Motif, Sprites, Stamp};

/// Draws scenes on one canvas, and keeps pictures of what does not change.
pub(crate) struct Painter {
    canvas: HtmlCanvasElement,
    pen: Pen,
    /// Device pixels to the CSS pixel.
    dpr: f64,
    ground: Option<Ground>,
    theme: Option<Theme>,
    sprites: Sprites,
    /// What the canvas shows now.
    shown: Option<Scene>,
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
    pub(crate) fn new(canvas: HtmlCanvasElement) -> Result<Painter, JsValue> {
        let pen = Pen::of(&canvas)?;
        Ok(Painter {
            canvas,
            pen,
            dpr: 1.0,
            ground: None,
            theme: None,
            sprites: Sprites::default(),
            shown: None,
        })
    }

    /// Makes the canvas this many CSS pixels large at this device pixel ratio. The caller sets
    /// the size of the element in the page.
    pub(crate) fn resize(&mut self, width: f64, height: f64, dpr: f64) {
        self.dpr = dpr.max(0.25);
        let pixels = |css: f64| (css * self.dpr).round().max(1.0) as u32;
        self.canvas.set_width(pixels(width));
        self.canvas.set_height(pixels(height));
        self.shown = None;
    }

    /// Draws a scene, as far as it differs from the one that is shown. The layout, theme and
    /// ornament may change from one call to the next; then all is drawn anew.
    pub(crate) fn draw(
        &mut self,
        layout: &Layout,
        scene: &Scene,
        theme: &Theme,
        ornament: Ornament,
    ) {
        if self.theme != Some(*theme) {
            self.theme = Some(*theme);
            self.ground = None;
            self.sprites.clear();
        }
        self.ground(layout, theme, ornament);
        let whole = || {
            vec![Rect {
                x: 0.0,
                y: 0.0,
                w: layout.want.width,
                h: layout.want.height,
            }]
        };
        let shown = self.shown.take();
        let changed = shown.map_or_else(whole, |shown| scene.changed_since(&shown));
        if !changed.is_empty() {
            self.redraw(scene, theme, &changed);
        }
        self.shown = Some(scene.clone());
    }

    fn redraw(&mut self, scene: &Scene, theme: &Theme, changed: &[Rect]) {
        let (ctx, dpr) = (self.pen.ctx.clone(), self.dpr);
        ctx.save();
        let _ = ctx.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
        let (w, h) = (
            f64::from(self.canvas.width()),
            f64::from(self.canvas.height()),
        );
        ctx.begin_path();
        for rect in changed {
            // Whole device pixels, so that no seam is seen.
            let (x, y) = (
                (rect.x * dpr).floor().max(0.0),
                (rect.y * dpr).floor().max(0.0),
            );
            let right = ((rect.x + rect.w) * dpr).ceil().min(w);
            let bottom = ((rect.y + rect.h) * dpr).ceil().min(h);
            let (rw, rh) = (right - x, bottom - y);
            if rw <= 0.0 || rh <= 0.0 {
                continue;
            }
            if let Some(ground) = &self.ground {
                let _ = ctx
                    .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                        &ground.picture,
                        x,
                        y,
                        rw,
                        rh,
                        x,
                        y,
                        rw,
                        rh,
                    );
            }
            ctx.rect(x, y, rw, rh);
        }
        ctx.clip();
        let _ = ctx.set_transform(dpr, 0.0, 0.0, dpr, 0.0, 0.0);
        ctx.set_line_join("round");
        ctx.set_line_cap("round");
        for item in &scene.items {
            let bounds = item.bounds();
            if changed.iter().any(|rect| rect.meets(&bounds)) {
                self.item(item, theme);
            }
        }
        ctx.restore();
    }

    fn ground(&mut self, layout: &Layout, theme: &Theme, ornament: Ornament) {
        let dpr = self.dpr;
        let fits = |ground: &Ground| {
            ground.layout == *layout && ground.ornament == ornament && ground.dpr == dpr
        };
        if self.ground.as_ref().is_some_and(fits) {
            return;
        }
        if self
            .ground
            .as_ref()
            .is_none_or(|ground| ground.layout.unit != layout.unit)
        {
            self.sprites.clear();
        }
        let (w, h) = (
            f64::from(self.canvas.width()),
            f64::from(self.canvas.height()),
        );
        let Ok((picture, pen)) = sheet(w, h) else {
            return;
        };
        let _ = pen.ctx.scale(dpr, dpr);
        ground::ground(&pen, layout, theme, ornament, dpr);
        // What lies on another ground is drawn anew.
        self.shown = None;
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
            Item::Homeward {
                at,
                way,
                size,
                side,
            } => marks::homeward(pen, theme, *at, *way, *size, *side),
            Item::Piece {
                look,
                at,
                unit,
                lift,
                flip,
                lean,
                alpha,
            } => {
                let mut stamp = Stamp {
                    at: *at,
                    unit: *unit,
                    flip: false,
                    lean: 0.0,
                    rough: *lift > 0.0,
                    dpr,
                };
                if !theme.flat {
                    // The higher it is, the farther away and the fainter is its shadow.
                    let high = lift / unit;
                    stamp.at = *at + Point::new(high * 0.5, high * 0.28) * *unit;
                    pen.alpha(alpha / (1.0 + high * 1.4));
                    let lying = look.lies();
                    self.sprites
                        .stamp(pen, theme, Motif::Shadow { lying }, &stamp);
                }
                stamp.at = *at - Point::new(0.0, *lift);
                stamp.flip = *flip;
                stamp.lean = *lean;
                pen.alpha(*alpha);
                self.sprites.stamp(pen, theme, Motif::Piece(*look), &stamp);
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
            } => {
                let plate = marks::Plate {
                    size: *size,
                    captures: *captures,
                    faint: *faint,
                };
                marks::tag(pen, theme, *at, faces, &plate);
                if *king != KingMark::Untouched {
                    let choice = *king == KingMark::Choice;
                    marks::crown(pen, theme, *at, faces.len(), &plate, choice);
                }
            }
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

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests {
    use super::*;
    use sahkku::{Judge, Side, preset};
    use sahkku_table::{Lines, Material, Moment, Tray, View, Want};
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn a_scene_is_drawn_once_and_again_only_where_it_has_changed() {
        let rules = preset("lagesvuotna").unwrap().rules;
        let judge = Judge::new(rules).unwrap();
        let layout = Layout::fill(Want {
            width: 320.0,
            height: 240.0,
            columns: rules.columns,
            places: rules.places,
            lines: Lines::Short,
            below: Side::Men,
            turned: None,
        });
        let (canvas, pen) = sheet(1.0, 1.0).unwrap();
        let mut painter = Painter::new(canvas).unwrap();
        painter.resize(320.0, 240.0, 2.0);
        let tray = Tray::new(rules.faces.as_slice());
        let mut view = View::of(&judge, &judge.start(Side::Men, false));
        let mut draw = |view: &View| {
            let scene = Scene::compose(&layout, view, &Moment::default(), &tray, 0.0);
            painter.draw(&layout, &scene, &Theme::of(Material::Birch), Ornament::Sun);
        };
        let seen = |place| {
            let at = layout.point(place) * 2.0;
            let pixel = pen.ctx.get_image_data(at.x, at.y, 1.0, 1.0).unwrap();
            pixel.data().0
        };
        let (castle, other) = (judge.castle(), judge.marked()[1]);
        draw(&view);
        assert_eq!(seen(castle)[3], 255);
        // Whoever wipes the canvas finds it wiped: the same scene is not drawn again.
        pen.ctx.clear_rect(0.0, 0.0, 640.0, 480.0);
        draw(&view);
        assert_eq!(seen(castle)[3], 0);
        view.hover = Some(castle);
        draw(&view);
        assert_eq!((seen(castle)[3], seen(other)[3]), (255, 0));
    }
}
