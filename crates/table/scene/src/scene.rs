//! A picture of the table as a list of plain items to draw, back to front.

use game::Side;

use crate::die::{DieShape, Solid};
use crate::die_face::DieFace;
use crate::geometry::{Point, Rect};
use crate::long_die::LongDie;
use crate::look::ROOM;

/// A light on a square or a place of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    Hover,
    /// A piece may be dropped here.
    Open,
    Refused,
}

/// A ring on the board, under or around a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ring {
    /// This piece can move.
    Movable,
    Chosen,
    /// The chosen piece can go here.
    Destination,
    /// The chosen piece can go here and captures.
    Capture,
    /// Reachable only with several dice.
    Preview,
}

/// The name of a row or a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    Letter(char),
    Number(u8),
}

/// A crown on a tag: what happens to a king there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crown {
    Taken,
    /// The player chooses whether he is taken or removed.
    Choice,
}

/// One item to draw. Points are CSS pixels. `L` describes the game's pieces, see [`crate::Look`]; `D` is the shape of its dice.
#[derive(Clone, PartialEq, Debug)]
pub enum Item<L, D: DieShape = LongDie> {
    /// The mark of the side to move, at its edge of the board.
    Turn {
        side: Side,
        /// One end of the edge.
        from: Point,
        /// The other end.
        to: Point,
        size: f64,
        /// How strongly it shows, 0 to 1.
        strength: f64,
    },
    /// The plate of the side to move: its slip.
    Plate {
        rect: Rect,
        /// How strongly it shows, 0 to 1.
        strength: f64,
    },
    Cell {
        rect: Rect,
        tint: Tint,
        /// How strongly it shows, 0 to 1.
        strength: f64,
    },
    Ring {
        ring: Ring,
        at: Point,
        /// Half the width.
        rx: f64,
        /// Half the height.
        ry: f64,
    },
    /// An arrowhead on the board: the direction in which a piece goes.
    Arrow {
        at: Point,
        /// The direction, of length 1.
        way: Point,
        /// Half the length.
        size: f64,
        side: Side,
    },
    Piece {
        look: L,
        /// Where its foot stands on the board.
        at: Point,
        /// The unit of its look.
        unit: f64,
        /// Its rotation on the screen, in radians clockwise.
        facing: f64,
        /// Its height above the board.
        lift: f64,
        /// Whether it is mirrored left to right.
        flip: bool,
        /// Its lean, in radians clockwise.
        lean: f64,
        /// From 0 (invisible) to 1.
        alpha: f64,
    },
    /// The number of pieces in a stack.
    Count {
        at: Point,
        /// Its rotation on the screen, in radians clockwise.
        facing: f64,
        size: f64,
        side: Side,
        count: u8,
    },
    /// The faces that lead to a place, on small plates.
    Tag {
        /// The middle of all plates.
        at: Point,
        /// Their rotation on the screen, in radians clockwise.
        facing: f64,
        size: f64,
        /// The faces, one plate each.
        faces: Vec<DieFace>,
        /// Whether the plates lie one above the other.
        stacked: bool,
        /// Whether an enemy piece is captured.
        captures: bool,
        crown: Option<Crown>,
        faint: bool,
    },
    Die {
        /// Its shape as seen, measured from `at`.
        solid: Solid<D>,
        /// The middle of the tray.
        at: Point,
        used: bool,
        usable: bool,
        chosen: bool,
        /// The side that it belongs to, if both sides throw: an outline in its colour.
        side: Option<Side>,
    },
    /// The name of a row or a column.
    Name {
        name: Name,
        at: Point,
        /// Its rotation on the screen, in radians clockwise.
        facing: f64,
        size: f64,
        /// Whether a place in that row or column is pointed at.
        pointed: bool,
    },
    /// The keyboard focus.
    Focus { rect: Rect },
    /// A pennant in the air: a piece is taken from afar.
    Pennant {
        side: Side,
        /// The foot of its pole.
        at: Point,
        /// Its rotation on the screen, in radians clockwise.
        facing: f64,
        /// Its unit, the same as a piece's.
        unit: f64,
    },
    /// Light that spreads from something.
    Shine {
        /// The side whose colour it has; `None` at a draw.
        side: Option<Side>,
        /// The rectangle that it spreads from.
        rect: Rect,
        reach: f64,
        /// How far it has spread, 0 to 1.
        progress: f64,
    },
}

