//! One thing that happens, and what it makes of the picture.

use kotra::{Munk, Pattern, Side};

use super::{Appearing, Frame, Gait, Moving, Rest};
use crate::board::view::View;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// A checker goes from one rest to another.
    Go {
        side: Side,
        from: Rest,
        to: Rest,
        gait: Gait,
    },
    /// A pattern appears.
    Munk(Side, Pattern, Munk),
    Jan(Side),
    Turn(Side),
    Win(Option<Side>),
}

impl Act {
    pub(super) fn show(&self, view: &mut View, frame: &mut Frame, progress: f64) {
        let done = progress >= 1.0;
        match *self {
            Act::Go {
                side,
                from,
                to,
                gait,
            } => {
                let checkers = &mut view.checkers[side.index()];
                checkers.take(from.place);
                if done {
                    checkers.put(to.place);
                } else {
                    frame.moving.push(Moving {
                        side,
                        from,
                        to,
                        gait,
                        progress,
                    });
                }
            }
            Act::Munk(side, pattern, part) => {
                let appearing = Appearing {
                    side,
                    pattern,
                    part,
                    progress,
                };
                frame.munk = (!done).then_some(appearing);
            }
            Act::Jan(side) => frame.jan = (!done).then_some((side, progress)),
            Act::Turn(side) => {
                frame.turn = (!done).then_some((side, progress));
                view.turn = Some(side);
            }
            Act::Win(side) => frame.win = (!done).then_some((side, progress)),
        }
    }
}
