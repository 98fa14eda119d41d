//! Draws a [`Scene`] on a canvas. It knows the canvas, but neither the rules nor the document.

mod dice;
mod item;
mod marks;
pub(crate) mod sprites;
mod tiles;

use scene::{Item, Ornament, Rect, Scene, Theme};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use on_page::Art;
use on_page::paint::pen::{Under, sheet};
use sprites::Sprites;
use tiles::Tiles;

/// Draws scenes behind one canvas, and keeps pictures of what does not change.
pub(crate) struct Painter<A: Art> {
    tiles: Tiles,
    /// The whole picture, in CSS pixels.
    size: (f64, f64),
    /// Device pixels per CSS pixel.
    dpr: f64,
    ground: Option<Ground<A::Layout>>,
    theme: Option<Theme>,
    sprites: Sprites<A>,
    shown: Option<Scene<A::Look, A::Shape>>,
}

/// The picture of everything that never moves, and what it was drawn for.
struct Ground<L> {
    layout: L,
    ornament: Ornament,
    dpr: f64,
    picture: HtmlCanvasElement,
}

impl<A: Art> Painter<A> {
    /// Creates a painter that draws behind this canvas, which itself only receives the pointer.
    pub(crate) fn behind(canvas: HtmlCanvasElement) -> Painter<A> {
        Painter {
            tiles: Tiles::behind(canvas),
            size: (0.0, 0.0),
            dpr: 1.0,
            ground: None,
            theme: None,
            sprites: Sprites::new(),
            shown: None,
        }
    }

    /// Sets the size of the picture in CSS pixels, and the device pixel ratio. Returns whether either has changed.
    /// Fails if the browser cannot create a canvas.
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

    /// Draws the parts of a scene that differ from the one shown. The layout, theme and ornament may change between calls; then
    /// everything is redrawn.
    pub(crate) fn draw(
        &mut self,
        layout: &A::Layout,
        scene: &Scene<A::Look, A::Shape>,
        theme: &Theme,
        ornament: Ornament,
    ) {
        if self.theme != Some(*theme) {
            self.theme = Some(*theme);
            self.ground = None;
            self.sprites.clear();
        }
        self.ground(layout, theme, ornament);
        let (w, h) = self.size;
        let (x, y) = (0.0, 0.0);
        let whole = || vec![Rect { x, y, w, h }];
        let shown = self.shown.take();
        let changed = shown.map_or_else(whole, |shown| scene.changed_since(&shown));
        if !changed.is_empty() {
            self.redraw(scene, theme, &changed);
            self.tiles.drawn();
        }
        self.shown = Some(scene.clone());
    }

    fn redraw(&mut self, scene: &Scene<A::Look, A::Shape>, theme: &Theme, changed: &[Rect]) {
        let dpr = self.dpr;
        for tile in self.tiles.iter() {
            let ctx = &tile.pen.ctx;
            // Whole device pixels, so that no seam is visible.
            let (left, top) = ((tile.rect.x * dpr).round(), (tile.rect.y * dpr).round());
            let (width, height) = ((tile.rect.w * dpr).round(), (tile.rect.h * dpr).round());
            // The changed parts of this tile, in its own device pixels.
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
            let drawn = |item: &&Item<A::Look, A::Shape>| {
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
                item::draw(&tile.pen, &mut self.sprites, dpr, item, theme);
            }
            ctx.restore();
        }
    }

    fn ground(&mut self, layout: &A::Layout, theme: &Theme, ornament: Ornament) {
        let dpr = self.dpr;
        let fits = |ground: &Ground<A::Layout>| {
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
        A::ground(&pen, layout, theme, ornament);
        // A different ground requires a complete redraw.
        self.shown = None;
        self.ground = Some(Ground {
            layout: layout.clone(),
            ornament,
            dpr,
            picture,
        });
    }
}

#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod tests {
    use super::*;
    use sahkku::{Judge, Side, preset};
    use sahkku_ui::board::{
        Format, Frame, Layout, LayoutSpec, Lines, SahkkuBoard, View, empty_tray,
    };
    use scene::{Board as _, BoardLayout as _, Material};
    use wasm_bindgen::Clamped;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    fn a_scene_is_drawn_once_and_again_only_where_it_has_changed() {
        let rules = preset("lagesvuotna").unwrap().rules;
        let judge = Judge::new(rules).unwrap();
        let layout = Layout::fill(LayoutSpec {
            width: 320.0,
            height: 240.0,
            below: Side::Men,
            turned: None,
            format: Format::of(&rules, Lines::Short),
        });
        let (canvas, _) = sheet(1.0, 1.0, Under::Nothing).unwrap();
        let page = web_sys::window().unwrap().document().unwrap();
        page.body().unwrap().append_child(&canvas).unwrap();
        let mut painter = Painter::<sahkku_ui::Sahkku>::behind(canvas);
        painter.resize(320.0, 240.0, 2.0).unwrap();
        let pen = painter.tiles.iter().next().unwrap().pen.clone();
        let tray = empty_tray(rules.faces.as_slice());
        let mut view = View::of(&judge, &judge.start(Side::Men));
        let mut draw = |view: &View| {
            let scene = SahkkuBoard::compose(&layout, view, &Frame::default(), &tray, 0.0);
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
        // After this wipe the canvas stays black: the same scene is not drawn again.
        pen.ctx.clear_rect(0.0, 0.0, 640.0, 480.0);
        draw(&view);
        assert!(!seen(castle));
        view.hover = Some(castle);
        draw(&view);
        assert_eq!((seen(castle), seen(other)), (true, false));
    }
}
