//! What a game draws itself.

use scene::{Board, BoardLayout, Look, Ornament, Theme};

use super::dice::Dice;
use super::pieces::Side;
use crate::paint::pen::Pen;

/// What a game's board and pieces are drawn like. Pieces are measured in units: the foot stands
/// at the origin, up is negative.
pub trait Art: Dice {
    /// The board: where everything lies, and how it moves.
    type Table: Board<
            Game = Self::Game,
            Side = Side<Self>,
            Place = Self::Place,
            Pick = Self::Pick,
            Destination = Self::Destination,
            Look = Self::Look,
            Shape = Self::Shape,
            Face = Self::Face,
            Layout = Self::Layout,
        >;
    type Look: Look;
    /// Where everything lies.
    type Layout: BoardLayout<Board = Self::Table>;

    /// Draws all that never moves, in CSS pixels.
    fn ground(pen: &Pen, layout: &Self::Layout, theme: &Theme, ornament: Ornament);

    /// Draws a piece as it is seen, within its extent.
    fn piece(pen: &Pen, look: Self::Look, theme: &Theme);

    /// Draws the pennant of a side, which stands where something is taken from afar; the foot of its pole is at the origin.
    fn pennant(_pen: &Pen, _side: game::Side, _theme: &Theme) {}
}
