//! What a game says of its board.

use game::Side;
use small::Position;

/// A place of the board, by its number.
pub type Place = u8;

/// The board of a small game.
pub trait PlainBoard: Sized + 'static {
    /// The positions of the game.
    type Position: Position;

    /// The middle of each place, by its number, in widths of a place: to the right, and down.
    const PLACES: &'static [(f64, f64)];

    /// The pieces of a position: whose, and on which place. Those of a side on the same place lie beside each other.
    fn pieces(position: &Self::Position) -> Vec<(Side, Place)>;
}
