//! Where a board lies.

use scene::Rect;

/// Where a board lies, and how large things are on it.
#[derive(Clone, Copy)]
pub struct BoardArea {
    /// The whole canvas, in CSS pixels.
    pub canvas: Rect,
    /// The board with its border.
    pub rect: Rect,
    /// From one column of places to the next.
    pub pitch: f64,
    /// How far the line lies within the edge that runs around the board.
    pub border: f64,
    /// The size that pieces are drawn by.
    pub unit: f64,
}
