//! Checkers close up for one who comes, and draw apart behind one who goes.

use kotra::Side;
use scene::{smooth, within};

use super::Composer;
use crate::Place;
use crate::board::motion::Frame;
use crate::board::pose::Pose;

impl Composer<'_> {
    /// For how many checkers there is room at a place: those that lie there, and a part of each that comes or goes.
    pub(super) fn room(&self, side: Side, place: Place, frame: &Frame) -> f64 {
        let under_way = frame.moving.iter().filter(|moving| moving.side == side);
        let parts = under_way.map(|moving| {
            let t = moving.progress;
            let (going, coming) = if frame.still {
                (1.0 - t, t)
            } else {
                (
                    1.0 - smooth(within(t * 2.0, 0.0, 1.0)),
                    smooth(within(t * 2.0 - 1.0, 0.0, 1.0)),
                )
            };
            let part = |at: Place, part: f64| if at == place { part } else { 0.0 };
            part(moving.from.place, going) + part(moving.to.place, coming)
        });
        f64::from(self.view.count(side, place)) + parts.sum::<f64>()
    }

    /// The checker on top of a place that is at rest.
    pub(super) fn top(&self, place: Place) -> Option<Pose> {
        let (side, count) = self.view.at(place)?;
        Some(Pose::of(
            self.layout,
            side,
            place,
            count - 1,
            f64::from(count),
        ))
    }
}
