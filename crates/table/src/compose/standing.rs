//! The pieces that stand on the board, and the one in a hand.

use super::{Composer, arc};
use crate::arrange::Stack;
use crate::geometry::{Point, within};
use crate::layout::Layout;
use crate::motion::Moment;
use crate::scene::{Item, Look, Stance};
use crate::sort::sort_few;

impl Composer<'_> {
    pub(super) fn pieces(&mut self, moment: &Moment) {
        let layout = self.layout;
        let unit = layout.unit;
        let mut stacks = self.stacks.clone();
        // What stands nearer to who sees it upright hides what stands behind.
        let middle = layout.board.centre();
        let near = |stack: &Stack| {
            let off = (stack.foot - middle).turned(-stack.facing);
            (off.y, off.x)
        };
        sort_few(&mut stacks, |a, b| near(a) < near(b));
        for stack in &stacks {
            let dragged = self.view.drag.is_some_and(|drag| drag.pick == stack.pick());
            let chosen = self.view.chosen == Some(stack.pick());
            let left = stack.count - u8::from(dragged);
            let shown = left.min(3);
            for n in (0..shown).rev() {
                let front = n == 0;
                self.items.push(Item::Piece {
                    look: stack.look,
                    at: stack.foot + behind(layout, n).turned(stack.facing),
                    unit,
                    facing: stack.facing,
                    lift: if chosen && front && !dragged {
                        unit * 0.2
                    } else {
                        self.joy(stack, moment) * unit
                    },
                    flip: stack.flip,
                    lean: 0.0,
                    alpha: 1.0,
                });
            }
            if dragged && left == 0 {
                self.items.push(Item::Piece {
                    look: stack.look,
                    at: stack.foot,
                    unit,
                    facing: stack.facing,
                    lift: 0.0,
                    flip: stack.flip,
                    lean: 0.0,
                    alpha: 0.3,
                });
            }
            if let (true, Some(side)) = (left > 1, stack.figure.side) {
                self.counts.push(Item::Count {
                    at: stack.foot + self.beside_stack(shown).turned(stack.facing),
                    facing: stack.facing,
                    size: (unit * 0.4).max(11.0),
                    side,
                    count: left,
                });
            }
        }
    }

    /// How high the winner's pieces jump, in units: in waves that run out from the Castle.
    fn joy(&self, stack: &Stack, moment: &Moment) -> f64 {
        let Some((winner, progress)) = moment.win else {
            return 0.0;
        };
        if moment.still || winner.is_none() || stack.figure.side != winner {
            return 0.0;
        }
        let off = (stack.foot - self.layout.board.centre()).length();
        let behind = off / self.layout.board.w.max(self.layout.board.h);
        let beat = within(progress * 1.7 - behind, 0.0, 1.0) * 3.0;
        let high = if stack.look.lies() { 0.14 } else { 0.42 };
        arc(beat.fract()) * high * (1.0 - beat / 3.0)
    }

    /// Where the number of a stack of which `shown` are drawn stands, from its foot: where on a
    /// turned board the heads of those on the next line do not come.
    fn beside_stack(&self, shown: u8) -> Point {
        let unit = self.layout.unit;
        if self.layout.is_upright() {
            behind(self.layout, shown - 1) + Point::new(-0.5, -0.2) * unit
        } else {
            Point::new(unit * 0.34, -unit * 0.16)
        }
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

/// Where the nth piece of a stack stands behind the front one.
fn behind(layout: &Layout, n: u8) -> Point {
    let n = f64::from(n);
    if layout.is_upright() {
        Point::new(-0.26 * n, -0.07 * n) * layout.unit
    } else {
        Point::new(0.06 * n, -0.24 * n) * layout.unit
    }
}
