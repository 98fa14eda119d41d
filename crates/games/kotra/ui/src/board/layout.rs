//! Where everything lies: the board, the throwing tray, the borne-off checkers, text and buttons.

mod lay;
mod names;
mod size;
mod slots;

use core::ops::{Deref, DerefMut};

use kotra::Side;
use scene::{BoardLayout, Point, Rect};

use crate::Place;
use crate::board::{KotraBoard, LayoutSpec};
use size::BoardSize;

type Base = scene::Base<KotraBoard>;

pub use slots::Slot;

/// Where everything lies. The columns of a layout run along the long sides of the board, to the right of white.
///
/// Before each side lies the long side with its points 13 to 24, which grow to its right; its points 1 to 12 grow to its left on
/// the opposite one. On the plate of each side is a trough for its borne-off checkers.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    base: Base,
    size: BoardSize,
}

impl Deref for Layout {
    type Target = Base;

    fn deref(&self) -> &Base {
        &self.base
    }
}

impl DerefMut for Layout {
    fn deref_mut(&mut self) -> &mut Base {
        &mut self.base
    }
}

/// Points on each long side of a leaf.
const LEAF: u8 = 6;

impl BoardLayout for Layout {
    type Board = KotraBoard;

    fn fill(spec: LayoutSpec) -> Layout {
        scene::fill(spec)
    }

    fn between(spec: LayoutSpec) -> Layout {
        scene::between(spec)
    }

    fn with_panel(spec: LayoutSpec) -> Layout {
        scene::with_panel(spec)
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        Place::all()
    }

    /// The rectangle of a place: a point from its base to its tip, half of the bar, or the trough of borne-off checkers.
    fn cell(&self, place: Place) -> Rect {
        match place {
            Place::Point(point) => {
                let (along, side) = self.coordinates(point);
                let middle = side * (self.half() - self.size.length / 2.0);
                self.rect(self.on_board(along, middle), self.pitch, self.size.length)
            }
            Place::Bar(side) => {
                let middle = bar_half(side) * self.half() / 2.0;
                self.rect(self.on_board(0.0, middle), self.size.bar, self.half())
            }
            Place::Off(side) => self.plates[side.index()],
        }
    }

    /// The place that contains `point`; `None` off the board and the troughs.
    fn place_at(&self, point: Point) -> Option<Place> {
        let off = |side: &Side| self.plates[side.index()].contains(point);
        if let Some(side) = Side::BOTH.into_iter().find(off) {
            return Some(Place::Off(side));
        }
        let from_middle = point - self.board.centre();
        let along = from_middle.dot(self.column_axis);
        let across = from_middle.dot(self.row_axis);
        if along.abs() >= self.half_long() || across.abs() > self.half() {
            return None;
        }
        if along.abs() <= self.size.bar / 2.0 {
            let whose = Side::BOTH.into_iter();
            return whose
                .filter(|side| bar_half(*side) * across >= 0.0)
                .map(Place::Bar)
                .next();
        }
        let column = (along - along.signum() * self.size.bar / 2.0) / self.pitch + 6.0;
        at_grid(column as u8, across).map(Place::Point)
    }

    /// The next place from `from` in this direction of the screen, such as that of an arrow key; without `from`, the home of the
    /// near side. A side's borne-off checkers lie at its right hand.
    fn beside(&self, from: Option<Place>, direction: Point) -> Option<Place> {
        let Some(from) = from else {
            return Some(Place::of(self.spec.below, kotra::Point::HOME));
        };
        // Columns are counted with the bar among them; the borne-off checkers are at their ends.
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
}

impl Layout {
    /// A point of the canvas, by its distances from the middle of the board, to the right of white and away from white.
    fn on_board(&self, along: f64, across: f64) -> Point {
        self.board.centre() + self.column_axis * along + self.row_axis * across
    }

    /// The position of a point of the board: its middle along the long side, from the middle of the board, and its side of the
    /// board, 1 for that of black.
    fn coordinates(&self, point: kotra::Point) -> (f64, f64) {
        let (column, side) = grid(point);
        let ridge = if column < LEAF { -0.5 } else { 0.5 };
        let along = (f64::from(column) - 5.5) * self.pitch + ridge * self.size.bar;
        (along, side)
    }

