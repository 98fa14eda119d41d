//! What every game says of how its pieces look.

use crate::geometry::Rect;

/// What a piece looks like: a small value of the game's own, which its painter knows how to draw.
///
/// Lengths are in units: in the unit of an [`crate::Item::Piece`] a piece is about 0.6 wide and 1
/// high. Its foot is the origin, up is negative.
pub trait Look: Copy + PartialEq {
    /// Whether it lies on its side.
    fn lies(self) -> bool;

    /// A rectangle that holds all that is drawn of it but its shadow, before it is mirrored; it
    /// does not go beyond [`ROOM`].
    fn extent(self) -> Rect;
}

/// The room that a piece has for its picture.
pub const ROOM: Rect = Rect {
    x: -0.85,
    y: -1.75,
    w: 1.7,
    h: 1.75 + 0.3,
};
