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
mod tiles;

use sahkku_table::{Item, KingMark, Layout, Ornament, Point, Rect, Rgb, Scene, Theme};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use pen::{Pen, Under, sheet};
use sprites::{Motif, Sprites, Stamp};
use tiles::Tiles;

/// Draws scenes behind one canvas, and keeps pictures of what does not change.
pub(crate) struct Painter {
    tiles: Tiles,
    /// The whole picture, in CSS pixels.
    size: (f64, f64),
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
    /// A painter that draws behind this canvas, which itself only takes the pointer.
    pub(crate) fn behind(canvas: HtmlCanvasElement) -> Painter {
        Painter {
            tiles: Tiles::behind(canvas),
            size: (0.0, 0.0),
            dpr: 1.0,
            ground: None,
            theme: None,
            sprites: Sprites::default(),
            shown: None,
        }
    }

    /// Makes the picture this many CSS pixels large at this device pixel ratio. Whether it was not
    /// before.
    ///
    /// # Errors
    /// When the browser makes no canvas.
    pub(crate) fn resize(&mut self, width: f64, height: f64, dpr: f64) -> Result<bool, JsValue> {
        let dpr = dpr.max(0.25);
        if (self.size, self.dpr) == ((width, height), dpr) {
            return Ok(false);
        }
        self.dpr = dpr;
        let before = core::mem::replace(&mut self.size, (width, height));
        self.shown = None;
        self.tiles.lay(self.size, before, dpr)?;
        Ok(true)
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
                w: layout.spec.width,
                h: layout.spec.height,
            }]
        };
        let shown = self.shown.take();
        let changed = shown.map_or_else(whole, |shown| scene.changed_since(&shown));
        if !changed.is_empty() {
            self.redraw(scene, theme, &changed);
            self.tiles.drawn();
        }
        self.shown = Some(scene.clone());
    }

    fn redraw(&mut self, scene: &Scene, theme: &Theme, changed: &[Rect]) {
        let dpr = self.dpr;
        for tile in self.tiles.iter() {
            let ctx = &tile.pen.ctx;
            // Whole device pixels, so that no seam is seen.
            let (left, top) = ((tile.rect.x * dpr).round(), (tile.rect.y * dpr).round());
            let (width, height) = ((tile.rect.w * dpr).round(), (tile.rect.h * dpr).round());
            // What changes on this tile, in its own device pixels.
            let parts: Vec<Rect> = changed
                .iter()
                .filter_map(|rect| {
                    let x = ((rect.x * dpr).floor() - left).max(0.0);
                    let y = ((rect.y * dpr).floor() - top).max(0.0);
                    let w = (((rect.x + rect.w) * dpr).ceil() - left).min(width) - x;
                    let h = (((rect.y + rect.h) * dpr).ceil() - top).min(height) - y;
                    (w > 0.0 && h > 0.0).then_some(Rect { x, y, w, h })
                })
                .collect();
            // A canvas that is touched at all counts as changed.
            if parts.is_empty() {
                continue;
            }
            ctx.save();
            let _ = ctx.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0);
            ctx.begin_path();
            for Rect { x, y, w, h } in &parts {
                if let Some(ground) = &self.ground {
                    let _ = ctx
                        .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                            &ground.picture, x + left, y + top, *w, *h, *x, *y, *w, *h,
                        );
                }
                ctx.rect(*x, *y, *w, *h);
            }
            ctx.clip();
            let _ = ctx.set_transform(dpr, 0.0, 0.0, dpr, -left, -top);
            let drawn = |item: &&Item| {
                let bounds = item.bounds();
                let on_tile = Rect {
                    x: bounds.x * dpr - left,
                    y: bounds.y * dpr - top,
                    w: bounds.w * dpr,
                    h: bounds.h * dpr,
                };
                parts.iter().any(|part| part.meets(&on_tile))
            };
            for item in scene.items.iter().filter(drawn) {
                draw_item(&tile.pen, &mut self.sprites, dpr, item, theme);
            }
            ctx.restore();
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
        if self
            .ground
            .as_ref()
            .is_none_or(|ground| ground.layout.unit != layout.unit)
        {
            self.sprites.clear();
        }
        let (w, h) = ((self.size.0 * dpr).round(), (self.size.1 * dpr).round());
        let Ok((picture, pen)) = sheet(w, h, Under::Black) else {
            return;
        };
        let _ = pen.ctx.scale(dpr, dpr);
        ground::ground(&pen, layout, theme, ornament);
        // What lies on another ground is drawn anew.
        self.shown = None;
        self.ground = Some(Ground {
            layout: layout.clone(),
            ornament,
            dpr,
            picture,
        });
    }
}

