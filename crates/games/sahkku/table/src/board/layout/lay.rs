//! What lies where: the board, the tray, the lost pieces, and words and buttons.

use sahkku::Side;
use scene::{Point, Rect, TRAY_ASPECT, TrayArea, within};

use super::size::{BoardSize, Upright, unit};
use super::{Layout, LayoutSpec, Panel};

/// The space around things.
pub(super) fn margin(spec: &LayoutSpec) -> f64 {
    within(spec.width.min(spec.height) * 0.022, 5.0, 48.0)
}

impl Layout {
    /// The tray below the board, and the board turned where that makes the pieces larger.
    pub(crate) fn fit(spec: LayoutSpec) -> Layout {
        let flat = || Layout::lay(spec, false);
        let turned = || Layout::lay(spec, true);
        match spec.turned {
            Some(true) => turned(),
            Some(false) => flat(),
            None => {
                let (flat, turned) = (flat(), turned());
                if turned.pitch > flat.pitch * 1.08 {
                    turned
                } else {
                    flat
                }
            }
        }
    }

    /// Lays the table. Any size works; nothing overlaps from 280×360 CSS pixels up.
    ///
    /// The tray lies below the board. Where it makes the pieces larger, it stands upright beside
    /// the board with the lost pieces above and below it: on phones, and on very wide screens.
    #[must_use]
    pub fn fill(spec: LayoutSpec) -> Layout {
        let usual = Layout::fit(spec);
        let beside = [false, true]
            .into_iter()
            .filter(|turned| spec.turned.is_none_or(|wanted| wanted == *turned))
            .map(|turned| Layout::lay_beside(spec, turned))
            .filter(|beside| beside.pitch > usual.pitch * 1.08)
            .max_by(|a, b| a.pitch.total_cmp(&b.pitch));
        beside.unwrap_or(usual)
    }

    /// For two people at the two long sides of a flat screen: the home rows lie along them, and
    /// the tray at a short side, where both reach it.
    #[must_use]
    pub fn between(spec: LayoutSpec) -> Layout {
        let layout = if spec.height > spec.width {
            Layout::lay(spec, true)
        } else {
            Layout::lay_beside(spec, false)
        };
        Layout {
            between: true,
            unit: unit(&spec, layout.pitch, layout.length, Upright::No),
            ..layout
        }
    }

    /// For a large screen with words and buttons beside the tray, on both ends of the strip that the tray lies in: the board
    /// stands upright on a tall screen, with that strip at its right, and lies on a wide one, with the strip below it.
    #[must_use]
    pub fn with_panel(spec: LayoutSpec) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let margin = margin(&spec);
        let turned = spec.turned.unwrap_or(height > width);
        let strip = if turned {
            within(width * 0.235, 74.0, height * 0.3)
        } else {
            within(height * 0.205, 86.0, 520.0)
        };
        let space = if turned {
            Point::new(width - 3.0 * margin - strip, height - 2.0 * margin)
        } else {
            Point::new(width - 2.0 * margin, height - 3.0 * margin - strip)
        };
        let size = BoardSize::fit(&spec, turned, space);

