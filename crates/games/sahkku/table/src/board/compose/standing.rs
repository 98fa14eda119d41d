//! The pieces that stand on the board, and the one in a hand.

use scene::{Look as _, Point, arc, within};

use super::{Composer, Item};
use crate::board::arrange::{self, SHOWN, Stack};
use crate::board::look::{Look, Stance};
use crate::board::motion::Frame;

impl Composer<'_> {
    pub(super) fn pieces(&mut self, frame: &Frame) {
        let mut stacks = self.stacks.clone();
        arrange::sort_by_depth(self.layout, &mut stacks);
        for stack in &stacks {
            let unit = stack.placement.unit;
            let dragged = self.view.drag.is_some_and(|drag| drag.pick == stack.pick());
            let chosen = self.view.chosen == Some(stack.pick());
            let left = stack.count - u8::from(dragged);
            let shown = left.min(SHOWN);
            for n in (0..shown).rev() {
                let front = n == 0;
                self.items.push(Item::Piece {
                    look: stack.look,
                    at: stack.foot_of(n),
                    unit,
                    facing: stack.facing,
                    lift: if chosen && front && !dragged {
                        unit * 0.2
                    } else {
                        self.joy(stack, frame) * unit
                    },
                    flip: stack.flip,
                    lean: 0.0,
                    alpha: 1.0,
                });
            }
            if dragged && left == 0 {
                self.items.push(Item::Piece {
                    look: stack.look,
                    at: stack.placement.foot,
                    unit,
                    facing: stack.facing,
                    lift: 0.0,
                    flip: stack.flip,
                    lean: 0.0,
                    alpha: 0.3,
                });
            }
            if let (true, Some(side)) = (left > 1, stack.figure.side) {
                let size = (unit * 0.4).max(11.0).min(self.layout.pitch * 0.74);
                let number = stack.placement.number * unit;
                let at = stack.placement.foot + number.turned(stack.facing);
                self.counts.push(Item::Count {
                    at: self.within_place(stack, at, Point::new(size, size) * 0.66),
                    facing: stack.facing,
                    size,
                    side: side.into(),
                    count: left,
                });
            }
        }
    }

    /// How high the winner's pieces jump, in units: in waves that run out from the Castle.
    fn joy(&self, stack: &Stack, frame: &Frame) -> f64 {
        let Some((winner, progress)) = frame.win else {
            return 0.0;
        };
        if frame.still || winner.is_none() || stack.figure.side != winner {
            return 0.0;
        }
        let off = (stack.placement.foot - self.layout.board.centre()).length();
        let behind = off / self.layout.board.w.max(self.layout.board.h);
        let beat = within(progress * 1.7 - behind, 0.0, 1.0) * 3.0;
        let high = if stack.look.lies() { 0.14 } else { 0.42 };
        arc(beat.fract()) * high * (1.0 - beat / 3.0)
    }

    pub(super) fn dragged(&mut self) {
        let Some(drag) = self.view.drag else {
            return;
        };
        let Some(stack) = self.stacks.iter().find(|stack| stack.pick() == drag.pick) else {
            return;
        };
        let unit = self.layout.unit * 1.12;
        let facing = self.layout.facing(stack.figure.side);
        self.items.push(Item::Piece {
            look: match stack.look {
                Look::Soldier { side, .. } => Look::Soldier {
                    side,
                    stance: Stance::Awake,
                },
                Look::Queen { side, .. } => Look::Queen {
                    side,
                    asleep: false,
                },
                king => king,
            },
            at: drag.at + Point::new(0.0, unit * 0.75).turned(facing),
            unit,
            facing,
            lift: unit * 0.35,
            flip: false,
            lean: 0.0,
            alpha: 1.0,
        });
    }
}
