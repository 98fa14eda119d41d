//! The look and the size of checkers.
//!
//! A checker is turned on a lathe: a low disc with a groove. It lies flat on the board, seen at a slant from above, and stands on
//! its edge among borne-off checkers.

use kotra::Side;
use scene::{Point, Rect};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stance {
    /// Flat on the board: a round face above a rim.
    Flat,
    /// On its edge, beside others: only the rim is visible.
    Edge,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Look {
    /// Its side: light or dark.
    pub side: Side,
    pub stance: Stance,
}

/// Half the width of a flat checker, in units, and half the visible height of its face.
pub(crate) const HALF_WIDTH: f64 = 0.5;
const HALF_FACE: f64 = 0.44;

/// How much of its rim is visible below its face, in units.
const RIM: f64 = 0.13;

/// The thickness of a checker on its edge, in units, and its height.
pub(crate) const THICKNESS: f64 = 0.27;
const HEIGHT: f64 = 1.0;

const LINE: f64 = 0.02;

impl scene::Look for Look {
    fn lies(self) -> bool {
        self.stance == Stance::Flat
    }

    fn extent(self) -> Rect {
        let (half, height) = match self.stance {
            Stance::Flat => (HALF_WIDTH, 2.0 * HALF_FACE + RIM),
            Stance::Edge => (THICKNESS / 2.0, HEIGHT),
        };
        Rect {
            x: -half - LINE,
            y: -height - LINE,
            w: 2.0 * (half + LINE),
            h: height + 2.0 * LINE,
        }
    }
}

impl Look {
    pub const fn flat(side: Side) -> Look {
        let stance = Stance::Flat;
        Look { side, stance }
    }

    pub const fn edge(side: Side) -> Look {
        let stance = Stance::Edge;
        Look { side, stance }
    }

    /// The middle of the face of a flat checker, half its width and half its height, in units from its foot: the lowest
    /// point of its rim.
    pub const fn face() -> (Point, f64, f64) {
        (Point::new(0.0, -RIM - HALF_FACE), HALF_WIDTH, HALF_FACE)
    }

    /// How much of the rim of a flat checker is visible below its face, in units.
    pub const fn rim() -> f64 {
        RIM
    }

    /// The middle of its visible part, in units from its foot.
    pub fn middle(self) -> Point {
        scene::Look::extent(self).centre()
    }

    /// The visible width, in units.
    pub const fn width(self) -> f64 {
        match self.stance {
            Stance::Flat => 2.0 * HALF_WIDTH,
            Stance::Edge => THICKNESS,
        }
    }

    /// The visible height, in units.
    pub const fn height(self) -> f64 {
        match self.stance {
            Stance::Flat => 2.0 * HALF_FACE + RIM,
            Stance::Edge => HEIGHT,
        }
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use scene::{Look as _, ROOM};

    #[test]
    fn a_checker_has_room_and_its_face_lies_in_it() {
        for side in Side::BOTH {
            for look in [Look::flat(side), Look::edge(side)] {
                assert!(ROOM.holds(&look.extent()), "{look:?}");
                let seen = Rect::around(look.middle(), look.width(), look.height());
                let extent = look.extent();
                assert!(extent.w >= seen.w && extent.h >= seen.h && extent.contains(look.middle()));
            }
            let (middle, rx, ry) = Look::face();
            let top = Look::flat(side).extent().y;
            assert!((middle.y - ry - top).abs() < 2.0 * LINE && rx > ry);
            assert!((middle.y + ry + Look::rim()).abs() < 1e-9);
        }
    }
}
