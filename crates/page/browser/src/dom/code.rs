//! QR codes in the page.

use paper::qr::Code;
use web_sys::Element;

use super::Id;
use super::page::Page;
use super::shapes::add_shape;

impl Page {
    /// Puts the QR code of a text into an element, with a name for screen readers. Returns whether the text fits into a code.
    pub fn draw_code(&self, id: impl Into<Id>, text: &str, name: &str) -> bool {
        let (Some(code), Ok(place)) = (Code::new(text), self.element::<Element>(id)) else {
            return false;
        };
        place.set_text_content(None);
        let draw = |to: &Element, shape: &str, attributes: &[(&str, &str)]| {
            add_shape(self.document(), to, shape, "", attributes)
        };
        let field = format!("0 0 {0} {0}", code.size);
        // Its edges are anti-aliased: if they were aligned to whole pixels, small modules would have two sizes, and readers fail.
        // At the distance of a phone a module needs about five pixels; a style can override this.
        let width = format!("{}rem", code.size as f32 * 0.28);
        let named = [
            ("width", width.as_str()),
            ("viewBox", field.as_str()),
            ("role", "img"),
            ("aria-label", name),
        ];
        // Dark on light in every theme: some readers cannot read the inverse.
        let drawn = draw(&place, "svg", &named).and_then(|svg| {
            let all = [("width", "100%"), ("height", "100%"), ("fill", "#fff")];
            draw(&svg, "rect", &all)?;
            draw(&svg, "path", &[("d", &code.path)])
        });
        drawn.is_ok()
    }
}
