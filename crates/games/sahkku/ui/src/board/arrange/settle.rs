//! Where the pieces on one place stand. On lines a lone piece stands on the middle of its line, and pieces that share a line
//! stand along it. Where rows run up the screen, no piece is taller than its column is wide. Squares hold everything that stands
//! in them: pieces that share one are moved together, one behind the other or side by side, and drawn smaller if necessary.

use sahkku::{Drawing, Piece, Side};
use scene::{BoardLayout as _, Look as _, Point, Rect, sort_few, within};

use super::{Placement, SHOWN, Stack};
use crate::board::layout::Layout;
use crate::board::view::is_home;

/// Half of the share of its column's width that the tallest piece on a line takes where rows run up the screen: the piece in the
/// next column stands right above it.
const TALL: f64 = 0.49;
/// How far the foot of a piece lies below the middle of its place, in units.
const FOOT: f64 = 0.52;
/// The distance between the feet of pieces that stand one behind the other, in units: the minimum, and the distance if there is
/// room.
const APART: (f64, f64) = (0.42, 0.66);
/// The same for pieces that stand side by side, in their widths.
const BESIDE: (f64, f64) = (0.68, 1.25);
/// How many units of a sleeper are visible below a piece behind it, and above a piece before it.
const SEEN: (f64, f64) = (0.3, 0.44);

/// Puts every stack where it stands.
pub(super) fn all(layout: &Layout, stacks: &mut [Stack]) {
    let mut here: Vec<usize> = Vec::with_capacity(6);
    for n in 0..stacks.len() {
        let place = stacks[n].figure.at.place();
        let same = |stack: &Stack| stack.figure.at.place() == place;
        if stacks[..n].iter().any(same) {
            continue;
        }
        here.clear();
        here.extend((n..stacks.len()).filter(|m| same(&stacks[*m])));
        match (layout.spec.format.places, &here[..]) {
            (Drawing::Lines, [alone]) if !layout.is_upright() || stacks[*alone].look.lies() => {
                stacks[*alone].placement = alone_on_line(layout, &stacks[*alone]);
            }
            _ => together(layout, stacks, &mut here),
        }
    }
}

fn down(stack: &Stack) -> Point {
    Point::new(0.0, 1.0).turned(stack.facing)
}

/// A stack alone on its line, or a sleeper, who lies at the end toward the edge of the board.
fn alone_on_line(layout: &Layout, stack: &Stack) -> Placement {
    let unit = layout.unit;
    let place = stack.figure.at.place();
    let middle = layout.point(place);
    let foot = if stack.look.lies() {
        let foot = middle + down(stack) * (stack.look.height() * unit / 2.0);
        match stack.figure.side {
            Some(side) if is_home(place, side) => {
                let asleep = if layout.is_upright() { 0.56 } else { 0.32 };
                let to_edge = layout.length / 2.0 - unit * asleep;
                foot - layout.forward(side) * to_edge
            }
            _ => foot,
        }
    } else {
        middle + down(stack) * (unit * FOOT)
    };
    Placement {
        foot,
        unit,
        behind: Point::new(0.06, -0.24),
        number: Point::new(0.34, -0.16),
    }
}

/// From each piece of a stack to the next where room is short.
const CLOSE: Point = Point::new(-0.16, -0.05);

/// Where the number of a stack stands if room is short: on a turned board, which has some room beside it, it hides less.
fn number(layout: &Layout, stack: &Stack) -> Point {
    if layout.is_upright() {
        behind_last(stack) + Point::new(-0.4, -0.13)
    } else {
        Point::new(-0.36, -0.13)
    }
}

/// From the front piece of a stack to the last that is drawn.
fn behind_last(stack: &Stack) -> Point {
    CLOSE * (f64::from(stack.count.min(SHOWN)) - 1.0)
}

/// Everything drawn of a stack if room is short, in units from its foot as it stands.
fn extent(layout: &Layout, stack: &Stack) -> Rect {
    let one = stack.look.extent();
    let one = if stack.flip {
        Rect {
            x: -one.x - one.w,
            ..one
        }
    } else {
        one
    };
    let mut all = one;
    if stack.count > 1 {
        let last = behind_last(stack);
        let (x, y) = (one.x + last.x, one.y + last.y);
        all = all.with(&Rect { x, y, ..one });
    }
    if let Some(mark) = mark_in_square(layout, stack) {
        all = all.with(&Rect::around(mark, 0.42, 0.42));
    }
    all
}

/// Where in a square the mark of a piece that goes home stands: beside it, in units from its foot as it stands. `None` on a line,
/// and for a piece that does not go home.
pub(crate) fn mark_in_square(layout: &Layout, stack: &Stack) -> Option<Point> {
    let squares = layout.spec.format.places == Drawing::Squares && stack.figure.at.homebound();
    let side = stack.figure.side.filter(|_| squares)?;
    let right = if layout.is_upright() {
        layout.forward(side).x < 0.0
    } else {
        // A king has room only on the side of his pennant.
        stack.figure.piece != Piece::King
    };
    Some(Point::new(if right { 0.42 } else { -0.42 }, -0.5))
}

