//! The pieces that stand on the board, and the one in a hand.

use super::Composer;
use crate::geometry::Point;
use crate::layout::Layout;
use crate::scene::{Item, Look, Stance};
use crate::sort::sort_few;

impl Composer<'_> {
    pub(super) fn pieces(&mut self) {
        let layout = self.layout;
        let unit = layout.unit;
        let mut stacks = self.stacks.clone();
        sort_few(&mut stacks, |a, b| {
            (a.foot.y, a.foot.x) < (b.foot.y, b.foot.x)
        });
        for stack in &stacks {
            let dragged = self.view.drag.is_some_and(|drag| drag.pick == stack.pick());
            let chosen = self.view.chosen == Some(stack.pick());
            let left = stack.count - u8::from(dragged);
            let shown = left.min(3);
            for n in (0..shown).rev() {
                let front = n == 0;
                self.items.push(Item::Piece {
                    look: stack.look,
                    at: stack.foot + behind(layout, n),
                    unit,
                    lift: if chosen && front && !dragged {
                        unit * 0.2
                    } else {
                        0.0
                    },
                    flip: stack.flip,
                    lean: 0.0,
                    alpha: 1.0,
                });
            }
            if dragged && left == 0 {
                self.piece(stack.look, stack.foot, unit, 0.3, stack.flip);
            }
            if let (true, Some(side)) = (left > 1, stack.figure.side) {
                self.counts.push(Item::Count {
                    at: stack.foot + self.beside_stack(shown),
                    size: (unit * 0.4).max(11.0),
                    side,
                    count: left,
                });
            }
        }
    }

    /// Where the number of a stack of which `shown` are drawn stands, from its foot: where on a
    /// turned board the heads of those on the next line do not come.
    fn beside_stack(&self, shown: u8) -> Point {
        let unit = self.layout.unit;
        if self.layout.turned {
            behind(self.layout, shown - 1) + Point::new(-0.5, -0.2) * unit
        } else {
            Point::new(unit * 0.34, -unit * 0.16)
        }
    }

    pub(super) fn piece(&mut self, look: Look, at: Point, unit: f64, alpha: f64, flip: bool) {
        self.items.push(Item::Piece {
            look,
            at,
            unit,
            lift: 0.0,
            flip,
            lean: 0.0,
            alpha,
        });
    }

    pub(super) fn dragged(&mut self) {
        let Some(drag) = self.view.drag else {
            return;
        };
        let Some(stack) = self.stacks.iter().find(|stack| stack.pick() == drag.pick) else {
            return;
        };
        let unit = self.layout.unit * 1.12;
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
            at: drag.at + Point::new(0.0, unit * 0.75),
            unit,
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
    if layout.turned {
        Point::new(-0.26 * n, -0.07 * n) * layout.unit
    } else {
        Point::new(0.06 * n, -0.24 * n) * layout.unit
    }
}
