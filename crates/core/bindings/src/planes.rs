//! Observations as tensors.

/// A tensor of planes, rows and columns that is filled plane by plane. It starts with zeros.
///
/// ```
/// use bindings::Planes;
///
/// /// A plane with a 1 on the first place, and one that is 1 everywhere.
/// fn observe(planes: &mut Planes<'_>) {
///     planes.board([(0, 0, 1.0)]);
///     planes.flag(true);
/// }
/// ```
#[derive(Debug)]
pub struct Planes<'a> {
    values: &'a mut [f32],
    columns: usize,
    area: usize,
    /// The number of finished planes.
    next: usize,
}

impl<'a> Planes<'a> {
    /// The tensor of this shape in `values`, which must be large enough.
    pub(crate) fn new(values: &'a mut [f32], [_, rows, columns]: [usize; 3]) -> Planes<'a> {
        values.fill(0.0);
        Planes {
            values,
            columns,
            area: rows * columns,
            next: 0,
        }
    }

    /// Fills the next plane with these values at these rows and columns, counted from 0, and 0 elsewhere. Values at the same
    /// place are added. Places outside the tensor are ignored.
    pub fn board(&mut self, values: impl IntoIterator<Item = (usize, usize, f32)>) {
        let start = self.next * self.area;
        for (row, column, value) in values {
            if let Some(cell) = self.values.get_mut(start + row * self.columns + column) {
                *cell += value;
            }
        }
        self.next += 1;
    }

    /// Fills the next plane with this value.
    pub fn constant(&mut self, value: f32) {
        let start = self.next * self.area;
        if let Some(plane) = self.values.get_mut(start..start + self.area) {
            plane.fill(value);
        }
        self.next += 1;
    }

    /// Fills the next plane with 1 if `condition` holds, otherwise with 0.
    pub fn flag(&mut self, condition: bool) {
        self.constant(if condition { 1.0 } else { 0.0 });
    }

    /// The number of finished planes.
    pub(crate) const fn done(&self) -> usize {
        self.next
    }
}
