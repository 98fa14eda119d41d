//! What lies where: the board, the tray, what is borne off, and words and buttons.

use kotra::Side;
use scene::{Point, Rect, TRAY_ASPECT, TrayArea, within};

use super::size::BoardSize;
use super::{Layout, LayoutSpec, Panel};
use crate::board::look::HALF_WIDTH;

/// The diameter of a checker, in widths of a point.
const DIAMETER: f64 = 0.94;

/// How much larger points must become for a less usual layout.
const WORTH: f64 = 1.08;

/// The space around things.
pub(super) fn margin(spec: &LayoutSpec) -> f64 {
    within(spec.width.min(spec.height) * 0.014, 4.0, 32.0)
}

impl Layout {
    /// Lays the table. Any size works; nothing overlaps from 280×360 CSS pixels up.
    ///
    /// The tray lies below the board, or beside it where that makes the points larger: on screens that are very wide, or on
    /// which the board stands upright and is not as high as they are.
    #[must_use]
    pub fn fill(spec: LayoutSpec) -> Layout {
        let spec = sane(spec);
        let all = [false, true].into_iter().flat_map(|turned| {
            [
                Layout::lay_below(spec, turned),
                Layout::lay_beside(spec, turned),
            ]
        });
        let wanted = |layout: &Layout| spec.turned.is_none_or(|wanted| wanted == layout.turned);
        let mut layouts = all.filter(wanted);
        let first = layouts.next();
        let best = layouts.fold(first, |best, layout| match best {
            Some(best) if layout.pitch <= best.pitch * WORTH => Some(best),
            _ => Some(layout),
        });
        best.unwrap_or_else(|| Layout::lay_below(spec, false))
    }

    /// For two people at the two long sides of a flat screen: the long sides of the board lie along them, and the tray at a
    /// short side, where both reach it.
    #[must_use]
    pub fn between(spec: LayoutSpec) -> Layout {
        let spec = sane(spec);
        let layout = if spec.height > spec.width {
            Layout::lay_below(spec, true)
        } else {
            Layout::lay_beside(spec, false)
        };
        Layout {
            between: true,
            ..layout
        }
    }

    /// For a large screen with words and buttons beside the tray, on both ends of the strip that the tray lies in: the board
    /// stands upright on a tall screen, with that strip at its right, and lies on a wide one, with the strip below it.
    #[must_use]
    pub fn with_panel(spec: LayoutSpec) -> Layout {
        let spec = sane(spec);
        let turned = spec.turned.unwrap_or(spec.height > spec.width);
        let across = if turned { spec.width } else { spec.height };
        let end = if turned { spec.height } else { spec.width };
        let strip = Strip::of(
            &spec,
            turned,
            turned,
            within(across * 0.215, 86.0, end * 0.3),
        );
        let end = end - 2.0 * margin(&spec);
        let gap = margin(&spec);
        let tray = (strip.wide * TRAY_ASPECT).min(end * 0.26);
        let rest = ((end - tray) / 2.0 - 2.0 * gap).max(2.0);
        let (off, page) = (rest * 0.38, rest * 0.62);
        let off_at = tray / 2.0 + gap + off / 2.0;
        let page_at = off_at + off / 2.0 + gap + page / 2.0;
        let part = |at: f64, long: f64| strip.part(at, long, strip.wide);
        Layout {
            panel: Some(Panel {
                words: part(-page_at, page),
                buttons: part(page_at, page),
            }),
            ..strip.layout(spec, tray, [part(-off_at, off), part(off_at, off)])
        }
    }

    /// The tray lies below the board, what is borne off at both sides of it.
    fn lay_below(spec: LayoutSpec, turned: bool) -> Layout {
        let share = if turned { 0.13 } else { 0.17 };
        let least = within(spec.height * share, spec.height.min(70.0), 420.0);
        let strip = Strip::of(&spec, turned, false, least);
        let space = spec.width - 2.0 * margin(&spec);
        let long = strip.board.x.max(space.min(strip.wide * 6.0)).min(space);
        strip.three_parts(spec, long, 0.46)
    }

    /// The tray stands upright at the right of the board, what is borne off above and below it.
    fn lay_beside(spec: LayoutSpec, turned: bool) -> Layout {
        let least = within(spec.width * 0.15, 62.0, (spec.height * 0.2).max(62.0));
        let strip = Strip::of(&spec, turned, true, least);
        let space = spec.height - 2.0 * margin(&spec);
        let long = strip.board.y.max(space.min(strip.wide * 6.0)).min(space);
        strip.three_parts(spec, long, 0.46)
    }
}

