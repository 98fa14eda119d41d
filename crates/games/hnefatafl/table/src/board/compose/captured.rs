//! What stands on the plates beside the board: a piece of the side, and those that it has captured.

use hnefatafl::{Piece, Side};
use scene::SHOWN;

use super::{Composer, Item};
use crate::board::pose::Pose;

impl Composer<'_> {
    pub(super) fn captured(&mut self) {
        for side in Side::BOTH {
            let layout = self.layout;
            let Some(plate) = layout.plate(side) else {
                continue;
            };
            let mark = layout.on_plate(side, &plate.mark());
            self.items.push(Pose::on_plate(mark).item(piece(side)));
            let loser = side.other();
            let lost = self.view.lost[loser.index()];
            let shown = if lost > SHOWN { 1 } else { lost };
            for n in 0..shown {
                let slot = layout.slot(loser, n, lost);
                self.items.push(Pose::on_plate(slot).item(piece(loser)));
            }
            if lost > SHOWN {
                let slot = layout.slot(loser, 0, lost);
                self.items.push(Item::Count {
                    at: plate.number().centre(),
                    facing: slot.facing,
                    size: (slot.unit * 0.42).max(11.0).min(slot.unit * 0.6),
                    side: loser.into(),
                    count: lost,
                });
            }
        }
    }
}

/// What most pieces of a side are.
fn piece(side: Side) -> Piece {
    match side {
        Side::Swede => Piece::Drabant,
        Side::Muscovite => Piece::Muscovite,
    }
}
