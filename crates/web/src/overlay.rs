//! What is pointed out over the board: arrows from place to place, and short labels. It lies over
//! the canvas as a drawing of its own, and says nothing that is not also there in words.

use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

use crate::numbers::tenths;
use crate::page::Page;

const SVG: &str = "http://www.w3.org/2000/svg";

/// The drawing over the board.
pub(crate) struct Overlay {
    document: Document,
    drawing: Element,
    empty: bool,
}

impl Overlay {
    /// The drawing of this page.
    pub(crate) fn new(page: &Page) -> Result<Overlay, JsValue> {
        Ok(Overlay {
            document: page.document().clone(),
            drawing: page.element("overlay")?,
            empty: true,
        })
    }

    /// Takes everything away.
    pub(crate) fn clear(&mut self) {
        if !self.empty {
            self.drawing.replace_children_with_node_0();
            self.empty = true;
        }
    }

    /// An arrow between two points, in CSS pixels of the board. `unit` is the width of a column;
    /// the style sheet knows what `class` looks like.
    pub(crate) fn arrow(&mut self, from: (f64, f64), to: (f64, f64), unit: f64, class: &str) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        if length < 1.0 {
            return;
        }
        let (ux, uy) = (dx / length, dy / length);
        let head = (unit * 0.42).min(length * 0.6);
        let along = |by: f64, aside: f64| {
            let x = to.0 - ux * by - uy * aside;
            let y = to.1 - uy * by + ux * aside;
            format!("{},{}", tenths(x), tenths(y))
        };
        let (x, y) = (tenths(from.0), tenths(from.1));
        let shaft = format!("M{x},{y}L{}", along(head * 0.8, 0.0));
        let width = tenths(unit * 0.16);
        let attributes = [
            ("d", shaft.as_str()),
            ("class", class),
            ("stroke-width", &width),
        ];
        self.add("path", &attributes, "");
        let tip = format!(
            "{} {} {}",
            along(0.0, 0.0),
            along(head, head * 0.55),
            along(head, -head * 0.55)
        );
        let class = format!("{class} tip");
        self.add("polygon", &[("points", &tip), ("class", &class)], "");
    }

    /// A short text on a disc around a point.
    pub(crate) fn label(&mut self, at: (f64, f64), unit: f64, text: &str, class: &str) {
        let (x, y) = (tenths(at.0), tenths(at.1));
        let radius = tenths((unit * 0.46).max(11.0));
        self.add(
            "circle",
            &[("cx", &x), ("cy", &y), ("r", &radius), ("class", class)],
            "",
        );
        let size = tenths((unit * 0.36).max(10.0));
        let attributes = [
            ("x", x.as_str()),
            ("y", &y),
            ("font-size", &size),
            ("class", class),
        ];
        self.add("text", &attributes, text);
    }

    fn add(&mut self, name: &str, attributes: &[(&str, &str)], text: &str) {
        let made = || -> Result<(), JsValue> {
            let element = self.document.create_element_ns(Some(SVG), name)?;
            for (name, value) in attributes {
                element.set_attribute(name, value)?;
            }
            if !text.is_empty() {
                element.set_text_content(Some(text));
            }
            self.drawing.append_child(&element)?;
            Ok(())
        };
        // What cannot be pointed at is still said in words.
        let _ = made();
        self.empty = false;
    }
}