/// A piece that stands with others, as seen along the row axis and across it, in CSS pixels.
struct Guest {
    n: usize,
    unit: f64,
    /// From its foot to the middle of its extent.
    middle: Point,
    /// Half its extent along the axis, and across it.
    along: f64,
    across: f64,
    /// Where its middle is on the axis, from that of the first.
    at: f64,
}

struct Room {
    middle: Point,
    /// From the piece in front to the piece behind, or in the direction of increasing rows.
    axis: Point,
    /// Half its length, and half its width.
    along: f64,
    across: f64,
}

impl Room {
    fn of(layout: &Layout, stacks: &[Stack], here: &[usize]) -> Room {
        let soldier = here.iter().find(|n| {
            let stack = &stacks[**n];
            !stack.look.lies() && stack.figure.piece != Piece::King
        });
        let standing = here.iter().find(|n| !stacks[**n].look.lies());
        let front = soldier.or(standing).or(here.first());
        let axis = if layout.is_upright() {
            layout.row_axis
        } else {
            front.map_or(Point::new(0.0, -1.0), |n| -down(&stacks[*n]))
        };
        let place = here.first().map(|n| stacks[*n].figure.at.place());
        let (along, across) = match layout.spec.format.places {
            // Some distance from the sides of the square, so that none of it is covered.
            Drawing::Squares => (
                layout.length / 2.0 - layout.pitch * 0.03,
                layout.pitch * 0.47,
            ),
            Drawing::Lines if layout.is_upright() => (layout.row_step / 2.0, layout.pitch * TALL),
            Drawing::Lines => (layout.row_step / 2.0, f64::INFINITY),
        };
        Room {
            middle: place.map_or(Point::default(), |place| layout.point(place)),
            axis,
            along,
            across,
        }
    }

    fn guest(&self, layout: &Layout, stack: &Stack, n: usize) -> Guest {
        let extent = extent(layout, stack);
        let (along, across) = if layout.is_upright() {
            (extent.w / 2.0, extent.h / 2.0)
        } else {
            (extent.h / 2.0, extent.w / 2.0)
        };
        let mut unit = layout.unit.min(self.across / across);
        if layout.spec.format.places == Drawing::Squares {
            unit = unit.min(self.along / along);
        }
        Guest {
            n,
            unit,
            middle: extent.centre().turned(stack.facing) * unit,
            along: along * unit,
            across: across * unit,
            at: 0.0,
        }
    }

    /// The placement of a guest whose middle is `at` on the axis.
    fn placement(&self, layout: &Layout, stack: &Stack, guest: &Guest, at: f64) -> Placement {
        let side = Point::new(-self.axis.y, self.axis.x);
        // As near as possible to where its foot would be if it were alone.
        let wanted = if stack.look.lies() {
            guest.middle * 0.0
        } else {
            down(stack) * (FOOT * guest.unit) + guest.middle
        };
        let off = (self.across - guest.across).max(0.0);
        let off = within(wanted.dot(side), -off, off);
        Placement {
            foot: self.middle + self.axis * at + side * off - guest.middle,
            unit: guest.unit,
            behind: CLOSE,
            number: number(layout, stack),
        }
    }
}

