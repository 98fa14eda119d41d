//! Places the board, as large as possible, and the rest beside it.

use hnefatafl::Side;
use scene::{Panel, Point, Rect, within};

use super::names::{edge, pitch};
use super::{Base, Layout, LayoutSpec};

/// The unit of pieces, in widths of a square: the king's point stays in his square.
const UNIT: f64 = 0.8;

/// The width of a strip above or beside the board if there is room, in lengths of the board.
const BESIDE: f64 = 0.26;

/// The largest length of a plate toward its reader, in its widths.
const LONGEST: f64 = 2.2;

/// The sides of the board on which things lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sides {
    AboveAndBelow,
    LeftAndRight,
}

/// Where people sit around the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seats {
    Below,
    BelowAndAbove,
    RightAndLeft,
}

/// Where people sit around the screen.
struct Split {
    sides: Sides,
    /// The length of the board's sides.
    board: f64,
    strip: f64,
}

pub(in crate::board) fn margin(spec: &LayoutSpec) -> f64 {
    within(spec.width.min(spec.height) * 0.012, 3.0, 28.0)
}

impl Split {
    /// The largest board that leaves strips of at least `least`. They take what it does not need, up to `most` of its length.
    fn fit(spec: &LayoutSpec, sides: Sides, least: f64, most: impl Fn(f64) -> f64) -> Split {
        let margin = margin(spec);
        let (across, along) = match sides {
            Sides::AboveAndBelow => (spec.width, spec.height),
            Sides::LeftAndRight => (spec.height, spec.width),
        };
        let (across, along) = (across - 2.0 * margin, along - 4.0 * margin);
        let board = across.min(along - 2.0 * least).max(1.0);
        let strip = within((along - board) / 2.0, 1.0, most(board).max(1.0));
        Split {
            sides,
            board,
            strip,
        }
    }

    /// Chooses the arrangement with the larger board. A strip beside it is wide enough for a name, if there is room.
    fn best(spec: &LayoutSpec, least: f64) -> Split {
        let most = least * 1.8;
        let [above, beside] = [Sides::AboveAndBelow, Sides::LeftAndRight]
            .map(|sides| Split::fit(spec, sides, least, |board| most.max(board * BESIDE)));
        if beside.board > above.board {
            beside
        } else {
            above
        }
    }

    /// The strip in this direction from a board around `centre`.
    fn strip(&self, spec: &LayoutSpec, centre: Point, way: Point) -> Rect {
        let off = self.board / 2.0 + margin(spec) + self.strip / 2.0;
        let middle = centre + way * off;
        match self.sides {
            Sides::AboveAndBelow => Rect::around(middle, self.board, self.strip),
            Sides::LeftAndRight => Rect::around(middle, self.strip, self.board),
        }
    }
}

/// Places the captured pieces in strips on two sides of the board.
pub(super) fn between_strips(spec: LayoutSpec, seats: Seats) -> Layout {
    let short = spec.width.min(spec.height);
    let least = within(short * 0.065, 18.0, 140.0);
    let split = Split::best(&spec, least);
    let centre = Point::new(spec.width / 2.0, spec.height / 2.0);
    let mut layout = bare(spec, seats, centre, split.board);
    for side in Side::BOTH {
        // Booty lies at its captor's right hand, or else before them.
        let forward = layout.forward(side);
        let right = forward.turned(core::f64::consts::FRAC_PI_2);
        let way = match split.sides {
            Sides::AboveAndBelow if right.y.abs() > 0.5 => right,
            Sides::LeftAndRight if right.x.abs() > 0.5 => right,
            _ => -forward,
        };
        let strip = split.strip(&spec, centre, way);
        layout.plates[side.index()] = in_strip(strip, -forward);
    }
    layout
}

pub(super) fn panel_beside(spec: LayoutSpec) -> Layout {
    let margin = margin(&spec);
    let least = (spec.width * 0.17).max(150.0);
    let split = Split::fit(&spec, Sides::LeftAndRight, least, |_| spec.height * 0.6);
    let centre = Point::new(spec.width / 2.0, spec.height / 2.0);
    let mut layout = bare(spec, Seats::Below, centre, split.board);
    let [left, right] = [-1.0, 1.0].map(|way| split.strip(&spec, centre, Point::new(way, 0.0)));
    let taken = |strip: Rect| Rect {
        h: strip.h * 0.3,
        ..strip
    };
    let rest = |strip: Rect| Rect {
        y: strip.y + strip.h * 0.3 + margin,
        h: (strip.h * 0.7 - margin).max(1.0),
        ..strip
    };
    set_plates(&mut layout, taken(right), taken(left));
    layout.panel = Some(Panel {
        words: rest(left),
        buttons: rest(right),
    });
    layout
}

pub(super) fn panel_below(spec: LayoutSpec) -> Layout {
    let margin = margin(&spec);
    let (width, height) = (spec.width - 2.0 * margin, spec.height - 3.0 * margin);
    let least = (height * 0.17).max(150.0);
    let board = width.min(height - least).max(1.0);
    let strip = within(height - board, 1.0, board * 0.75);
    let around = ((spec.height - board - strip - margin) / 2.0).max(0.0);
    let centre = Point::new(spec.width / 2.0, around + board / 2.0);
    let mut layout = bare(spec, Seats::Below, centre, board);
    // The strip is as wide as the canvas; a narrower board leaves text more room.
    let (top, side, middle) = (
        around + board + margin,
        width * 0.36,
        width * 0.28 - 2.0 * margin,
    );
    let part = |x: f64, w: f64, y: f64, h: f64| Rect {
        x: margin + x,
        y: top + y,
        w: w.max(1.0),
        h: h.max(1.0),
    };
    let half = (strip - margin) / 2.0;
    let taken = |y: f64| part(side + margin, middle, y, half);
    set_plates(&mut layout, taken(half + margin), taken(0.0));
    layout.panel = Some(Panel {
        words: part(0.0, side, 0.0, strip),
        buttons: part(width - side, side, 0.0, strip),
    });
    layout
}

/// Places the plates in strips beside the near side and the far side.
fn set_plates(layout: &mut Layout, near: Rect, far: Rect) {
    let out = -layout.forward(layout.spec.below);
    layout.set_plates(in_strip(near, out), in_strip(far, -out));
}

/// Creates a board of this width around `centre`, and nothing else yet.
fn bare(spec: LayoutSpec, seats: Seats, centre: Point, width: f64) -> Layout {
    let turned = seats == Seats::RightAndLeft;
    let pitch = pitch(spec.format.board, width);
    let size = Point::new(width, width);
    let base = Base {
        between: seats != Seats::Below,
        pitch,
        unit: pitch * UNIT,
        ..Base::new(spec, turned, centre, size)
    };
    let edge = edge(spec.format.board, pitch);
    Layout { base, edge }
}

/// The plate in a strip along its reader's line of sight: at their end, as the strip is longer than a plate.
fn in_strip(mut rect: Rect, out: Point) -> Rect {
    let most = |across: f64| across * LONGEST;
    if out.y.abs() > 0.5 && rect.h > most(rect.w) {
        let spare = rect.h - most(rect.w);
        rect.y += if out.y > 0.0 { spare } else { 0.0 };
        rect.h -= spare;
    } else if out.x.abs() > 0.5 && rect.w > most(rect.h) {
        let spare = rect.w - most(rect.h);
        rect.x += if out.x > 0.0 { spare } else { 0.0 };
        rect.w -= spare;
    }
    rect
}
