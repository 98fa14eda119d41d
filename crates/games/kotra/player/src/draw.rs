//! Whether a computer player agrees on a draw.

use kotra::{Position, Side};

/// Up to so many units a player does not see itself clearly ahead.
const CLEARLY_AHEAD: f32 = 0.25;

/// Whether a player agrees for whom the game is worth so many units.
#[must_use]
pub fn takes_draw(equity: f32) -> bool {
    equity <= CLEARLY_AHEAD
}

/// The same for a player that knows no equity and only counts: `side` agrees unless it is ahead in
/// the race, or the other side has more hit checkers.
#[must_use]
pub fn takes_draw_by_count(position: &Position, side: Side) -> bool {
    let (own, enemy) = (position.checkers(side), position.checkers(side.other()));
    own.pips() >= enemy.pips() && own.hit() >= enemy.hit()
}
