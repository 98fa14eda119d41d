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

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::{Judge, preset};

    #[test]
    fn whoever_is_clearly_ahead_plays_on() {
        assert!(takes_draw(0.0));
        assert!(takes_draw(0.5));
        assert!(!takes_draw(0.6));
        assert!(!takes_draw(f32::NAN));
    }

    #[test]
    fn who_only_counts_takes_soldiers_first_and_then_the_king() {
        let judge = Judge::new(preset("globe-joueur").unwrap().rules).unwrap();
        let takes = |text: &str| {
            let position = judge.read_position(text).unwrap();
            Side::BOTH.map(|side| takes_draw_by_count(&position, side))
        };
        assert_eq!(takes("w*12.3/7K7/m*12.3 m m ?,?,?"), [true, true]);
        assert_eq!(takes("w*12.3/7K7/m*11.4 m m ?,?,?"), [true, false]);
        assert_eq!(takes("w*12.3/7(MrKm)7/m*11.4 m m ?,?,?"), [false, true]);
        assert_eq!(takes("w*12.3/7(MrKm)7/m*10.5 m m ?,?,?"), [true, false]);
    }
}