    /// From the middle of the board to the base of a point.
    fn half(&self) -> f64 {
        self.size.length + self.size.gap / 2.0
    }

    /// Half the length of the field.
    fn half_long(&self) -> f64 {
        6.0 * self.pitch + self.size.bar / 2.0
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
    pub fn tongue(&self, point: kotra::Point) -> [Point; 3] {
        let (along, side) = self.coordinates(point);
        let half = self.pitch / 2.0;
        [
            self.on_board(along - half, side * self.half()),
            self.on_board(along + half, side * self.half()),
            self.on_board(along, side * self.size.gap / 2.0),
        ]
    }

    /// The direction on the screen from the base of a point to its tip, of length 1.
    pub fn inward(&self, point: kotra::Point) -> Point {
        self.row_axis * -grid(point).1
    }

    /// The length of a point, from its base at the long side to its tip.
    pub fn length(&self) -> f64 {
        self.size.length
    }

    /// The distance between the tips of opposite points.
    pub fn gap(&self) -> f64 {
        self.size.gap
    }

    /// The width of the ridge in the middle of the board: the bar, where checkers on the bar wait.
    pub fn bar(&self) -> f64 {
        self.size.bar
    }

    /// The field without the edges around it.
    pub fn field(&self) -> Rect {
        let centre = self.board.centre();
        self.rect(centre, 2.0 * self.half_long(), 2.0 * self.half())
    }

    /// The two leaves of the board, left and right of the ridge as white sits.
    pub fn leaves(&self) -> [Rect; 2] {
        [-1.0, 1.0].map(|way| {
            let middle = self.on_board(way * (3.0 * self.pitch + self.size.bar / 2.0), 0.0);
            self.rect(middle, 6.0 * self.pitch, 2.0 * self.half())
        })
    }

    pub fn ridge(&self) -> Rect {
        self.rect(self.board.centre(), self.size.bar, 2.0 * self.half())
    }

    /// Where a side's borne-off checkers lie.
    pub fn trough(&self, side: Side) -> Rect {
        self.plate(side).rest()
    }

    /// The way of a side around the board: notches between the numbers of its points in order, and three on the frame where it
    /// crosses to the other long side, each with its direction.
    pub fn way(&self, side: Side) -> Vec<(Point, Point)> {
        let numbers: Vec<Point> = self.names(side).map(|(_, at, _)| at).collect();
        let place = |n: u8| {
            let point = kotra::Point::new(n)?.seen_by_white(side);
            numbers.get(usize::from(point.number()) - 1).copied()
        };
        let mut notches = Vec::new();
        for (from, to) in (1..kotra::POINTS).filter_map(|n| Some((place(n)?, place(n + 1)?))) {
            let way = to - from;
            let way = way * (1.0 / way.length().max(1e-9));
            if way.dot(self.column_axis).abs() > 0.5 {
                notches.push((from.toward(to, 0.5), way));
                continue;
            }
            let end = (from - self.board.centre()).dot(self.column_axis).signum();
            let end = end * (self.half_long() + self.frame() - self.notch());
            notches.extend([-1.0, 0.0, 1.0].map(|n| {
                let across = way.dot(self.row_axis) * n * self.pitch * 0.7;
                (self.on_board(end, across), way)
            }));
        }
        notches
    }
}

/// The column of a point of white, 0 to 11 from white's left, and its side of the board, 1 for that of black.
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

/// The half of the bar in which hit checkers of a side wait, 1 for that of black: opposite their own side, where they enter.
fn bar_half(side: Side) -> f64 {
    match side {
        Side::White => 1.0,
        Side::Black => -1.0,
    }
}

/// The side of the board of a place, for the keyboard.
fn row_of(place: Place) -> f64 {
    match place {
        Place::Point(point) => grid(point).1,
        Place::Bar(side) => bar_half(side),
        Place::Off(side) => -bar_half(side),
    }
}

/// The column of a side's borne-off checkers, for the keyboard: at its right hand.
fn off_column(side: Side) -> i8 {
    match side {
        Side::White => 13,
        Side::Black => -1,
    }
}
