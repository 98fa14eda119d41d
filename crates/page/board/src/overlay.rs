//! Annotations over the board: arrows from place to place, and short labels. They are a separate drawing over the canvas, and
//! show nothing that is not also said in words.
use core::f64::consts::PI;

use scene::Rect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement};

use super::canvas::Board;
use on_page::{Annotation, OnPage, Side, Stroke, beside};

use browser::dom::{Id, Page, add_shape};
use messages::numbers::tenths;

/// Both ends of an arrow, moved aside by this distance.
fn aside(from: (f64, f64), to: (f64, f64), by: f64) -> ((f64, f64), (f64, f64)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (x, y) = (-dy / length * by, dx / length * by);
    ((from.0 + x, from.1 + y), (to.0 + x, to.1 + y))
}

/// The start of an arrow, moved aside until it is this far from those of other arrows.
fn apart(from: (f64, f64), to: (f64, f64), others: &[(f64, f64)], least: f64) -> (f64, f64) {
    let free = |at: &(f64, f64)| {
        let far = |other: &(f64, f64)| (at.0 - other.0).hypot(at.1 - other.1) >= least;
        others.iter().all(far)
    };
    let steps = (0..=others.len() * 2).flat_map(|n| [n as f64, -(n as f64)]);
    let mut places = steps.map(|n| aside(from, to, n * least).0);
    places.find(free).unwrap_or(from)
}

/// The classes of the two sides in the style sheet, in every game.
pub const CLASS_OF_SIDE: [&str; 2] = ["side-1", "side-2"];

/// The class of a side in the style sheet.
fn class_of<G: OnPage>(side: Side<G>) -> &'static str {
    CLASS_OF_SIDE[side.into().index()]
}

/// A straight arrow with both sides of its head, as an SVG path between two distances from the start of the line; empty if it
/// does not fit.
fn arrow_path(ends: [(f64, f64); 2], between: [f64; 2], head: f64) -> String {
    let [from, to] = ends;
    let [start, end] = between;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f64, aside: f64| {
        let x = from.0 + ux * along - uy * aside;
        let y = from.1 + uy * along + ux * aside;
        format!("{},{}", tenths(x), tenths(y))
    };
    if end <= start + head {
        return String::new();
    }
    let (left, right) = (at(end - head, head * 0.65), at(end - head, head * -0.65));
    let (start, tip) = (at(start, 0.0), at(end, 0.0));
    format!("M{start}L{tip}M{left}L{tip}L{right}")
}

/// The line width of a frame.
fn stroke_width(cell: &Rect) -> f64 {
    (cell.w.min(cell.h) * 0.055).max(2.0)
}

/// The rectangle of one of two frames around the same place: the second lies within the first.
fn within(cell: &Rect, beside: i8) -> Rect {
    match beside {
        1 => cell.inset(cell.w.min(cell.h) * 0.13),
        _ => *cell,
    }
}

pub struct Overlay {
    document: Document,
    drawing: Element,
    empty: bool,
}

impl Overlay {
    /// Opens the drawing in this element of the page.
    /// Fails if the page has no such element.
    pub fn new(page: &Page, drawing: impl Into<Id>) -> Result<Overlay, JsValue> {
        Ok(Overlay {
            document: page.document().clone(),
            drawing: page.element(drawing)?,
            empty: true,
        })
    }

    pub fn clear(&mut self) {
        if !self.empty {
            self.drawing.replace_children_with_node_0();
            self.empty = true;
        }
    }

