//! Whether a bot agrees to a draw.

use kotra::{Position, Side};

/// The largest equity that a player does not regard as a clear lead, in units.
const CLEARLY_AHEAD: f32 = 0.25;

/// Whether a player with this equity agrees to a draw.
#[must_use]
pub fn takes_draw(equity: f32) -> bool {
    equity <= CLEARLY_AHEAD
}

/// The same for a player that only counts: `side` agrees unless it is ahead in the race, or the other side has more hit
/// checkers.
#[must_use]
pub fn takes_draw_by_count(position: &Position, side: Side) -> bool {
    let (own, enemy) = (position.checkers(side), position.checkers(side.other()));
    own.pips() >= enemy.pips() && own.hit() >= enemy.hit()
}
