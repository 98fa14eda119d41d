//! The placement of pieces on a place: several that share one stand apart on its line or within its square, equal ones in a
//! stack.

mod settle;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;

use sahkku::{Figure, Piece};
use scene::{Point, sort_few};

use crate::board::View;
use crate::board::layout::Layout;
use crate::board::look::{Look, Stance};
use crate::board::view::Pick;
pub(crate) use settle::mark_in_square;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stack {
    pub figure: Figure,
    pub look: Look,
    pub count: u8,
    /// Where they stand, and their size.
    pub placement: Placement,
    pub flip: bool,
    /// Its rotation on the screen, in radians clockwise.
    pub facing: f64,
}

/// Where the pieces of a stack stand, and their size.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Placement {
    /// The foot of the front piece, in CSS pixels.
    pub foot: Point,
    /// The unit of their shape: at most [`Layout::unit`].
    pub unit: f64,
    /// From the foot of each piece to that of the next one behind it, in units as the piece stands.
    pub behind: Point,
    /// From the foot of the front piece to the middle of their number, in the same units.
    pub number: Point,
}

impl Placement {
    /// The placement `t` of the way to `other`; `t` from 0 to 1.
    pub(crate) fn toward(self, other: Placement, t: f64) -> Placement {
        Placement {
            foot: self.foot.toward(other.foot, t),
            unit: self.unit + (other.unit - self.unit) * t,
            behind: self.behind.toward(other.behind, t),
            number: self.number.toward(other.number, t),
        }
    }
}

/// The largest number of drawn pieces in a stack.
pub(crate) const SHOWN: u8 = 3;

impl Stack {
    pub fn pick(&self) -> Pick {
        Pick {
            piece: self.figure.piece,
            spot: self.figure.at,
        }
    }

    /// The middle of the visible part of the front piece, in CSS pixels.
    pub fn middle(&self) -> Point {
        let up = Point::new(0.0, -self.look.height() * self.placement.unit / 2.0);
        self.placement.foot + up.turned(self.facing)
    }

    /// The foot of the nth piece: 0 is the front one.
    pub(crate) fn foot_of(&self, n: u8) -> Point {
        let behind = self.placement.behind * (self.placement.unit * f64::from(n));
        self.placement.foot + behind.turned(self.facing)
    }

    /// Whether one of the drawn pieces is seen at `point`.
    pub(crate) fn is_at(&self, point: Point) -> bool {
        (0..self.count.min(SHOWN)).any(|n| {
            let off = (point - self.foot_of(n)).turned(-self.facing) * (1.0 / self.placement.unit);
            let mirror = if self.flip { -1.0 } else { 1.0 };
            self.look.covers(Point::new(off.x * mirror, off.y))
        })
    }

    /// A new stack of one, without a placement.
    fn new(layout: &Layout, view: &View, figure: &Figure, ridden: bool) -> Stack {
        Stack {
            figure: *figure,
            look: look(figure, view.own.inert, ridden),
            count: 1,
            placement: Placement::default(),
            flip: flip(layout, view, figure),
            facing: facing(layout, figure),
        }
    }
}

/// All pieces of a view as stacks.
pub fn stacks(layout: &Layout, view: &View) -> Vec<Stack> {
    pile_up(layout, view, &view.own.figures)
}

/// Stacks equal figures, and places each stack.
fn pile_up(layout: &Layout, view: &View, figures: &[Figure]) -> Vec<Stack> {
    let ridden = figures.iter().any(|figure| figure.riding);
    let mut stacks: Vec<Stack> = Vec::with_capacity(figures.len());
    for figure in figures.iter().filter(|figure| !figure.riding) {
        match stacks.iter_mut().find(|stack| stack.figure == *figure) {
            Some(stack) => stack.count += 1,
            None => stacks.push(Stack::new(layout, view, figure, ridden)),
        }
    }
    settle::all(layout, &mut stacks);
    stacks
}

/// Where `figure`, which is one of `others`, stands among those of them that are on its place and that it does not capture.
pub(crate) fn placement_among(
    layout: &Layout,
    view: &View,
    figure: &Figure,
    others: &[Figure],
) -> Placement {
    let with = |other: &&Figure| {
        let royal = other.piece == Piece::King || figure.piece == Piece::King;
        other.at.place() == figure.at.place() && (royal || other.side == figure.side)
    };
    let here: Vec<Figure> = others.iter().filter(with).copied().collect();
    let stacks = pile_up(layout, view, &here);
    let own = stacks.iter().find(|stack| stack.figure == *figure);
    own.map_or_else(Placement::default, |stack| stack.placement)
}

/// Sorts stacks back to front: a stack nearer to the side that sees it upright hides the stacks behind it.
pub(crate) fn sort_by_depth(layout: &Layout, stacks: &mut [Stack]) {
    let middle = layout.board.centre();
    let near = |stack: &Stack| {
        let off = (stack.placement.foot - middle).turned(-stack.facing);
        (off.y, off.x)
    };
    sort_few(stacks, |a, b| {
        let together = a.figure.at.place() == b.figure.at.place();
        if together && a.facing != b.facing {
            // A king who stands upright for the other side of the table: he is the tallest.
            return a.figure.piece == Piece::King;
        }
        near(a) < near(b)
    });
}

/// The one of `among` whose piece is seen at `at`, or else the nearest: which piece on a place was meant.
pub(super) fn nearest(layout: &Layout, view: &View, among: &[Pick], at: Point) -> Option<Pick> {
    let mut stacks = stacks(layout, view);
    sort_by_depth(layout, &mut stacks);
    stacks.retain(|stack| among.contains(&stack.pick()));
    let seen = stacks.iter().rfind(|stack| stack.is_at(at));
    let far = |stack: &&Stack| (stack.middle().distance(at) * 8.0) as i64;
    seen.or_else(|| stacks.iter().min_by_key(far))
        .map(Stack::pick)
}

pub(crate) fn look(figure: &Figure, inert: bool, ridden: bool) -> Look {
    match (figure.piece, figure.side) {
        (Piece::Soldier, Some(side)) => Look::Soldier {
            side,
            stance: match (figure.awake, figure.at.homebound()) {
                (false, _) => Stance::Asleep,
                (true, false) => Stance::Awake,
                (true, true) => Stance::Homebound,
            },
        },
        (Piece::Queen, Some(side)) => Look::Queen {
            side,
            asleep: !figure.awake,
        },
        (_, holder) => Look::King {
            holder,
            inert,
            ridden,
            homebound: figure.at.homebound(),
        },
    }
}

/// A standing piece is upright for its own side; a lying one has no top, and lies for the near side.
pub(crate) fn facing(layout: &Layout, figure: &Figure) -> f64 {
    layout.facing(figure.side.filter(|_| figure.awake))
}

/// Sleepers lie with their heads in the direction that they will walk, or toward the middle of a turned board. A piece on the way
/// home has turned round.
pub(crate) fn flip(layout: &Layout, view: &View, figure: &Figure) -> bool {
    let Some(side) = figure.side.filter(|_| !figure.awake) else {
        return figure.at.homebound();
    };
    let ahead = if layout.is_upright() {
        layout.forward(side)
    } else if view.own.walks_up(side) {
        layout.column_axis
    } else {
        -layout.column_axis
    };
    let right = Point::new(1.0, 0.0).turned(layout.facing(None));
    ahead.dot(right) < 0.0
}