    /// Replaces all annotations by these.
    pub fn show<G: OnPage>(
        &mut self,
        board: &Board<G>,
        annotations: &[Annotation<G::Place, Side<G>>],
    ) {
        self.clear();
        let unit = board.column_width();
        self.labels(board, annotations);
        // Numbers lie over all lines, and never over each other.
        let (mut starts, mut numbers) = (Vec::new(), Vec::new());
        let round = (unit * 0.26).max(9.0);
        for (annotation, beside) in annotations.iter().zip(beside(annotations)) {
            match annotation {
                Annotation::Arrow(from, to, stroke) => {
                    let (from, to) = (board.point_on_board(*from), board.point_on_board(*to));
                    let (from, to) = aside(from, to, f64::from(beside) * unit * 0.14);
                    self.arrow(from, to, unit, *stroke);
                }
                Annotation::Ring(place, stroke) => {
                    self.frame(&within(&board.cell(*place), beside), stroke.class());
                }
                Annotation::Dice(stroke) => {
                    if let Some(tray) = board.tray() {
                        let tray = within(&tray, beside);
                        self.rounded(&tray, tray.w.min(tray.h) / 2.0, stroke.class());
                    }
                }
                Annotation::Path(places, side) => {
                    let points = places.iter().map(|place| board.point_on_board(*place));
                    let points: Vec<(f64, f64)> = points.collect();
                    self.path(&points, unit, class_of::<G>(*side));
                }
                Annotation::Walk(places, side, n) => {
                    let points = places.iter().map(|place| board.point_on_board(*place));
                    let points: Vec<(f64, f64)> = points.collect();
                    self.walk(&points, unit, (*side).into(), *n);
                }
                Annotation::Threat(from, to, side) => {
                    let (from, to) = (board.point_on_board(*from), board.point_on_board(*to));
                    self.threat(from, to, unit, class_of::<G>(*side));
                }
                Annotation::Told(number, from, to, side) => {
                    let (from, to) = (board.point_on_board(*from), board.point_on_board(*to));
                    let from = apart(from, to, &starts, 2.4 * round);
                    let class = format!("told {} n{number}", class_of::<G>(*side));
                    self.told(from, to, unit, round, &class);
                    starts.push(from);
                    numbers.push((*number, class));
                }
                Annotation::Ghost(place, side, n) => {
                    let room = board.room_for(*place, *side, *n);
                    self.ghost(&room, class_of::<G>(*side));
                }
                Annotation::Captured(number, place, side) => {
                    let at = board.point_on_board(*place);
                    let class = format!("{} taken n{number}", class_of::<G>(*side));
                    self.threat(at, at, unit, &class);
                }
                Annotation::Label(..) => {}
                Annotation::Place(place) => self.frame(&board.cell(*place), "place"),
                Annotation::Sun(place) => self.sun(board.point_on_board(*place), unit),
            }
        }
        for (at, (number, class)) in starts.into_iter().zip(numbers) {
            self.number(number, at, round, &class);
        }
    }

    /// Draws short texts on plates beside the pieces that they describe.
    fn labels<G: OnPage>(
        &mut self,
        board: &Board<G>,
        annotations: &[Annotation<G::Place, Side<G>>],
    ) {
        let size = (board.column_width() * 0.3).max(11.0);
        let labels: Vec<(G::Place, &String)> = annotations
            .iter()
            .filter_map(|annotation| match annotation {
                Annotation::Label(place, text) => Some((*place, text)),
                _ => None,
            })
            .collect();
        let width = |text: &str| (text.chars().count() as f64 * 0.62 + 0.7) * size;
        let wanted: Vec<(G::Place, f64)> = labels
            .iter()
            .map(|(place, text)| (*place, width(text)))
            .collect();
        let plates = board.badges(&wanted, size * 1.5);
        for (plate, (_, text)) in plates.iter().zip(labels) {
            self.label(plate, size, text);
        }
    }

    /// Draws an arrow between two points, in CSS pixels of the board. `unit` is the width of a column.
    fn arrow(&mut self, from: (f64, f64), to: (f64, f64), unit: f64, stroke: Stroke) {
        let class = stroke.class();
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
        let mut attributes = vec![("d", shaft.as_str()), ("stroke-width", &width)];
        let dots = format!("0 {}", tenths(unit * 0.3));
        if stroke == Stroke::Trial {
            attributes.push(("stroke-dasharray", &dots));
        }
        self.add("path", class, &attributes, "");
        let tip = format!(
            "{} {} {}",
            along(0.0, 0.0),
            along(head, head * 0.55),
            along(head, -head * 0.55)
        );
        self.add("polygon", &format!("{class} tip"), &[("points", &tip)], "");
    }

    /// Draws the arrow of a step; its number stands at the start.
    fn told(&mut self, from: (f64, f64), to: (f64, f64), unit: f64, round: f64, class: &str) {
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let head = (unit * 0.24).max(8.0);
        // The arrow ends before the piece that arrived there.
        let end = length - (unit * 0.3).min(length / 4.0);
        let line = arrow_path([from, to], [round, end], head);
        self.edged(&line, unit, class);
    }

