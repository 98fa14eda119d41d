//! What the game of this page is to it.

pub use ::on_page::*;

use crate::this::This;

/// A move of a piece.
pub type Move = ::on_page::Move<This>;
/// Moves of one piece by several dice.
pub type CombinedMove = ::on_page::CombinedMove<This>;
/// A decision that is no move of a piece.
pub type Decision = ::on_page::Decision<This>;
/// How a game begins.
pub type Opening = ::on_page::Opening<This>;
