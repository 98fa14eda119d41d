//! Where everything lies: the board, the captured pieces, words and buttons.

mod captured;
mod lay;
mod names;
#[cfg(test)]
mod tests;

use hnefatafl::{Board, Camps, Escape, Piece, Rules, Side, Square, Squares};
use scene::{Point, Rect};

use crate::board::look::Look;

pub use captured::Slot;
pub use names::Name;

/// What a layout is made for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LayoutSpec {
    /// The canvas, in CSS pixels.
    pub width: f64,
    /// The canvas, in CSS pixels.
    pub height: f64,
    pub board: Board,
    /// Where the king goes out: corners are marked where he does so there.
    pub escape: Escape,
    /// Whether a camp square is another one than its neighbours once the game goes on.
    pub camps: bool,
    /// The side that sits at the lower edge of the screen; at the right when the board is turned.
    pub below: Side,
}

/// Where everything lies, in CSS pixels from the upper left corner of the canvas.
///
/// The ranks lie across the screen, or the board is *turned* a quarter so that the near side sits at the right.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    pub spec: LayoutSpec,
    /// Whether the board is turned a quarter.
    pub turned: bool,
    /// Whether it lies between two people, who each see their own pieces upright.
    pub between: bool,
    /// The width of a square.
    pub pitch: f64,
    /// The size that pieces are drawn by.
    pub unit: f64,
    /// The width of the edge around the squares.
    pub edge: f64,
    /// The board with its edge.
    pub board: Rect,
    /// The plates of both sides, by the side whose pieces were captured.
    pub captured: [Rect; 2],
    /// Where there is room for words and for buttons, if that was asked for.
    pub panel: Option<Panel>,
    /// The direction of growing files, of length 1.
    file_axis: Point,
    /// The direction of growing ranks, of length 1.
    rank_axis: Point,
}

/// Room beside the board for what the page says and offers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    pub words: Rect,
    pub buttons: Rect,
}

/// What is carved into a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Castle,
    /// A camp of the Muscovite.
    Camp,
    /// Where a drabant of the Swede begins.
    Home,
    /// A corner, where the king goes out there alone.
    Corner,
}

/// From the middle of a square to the foot of who stands on it, at most, in widths of a square.
const FOOT: f64 = 0.42;

/// How much lower than in the middle of the square a piece stands, in widths of a square: its shadow is below it.
const LOWER: f64 = 0.08;

/// How far a king who has gone out stands beyond the middle of his square, in widths of a square.
const OUT: f64 = 0.34;

/// The squares into which something is carved, and what: the castle first, then the camps, the squares where drabants begin, and the
/// corners where the king goes out there alone.
pub fn marked(board: Board, escape: Escape) -> impl Iterator<Item = (Square, Mark)> + use<> {
    let camps = board.camps().into_iter().flatten();
    let homes = board.drabants().into_iter();
    let corners = match escape {
        Escape::Edge => Squares::NONE,
        Escape::Corner => board.corners(),
    };
    core::iter::once((board.castle(), Mark::Castle))
        .chain(camps.map(|square| (square, Mark::Camp)))
        .chain(homes.map(|square| (square, Mark::Home)))
        .chain(corners.into_iter().map(|square| (square, Mark::Corner)))
}

/// Whether camp squares are closed to anybody, or count in captures.
#[must_use]
pub fn camps_matter(rules: &Rules) -> bool {
    rules.camps != Camps::All || rules.camps_count
}

impl Layout {
    /// The middle of a square.
    #[must_use]
    pub fn point(&self, square: Square) -> Point {
        let middle = (f64::from(self.spec.board.size()) + 1.0) / 2.0;
        self.board.centre()
            + self.file_axis * ((f64::from(square.file()) - middle) * self.pitch)
            + self.rank_axis * ((f64::from(square.rank()) - middle) * self.pitch)
    }

    /// The square that `point` lies in; `None` off the squares.
    #[must_use]
    pub fn place_at(&self, point: Point) -> Option<Square> {
        let off = point - self.board.centre();
        let size = self.spec.board.size();
        let number = |axis: Point| {
            let along = off.dot(axis) / self.pitch + (f64::from(size) + 1.0) / 2.0;
            let number = along.round();
            (number >= 1.0 && number <= f64::from(size)).then_some(number as u8)
        };
        Square::new(number(self.file_axis)?, number(self.rank_axis)?)
    }