/// A board, and a strip below it or at its right.
struct Strip {
    size: BoardSize,
    turned: bool,
    upright: bool,
    board: Point,
    gap: f64,
    /// The middle of the board.
    centre: Point,
    middle: Point,
    wide: f64,
}

impl Strip {
    /// The largest board beside a strip that is at least so wide; `upright`: the strip is at its right.
    fn of(spec: &LayoutSpec, turned: bool, upright: bool, least: f64) -> Strip {
        let gap = margin(spec);
        let all = Point::new(spec.width - 2.0 * gap, spec.height - 2.0 * gap);
        let space = if upright {
            Point::new(all.x - gap - least, all.y)
        } else {
            Point::new(all.x, all.y - gap - least)
        };
        let size = BoardSize::fit(turned, space);
        let board = size.board;
        // What the board leaves free goes to the strip, and then around everything.
        let (spare, across, along) = if upright {
            (space.x - board.x, spec.width, board.x)
        } else {
            (space.y - board.y, spec.height, board.y)
        };
        let wide = least + (spare.max(0.0) * 0.5).min(least * 0.4);
        let around = (across - along - wide - gap).max(0.0) / 2.0;
        let (at, beside) = (around + along / 2.0, around + along + gap + wide / 2.0);
        let on = |at: f64| {
            if upright {
                Point::new(at, spec.height / 2.0)
            } else {
                Point::new(spec.width / 2.0, at)
            }
        };
        Strip {
            size,
            turned,
            upright,
            board,
            gap,
            centre: on(at),
            middle: on(beside),
            wide,
        }
    }

    /// A part of the strip, so far from its middle, so long and so wide.
    fn part(&self, at: f64, long: f64, wide: f64) -> Rect {
        if self.upright {
            Rect::around(self.middle + Point::new(0.0, at), wide, long)
        } else {
            Rect::around(self.middle + Point::new(at, 0.0), long, wide)
        }
    }

    /// The tray in the middle, at most this share of the length, and at both its ends what is borne off.
    fn three_parts(self, spec: LayoutSpec, long: f64, share: f64) -> Layout {
        let tray = (long * share).min(self.wide * TRAY_ASPECT);
        let wide = tray / TRAY_ASPECT;
        let beside = (long - tray) / 2.0 - self.gap;
        let beside = within(beside, 1.0, self.wide * 2.4);
        let at = tray / 2.0 + self.gap + beside / 2.0;
        let off_wide = (wide * 0.94).max(self.wide * 0.8);
        let parts = [-at, at].map(|at| self.part(at, beside, off_wide));
        self.layout(spec, tray, parts)
    }

    /// `ends` are the parts for what is borne off, at the left or upper end of the strip and at the other.
    fn layout(&self, spec: LayoutSpec, tray: f64, ends: [Rect; 2]) -> Layout {
        let [first, last] = ends;
        // A side's last point is at its right hand: so is what it has borne off, as far as that goes.
        let near_is_last = !(self.turned && self.upright);
        let (near, far) = if near_is_last {
            (last, first)
        } else {
            (first, last)
        };
        let (off, facing) = match spec.below {
            Side::White => ([near, far], 1.0),
            Side::Black => ([far, near], -1.0),
        };
        let (column_axis, row_axis) = if self.turned {
            (Point::new(0.0, -1.0), Point::new(-1.0, 0.0))
        } else {
            (Point::new(1.0, 0.0), Point::new(0.0, -1.0))
        };
        let size = &self.size;
        Layout {
            spec,
            turned: self.turned,
            between: false,
            pitch: size.pitch,
            length: size.length,
            gap: size.gap,
            bar: size.bar,
            unit: size.pitch * DIAMETER / (2.0 * HALF_WIDTH),
            board: Rect::around(self.centre, size.board.x, size.board.y),
            tray: TrayArea {
                rect: self.part(0.0, tray, tray / TRAY_ASPECT),
            },
            off,
            panel: None,
            column_axis: column_axis * facing,
            row_axis: row_axis * facing,
        }
    }
}

/// The same for a canvas that has a size.
fn sane(spec: LayoutSpec) -> LayoutSpec {
    LayoutSpec {
        width: spec.width.max(1.0),
        height: spec.height.max(1.0),
        ..spec
    }
}
