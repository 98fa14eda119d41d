//! Light that runs out: from a munk, from the bar of who is jan, and from the board at the end.

use scene::{Rect, within};

use super::{Composer, Item};
use crate::Place;
use crate::board::motion::Frame;

impl Composer<'_> {
    /// The light of a munk, from each of its points in turn, and that of a jan.
    pub(super) fn appearing(&mut self, frame: &Frame) {
        let pitch = self.layout.pitch;
        if let Some(munk) = frame.munk {
            let points = kotra::Point::last_quarter().filter(|at| munk.pattern.on(*at) > 0);
            for (n, point) in points.enumerate() {
                let progress = within(munk.progress * 1.5 - n as f64 * 0.1, 0.0, 1.0);
                if progress <= 0.0 || progress >= 1.0 {
                    continue;
                }
                self.items.push(Item::Shine {
                    side: Some(munk.side.into()),
                    rect: self.layout.cell(Place::of(munk.side, point)),
                    reach: pitch * 0.5,
                    progress,
                });
            }
        }
        if let Some((side, progress)) = frame.jan {
            self.items.push(Item::Shine {
                side: Some(side.other().into()),
                rect: self.layout.cell(Place::Bar(side)),
                reach: pitch * 0.8,
                progress,
            });
        }
    }

    /// The end of the game: light from the board.
    pub(super) fn end(&mut self, frame: &Frame) {
        if let Some((side, progress)) = frame.win {
            let rect: Rect = self.layout.board;
            self.items.push(Item::Shine {
                side: side.map(Into::into),
                rect,
                reach: rect.w.min(rect.h) * 0.08,
                progress,
            });
        }
    }
}
