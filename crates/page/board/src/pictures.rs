//! Pictures of pieces, for use beside a board.

use scene::{Look as _, Point};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use super::canvas::{Board, SHARPEST};
use on_page::paint::pen::{Under, sheet};
use on_page::{OnPage, Side};

impl<G: OnPage> Board<G> {
    /// Draws pictures of the pieces that a side has captured, each in a square of this many CSS pixels.
    /// Fails if the browser cannot create a canvas.
    pub fn pictures_of_taken(
        &self,
        side: Side<G>,
        size: f64,
    ) -> Result<Vec<HtmlCanvasElement>, JsValue> {
        self.pictures_of(&self.taken(side), size)
    }

    /// Draws pictures of pieces, all to the same scale, each in a square of this many CSS pixels.
    /// Fails if the browser cannot create a canvas.
    pub fn pictures_of(
        &self,
        looks: &[G::Look],
        size: f64,
    ) -> Result<Vec<HtmlCanvasElement>, JsValue> {
        let extents = looks.iter().map(|look| look.extent());
        let largest = extents.fold(0.0, |largest: f64, extent| {
            largest.max(extent.w).max(extent.h)
        });
        let size = size * SHARPEST;
        let scale = size / largest;
        let picture = |&look: &G::Look| {
            let (canvas, pen) = sheet(size, size, Under::Nothing)?;
            let middle = look.extent().centre() * scale;
            let at = Point::new(size / 2.0, size / 2.0) - middle;
            pen.at(at, 0.0, (scale, scale), |pen| {
                G::piece(pen, look, &self.theme)
            });
            Ok(canvas)
        };
        looks.iter().map(picture).collect()
    }
}