fn draw_item(pen: &Pen, sprites: &mut Sprites, dpr: f64, item: &Item, theme: &Theme) {
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
            facing,
            lift,
            flip,
            lean,
            alpha,
        } => {
            let mut stamp = Stamp {
                at: *at,
                unit: *unit,
                flip: turned_from_light(*facing),
                facing: *facing,
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
                sprites.stamp(pen, theme, Motif::Shadow { lying }, &stamp);
            }
            stamp.at = *at + Point::new(0.0, -lift).turned(*facing);
            // The light comes from the upper left, whoever it stands for.
            stamp.flip = *flip != (turned_from_light(*facing) && !look.lies());
            stamp.facing = *facing;
            stamp.lean = *lean;
            pen.alpha(*alpha);
            sprites.stamp(pen, theme, Motif::Piece(*look), &stamp);
            pen.alpha(1.0);
        }
        Item::Count {
            at,
            facing,
            size,
            side,
            count,
        } => pen.at(*at, *facing, (1.0, 1.0), |pen| {
            marks::count(pen, theme, Point::default(), *size, *side, *count);
        }),
        Item::Tag {
            at,
            facing,
            size,
            faces,
            captures,
            king,
            faint,
            stacked,
        } => {
            let plate = marks::Plate {
                stacked: *stacked,
                size: *size,
                captures: *captures,
                faint: *faint,
            };
            pen.at(*at, *facing, (1.0, 1.0), |pen| {
                marks::tag(pen, theme, Point::default(), faces, &plate);
                if *king != KingMark::Untouched {
                    let choice = *king == KingMark::Choice;
                    marks::crown(pen, theme, Point::default(), faces.len(), &plate, choice);
                }
            });
        }
        Item::Die {
            solid,
            at,
            used,
            usable,
            chosen,
            side,
        } => {
            let state = dice::State {
                used: *used,
                usable: *usable,
                chosen: *chosen,
                side: *side,
            };
            dice::die(pen, theme, solid, *at, &state);
        }
        Item::Name {
            name,
            at,
            facing,
            size,
            pointed,
        } => pen.at(*at, *facing, (1.0, 1.0), |pen| {
            marks::name(pen, theme, *name, *size, *pointed);
        }),
        Item::Focus { rect } => marks::focus(pen, theme, rect),
        Item::Pennant {
            side,
            at,
            facing,
            unit,
        } => pen.at(*at, *facing, (*unit, *unit), |pen| {
            pen.at(Point::new(-0.2, 0.5), 0.0, (1.0, 1.0), |pen| {
                pieces::pennant(pen, *side, theme, 0.0);
            });
        }),
        Item::Shine {
            side,
            rect,
            reach,
            progress,
        } => {
            let colour = side.map_or(theme.ink, |side| theme.sides[side.index()].banner);
            shine(pen, rect, colour, *reach, *progress);
        }
    }
}

/// Whether the left side of what is turned so lies in the shade.
fn turned_from_light(facing: f64) -> bool {
    let left = Point::new(-1.0, 0.0).turned(facing);
    left.x + left.y > 0.0
}

/// Light that runs out from a rectangle.
fn shine(pen: &Pen, rect: &Rect, colour: Rgb, reach: f64, progress: f64) {
    for n in 0..3 {
        let t = progress * 1.5 - f64::from(n) * 0.25;
        if (0.0..1.0).contains(&t) {
            let grown = rect.inset(-reach * 1.2 * t);
            let width = reach * 0.3 * (1.0 - t);
            pen.line(colour.lit(0.35), 1.0 - t, width.max(0.5));
            // A board has corners; what is smaller shines all round.
            let round = grown.w.min(grown.h) / 2.0;
            pen.round_rect(&grown, round.min(reach * 0.9)).stroke();
        }
    }
}

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests {
    use super::*;
    use sahkku::{Judge, Side, preset};
    use sahkku_table::{Frame, LayoutSpec, Lines, Material, Tray, View};
    use wasm_bindgen::Clamped;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn a_scene_is_drawn_once_and_again_only_where_it_has_changed() {
        let rules = preset("lagesvuotna").unwrap().rules;
        let judge = Judge::new(rules).unwrap();
        let layout = Layout::fill(LayoutSpec {
            width: 320.0,
            height: 240.0,
            columns: rules.columns,
            places: rules.places,
            lines: Lines::Short,
            below: Side::Men,
            turned: None,
        });
        let (canvas, _) = sheet(1.0, 1.0, Under::Nothing).unwrap();
        let page = web_sys::window().unwrap().document().unwrap();
        page.body().unwrap().append_child(&canvas).unwrap();
        let mut painter = Painter::behind(canvas);
        painter.resize(320.0, 240.0, 2.0).unwrap();
        let pen = painter.tiles.iter().next().unwrap().pen.clone();
        let tray = Tray::new(rules.faces.as_slice());
        let mut view = View::of(&judge, &judge.start(Side::Men, false));
        let mut draw = |view: &View| {
            let scene = Scene::compose(&layout, view, &Frame::default(), &tray, 0.0);
            painter.draw(&layout, &scene, &Theme::of(Material::Birch), Ornament::Sun);
        };
        let seen = |place| {
            let at = layout.point(place) * 2.0;
            let pixel = pen.ctx.get_image_data(at.x, at.y, 1.0, 1.0).unwrap();
            let Clamped(colours) = pixel.data();
            colours[..3].iter().any(|&colour| colour > 0)
        };
        let (castle, other) = (judge.castle(), judge.marked()[1]);
        draw(&view);
        assert!(seen(castle));
        // Whoever wipes the canvas finds it black: the same scene is not drawn again.
        pen.ctx.clear_rect(0.0, 0.0, 640.0, 480.0);
        draw(&view);
        assert!(!seen(castle));
        view.hover = Some(castle);
        draw(&view);
        assert_eq!((seen(castle), seen(other)), (true, false));
    }
}
