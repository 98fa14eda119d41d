//! What a game draws itself.

use scene::{Look, Ornament, Theme};

use super::dice::Dice;
use crate::paint::pen::Pen;

/// What a game's board and pieces are drawn like. Pieces are measured in units: the foot stands
/// at the origin, up is negative.
pub trait Art: Dice {
    /// What its pieces look like.
    type Look: Look;
    /// Where everything lies.
    type Layout: Clone + PartialEq;

    /// The size that pieces are drawn by on this board, in CSS pixels.
    fn unit(layout: &Self::Layout) -> f64;

    /// Draws all that never moves, in CSS pixels.
    fn ground(pen: &Pen, layout: &Self::Layout, theme: &Theme, ornament: Ornament);

    /// Draws a piece as it is seen, within its extent.
    fn piece(pen: &Pen, look: Self::Look, theme: &Theme);

    /// Draws the pennant of a side, which stands where something is taken from afar; the foot of its pole is at the origin.
    fn pennant(_pen: &Pen, _side: game::Side, _theme: &Theme) {}
}