/// The smoothed edge around the picture of a piece, in units.
const EDGE: f64 = 0.05;

/// A picture of the table. It omits what never changes while a layout lasts (the board, the empty tray): a painter draws that
/// from the game's layout and keeps it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<L, D: DieShape = LongDie> {
    /// The items, back to front.
    pub items: Vec<Item<L, D>>,
}

impl<L, D: DieShape> Item<L, D> {
    /// A rectangle that holds everything drawn for this item, shadows included.
    pub fn bounds(&self) -> Rect {
        match self {
            Item::Turn { from, to, size, .. } => span([*from, *to]).inset(-2.0 * size),
            Item::Plate { rect, .. } => rect.inset(-4.0),
            Item::Cell { rect, .. } => rect.inset(-0.1 * rect.w.min(rect.h) - 2.0),
            Item::Name { at, size, .. } => Rect::around(*at, size * 2.4, size * 2.4),
            Item::Focus { rect } => rect.inset(-10.0),
            Item::Ring { at, rx, ry, .. } => Rect::around(*at, rx * 3.0 + 6.0, ry * 3.2 + 6.0),
            Item::Arrow { at, size, .. } => Rect::around(*at, size * 4.0, size * 4.0),
            Item::Piece {
                at,
                unit,
                facing,
                lift,
                lean,
                ..
            } => {
                let foot = *at + Point::new(0.0, -lift).turned(*facing);
                let (left, above) = (unit * (ROOM.x - EDGE), unit * (ROOM.y - EDGE));
                let right = unit * (ROOM.x + ROOM.w + EDGE);
                let below = unit * (ROOM.y + ROOM.h + EDGE);
                let corners = [(left, above), (right, above), (left, below), (right, below)];
                let turned = |(x, y)| foot + Point::new(x, y).turned(facing + lean);
                // Its shadow lies below and to the right, farther the higher the piece is held.
                let shadow = *at + Point::new(0.5, 0.28) * *lift;
                span(corners.map(turned)).with(&Rect::around(shadow, unit * 1.8, unit * 0.7))
            }
            Item::Count { at, size, .. } => Rect::around(*at, size * 1.7, size * 1.7),
            Item::Tag {
                at,
                facing,
                size,
                faces,
                stacked,
                ..
            } => {
                let (across, down) = match (faces.len() as f64, stacked) {
                    (count, true) => (1.0, count),
                    (count, false) => (count, 1.0),
                };
                let half = Point::new(0.65 * across + 0.8, 0.65 * down + 0.6) * *size;
                let corners = [half, Point::new(half.x, -half.y)].map(|p| p.turned(*facing));
                span([corners[0], corners[1], -corners[0], -corners[1]].map(|p| *at + p))
            }
            Item::Die { solid, at, .. } => {
                let corners = solid.facets.iter().flat_map(|facet| facet.corners);
                let all = corners.chain(solid.shadow.iter().copied());
                span(all.map(|point| *at + point)).inset(-5.0 * solid.cut_width - 2.0)
            }
            Item::Pennant { at, unit, .. } => Rect::around(*at, unit * 3.0, unit * 3.0),
            Item::Shine { rect, reach, .. } => rect.inset(-2.0 * reach),
        }
    }
}

