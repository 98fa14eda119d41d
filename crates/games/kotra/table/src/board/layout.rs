//! Where everything lies: the board, the throwing tray, the checkers borne off, words and buttons.

mod lay;
mod names;
mod size;
mod slots;
#[cfg(test)]
mod tests;

use kotra::Side;
use scene::{Plate, Point, Rect, TrayArea};

use crate::Place;

pub use slots::Slot;

/// What a layout is made for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LayoutSpec {
    /// The canvas, in CSS pixels.
    pub width: f64,
    /// The canvas, in CSS pixels.
    pub height: f64,
    /// The side that sits at the lower edge of the screen; at the right when the board is turned.
    pub below: Side,
    /// Whether the board is turned a quarter; `None` chooses what makes the checkers larger.
    pub turned: Option<bool>,
}

/// Where everything lies, in CSS pixels from the upper left corner of the canvas.
///
/// The long sides of the board lie across the screen, or the board is *turned* a quarter so that they run up a tall
/// screen and the near side sits at the right. Before each side lies the long side with its points 13 to 24, which grow
/// to its right; its points 1 to 12 grow to its left on the opposite one.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    pub spec: LayoutSpec,
    /// Whether the board is turned a quarter.
    pub turned: bool,
    /// Whether it lies between two people, who each see their own numbers upright.
    pub between: bool,
    /// The width of a point.
    pub pitch: f64,
    /// The length of a point, from its base at the long side to its tip.
    pub length: f64,
    /// Between the tips of opposite points.
    pub gap: f64,
    /// The width of the ridge in the middle of the board: the bar, where hit checkers wait.
    pub bar: f64,
    /// The size that checkers are drawn by.
    pub unit: f64,
    /// The board with its edges.
    pub board: Rect,
    pub tray: TrayArea,
    /// The plates of both sides, by [`Side::index`], with a trough for the checkers that they have borne off.
    pub off: [Rect; 2],
    /// Where there is room beside the tray for words and for buttons, if that was asked for.
    pub panel: Option<Panel>,
    /// The direction along the long sides, to the right of white, of length 1.
    column_axis: Point,
    /// The direction across the board, from white to black, of length 1.
    row_axis: Point,
}

/// Room beside the tray for what the page says and offers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    pub words: Rect,
    pub buttons: Rect,
}

/// Points on each long side of a leaf.
const LEAF: u8 = 6;

impl Layout {
    /// A point of the canvas by its distances from the middle of the board, to the right of white and away from it.
    fn on_board(&self, along: f64, across: f64) -> Point {
        self.board.centre() + self.column_axis * along + self.row_axis * across
    }

    /// Where a point of the board lies: its middle along the long side, from the middle of the board, and on which side of
    /// it, 1 for that of black.
    fn coordinates(&self, point: kotra::Point) -> (f64, f64) {
        let (column, side) = grid(point);
        let ridge = if column < LEAF { -0.5 } else { 0.5 };
        let along = (f64::from(column) - 5.5) * self.pitch + ridge * self.bar;
        (along, side)
    }

    /// From the middle of the board to the base of a point.
    fn half(&self) -> f64 {
        self.length + self.gap / 2.0
    }

    /// Half the length of the field.
    fn half_long(&self) -> f64 {
        6.0 * self.pitch + self.bar / 2.0
    }

    /// The middle of a place.
    #[must_use]
    pub fn point(&self, place: Place) -> Point {
        self.cell(place).centre()
    }

    /// The rectangle of a place: a point from its base to its tip, half of the bar, or where checkers lie that are off.
    #[must_use]
    pub fn cell(&self, place: Place) -> Rect {
        match place {
            Place::Point(point) => {
                let (along, side) = self.coordinates(point);
                let middle = side * (self.half() - self.length / 2.0);
                self.rect(self.on_board(along, middle), self.pitch, self.length)
            }
            Place::Bar(side) => {
                let middle = bar_half(side) * self.half() / 2.0;
                self.rect(self.on_board(0.0, middle), self.bar, self.half())
            }
            Place::Off(side) => self.off[side.index()],
        }
    }

