//! Annotations over the board: arrows from place to place, and short labels. They lie over
//! the canvas as a drawing of its own, and say nothing that is not also there in words.

use sahkku::Place;
use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

use super::canvas::Board;
use crate::dom::{Page, Part, add_shape};
use crate::text::numbers::tenths;

/// Something that is pointed out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Annotation {
    /// An arrow from a place to another.
    Arrow(Place, Place, Stroke),
    /// A short text at a place.
    Label(Place, String),
}

/// What an arrow means; the style sheet knows what it looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stroke {
    /// What is best, or asked for.
    Best,
    /// What was played.
    Played,
}

/// The drawing over the board.
pub(crate) struct Overlay {
    document: Document,
    drawing: Element,
    empty: bool,
}

impl Overlay {
    /// The drawing of this page.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn new(page: &Page) -> Result<Overlay, JsValue> {
        Ok(Overlay {
            document: page.document().clone(),
            drawing: page.element(Part::Overlay)?,
            empty: true,
        })
    }

    /// Shows these annotations and no others.
    pub(crate) fn show(&mut self, board: &Board, annotations: &[Annotation]) {
        if !self.empty {
            self.drawing.replace_children_with_node_0();
            self.empty = true;
        }
        let unit = board.column_width();
        for annotation in annotations {
            match annotation {
                Annotation::Arrow(from, to, stroke) => {
                    let (from, to) = (board.point_on_board(*from), board.point_on_board(*to));
                    let class = match stroke {
                        Stroke::Best => "best",
                        Stroke::Played => "played",
                    };
                    self.arrow(from, to, unit, class);
                }
                Annotation::Label(place, text) => {
                    let (x, y) = board.point_on_board(*place);
                    self.label((x + unit * 0.3, y - unit * 0.36), unit, text);
                }
            }
        }
    }

    /// An arrow between two points, in CSS pixels of the board. `unit` is the width of a column.
    fn arrow(&mut self, from: (f64, f64), to: (f64, f64), unit: f64, class: &str) {
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
        self.add(
            "path",
            class,
            &[("d", &shaft), ("stroke-width", &width)],
            "",
        );
        let tip = format!(
            "{} {} {}",
            along(0.0, 0.0),
            along(head, head * 0.55),
            along(head, -head * 0.55)
        );
        self.add("polygon", &format!("{class} tip"), &[("points", &tip)], "");
    }

    /// A short text on a disc around a point.
    fn label(&mut self, at: (f64, f64), unit: f64, text: &str) {
        let (x, y) = (tenths(at.0), tenths(at.1));
        let radius = tenths((unit * 0.46).max(11.0));
        self.add(
            "circle",
            "odds",
            &[("cx", &x), ("cy", &y), ("r", &radius)],
            "",
        );
        let size = tenths((unit * 0.36).max(10.0));
        self.add(
            "text",
            "odds",
            &[("x", &x), ("y", &y), ("font-size", &size)],
            text,
        );
    }

    fn add(&mut self, name: &str, class: &str, attributes: &[(&str, &str)], text: &str) {
        let shape = add_shape(&self.document, &self.drawing, name, class, attributes);
        // What cannot be pointed at is still said in words.
        if let Ok(shape) = shape
            && !text.is_empty()
        {
            shape.set_text_content(Some(text));
        }
        self.empty = false;
    }
}
