//! The drawings of a game.

use scene::{Board, BoardLayout, Look, Ornament, Theme};

use super::dice::Dice;
use super::pieces::Side;
use crate::paint::pen::Pen;

/// How the board and the pieces of a game are drawn. Pieces are measured in units: the foot is at the origin, and up is negative.
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
    type Layout: BoardLayout<Board = Self::Table>;

    /// Draws everything that never moves, in CSS pixels.
    fn ground(pen: &Pen, layout: &Self::Layout, theme: &Theme, ornament: Ornament);

    /// Draws a visible piece, within its extent.
    fn piece(pen: &Pen, look: Self::Look, theme: &Theme);

    /// Draws the pennant of a side, which stands where something is captured from afar; the foot of its pole is at the origin.
    fn pennant(_pen: &Pen, _side: game::Side, _theme: &Theme) {}
}
