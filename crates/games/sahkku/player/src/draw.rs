//! Whether a bot agrees to a draw.

use sahkku::{Position, Side};

/// The largest chance of winning that a player does not regard as a clear lead.
const CLEARLY_AHEAD: f32 = 0.55;

/// Whether a player with this chance of winning, from 0 to 1, agrees to a draw.
#[must_use]
pub fn takes_draw(chance: f32) -> bool {
    chance <= CLEARLY_AHEAD
}

/// The same for a player that only counts: `side` agrees unless it has more soldiers, or as many and the king.
#[must_use]
pub fn takes_draw_by_count(position: &Position, side: Side) -> bool {
    let worth = |side: Side| {
        let holds_king = position.king().holder() == Some(side);
        (position.soldiers(side), holds_king)
    };
    worth(side) <= worth(side.other())
}
