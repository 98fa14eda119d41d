//! The picture in tiles, each its own canvas. For every frame in which any part of a canvas changes, a browser copies that whole
//! canvas, and without a graphics card even all canvases of the page; on large screens that is most of the work. Of tiles drawn
//! off screen it copies only those that change: see docs/measurements-page.md.

use gloo_timers::callback::Timeout;
use scene::Rect;
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use on_page::paint::pen::{Pen, canvas};

/// The approximate size of a tile, in device pixels.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 480.0;
/// The longest time between drawing on tiles and seeing them, in milliseconds, with a wide margin.
const UNSEEN: u32 = 200;
/// Tiles begin at multiples of this many CSS pixels: whole device pixels at all usual zooms.
const GRID: f64 = 20.0;

/// One canvas, and the part of the picture on it, in CSS pixels.
pub(crate) struct Tile {
    pub(crate) pen: Pen,
    pub(crate) rect: Rect,
    canvas: HtmlCanvasElement,
}

/// All tiles of a picture. In the page they precede the element that receives the pointer.
pub(crate) struct Tiles {
    front: HtmlCanvasElement,
    tiles: Vec<Tile>,
    /// The old tiles, which lie under the new ones until these are seen.
    old: Vec<Tile>,
}

impl Tiles {
    pub(crate) fn behind(front: HtmlCanvasElement) -> Tiles {
        Tiles {
            front,
            tiles: Vec::new(),
            old: Vec::new(),
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Tile> {
        self.tiles.iter()
    }

    /// Notes that every tile has been drawn on and will be seen.
    pub(crate) fn drawn(&mut self) {
        if !self.old.is_empty() {
            let old = core::mem::take(&mut self.old);
            Timeout::new(UNSEEN, move || remove(old.into_iter())).forget();
        }
    }

    /// Lays tiles for a picture of this size in CSS pixels, each `dpr` device pixels. If the picture is as large as `before`, the
    /// existing tiles stay under the new ones until these are seen: browsers show an off-screen canvas some frames after it was
    /// drawn on, and nothing before.
    /// Fails if the browser cannot create a canvas.
    pub(crate) fn lay(
        &mut self,
        (width, height): (f64, f64),
        before: (f64, f64),
        dpr: f64,
    ) -> Result<(), JsValue> {
        self.old.append(&mut self.tiles);
        if before != (width, height) {
            remove(self.old.drain(..));
        }
        let parent = self.front.parent_node().ok_or("the board is in no page")?;
        let (across, down) = (cuts(width, WIDTH / dpr), cuts(height, HEIGHT / dpr));
        for (top, bottom) in down.iter().zip(&down[1..]) {
            for (left, right) in across.iter().zip(&across[1..]) {
                // One pixel of overlap: no seam is visible if a tile begins between device pixels. The last tiles end within the
                // picture: beyond it, an opaque canvas is black.
                let rect = Rect {
                    x: *left,
                    y: *top,
                    w: ((right + 1.0).min(width) - left).floor().max(1.0),
                    h: ((bottom + 1.0).min(height) - top).floor().max(1.0),
                };
                let canvas = canvas((rect.w * dpr).round(), (rect.h * dpr).round())?;
                let pen = Pen::off_screen(&canvas)?;
                canvas.set_class_name("tile");
                canvas.set_attribute("aria-hidden", "true")?;
                // All are whole numbers; the code that formats fractions would add 6 KB to the download.
                let [left, top, width, height] = [rect.x, rect.y, rect.w, rect.h].map(|n| n as u32);
                let place = format!("left:{left}px;top:{top}px;width:{width}px;height:{height}px");
                canvas.style().set_css_text(&place);
                parent.insert_before(&canvas, Some(&self.front))?;
                self.tiles.push(Tile { pen, rect, canvas });
            }
        }
        Ok(())
    }
}

fn remove(tiles: impl Iterator<Item = Tile>) {
    tiles.for_each(|tile| tile.canvas.remove());
}

/// Where to cut a length into roughly equal parts of at most `part`, including both ends.
fn cuts(length: f64, part: f64) -> Vec<f64> {
    let count = (length / part).ceil().max(1.0);
    let mut cuts = vec![0.0];
    for n in 1..count as u32 {
        let at = (length * f64::from(n) / count / GRID).round() * GRID;
        if cuts.last().is_some_and(|last| at > *last) && at < length {
            cuts.push(at);
        }
    }
    cuts.push(length);
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_cut_into_parts_that_fill_it() {
        assert_eq!(cuts(360.0, 640.0), [0.0, 360.0]);
        assert_eq!(cuts(1280.0, 640.0), [0.0, 640.0, 1280.0]);
        for length in [1.0, 333.3, 1279.5, 3840.0] {
            for part in [10.0, 213.3, 640.0] {
                let cuts = cuts(length, part);
                assert_eq!((cuts[0], cuts[cuts.len() - 1]), (0.0, length));
                assert!(cuts.windows(2).all(|pair| pair[0] < pair[1]), "{cuts:?}");
            }
        }
    }
}
