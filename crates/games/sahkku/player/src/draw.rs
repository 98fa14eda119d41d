//! Whether a computer player agrees on a draw.

use sahkku::{Position, Side};

/// Up to this chance of winning a player does not see itself clearly ahead.
const CLEARLY_AHEAD: f32 = 0.55;

/// Whether a player that wins with this chance, from 0 to 1, agrees on a draw.
#[must_use]
pub fn takes_draw(chance: f32) -> bool {
    chance <= CLEARLY_AHEAD
}

/// The same for a player that knows no chances and only counts: `side` agrees unless it has more
/// soldiers, or as many and the king.
#[must_use]
pub fn takes_draw_by_count(position: &Position, side: Side) -> bool {
    let worth = |side: Side| {
        let holds_king = position.king().holder() == Some(side);
        (position.soldiers(side), holds_king)
    };
    worth(side) <= worth(side.other())
}
