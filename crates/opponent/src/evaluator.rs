//! The seam between thinking ahead and judging what it leads to.

use sahkku::{Judge, Position, Side};

use crate::Ground;

/// Judges positions without looking ahead.
pub trait Evaluator: Send + Sync {
    /// How likely `next` wins, from 0 to 1, when it is about to throw all dice in this position. What lies in the
    /// tray is not looked at, nor who has the turn. The game is not over.
    fn chance(&self, judge: &Judge, ground: &Ground, position: &Position, next: Side) -> f32;
}
