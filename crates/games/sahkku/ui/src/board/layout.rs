//! Where everything lies: the board, the throwing tray, the captured pieces.

mod lay;
mod names;
mod size;

use core::ops::{Deref, DerefMut};

use sahkku::{Drawing, Place, Row, Rules};
use scene::{BoardLayout, Point, Rect};

use crate::board::style::Lines;
use crate::board::{LayoutSpec, SahkkuBoard};

type Base = scene::Base<SahkkuBoard>;

pub(super) use names::names_of;

/// What a layout depends on, apart from the canvas.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Format {
    pub columns: u8,
    pub places: Drawing,
    /// The style of the lines, if the places are lines.
    pub lines: Lines,
}

impl Format {
    pub fn of(rules: &Rules, lines: Lines) -> Format {
        Format {
            columns: rules.columns,
            places: rules.places,
            lines,
        }
    }
}

/// Where everything lies. On a turned board the columns run up a tall screen, and the near home row lies at the right.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    base: Base,
    /// The length of one line, or of a square across the row.
    pub length: f64,
    /// From the middle of one row to the middle of the next.
    pub row_step: f64,
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

/// The places with an ornament: the Castle first, then on a board of lines the fourth places from the ends of the middle row. A
/// board of squares has only the Castle.
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

impl BoardLayout for Layout {
    type Board = SahkkuBoard;

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
        let columns = self.spec.format.columns;
        Row::ALL
            .into_iter()
            .flat_map(move |row| (1..=columns).filter_map(move |column| Place::new(row, column)))
    }

    fn point(&self, place: Place) -> Point {
        self.along(place, 0.0)
    }

    fn place_at(&self, point: Point) -> Option<Place> {
        let off = point - self.board.centre();
        let columns = f64::from(self.spec.format.columns);
        let column = (off.dot(self.column_axis) / self.pitch + (columns + 1.0) / 2.0).round();
        let row = (off.dot(self.row_axis) / self.row_step).round();
        if column < 1.0 || column > columns || row.abs() > 1.0 {
            return None;
        }
        Place::new(Row::ALL[(row + 1.0) as usize], column as u8)
    }

    /// The rectangle of a place: a column wide and as long as its line.
    fn cell(&self, place: Place) -> Rect {
        let centre = self.point(place);
        if self.turned {
            Rect::around(centre, self.length, self.pitch)
        } else {
            Rect::around(centre, self.pitch, self.length)
        }
    }

    fn beside(&self, from: Option<Place>, direction: Point) -> Option<Place> {
        let columns = self.spec.format.columns;
        let Some(from) = from else {
            return Place::new(Row::B, columns / 2 + 1);
        };
        let along = direction.dot(self.column_axis).round() as i8;
        let across = direction.dot(self.row_axis).round() as i8;
        let row = Row::ALL.get(usize::try_from(from.row() as i8 + across).ok()?)?;
        let column = u8::try_from(from.column() as i8 + along).ok()?;
        Place::new(*row, column).filter(|_| column <= columns)
    }
}

impl Layout {
    /// A point on the line of a place: `along` is −1 at its end toward row a, 1 at its end toward row c.
    pub fn along(&self, place: Place, along: f64) -> Point {
        let column = f64::from(place.column()) - (f64::from(self.spec.format.columns) + 1.0) / 2.0;
        let row = place.row() as u8 as f64 - 1.0;
        self.board.centre()
            + self.column_axis * (column * self.pitch)
            + self.row_axis * (row * self.row_step + along * self.length / 2.0)
    }

    /// The places with an ornament: see [`marked`].
    pub fn marked(&self) -> impl Iterator<Item = Place> + use<> {
        marked(self.spec.format.places, self.spec.format.columns)
    }
}