        // What the board leaves free goes to the strip, and then around everything.
        let (free, end) = if turned {
            (space.x - size.board.x, space.y)
        } else {
            (space.y - size.board.y, space.x)
        };
        let wide = strip + free.max(0.0).min(strip * 0.5);
        let around = margin + (free - (wide - strip)).max(0.0) / 2.0;
        let across = |at: f64| {
            if turned {
                Point::new(at, height / 2.0)
            } else {
                Point::new(width / 2.0, at)
            }
        };
        let board = if turned { size.board.x } else { size.board.y };
        let centre = across(around + board / 2.0);
        let middle = across(around + board + margin + wide / 2.0);
        let tray_length = (wide * TRAY_ASPECT).min(end * 0.3);
        let beside = ((end - tray_length) / 2.0 - 2.0 * margin).max(2.0);
        // A part of the strip, so far from its middle and so long.
        let part = |off: f64, length: f64, width: f64| {
            if turned {
                Rect::around(Point::new(middle.x, middle.y + off), width, length)
            } else {
                Rect::around(Point::new(middle.x + off, middle.y), length, width)
            }
        };
        let tray = part(0.0, tray_length, tray_length / TRAY_ASPECT);
        let (lost, page) = (beside * 0.42, beside * 0.58);
        let off = tray_length / 2.0 + margin + lost / 2.0;
        let near = part(-off, lost, wide * 0.92);
        let far = part(off, lost, wide * 0.92);
        let off = off + lost / 2.0 + margin + page / 2.0;
        Layout {
            panel: Some(Panel {
                words: part(-off, page, wide),
                buttons: part(off, page, wide),
            }),
            ..Layout::of(spec, turned, &size, centre, tray, [near, far])
        }
    }

    /// The tray lies below the board, the lost pieces at both sides of it.
    fn lay(spec: LayoutSpec, turned: bool) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let margin = margin(&spec);
        let tall = if turned { 0.15 } else { 0.205 };
        let strip = within(height * tall, height.min(86.0), 520.0);
        let space = Point::new(width - 2.0 * margin, height - 3.0 * margin - strip);
        let size = BoardSize::fit(&spec, turned, space);

        // What the board leaves free goes to the tray, and then around everything.
        let spare = (space.y - size.board.y).max(0.0);
        let strip = strip + (spare * 0.5).min(strip * 0.5);
        let around = (height - size.board.y - strip - margin).max(0.0) / 2.0;
        let middle = width / 2.0;
        let centre = Point::new(middle, around + size.board.y / 2.0);
        let strip_y = around + size.board.y + margin + strip / 2.0;
        let strip_w = size.board.x.max(space.x.min(strip * 6.0)).min(space.x);
        let tray_w = (strip_w * 0.54).min(strip * TRAY_ASPECT);
        let tray = Rect::around(Point::new(middle, strip_y), tray_w, tray_w / TRAY_ASPECT);
        let beside = ((strip_w - tray_w) / 2.0 - margin)
            .max(1.0)
            .min(strip * 2.4);
        let off = tray_w / 2.0 + margin + beside / 2.0;
        let area = |sign: f64| {
            let middle = Point::new(middle + sign * off, strip_y);
            Rect::around(middle, beside, tray.h * 0.92)
        };
        Layout::of(spec, turned, &size, centre, tray, [area(-1.0), area(1.0)])
    }

    /// The tray stands upright at the right of the board, the lost pieces above and below it.
    fn lay_beside(spec: LayoutSpec, turned: bool) -> Layout {
        let (width, height) = (spec.width.max(1.0), spec.height.max(1.0));
        let margin = margin(&spec);
        let column = within(width * 0.2, 74.0, (height * 0.22).max(74.0));
        let space = Point::new(width - 3.0 * margin - column, height - 2.0 * margin);
        let size = BoardSize::fit(&spec, turned, space);

        let spare = (space.x - size.board.x).max(0.0);
        let column = column + (spare * 0.5).min(column * 0.3);
        let around = (width - size.board.x - column - margin).max(0.0) / 2.0;
        let middle = height / 2.0;
        let centre = Point::new(around + size.board.x / 2.0, middle);
        let column_x = around + size.board.x + margin + column / 2.0;
        let tray_w = column.min(space.y * 0.52 / TRAY_ASPECT);
        let tray = Rect::around(Point::new(column_x, middle), tray_w, tray_w * TRAY_ASPECT);
        let beside = ((space.y - tray.h) / 2.0 - margin)
            .max(1.0)
            .min(column * 1.6);
        let off = tray.h / 2.0 + margin + beside / 2.0;
        let area = |sign: f64| {
            let middle = Point::new(column_x, middle + sign * off);
            Rect::around(middle, column * 0.96, beside)
        };
        Layout::of(spec, turned, &size, centre, tray, [area(-1.0), area(1.0)])
    }

    /// `lost` is where the pieces lie that the near side and that the far side has lost: a side's
    /// booty lies at its right hand.
    fn of(
        spec: LayoutSpec,
        turned: bool,
        size: &BoardSize,
        centre: Point,
        tray: Rect,
        lost: [Rect; 2],
    ) -> Layout {
        let [near, far] = lost;
        let (captured, facing) = match spec.below {
            Side::Men => ([near, far], 1.0),
            Side::Women => ([far, near], -1.0),
        };
        let (column_axis, row_axis) = if turned {
            (Point::new(0.0, -1.0), Point::new(-1.0, 0.0))
        } else {
            (Point::new(1.0, 0.0), Point::new(0.0, -1.0))
        };
        let upright = if turned { Upright::Yes } else { Upright::No };
        Layout {
            spec,
            turned,
            between: false,
            pitch: size.pitch,
            length: size.length,
            row_step: size.row_step,
            unit: unit(&spec, size.pitch, size.length, upright),
            board: Rect::around(centre, size.board.x, size.board.y),
            tray: TrayArea { rect: tray },
            captured,
            panel: None,
            column_axis: column_axis * facing,
            row_axis: row_axis * facing,
        }
    }
}
