//! Static evaluation: the interface between the search and the evaluator of its positions.

use sahkku::{Judge, Position, Side};

use crate::BoardTables;

/// A static evaluation: it scores positions without looking ahead.
pub trait Evaluator: Send + Sync {
    /// The probability that `next` wins, from 0 to 1, when it is about to throw all dice in this position. Ignores the turn and
    /// the dice of the position. The game must not be over.
    fn win_probability(
        &self,
        judge: &Judge,
        tables: &BoardTables,
        position: &Position,
        next: Side,
    ) -> f32;
}
