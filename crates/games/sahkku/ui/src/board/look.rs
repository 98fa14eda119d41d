//! The look and the size of pieces.

use sahkku::Side;
use scene::{Look as _, Point, Rect};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stance {
    Asleep,
    Awake,
    /// Upright, turned round, with a mark.
    Homebound,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// A soldier: men with a pointed top, women with a notched one.
    Soldier { side: Side, stance: Stance },
    Queen {
        side: Side,
        /// Whether she lies on her side.
        asleep: bool,
    },
    King {
        /// The side whose pennant he carries; `None` while he is neutral.
        holder: Option<Side>,
        /// Whether he waits for the first raid.
        inert: bool,
        /// Whether a soldier of his holder is under him.
        ridden: bool,
        /// Whether he is on his way home.
        homebound: bool,
    },
}

impl scene::Look for Look {
    fn lies(self) -> bool {
        matches!(
            self,
            Look::Soldier {
                stance: Stance::Asleep,
                ..
            } | Look::Queen { asleep: true, .. }
        )
    }

    fn extent(self) -> Rect {
        let (left, above, right, below) = match self {
            _ if self.lies() => (0.47, 0.53, 0.49, 0.05),
            Look::Soldier { .. } => (0.33, 1.13, 0.33, 0.05),
            Look::Queen { .. } => (0.4, 1.28, 0.4, 0.05),
            Look::King { ridden: true, .. } => (0.39, 1.6, 0.7, 0.07),
            // With the pennant of a holder.
            Look::King { .. } => (0.39, 1.48, 0.7, 0.05),
        };
        Rect {
            x: -left,
            y: -above,
            w: left + right,
            h: above + below,
        }
    }
}

impl Look {
    /// The visible height, in units.
    pub fn height(self) -> f64 {
        match self {
            _ if self.lies() => 0.44,
            Look::Soldier { .. } => 1.06,
            Look::Queen { .. } => 1.22,
            Look::King { .. } => 1.43,
        }
    }

    /// Whether the piece itself, and not only its extent, covers a point, which is in units from its foot before the piece is
    /// mirrored.
    pub(crate) fn covers(self, at: Point) -> bool {
        let extent = self.extent();
        let wide = match self {
            _ if self.lies() => return extent.contains(at),
            // The cap of a man runs to a point; the horns of a woman are as wide as her foot.
            Look::Soldier {
                side: Side::Men, ..
            } => 0.25 * ((at.y + 1.11) / 0.42).min(1.0),
            Look::Soldier { .. } => 0.27,
            Look::Queen { .. } => 0.31,
            Look::King { .. } => 0.3,
        };
        extent.contains(at) && at.x.abs() <= wide
    }

    /// The visible width, in units.
    pub fn width(self) -> f64 {
        match self {
            _ if self.lies() => 0.88,
            Look::Soldier { .. } => 0.58,
            Look::Queen { .. } => 0.66,
            Look::King { .. } => 0.78,
        }
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use scene::ROOM;

    #[test]
    fn every_piece_fits_its_picture() {
        for side in Side::BOTH {
            let soldier = |stance| Look::Soldier { side, stance };
            let king = |ridden| Look::King {
                holder: Some(side),
                inert: false,
                ridden,
                homebound: false,
            };
            for look in [
                soldier(Stance::Asleep),
                soldier(Stance::Awake),
                soldier(Stance::Homebound),
                Look::Queen {
                    side,
                    asleep: false,
                },
                king(false),
                king(true),
            ] {
                let Rect { x, y, w, h } = look.extent();
                let corners = [Point::new(x, y), Point::new(x + w, y + h)];
                let fits = corners.into_iter().all(|corner| ROOM.contains(corner));
                assert!(fits, "{look:?}");
            }
        }
    }
}