    /// Every square of the board, by rank and then by file.
    pub fn places(&self) -> impl Iterator<Item = Square> + use<> {
        self.spec.board.squares().into_iter()
    }

    /// The rectangle of a square.
    #[must_use]
    pub fn cell(&self, square: Square) -> Rect {
        Rect::around(self.point(square), self.pitch, self.pitch)
    }

    /// The squares without the edge around them.
    #[must_use]
    pub fn field(&self) -> Rect {
        self.board.inset(self.edge)
    }

    /// The squares into which something is carved, and what: see [`marked`]. Camps that mean nothing are left plain.
    pub fn marks(&self) -> impl Iterator<Item = (Square, Mark)> + use<> {
        let camps = self.spec.camps;
        marked(self.spec.board, self.spec.escape)
            .filter(move |(_, mark)| camps || *mark != Mark::Camp)
    }

    /// Where the foot of a piece is that stands on a square.
    #[must_use]
    pub fn foot(&self, piece: Piece, square: Square) -> Point {
        self.foot_around(piece, self.point(square))
    }

    /// Where the foot of a piece is that stands around this point, as on the middle of a square.
    #[must_use]
    pub(crate) fn foot_around(&self, piece: Piece, middle: Point) -> Point {
        let down = Point::new(0.0, 1.0).turned(self.facing(Some(piece.side())));
        let half = Look::from(piece).height() * self.unit / 2.0;
        middle + down * (half + LOWER * self.pitch).min(FOOT * self.pitch)
    }

    /// Around which point a king stands who has gone out by this square: astride the edge.
    #[must_use]
    pub fn outside(&self, square: Square) -> Point {
        self.point(square) + self.outward(square) * (OUT * self.pitch)
    }

    /// The direction on the screen by which a square of the edge leads out, of length 1; 0 for any other.
    #[must_use]
    pub fn outward(&self, square: Square) -> Point {
        let size = self.spec.board.size();
        let sign = |number: u8| match number {
            1 => -1.0,
            last if last == size => 1.0,
            _ => 0.0,
        };
        let way = self.file_axis * sign(square.file()) + self.rank_axis * sign(square.rank());
        way * (1.0 / way.length().max(1.0))
    }

    /// The direction on the screen from one square to another in line with it, of length 1; 0 for any other.
    #[must_use]
    pub fn way(&self, from: Square, to: Square) -> Point {
        if !from.in_line_with(to) {
            return Point::default();
        }
        let way = self.point(to) - self.point(from);
        way * (1.0 / way.length())
    }

    /// The square beside `from` in this direction of the screen, such as that of an arrow key; the castle to begin with.
    #[must_use]
    pub fn beside(&self, from: Option<Square>, arrow: Point) -> Option<Square> {
        let Some(from) = from else {
            return Some(self.spec.board.castle());
        };
        let step = |number: u8, axis: Point| {
            let number = number.checked_add_signed(arrow.dot(axis).round() as i8)?;
            (number <= self.spec.board.size()).then_some(number)
        };
        let file = step(from.file(), self.file_axis)?;
        Square::new(file, step(from.rank(), self.rank_axis)?)
    }

    /// How what a side looks at is turned on the screen, in radians clockwise. What belongs to nobody stands for who sits
    /// at the near edge.
    #[must_use]
    pub fn facing(&self, side: Option<Side>) -> f64 {
        if !self.between {
            return 0.0;
        }
        let up = self.forward(side.unwrap_or(self.spec.below));
        up.x.atan2(-up.y)
    }

    /// The direction on the screen in which `side` looks over the board, of length 1.
    #[must_use]
    pub fn forward(&self, side: Side) -> Point {
        match side {
            Side::Swede => self.rank_axis,
            Side::Muscovite => -self.rank_axis,
        }
    }

    /// The direction on the screen of growing files, of length 1.
    #[must_use]
    pub fn columnward(&self) -> Point {
        self.file_axis
    }
}
