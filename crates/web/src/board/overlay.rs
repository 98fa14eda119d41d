//! Annotations over the board: arrows from place to place, and short labels. They lie over
//! the canvas as a drawing of its own, and say nothing that is not also there in words.

use sahkku::Place;
use sahkku_table::Rect;
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
        self.labels(board, annotations);
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
                Annotation::Label(..) => {}
            }
        }
    }

    /// Short texts on plates beside the pieces that they are about.
    fn labels(&mut self, board: &Board, annotations: &[Annotation]) {
        let size = (board.column_width() * 0.3).max(11.0);
        let labels: Vec<(Place, &String)> = annotations
            .iter()
            .filter_map(|annotation| match annotation {
                Annotation::Label(place, text) => Some((*place, text)),
                Annotation::Arrow(..) => None,
            })
            .collect();
        let width = |text: &str| (text.chars().count() as f64 * 0.62 + 0.7) * size;
        let wanted: Vec<(Place, f64)> = labels
            .iter()
            .map(|(place, text)| (*place, width(text)))
            .collect();
        let plates = board.badges(&wanted, size * 1.5);
        for (plate, (_, text)) in plates.iter().zip(labels) {
            self.label(plate, size, text);
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

    /// A short text on a plate.
    fn label(&mut self, plate: &Rect, size: f64, text: &str) {
        let [x, y, width, height] = [plate.x, plate.y, plate.w, plate.h].map(tenths);
        let round = tenths(plate.h / 2.0);
        let rect = [
            ("x", x.as_str()),
            ("y", &y),
            ("width", &width),
            ("height", &height),
            ("rx", &round),
        ];
        self.add("rect", "odds", &rect, "");
        let middle = plate.centre();
        let (x, y, size) = (tenths(middle.x), tenths(middle.y), tenths(size));
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