    /// Draws a number on the outline of a long die; the number of pieces in a stack is on a disc.
    fn number(&mut self, number: usize, (x, y): (f64, f64), round: f64, class: &str) {
        let corners = [
            (-1.3, 0.0),
            (-0.7, -0.9),
            (0.7, -0.9),
            (1.3, 0.0),
            (0.7, 0.9),
            (-0.7, 0.9),
        ];
        let corner = |(dx, dy): (f64, f64)| {
            let (x, y) = (tenths(x + dx * round), tenths(y + dy * round));
            format!("{x},{y}")
        };
        let points = corners.map(corner).join(" ");
        self.add("polygon", class, &[("points", &points)], "");
        let (x, y, size) = (tenths(x), tenths(y), tenths(round * 1.2));
        let text = [("x", x.as_str()), ("y", &y), ("font-size", &size)];
        self.add(
            "text",
            &format!("told n{number}"),
            &text,
            &number.to_string(),
        );
    }

    /// Draws sixteen notches around a point, every other one shorter.
    fn sun(&mut self, around: (f64, f64), unit: f64) {
        let mut rays = String::new();
        for n in 0..16 {
            let long = if n % 2 == 0 { 0.34 } else { 0.18 };
            let (sin, cos) = (f64::from(n) * PI / 8.0).sin_cos();
            let at = |along: f64, aside: f64| {
                let x = around.0 + unit * (along * cos - aside * sin);
                let y = around.1 + unit * (along * sin + aside * cos);
                format!("{},{}", tenths(x), tenths(y))
            };
            let (tip, left, right) = (at(0.72 + long, 0.0), at(0.72, 0.09), at(0.72, -0.09));
            rays += &format!("M{left}L{tip}L{right}Z");
        }
        self.add("path", "sun", &[("d", &rays)], "");
    }

    /// Draws a piece that is still missing.
    fn ghost(&mut self, room: &Rect, side: &str) {
        let middle = room.centre();
        let (x, y) = (tenths(middle.x), tenths(middle.y));
        let r = tenths(room.w.min(room.h) * 0.4);
        let circle = [("cx", x.as_str()), ("cy", &y), ("r", &r)];
        self.add("circle", &format!("missing {side}"), &circle, "");
    }

    fn threat(&mut self, from: (f64, f64), to: (f64, f64), unit: f64, side: &str) {
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let arm = unit * 0.22;
        // The arrow ends before the cross.
        let mut line = arrow_path([from, to], [0.0, length - arm * 1.7], unit * 0.3);
        let [left, right, top, bottom] =
            [to.0 - arm, to.0 + arm, to.1 - arm, to.1 + arm].map(tenths);
        line += &format!("M{left},{top}L{right},{bottom}M{left},{bottom}L{right},{top}");
        self.edged(&line, unit, &format!("threat {side}"));
    }

    /// Draws a line with an edge that stands out on any board.
    fn edged(&mut self, line: &str, unit: f64, class: &str) {
        let width = (unit * 0.1).max(3.0);
        let under = format!("{class} under");
        for (class, width) in [(under.as_str(), width + 4.0), (class, width)] {
            let width = tenths(width);
            let attributes = [("d", line), ("stroke-width", &width), ("pathLength", "1")];
            self.add("path", class, &attributes, "");
        }
    }

    fn frame(&mut self, cell: &Rect, class: &str) {
        self.rounded(cell, stroke_width(cell) * 2.5, class);
    }

    fn rounded(&mut self, cell: &Rect, round: f64, class: &str) {
        let width = stroke_width(cell);
        let frame = cell.inset(width);
        let [x, y, w, h, round] = [frame.x, frame.y, frame.w, frame.h, round].map(tenths);
        let under = format!("{class} under");
        for (class, width) in [(under.as_str(), width * 2.0), (class, width)] {
            let width = tenths(width);
            let attributes = [
                ("x", x.as_str()),
                ("y", &y),
                ("width", &w),
                ("height", &h),
                ("rx", &round),
                ("stroke-width", &width),
            ];
            self.add("rect", class, &attributes, "");
        }
    }