/// Places the pieces that share a place, and a piece that has a square for itself.
fn together(layout: &Layout, stacks: &mut [Stack], here: &mut [usize]) {
    let upright = layout.is_upright();
    let lines = layout.spec.format.places == Drawing::Lines;
    let mut room = Room::of(layout, stacks, here);
    let order = |n: usize| order(layout, &stacks[n], room.axis);
    sort_few(here, |a, b| order(*a) < order(*b));
    let guests = |room: &Room, stacks: &[Stack]| -> Vec<Guest> {
        let standing = here.iter().filter(|n| !stacks[**n].look.lies());
        standing
            .map(|n| room.guest(layout, &stacks[*n], *n))
            .collect()
    };
    let mut row = guests(&room, stacks);
    let (mut low, mut high) = (-room.along, room.along);
    // Sleepers keep to the edge, and the others to the remaining room.
    for &n in &*here {
        if !stacks[n].look.lies() {
            continue;
        }
        let guest = room.guest(layout, &stacks[n], n);
        let unit = guest.unit;
        if lines {
            let placement = alone_on_line(layout, &stacks[n]);
            let at = (placement.foot + guest.middle - room.middle).dot(room.axis);
            stacks[n].placement = placement;
            match (upright, at > 0.0) {
                (true, true) => high = high.min(at - guest.along + unit * 0.3),
                (true, false) => low = low.max(at + guest.along - unit * 0.3),
                (false, true) => high = high.min(at + guest.along - unit * SEEN.1),
                (false, false) => low = low.max(at - guest.along + unit * SEEN.0),
            }
            continue;
        }
        let left = 2.0 * (room.along - guest.along) + unit * 0.1;
        if row.is_empty() {
            stacks[n].placement = room.placement(layout, &stacks[n], &guest, 0.0);
        } else if !upright {
            // It lies before the standing pieces.
            stacks[n].placement =
                room.placement(layout, &stacks[n], &guest, guest.along - room.along);
            low = low.max(unit * SEEN.0 - room.along);
        } else if left >= length(layout, &row, 0.0) * 0.75 {
            // It lies at its edge, beside them.
            let home = stacks[n].figure.side.map(|side| -layout.forward(side));
            let ahead = home.is_some_and(|home| home.dot(room.axis) > 0.0);
            let at = (room.along - guest.along) * if ahead { 1.0 } else { -1.0 };
            stacks[n].placement = room.placement(layout, &stacks[n], &guest, at);
            if ahead {
                high = high.min(low + left);
            } else {
                low = low.max(high - left);
            }
        } else {
            // It lies before the row of them, which has no room beside it.
            let down = down(&stacks[n]);
            stacks[n].placement = room.placement(layout, &stacks[n], &guest, 0.0);
            stacks[n].placement.foot =
                stacks[n].placement.foot + down * (room.across - guest.across);
            room.middle = room.middle - down * (unit * SEEN.0 / 2.0);
            room.across -= unit * SEEN.0 / 2.0;
            row = guests(&room, stacks);
        }
    }
    line_up(layout, &mut row, (high - low).max(1.0));
    let foot = |guest: &Guest| guest.at - guest.middle.dot(room.axis);
    let (mut first, mut last, mut feet) = (f64::INFINITY, f64::NEG_INFINITY, 0.0);
    for guest in &row {
        first = first.min(guest.at - guest.along);
        last = last.max(guest.at + guest.along);
        let wanted = down(&stacks[guest.n]).dot(room.axis) * FOOT * guest.unit;
        feet += (wanted - foot(guest)) / row.len() as f64;
    }
    // The feet are about where they would be if each piece stood alone.
    let shift = within(feet, low - first, (high - last).max(low - first));
    for guest in &row {
        stacks[guest.n].placement =
            room.placement(layout, &stacks[guest.n], guest, guest.at + shift);
    }
}

/// From the middle of one to that of the next. `easy` runs from 0, as little as possible, to 1.
fn step(layout: &Layout, a: &Guest, b: &Guest, easy: f64) -> f64 {
    let part = |(least, wanted): (f64, f64)| least + (wanted - least) * easy;
    if layout.is_upright() {
        (a.along + b.along) * part(BESIDE)
    } else {
        // From foot to foot. A taller piece has a higher middle.
        layout.unit * part(APART) + (b.along - a.along).abs()
    }
}

fn length(layout: &Layout, row: &[Guest], easy: f64) -> f64 {
    let (mut at, mut low, mut high) = (0.0, 0.0_f64, 0.0_f64);
    for (n, guest) in row.iter().enumerate() {
        if n > 0 {
            at += step(layout, &row[n - 1], guest, easy);
        }
        low = low.min(at - guest.along);
        high = high.max(at + guest.along);
    }
    high - low
}

/// Places pieces along a row of length `most` or less: as far apart as there is room, and smaller if there is not enough.
fn line_up(layout: &Layout, row: &mut [Guest], most: f64) {
    let (least, wanted) = (length(layout, row, 0.0), length(layout, row, 1.0));
    let easy = within((most - least) / (wanted - least).max(1e-9), 0.0, 1.0);
    let size = (most / least.max(1e-9)).min(1.0);
    let mut at = 0.0;
    for n in 0..row.len() {
        if n > 0 {
            at += step(layout, &row[n - 1], &row[n], easy);
        }
        row[n].at = at;
    }
    for guest in row {
        guest.unit *= size;
        guest.middle = guest.middle * size;
        guest.along *= size;
        guest.across *= size;
        guest.at *= size;
    }
}

/// The order along an axis: a piece that goes home stands nearer to home than one that goes out, and the king, the tallest,
/// stands behind every piece that he could hide.
fn order(layout: &Layout, stack: &Stack, axis: Point) -> i8 {
    let north = if axis.dot(layout.row_axis) < 0.0 {
        -1
    } else {
        1
    };
    let behind = if layout.is_upright() { 0 } else { 4 };
    match (stack.figure.piece, stack.figure.side) {
        (Piece::Queen, _) => 0,
        (Piece::King, _) => 1 + behind,
        (Piece::Soldier, side) => {
            let home = (side == Some(Side::Women)) == stack.figure.at.homebound();
            if home { 2 * north } else { -2 * north }
        }
    }
}
