//! Where everything lies: the board, the captured pieces, text and buttons.

mod captured;
mod lay;
mod names;

use core::ops::{Deref, DerefMut};
use hnefatafl::{Board, Camps, Escape, Piece, Rules, Square, Squares};
use scene::{BoardLayout, Point, Rect};

use crate::board::look::Look;
use crate::board::{HnefataflBoard, LayoutSpec};
use lay::Seats;

type Base = scene::Base<HnefataflBoard>;

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub(super) use lay::margin;
pub(super) use names::names_of;

/// What a layout depends on, apart from the canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Format {
    pub board: Board,
    /// Where the king escapes. Corners are marked if he escapes there.
    pub escape: Escape,
    /// Whether a camp square differs from its neighbours once the game is under way.
    pub camps: bool,
}

impl Format {
    pub fn of(rules: &Rules) -> Format {
        Format {
            board: rules.board,
            escape: rules.escape,
            camps: camps_matter(rules),
        }
    }
}

/// Where everything lies. The columns of a layout are files.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    base: Base,
    /// The width of the edge around the squares.
    pub edge: f64,
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

/// What is carved into a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Throne,
    Camp,
    /// A corner, if the king escapes only there.
    Corner,
}

/// From the middle of a square to the foot of its piece, at most, in widths of a square.
const FOOT: f64 = 0.42;

/// How much lower than the middle of its square a piece stands, in widths of a square: its shadow is below it.
const LOWER: f64 = 0.08;

/// How far an escaped king stands beyond the middle of his square, in widths of a square.
const OUT: f64 = 0.34;

/// The squares with carvings, and their kinds: the throne first, then the camps, and the corners if the king escapes only there.
pub fn marked(board: Board, escape: Escape) -> impl Iterator<Item = (Square, Mark)> + use<> {
    let camps = board.camps().into_iter().flatten();
    let corners = match escape {
        Escape::Edge => Squares::NONE,
        Escape::Corner => board.corners(),
    };
    core::iter::once((board.throne(), Mark::Throne))
        .chain(camps.map(|square| (square, Mark::Camp)))
        .chain(corners.into_iter().map(|square| (square, Mark::Corner)))
}

/// Whether camp squares are closed to any piece, or count in captures.
pub fn camps_matter(rules: &Rules) -> bool {
    rules.camps != Camps::All || rules.camps_count
}

impl BoardLayout for Layout {
    type Board = HnefataflBoard;

    fn fill(spec: LayoutSpec) -> Layout {
        lay::between_strips(spec.sane(), Seats::Below)
    }

    fn between(spec: LayoutSpec) -> Layout {
        let seats = if spec.height > spec.width {
            Seats::RightAndLeft
        } else {
            Seats::BelowAndAbove
        };
        lay::between_strips(spec.sane(), seats)
    }

    /// Text and buttons lie on both sides of the board on a wide screen, and below it on a tall one.
    fn with_panel(spec: LayoutSpec) -> Layout {
        let spec = spec.sane();
        let wide = lay::panel_beside(spec);
        let tall = lay::panel_below(spec);
        if wide.pitch > tall.pitch { wide } else { tall }
    }

    fn places(&self) -> impl Iterator<Item = Square> {
        self.spec.format.board.squares().into_iter()
    }

    fn cell(&self, square: Square) -> Rect {
        Rect::around(self.point(square), self.pitch, self.pitch)
    }

    fn point(&self, square: Square) -> Point {
        let middle = (f64::from(self.spec.format.board.size()) + 1.0) / 2.0;
        self.board.centre()
            + self.column_axis * ((f64::from(square.file()) - middle) * self.pitch)
            + self.row_axis * ((f64::from(square.rank()) - middle) * self.pitch)
    }

    fn place_at(&self, point: Point) -> Option<Square> {
        let off = point - self.board.centre();
        let size = self.spec.format.board.size();
        let number = |axis: Point| {
            let along = off.dot(axis) / self.pitch + (f64::from(size) + 1.0) / 2.0;
            let number = along.round();
            (number >= 1.0 && number <= f64::from(size)).then_some(number as u8)
        };
        Square::new(number(self.column_axis)?, number(self.row_axis)?)
    }

    fn beside(&self, from: Option<Square>, arrow: Point) -> Option<Square> {
        let Some(from) = from else {
            return Some(self.spec.format.board.throne());
        };
        let step = |number: u8, axis: Point| {
            let number = number.checked_add_signed(arrow.dot(axis).round() as i8)?;
            (number <= self.spec.format.board.size()).then_some(number)
        };
        let file = step(from.file(), self.column_axis)?;
        Square::new(file, step(from.rank(), self.row_axis)?)
    }
}

impl Layout {
    /// The squares without the edge around them.
    pub fn field(&self) -> Rect {
        self.board.inset(self.edge)
    }

    /// The squares with carvings, and their kinds: see [`marked`]. Camps without effect are left plain.
    pub fn marks(&self) -> impl Iterator<Item = (Square, Mark)> + use<> {
        let camps = self.spec.format.camps;
        marked(self.spec.format.board, self.spec.format.escape)
            .filter(move |(_, mark)| camps || *mark != Mark::Camp)
    }

    /// The foot of a piece on a square.
    pub fn foot(&self, piece: Piece, square: Square) -> Point {
        self.foot_around(piece, self.point(square))
    }

    /// The foot of a piece around this point, as on the middle of a square.
    pub(crate) fn foot_around(&self, piece: Piece, middle: Point) -> Point {
        let down = Point::new(0.0, 1.0).turned(self.facing(Some(piece.side())));
        let half = Look::from(piece).height() * self.unit / 2.0;
        middle + down * (half + LOWER * self.pitch).min(FOOT * self.pitch)
    }

    /// The point around which a king stands who has escaped by this square: astride the edge.
    pub fn outside(&self, square: Square) -> Point {
        self.point(square) + self.outward(square) * (OUT * self.pitch)
    }

    /// The direction on the screen in which an edge square leads out, of length 1; 0 for any other.
    pub fn outward(&self, square: Square) -> Point {
        let size = self.spec.format.board.size();
        let sign = |number: u8| match number {
            1 => -1.0,
            last if last == size => 1.0,
            _ => 0.0,
        };
        let way = self.column_axis * sign(square.file()) + self.row_axis * sign(square.rank());
        way * (1.0 / way.length().max(1.0))
    }

    /// The direction on the screen from one square to another in line with it, of length 1; 0 for any other.
    pub fn way(&self, from: Square, to: Square) -> Point {
        if !from.in_line_with(to) {
            return Point::default();
        }
        let way = self.point(to) - self.point(from);
        way * (1.0 / way.length())
    }
}
