//! The dice of Kotra and their tray.

use kotra::Die;
use scene::{Cube, DieFace};

pub type Tray = scene::Tray<Die, Cube>;

/// An empty tray for six-sided dice.
pub fn empty_tray() -> Tray {
    Tray::new(&Die::ALL, carved)
}

pub(crate) fn carved(die: Die) -> DieFace {
    const PIPS: [&[[(f64, f64); 2]]; 6] = [
        &[pip(0, 0)],
        &[pip(-1, -1), pip(1, 1)],
        &[pip(-1, -1), pip(0, 0), pip(1, 1)],
        &[pip(-1, -1), pip(-1, 1), pip(1, -1), pip(1, 1)],
        &[pip(-1, -1), pip(-1, 1), pip(0, 0), pip(1, -1), pip(1, 1)],
        &[
            pip(-1, -1),
            pip(-1, 0),
            pip(-1, 1),
            pip(1, -1),
            pip(1, 0),
            pip(1, 1),
        ],
    ];
    let cuts = PIPS[usize::from(die.pips() - 1) % 6];
    DieFace { cuts }
}

/// A pip at a place of a grid of three by three: a cut so short that its round ends make a dot, but not empty.
const fn pip(along: i8, across: i8) -> [(f64, f64); 2] {
    let (x, y) = (along as f64 * 0.5, across as f64 * 0.5);
    [(x, y), (x + 0.01, y)]
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_as_many_pips_as_it_counts() {
        for die in Die::ALL {
            assert_eq!(carved(die).cuts.len(), usize::from(die.pips()));
        }
    }
}
