//! One event, and its effect on the picture.

use kotra::{Munk, Pattern, Side};

use super::{Appearing, Gait, Moving, Rest};
use crate::board::Frame;
use crate::board::view::Own;

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    Go {
        side: Side,
        from: Rest,
        to: Rest,
        gait: Gait,
    },
    Munk(Side, Pattern, Munk),
    Jan(Side),
}

impl Act {
    pub(in crate::board) fn show(&self, own: &mut Own, frame: &mut Frame, progress: f64) {
        let done = progress >= 1.0;
        match *self {
            Act::Go {
                side,
                from,
                to,
                gait,
            } => {
                let checkers = &mut own.checkers[side.index()];
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
                frame.own.munk = (!done).then_some(appearing);
            }
            Act::Jan(side) => frame.own.jan = (!done).then_some((side, progress)),
        }
    }
}
