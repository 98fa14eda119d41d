//! The area of a board.

use scene::Rect;

/// The area of a board, and the sizes of things on it.
#[derive(Clone, Copy)]
pub struct BoardArea {
    pub canvas: Rect,
    /// The board with its border.
    pub rect: Rect,
    /// The distance from one column of places to the next.
    pub pitch: f64,
    /// How far the border line lies inside the edge of the board.
    pub border: f64,
    pub unit: f64,
}
