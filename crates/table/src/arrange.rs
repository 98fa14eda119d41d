//! Who stands where on a place: several pieces that share one stand apart along its line, equal
//! ones in a stack.

use sahkku::{Drawing, Figure, Piece, Side};

use crate::geometry::Point;
use crate::layout::Layout;
use crate::scene::{Look, Stance};
use crate::view::{Pick, View, is_home};

/// Equal pieces on one spot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stack {
    /// One of them.
    pub figure: Figure,
    /// How they look.
    pub look: Look,
    /// How many there are.
    pub count: u8,
    /// Where the foot of the front one is, in CSS pixels.
    pub foot: Point,
    /// Whether the look is mirrored.
    pub flip: bool,
    /// How it is turned on the screen, in radians clockwise.
    pub facing: f64,
}

impl Stack {
    /// Which choice these are.
    #[must_use]
    pub fn pick(&self) -> Pick {
        Pick {
            piece: self.figure.piece,
            spot: self.figure.at,
        }
    }

    /// The middle of what is seen of the front piece, in CSS pixels.
    #[must_use]
    pub fn middle(&self, layout: &Layout) -> Point {
        let up = Point::new(0.0, -self.look.height() * layout.unit / 2.0);
        self.foot + up.turned(self.facing)
    }
}

/// All pieces of a view as stacks.
#[must_use]
pub fn stacks(layout: &Layout, view: &View) -> Vec<Stack> {
    let ridden = view.figures.iter().any(|figure| figure.riding);
    let mut stacks: Vec<Stack> = Vec::with_capacity(view.figures.len());
    for figure in view.figures.iter().filter(|figure| !figure.riding) {
        let same = stacks.iter_mut().find(|stack| stack.figure == *figure);
        match same {
            Some(stack) => stack.count += 1,
            None => stacks.push(Stack {
                figure: *figure,
                look: look(figure, view.inert, ridden),
                count: 1,
                foot: Point::default(),
                flip: flip(layout, view, figure),
                facing: facing(layout, figure),
            }),
        }
    }
    for n in 0..stacks.len() {
        stacks[n].foot = foot(layout, &stacks, n);
    }
    stacks
}

/// Where the foot of `figure` is, or would be if it stood with those of `others` that are on its
/// place and whom it does not capture.
#[must_use]
pub(crate) fn foot_among<'a>(
    layout: &Layout,
    view: &View,
    figure: &Figure,
    others: impl IntoIterator<Item = &'a Figure>,
) -> Point {
    let mut alone = View {
        figures: Vec::with_capacity(4),
        mirrored: view.mirrored,
        ..View::default()
    };
    let with = |other: &&Figure| {
        let royal = other.piece == Piece::King || figure.piece == Piece::King;
        other.at.place() == figure.at.place()
            && *other != figure
            && (royal || other.side == figure.side)
    };
    alone.figures.extend(others.into_iter().filter(with));
    alone.figures.push(*figure);
    let stacks = stacks(layout, &alone);
    stacks
        .iter()
        .find(|stack| stack.figure == *figure)
        .map_or(layout.point(figure.at.place()), |stack| stack.foot)
}

/// The one of `among` whose piece is nearest to `at`: which of those on one place was meant.
#[must_use]
pub fn nearest(layout: &Layout, view: &View, among: &[Pick], at: Point) -> Option<Pick> {
    let stacks = stacks(layout, view);
    let far = |stack: &&Stack| (stack.middle(layout).distance(at) * 8.0) as i64;
    let meant = stacks.iter().filter(|stack| among.contains(&stack.pick()));
    meant.min_by_key(far).map(Stack::pick)
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

/// Who stands, stands for its own side; who lies has no top, and lies for who sits near.
pub(crate) fn facing(layout: &Layout, figure: &Figure) -> f64 {
    layout.facing(figure.side.filter(|_| figure.awake))
}

/// Sleepers lie with their heads the way they will walk, or toward the middle of a turned board.
/// Who is on the way home has turned round.
pub(crate) fn flip(layout: &Layout, view: &View, figure: &Figure) -> bool {
    let Some(side) = figure.side.filter(|_| !figure.awake) else {
        return figure.at.homebound();
    };
    let ahead = if layout.is_upright() {
        layout.forward(side)
    } else if view.walks_up(side) {
        layout.columnward()
    } else {
        -layout.columnward()
    };
    let right = Point::new(1.0, 0.0).turned(layout.facing(None));
    ahead.dot(right) < 0.0
}

fn foot(layout: &Layout, stacks: &[Stack], n: usize) -> Point {
    let this = &stacks[n];
    let place = this.figure.at.place();
    let unit = layout.unit;
    let middle = layout.point(place);
    let standing = |stack: &&Stack| stack.figure.at.place() == place && !lies(stack);
    let count = stacks.iter().filter(standing).count();
    // In a square a sleeper moves to the edge when somebody stands there too.
    let sleeper = stacks.iter().find(|stack| {
        let square = layout.want.places == Drawing::Squares;
        square && stack.figure.at.place() == place && lies(stack)
    });
    let (aside, forward) = match sleeper.and_then(|stack| stack.figure.side) {
        Some(side) if count > 0 => {
            let most = if layout.is_upright() { 0.52 } else { 0.26 };
            let off = (layout.length / 2.0 - unit * most).max(0.0);
            (off, layout.forward(side))
        }
        _ => (0.0, Point::default()),
    };
    if lies(this) {
        let down = Point::new(0.0, this.look.height() * unit / 2.0).turned(this.facing);
        return match this.figure.side {
            Some(side) if is_home(place, side) && layout.want.places == Drawing::Lines => {
                let to_edge =
                    layout.length / 2.0 - unit * if layout.is_upright() { 0.48 } else { 0.32 };
                middle + down - layout.forward(side) * to_edge
            }
            _ => middle + down - forward * aside,
        };
    }
    let before = stacks
        .iter()
        .enumerate()
        .filter(|(m, stack)| {
            standing(stack) && (order(layout, stack), *m) < (order(layout, this), n)
        })
        .count();
    let along = if count > 1 {
        let widest = layout.length - aside - unit * if layout.is_upright() { 0.7 } else { 0.9 };
        let apart = (unit * if layout.is_upright() { 0.84 } else { 0.66 })
            .min((widest / (count as f64 - 1.0)).max(unit * 0.3));
        (before as f64 - (count as f64 - 1.0) / 2.0) * apart
    } else {
        0.0
    };
    middle
        + forward * (aside * 0.8)
        + layout.northward() * along
        + Point::new(0.0, unit * 0.52).turned(this.facing)
}

fn lies(stack: &Stack) -> bool {
    stack.look.lies()
}

/// From south to north: who goes home stands nearer to it than who goes out, and the king, who is
/// the tallest, stands behind all that he could hide.
fn order(layout: &Layout, stack: &Stack) -> i8 {
    let up = Point::new(0.0, -1.0).turned(stack.facing);
    let behind = (up.dot(layout.northward()) * 4.0).round() as i8;
    match (stack.figure.piece, stack.figure.side) {
        (Piece::Queen, _) => 1,
        (Piece::King, _) => 2 + behind,
        (Piece::Soldier, side) => {
            let north = (side == Some(Side::Women)) == stack.figure.at.homebound();
            if north { 3 } else { 0 }
        }
    }
}
