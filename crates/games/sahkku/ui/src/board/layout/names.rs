//! The names of the rows and columns, and where they stand.

use sahkku::{Place, Row};
use scene::{BoardLayout as _, Name, Point};

use super::Layout;
use super::size::Names;

/// The names of the row and the column of a place.
pub(in crate::board) fn names_of(place: Place) -> [Name; 2] {
    [
        Name::Letter(place.row().letter()),
        Name::Number(place.column()),
    ]
}

impl Layout {
    /// The names of the columns along the near edge of the board and those of the rows at both ends, with their positions.
    pub fn names(&self) -> impl Iterator<Item = (Name, Point)> + use<'_> {
        let (centre, columns) = (self.board.centre(), self.spec.format.columns);
        let half = |axis: Point| (axis.x * self.board.w + axis.y * self.board.h).abs() / 2.0;
        let (long, short) = (half(self.column_axis), half(self.row_axis));
        let lines = f64::from(columns) * self.pitch / 2.0;
        let long = self.column_axis * self.to_names(Names::Rows, long, lines);
        let lines = self.row_step + self.length / 2.0;
        let near = self.to_names(Names::of_columns(self.turned), short, lines);
        let near = -self.forward(self.spec.below) * near;
        let columns = (1..=columns).filter_map(move |column| {
            let place = Place::new(Row::B, column)?;
            Some((Name::Number(column), self.point(place) + near))
        });
        let rows = Row::ALL.into_iter().flat_map(move |row| {
            // A piece at the end of a row that runs up the screen has its head or foot there.
            let aside = if self.is_upright() {
                0.32 * self.length
            } else {
                0.0
            };
            let aside = self.forward(self.spec.below) * aside;
            let step = self.row_axis * ((row as u8 as f64 - 1.0) * self.row_step) + aside;
            [-1.0, 1.0].map(|end| (Name::Letter(row.letter()), centre + step + long * end))
        });
        columns.chain(rows)
    }
}