/// The smallest rectangle that holds some points.
fn span(points: impl IntoIterator<Item = Point>) -> Rect {
    let (mut low, mut high) = (
        Point::new(f64::INFINITY, f64::INFINITY),
        Point::new(f64::NEG_INFINITY, f64::NEG_INFINITY),
    );
    for point in points {
        low = Point::new(low.x.min(point.x), low.y.min(point.y));
        high = Point::new(high.x.max(point.x), high.y.max(point.y));
    }
    if low.x > high.x {
        return Rect::default();
    }
    Rect {
        x: low.x,
        y: low.y,
        w: high.x - low.x,
        h: high.y - low.y,
    }
}

impl<L: PartialEq, D: DieShape> Scene<L, D> {
    /// Where this picture differs from an earlier one: a few rectangles that hold all differences. Empty if nothing has changed.
    pub fn changed_since(&self, earlier: &Scene<L, D>) -> Vec<Rect> {
        const MOST: usize = 5;
        let same = |(a, b): (&Item<L, D>, &Item<L, D>)| a == b;
        let start = self.items.iter().zip(&earlier.items);
        let start = start.take_while(|pair| same(*pair)).count();
        let (new, old) = (&self.items[start..], &earlier.items[start..]);
        let ends = new.iter().rev().zip(old.iter().rev());
        let end = ends.take_while(|pair| same(*pair)).count();
        let (new, old) = (&new[..new.len() - end], &old[..old.len() - end]);
        let mut rects: Vec<Rect> = Vec::new();
        for (these, those) in [(new, old), (old, new)] {
            for item in these.iter().filter(|item| !those.contains(item)) {
                add(&mut rects, item.bounds(), MOST);
            }
        }
        rects
    }
}

/// Adds a rectangle to a list of at most `most` that do not overlap.
fn add(rects: &mut Vec<Rect>, rect: Rect, most: usize) {
    let mut rect = rect;
    while let Some(n) = rects.iter().position(|other| other.meets(&rect)) {
        rect = rect.with(&rects.swap_remove(n));
    }
    rects.push(rect);
    if rects.len() > most {
        let (a, b) = (rects.swap_remove(0), rects.swap_remove(0));
        add(rects, a.with(&b), most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(x: f64, y: f64) -> Item<u8> {
        Item::Piece {
            look: 0,
            at: Point::new(x, y),
            unit: 40.0,
            facing: 0.0,
            lift: 0.0,
            flip: false,
            lean: 0.0,
            alpha: 1.0,
        }
    }

    fn scene(items: &[Item<u8>]) -> Scene<u8> {
        Scene {
            items: items.to_vec(),
        }
    }

    #[test]
    fn the_same_picture_has_not_changed() {
        let one = scene(&[piece(50.0, 90.0), piece(300.0, 90.0)]);
        assert_eq!(one.changed_since(&one.clone()), []);
    }

    #[test]
    fn a_moved_piece_changes_where_it_was_and_where_it_is() {
        let still = piece(600.0, 400.0);
        let before = scene(&[piece(50.0, 90.0), still.clone()]);
        let after = scene(&[piece(300.0, 90.0), still.clone()]);
        let changed = after.changed_since(&before);
        assert_eq!(changed.len(), 2);
        for gone in [piece(50.0, 90.0), piece(300.0, 90.0)] {
            assert!(changed.iter().any(|rect| rect.holds(&gone.bounds())));
        }
        assert!(!changed.iter().any(|rect| rect.meets(&still.bounds())));
    }

    #[test]
    fn many_changes_become_few_rectangles_that_hold_them_all() {
        let all: Vec<Item<u8>> = (0..30)
            .map(|n| piece(100.0 * f64::from(n % 7), 200.0 * f64::from(n / 7)))
            .collect();
        let changed = scene(&all).changed_since(&scene(&[]));
        assert!(changed.len() <= 5);
        for item in &all {
            assert!(changed.iter().any(|rect| rect.holds(&item.bounds())));
        }
        for (n, rect) in changed.iter().enumerate() {
            assert!(changed[n + 1..].iter().all(|other| !other.meets(rect)));
        }
    }
}
