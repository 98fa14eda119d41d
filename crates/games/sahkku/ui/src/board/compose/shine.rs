//! Light that spreads: from the king who changes hands, and from the board at the end.

use scene::{BoardLayout as _, Item, Point, Rect, arc, smooth};

use super::Composer;
use crate::board::motion::Gait;

impl Composer<'_> {
    /// Draws the light under a king who is held up, in his new holder's colour.
    pub(super) fn hands(&mut self) {
        for (n, moving) in self.picture.frame.moving.iter().enumerate() {
            if moving.gait != Gait::Rise {
                continue;
            }
            let placement = self.placement_beside(&moving.to, &self.picture.frame.moving, Some(n));
            let (foot, unit) = (placement.foot, placement.unit);
            let up = Point::new(0.0, -0.05 * unit);
            self.picture.items.push(Item::Shine {
                side: moving.to.side.map(Into::into),
                rect: Rect::around(foot + up, unit * 0.9, unit * 0.5),
                reach: unit * 0.55,
                progress: moving.progress,
            });
        }
    }

    /// Draws a raid: the raider's pennant flies to the king.
    pub(super) fn raid(&mut self) {
        let Some((side, from, to, t)) = self.picture.frame.own.raid else {
            return;
        };
        let (layout, unit) = (self.picture.layout, self.picture.layout.unit);
        let t = smooth(t);
        let up = Point::new(0.0, -1.0).turned(layout.facing(Some(side)));
        let at = layout.point(from).toward(layout.point(to), t);
        self.picture.items.push(Item::Pennant {
            side: side.into(),
            at: at + up * (unit * (0.35 + 0.9 * arc(t))),
            facing: layout.facing(Some(side)),
            unit: unit * (0.8 + 0.6 * arc(t)),
        });
    }
}