    /// A rectangle of the board by its lengths along and across the long sides.
    fn rect(&self, centre: Point, along: f64, across: f64) -> Rect {
        if self.turned {
            Rect::around(centre, across, along)
        } else {
            Rect::around(centre, along, across)
        }
    }

    /// The triangle of a point: both ends of its base at the long side, and its tip.
    #[must_use]
    pub fn tongue(&self, point: kotra::Point) -> [Point; 3] {
        let (along, side) = self.coordinates(point);
        let half = self.pitch / 2.0;
        [
            self.on_board(along - half, side * self.half()),
            self.on_board(along + half, side * self.half()),
            self.on_board(along, side * self.gap / 2.0),
        ]
    }

    /// The direction on the screen from the base of a point to its tip, of length 1.
    #[must_use]
    pub fn inward(&self, point: kotra::Point) -> Point {
        self.row_axis * -grid(point).1
    }

    /// The place that `point` lies in; `None` off the board and what is borne off.
    #[must_use]
    pub fn place_at(&self, point: Point) -> Option<Place> {
        let off = |side: &Side| self.off[side.index()].contains(point);
        if let Some(side) = Side::BOTH.into_iter().find(off) {
            return Some(Place::Off(side));
        }
        let from_middle = point - self.board.centre();
        let along = from_middle.dot(self.column_axis);
        let across = from_middle.dot(self.row_axis);
        if along.abs() >= self.half_long() || across.abs() > self.half() {
            return None;
        }
        if along.abs() <= self.bar / 2.0 {
            let whose = Side::BOTH.into_iter();
            return whose
                .filter(|side| bar_half(*side) * across >= 0.0)
                .map(Place::Bar)
                .next();
        }
        let column = (along - along.signum() * self.bar / 2.0) / self.pitch + 6.0;
        at_grid(column as u8, across).map(Place::Point)
    }

    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        Place::all()
    }

    /// The field without the edges around it.
    #[must_use]
    pub fn field(&self) -> Rect {
        let centre = self.board.centre();
        self.rect(centre, 2.0 * self.half_long(), 2.0 * self.half())
    }

    /// The two leaves of the board, left and right of the ridge as white sits.
    #[must_use]
    pub fn leaves(&self) -> [Rect; 2] {
        [-1.0, 1.0].map(|way| {
            let middle = self.on_board(way * (3.0 * self.pitch + self.bar / 2.0), 0.0);
            self.rect(middle, 6.0 * self.pitch, 2.0 * self.half())
        })
    }

    /// The ridge between the leaves.
    #[must_use]
    pub fn ridge(&self) -> Rect {
        self.rect(self.board.centre(), self.bar, 2.0 * self.half())
    }

    /// The place that lies in this direction of the screen from `from`, such as that of an arrow key; the home of the near
    /// side to begin with. What a side has borne off lies at its right hand.
    #[must_use]
    pub fn beside(&self, from: Option<Place>, direction: Point) -> Option<Place> {
        let Some(from) = from else {
            return Some(Place::of(self.spec.below, kotra::Point::HOME));
        };
        // Columns are counted with the bar among them; at their ends is what is off.
        let with_bar = |column: u8| i8::try_from(column + u8::from(column >= LEAF)).unwrap_or(0);
        let (column, row) = match from {
            Place::Point(point) => {
                let (column, row) = grid(point);
                (with_bar(column), row)
            }
            Place::Bar(side) => (6, bar_half(side)),
            Place::Off(side) => (off_column(side), -bar_half(side)),
        };
        let column = column + direction.dot(self.column_axis).round() as i8;
        let step = direction.dot(self.row_axis).round();
        let row = if step == 0.0 { row } else { step };
        if step != 0.0 && matches!(from, Place::Off(_)) || step == row_of(from) {
            return None;
        }
        let whose = |way: f64| Side::BOTH.into_iter().find(|side| bar_half(*side) == way);
        match column {
            6 => whose(row).map(Place::Bar),
            0..=5 => at_grid(column as u8, row).map(Place::Point),
            7..=12 => at_grid(column as u8 - 1, row).map(Place::Point),
            _ => {
                let mut sides = Side::BOTH.into_iter();
                let side = sides.find(|side| off_column(*side) == column);
                side.filter(|side| -bar_half(*side) == row).map(Place::Off)
            }
        }
    }

    /// How what a side looks at is turned on the screen, in radians clockwise: checkers, plates and numbers. What belongs
    /// to nobody stands for who sits at the near edge.
    #[must_use]
    pub fn facing(&self, side: Option<Side>) -> f64 {
        if !self.between {
            return 0.0;
        }
        let up = self.forward(side.unwrap_or(self.spec.below));
        up.x.atan2(-up.y)
    }

    /// The plate of a side. At a table it stands for who plays it.
    #[must_use]
    pub fn plate(&self, side: Side) -> Option<Plate> {
        Some(Plate {
            rect: self.off[side.index()],
            facing: self.facing(Some(side)),
        })
    }

    /// Where checkers lie that a side has borne off.
    #[must_use]
    pub fn trough(&self, side: Side) -> Rect {
        let plate = self.plate(side);
        plate.map(|plate| plate.taken()).unwrap_or_default()
    }

    /// The direction on the screen in which `side` looks over the board, of length 1.
    #[must_use]
    pub fn forward(&self, side: Side) -> Point {
        match side {
            Side::White => self.row_axis,
            Side::Black => -self.row_axis,
        }
    }

    /// The direction on the screen along the long sides, to the right of white, of length 1.
    #[must_use]
    pub fn columnward(&self) -> Point {
        self.column_axis
    }

    /// The way of a side around the board: small steps of its points in order, each with its direction.
    #[must_use]
    pub fn way(&self, side: Side) -> Vec<(Point, Point)> {
        let tip = |number: u8| -> Option<Point> {
            let point = kotra::Point::new(number)?.seen_by_white(side);
            let (along, row) = self.coordinates(point);
            Some(self.on_board(along, row * (self.gap / 2.0 + self.length * 0.16)))
        };
        let steps = (1..kotra::POINTS).filter_map(|number| {
            let (from, to) = (tip(number)?, tip(number + 1)?);
            let way = to - from;
            Some((from.toward(to, 0.5), way * (1.0 / way.length().max(1e-9))))
        });
        steps.collect()
    }
}

/// The column of a point of white, 0 to 11 from white's left, and on which side of the board it is: 1 for that of black.
fn grid(point: kotra::Point) -> (u8, f64) {
    match point.number() {
        number @ 13.. => (number - 13, -1.0),
        number => (12 - number, 1.0),
    }
}

/// The point of white in this column on this side of the board.
fn at_grid(column: u8, side: f64) -> Option<kotra::Point> {
    let column = column.min(11);
    kotra::Point::new(if side > 0.0 { 12 - column } else { 13 + column })
}

/// In which half of the bar hit checkers of a side wait, 1 for that of black: opposite their own side, where they enter.
fn bar_half(side: Side) -> f64 {
    match side {
        Side::White => 1.0,
        Side::Black => -1.0,
    }
}

/// On which side of the board a place is, for the keyboard.
fn row_of(place: Place) -> f64 {
    match place {
        Place::Point(point) => grid(point).1,
        Place::Bar(side) => bar_half(side),
        Place::Off(side) => -bar_half(side),
    }
}

/// The column of what a side has borne off, for the keyboard: at its right hand.
fn off_column(side: Side) -> i8 {
    match side {
        Side::White => 13,
        Side::Black => -1,
    }
}
