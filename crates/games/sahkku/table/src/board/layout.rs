//! Where everything lies: the board, the throwing tray, the captured pieces.

mod lay;
mod names;
mod size;
#[cfg(test)]
mod tests;

use sahkku::{Drawing, Place, Row, Side};
use scene::{Plate, Point, Rect, TrayArea};

use crate::board::style::Lines;
pub use names::Name;

/// What a layout is made for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LayoutSpec {
    /// The canvas, in CSS pixels.
    pub width: f64,
    /// The canvas, in CSS pixels.
    pub height: f64,
    /// Columns of the board.
    pub columns: u8,
    /// Lines or squares.
    pub places: Drawing,
    /// How the lines are drawn, where the places are lines.
    pub lines: Lines,
    /// The side that sits at the lower edge of the screen; at the right when the board is turned.
    pub below: Side,
    /// Whether the board is turned a quarter; `None` chooses what makes the pieces larger.
    pub turned: Option<bool>,
}

/// Where everything lies, in CSS pixels from the upper left corner of the canvas.
///
/// The board lies with its rows across the screen, or is *turned* a quarter so that its columns
/// run up a tall screen and the own home row lies at the right.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    pub spec: LayoutSpec,
    /// Whether the board is turned a quarter.
    pub turned: bool,
    /// Whether it lies between two people, who each see their own pieces upright.
    pub between: bool,
    /// From one column to the next.
    pub pitch: f64,
    /// The length of one line, or of a square across the row.
    pub length: f64,
    /// From the middle of one row to the middle of the next.
    pub row_step: f64,
    /// The size that pieces are drawn by: at most a column wide.
    pub unit: f64,
    /// The board with its border.
    pub board: Rect,
    /// The throwing tray (gárri).
    pub tray: TrayArea,
    /// The plates of both sides, by the side whose pieces were taken.
    pub captured: [Rect; 2],
    /// Where there is room beside the tray for words and for buttons, if that was asked for.
    pub panel: Option<Panel>,
    /// The direction of growing columns, of length 1.
    column_axis: Point,
    /// The direction from row a to row c, of length 1.
    row_axis: Point,
}

/// Room beside the tray for what the page says and offers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Panel {
    pub words: Rect,
    pub buttons: Rect,
}

/// The places with an ornament: the Castle first, then on a board of lines the fourth ones from the ends of the middle
/// row. A board of squares has only the Castle.
pub fn marked(places: Drawing, columns: u8) -> impl Iterator<Item = Place> + use<> {
    let all = [columns / 2 + 1, 4, columns.saturating_sub(3)];
    let count = match places {
        Drawing::Lines => all.len(),
        Drawing::Squares => 1,
    };
    all.into_iter()
        .take(count)
        .filter_map(|column| Place::new(Row::B, column))
}

impl Layout {
    /// The middle of a place.
    #[must_use]
    pub fn point(&self, place: Place) -> Point {
        self.along(place, 0.0)
    }

    /// A point on the line of a place: `along` is −1 at its end toward row a, 1 at the one
    /// toward row c.
    #[must_use]
    pub fn along(&self, place: Place, along: f64) -> Point {
        let column = f64::from(place.column()) - (f64::from(self.spec.columns) + 1.0) / 2.0;
        let row = place.row() as u8 as f64 - 1.0;
        self.board.centre()
            + self.column_axis * (column * self.pitch)
            + self.row_axis * (row * self.row_step + along * self.length / 2.0)
    }

    /// The place whose cell `point` lies in; `None` off the rows.
    #[must_use]
    pub fn place_at(&self, point: Point) -> Option<Place> {
        let off = point - self.board.centre();
        let columns = f64::from(self.spec.columns);
        let column = (off.dot(self.column_axis) / self.pitch + (columns + 1.0) / 2.0).round();
        let row = (off.dot(self.row_axis) / self.row_step).round();
        if column < 1.0 || column > columns || row.abs() > 1.0 {
            return None;
        }
        Place::new(Row::ALL[(row + 1.0) as usize], column as u8)
    }

    /// Every place of the board.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let columns = self.spec.columns;
        Row::ALL
            .into_iter()
            .flat_map(move |row| (1..=columns).filter_map(move |column| Place::new(row, column)))
    }

    /// The rectangle of a place: a column wide and as long as its line.
    #[must_use]
    pub fn cell(&self, place: Place) -> Rect {
        let centre = self.point(place);
        if self.turned {
            Rect::around(centre, self.length, self.pitch)
        } else {
            Rect::around(centre, self.pitch, self.length)
        }
    }

    /// The places with an ornament: see [`marked`].
    pub fn marked(&self) -> impl Iterator<Item = Place> + use<> {
        marked(self.spec.places, self.spec.columns)
    }

    /// The direction on the screen from row a to row c, of length 1.
    #[must_use]
    pub fn northward(&self) -> Point {
        self.row_axis
    }

    /// The direction on the screen of growing columns, of length 1.
    #[must_use]
    pub fn columnward(&self) -> Point {
        self.column_axis
    }

    /// The place that lies in this direction of the screen from `from`; the Castle to begin with.
    #[must_use]
    pub fn beside(&self, from: Option<Place>, direction: Point) -> Option<Place> {
        let columns = self.spec.columns;
        let Some(from) = from else {
            return Place::new(Row::B, columns / 2 + 1);
        };
        let along = direction.dot(self.columnward()).round() as i8;
        let across = direction.dot(self.northward()).round() as i8;
        let row = Row::ALL.get(usize::try_from(from.row() as i8 + across).ok()?)?;
        let column = u8::try_from(from.column() as i8 + along).ok()?;
        Place::new(*row, column).filter(|_| column <= columns)
    }

    /// How what a side looks at is turned on the screen, in radians clockwise: pieces, plates and
    /// numbers. What belongs to nobody stands for who sits at the near edge.
    #[must_use]
    pub fn facing(&self, side: Option<Side>) -> f64 {
        if !self.between {
            return 0.0;
        }
        let up = self.forward(side.unwrap_or(self.spec.below));
        up.x.atan2(-up.y)
    }

    /// Whether the rows run up the screen as the pieces stand, and not across.
    #[must_use]
    pub fn is_upright(&self) -> bool {
        self.turned && !self.between
    }

    /// The plate of a side. At a table it stands for who plays it.
    #[must_use]
    pub fn plate(&self, side: Side) -> Option<Plate> {
        Some(Plate {
            rect: self.captured[side.other().index()],
            facing: self.facing(Some(side)),
        })
    }

    /// The direction on the screen in which `side` looks from its home row, of length 1.
    #[must_use]
    pub fn forward(&self, side: Side) -> Point {
        match side {
            Side::Men => self.row_axis,
            Side::Women => -self.row_axis,
        }
    }
}
