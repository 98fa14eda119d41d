//! Agreeing on a draw.

use hnefatafl::{Judge, Position, Side};

/// Whether a side accepts a draw, by the number of pieces: the Muscovite if more than half of the army is lost, because it can
/// hardly hold the king any more; the Swede never.
#[must_use]
pub fn takes_draw_by_count(judge: &Judge, position: &Position, side: Side) -> bool {
    let army = judge.rules().board.muscovites().len();
    side == Side::Muscovite && 2 * position.muscovites().len() < army
}

#[cfg(test)]
mod tests {
    use super::*;
    use hnefatafl::preset;

    #[test]
    fn the_muscovite_agrees_once_more_than_half_of_the_army_is_gone() {
        let judge = Judge::new(preset("tablut").unwrap().rules).unwrap();
        for (position, agrees) in [
            ("tttttttt1/9/9/9/4K4/9/9/9/9 swede", false),
            ("ttttttt2/9/9/9/4K4/9/9/9/9 swede", true),
        ] {
            let position = judge.read_position(position).unwrap();
            assert_eq!(
                takes_draw_by_count(&judge, &position, Side::Muscovite),
                agrees
            );
            assert!(!takes_draw_by_count(&judge, &position, Side::Swede));
        }
    }
}
