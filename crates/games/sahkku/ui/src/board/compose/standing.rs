//! The pieces that stand on the board, and the dragged one.

use scene::{Item, Look as _, Point, Pose, joy};

use super::Composer;
use crate::board::arrange::{self, SHOWN, Stack};
use crate::board::look::{Look, Stance};

impl Composer<'_> {
    pub(super) fn pieces(&mut self) {
        let mut stacks = self.stacks.clone();
        arrange::sort_by_depth(self.picture.layout, &mut stacks);
        for stack in &stacks {
            let unit = stack.placement.unit;
            let dragged = self.picture.is_dragged(stack.pick());
            let chosen = self.picture.view.chosen == Some(stack.pick());
            let left = stack.count - u8::from(dragged);
            let shown = left.min(SHOWN);
            for n in (0..shown).rev() {
                let front = n == 0;
                let lift = if chosen && front && !dragged {
                    unit * 0.2
                } else {
                    self.leap(stack) * unit
                };
                let pose = Pose {
                    lift,
                    ..Pose::still(stack.foot_of(n), unit, stack.facing)
                };
                self.picture.items.push(pose.item(stack.look, stack.flip));
            }
            if dragged && left == 0 {
                let pose = Pose {
                    alpha: 0.3,
                    ..Pose::still(stack.placement.foot, unit, stack.facing)
                };
                self.picture.items.push(pose.item(stack.look, stack.flip));
            }
            if let (true, Some(side)) = (left > 1, stack.figure.side) {
                let size = (unit * 0.4).max(11.0).min(self.picture.layout.pitch * 0.74);
                let number = stack.placement.number * unit;
                let at = stack.placement.foot + number.turned(stack.facing);
                self.picture.counts.push(Item::Count {
                    at: self.within_place(stack, at, Point::new(size, size) * 0.66),
                    facing: stack.facing,
                    size,
                    side: side.into(),
                    count: left,
                });
            }
        }
    }

    /// How high the winner's pieces jump, in units: in waves that spread from the Castle.
    fn leap(&self, stack: &Stack) -> f64 {
        let side = stack.figure.side;
        let Some(progress) = side.and_then(|side| self.picture.frame.celebrates(side)) else {
            return 0.0;
        };
        let board = self.picture.layout.board;
        let off = (stack.placement.foot - board.centre()).length();
        let high = if stack.look.lies() { 0.14 } else { 0.42 };
        joy(progress * 1.7, off / board.w.max(board.h), high)
    }

    pub(super) fn dragged(&mut self) {
        let Some(drag) = self.picture.view.drag else {
            return;
        };
        let Some(stack) = self.stacks.iter().find(|stack| stack.pick() == drag.pick) else {
            return;
        };
        let unit = self.picture.layout.unit * 1.12;
        let facing = self.picture.layout.facing(stack.figure.side);
        let look = match stack.look {
            Look::Soldier { side, .. } => Look::Soldier {
                side,
                stance: Stance::Awake,
            },
            Look::Queen { side, .. } => Look::Queen {
                side,
                asleep: false,
            },
            king => king,
        };
        let foot = drag.at + Point::new(0.0, unit * 0.75).turned(facing);
        let pose = Pose {
            lift: unit * 0.35,
            ..Pose::still(foot, unit, facing)
        };
        self.picture.items.push(pose.item(look, false));
    }
}
