//! Light that runs out: from the king who falls, and from the board at the end.

use hnefatafl::Side;
use scene::Rect;

use super::{Composer, Item};
use crate::board::motion::{Frame, Rest};

impl Composer<'_> {
    pub(super) fn end(&mut self, frame: &Frame) {
        for moving in &frame.moving {
            if let Rest::Fallen(at) = moving.to {
                let pitch = self.layout.pitch;
                // In the colour of those who stand around him.
                self.items.push(Item::Shine {
                    side: Some(Side::Muscovite.into()),
                    rect: Rect::around(self.layout.point(at), pitch, pitch),
                    reach: pitch * 0.8,
                    progress: moving.progress,
                });
            }
        }
        if let Some((side, progress)) = frame.win {
            let rect = self.layout.board;
            self.items.push(Item::Shine {
                side: side.map(Into::into),
                rect,
                reach: rect.w * 0.1,
                progress,
            });
        }
    }
}