    /// Draws a short text on a plate.
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

    /// Draws a line through points, with a tip at its end and one in the middle of each straight part.
    fn path(&mut self, points: &[(f64, f64)], unit: f64, class: &str) {
        let class = &format!("way {class}");
        let line: Vec<String> = points
            .iter()
            .map(|(x, y)| format!("{},{}", tenths(*x), tenths(*y)))
            .collect();
        let line = format!("M{}", line.join("L"));
        let width = tenths((unit * 0.1).max(2.5));
        self.add("path", class, &[("d", &line), ("stroke-width", &width)], "");
        let size = (unit * 0.24).max(6.0);
        for (n, pair) in points.windows(2).enumerate() {
            let [(x, y), (to_x, to_y)] = [pair[0], pair[1]];
            if n % 4 != 1 && n + 2 < points.len() {
                continue;
            }
            let length = (to_x - x).hypot(to_y - y).max(1.0);
            let (ux, uy) = ((to_x - x) / length, (to_y - y) / length);
            let (x, y) = (f64::midpoint(x, to_x), f64::midpoint(y, to_y));
            let corner = |along: f64, aside: f64| {
                let x = x + size * (along * ux - aside * uy);
                let y = y + size * (along * uy + aside * ux);
                format!("{},{}", tenths(x), tenths(y))
            };
            let tip = [corner(1.0, 0.0), corner(-0.5, 0.75), corner(-0.5, -0.75)].join(" ");
            self.add("polygon", &format!("{class} tip"), &[("points", &tip)], "");
        }
    }

    /// Draws a ghost that walks through points; the style sheet says when.
    fn walk(&mut self, points: &[(f64, f64)], unit: f64, side: game::Side, n: usize) {
        let size = unit * 0.42;
        // The first side's ghost has a pointed head, the other's two horns, so that shape also tells them apart.
        let head: &[(f64, f64)] = match side.index() {
            0 => &[(0.0, -1.3)],
            _ => &[(-0.7, -1.2), (0.0, -0.5), (0.7, -1.2)],
        };
        let figure = [
            &[(-0.75, 1.0), (-0.4, 0.0)],
            head,
            &[(0.4, 0.0), (0.75, 1.0)],
        ]
        .concat();
        let figure: Vec<String> = figure
            .iter()
            .map(|(x, y)| format!("{},{}", tenths(x * size), tenths(y * size)))
            .collect();
        let attributes = [("points", &*figure.join(" "))];
        let turn = if n == 0 { "first" } else { "next" };
        let class = format!("ghost {} {turn}", CLASS_OF_SIDE[side.index()]);
        let ghost = add_shape(
            &self.document,
            &self.drawing,
            "polygon",
            &class,
            &attributes,
        );
        self.empty = false;
        let way = points.iter();
        let way: Vec<String> = way
            .map(|(x, y)| format!("{} {}", tenths(*x), tenths(*y)))
            .collect();
        if let Ok(ghost) = ghost {
            // SVG shapes have a style, as HTML elements do. If setting it fails, the ghost stays invisible, and the path is still
            // drawn.
            let style = ghost.unchecked_ref::<HtmlElement>().style();
            let _ = style.set_property("offset-path", &format!("path(\"M{}\")", way.join("L")));
        }
    }

    fn add(&mut self, name: &str, class: &str, attributes: &[(&str, &str)], text: &str) {
        let shape = add_shape(&self.document, &self.drawing, name, class, attributes);
        // What cannot be drawn is still said in words.
        if let Ok(shape) = shape
            && !text.is_empty()
        {
            shape.set_text_content(Some(text));
        }
        self.empty = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_apart() {
        let ways = [
            ((0.0, 0.0), (0.0, 90.0)),
            ((0.0, 0.0), (0.0, 90.0)),
            ((5.0, 0.0), (60.0, 0.0)),
        ];
        let mut starts: Vec<(f64, f64)> = Vec::new();
        for (from, to) in ways {
            starts.push(apart(from, to, &starts, 20.0));
        }
        for (n, one) in starts.iter().enumerate() {
            for other in &starts[..n] {
                let distance = (one.0 - other.0).hypot(one.1 - other.1);
                assert!(distance >= 20.0, "{starts:?}");
            }
        }
    }
}
