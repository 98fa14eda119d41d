//! What every game says about the look of its pieces.

use crate::geometry::Rect;

/// What a piece looks like: a small value of the game's own type, which its painter knows how to draw.
///
/// Lengths are in units: in the unit of an [`crate::Item::Piece`] a piece is about 0.6 wide and 1
/// high. Its foot is the origin, up is negative.
pub trait Look: Copy + PartialEq {
    fn lies(self) -> bool;

    /// A rectangle that holds everything drawn of the piece except its shadow, before it is mirrored. It does not exceed
    /// [`ROOM`].
    fn extent(self) -> Rect;
}

/// The room for the picture of a piece.
pub const ROOM: Rect = Rect {
    x: -0.85,
    y: -1.75,
    w: 1.7,
    h: 1.75 + 0.3,
};
