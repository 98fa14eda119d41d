//! Lays out a board with a strip beside it: the tray in its middle, a plate on both sides of the tray, and text and buttons at
//! its ends if they need room.

use crate::board::BoardLayout;
use crate::geometry::{Point, Rect, within};
use crate::layout::{Base, LayoutSpec, Panel};
use crate::tray_area::TrayArea;
use crate::tumble::TRAY_ASPECT;

/// Where the strip lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StripAt {
    Below,
    Beside,
    /// Along the longer side of the screen, with text and buttons.
    WithPanel,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strip {
    /// Its minimum width.
    pub least: f64,
    /// Its share of the space that the board leaves free, and its largest growth by that, in its own width.
    pub spare: (f64, f64),
    /// Its length if the board is shorter, in its width.
    pub long: f64,
    /// The largest part of its length that the tray takes.
    pub tray: f64,
    /// The length of a plate: the maximum in widths of the strip; with text and buttons, the share of what the tray leaves.
    pub plate_length: f64,
    /// The minimum width of a plate, in widths of the tray and of the strip.
    pub plate_width: (f64, f64),
}

/// How much larger columns must become to justify a less usual layout.
const WORTH: f64 = 1.08;

pub trait StripLayout: BoardLayout {
    /// The lengths of a board.
    type Size;

    /// Whether the plate of the near side lies at the upper end of an upright strip beside a turned board.
    const NEAR_IS_UPPER: bool;

    fn margin(spec: &LayoutSpec<Self::Board>) -> f64;

    fn strip(spec: &LayoutSpec<Self::Board>, turned: bool, at: StripAt) -> Strip;

    /// The largest board in a space, as wide and high as it lies on the screen, and its lengths.
    fn fit(spec: &LayoutSpec<Self::Board>, turned: bool, space: Point) -> (Point, Self::Size);

    /// The layout with these lengths.
    fn new(base: Base<Self::Board>, size: Self::Size) -> Self;

    /// Sets the unit of the pieces.
    fn set_unit(&mut self);
}

/// Lays the strip below the board. If that makes the pieces larger, turns the board or lays the strip beside it.
pub fn fill<L: StripLayout>(spec: LayoutSpec<L::Board>) -> L {
    let spec = spec.sane();
    let ways = [false, true].into_iter();
    let ways = ways.filter(|turned| spec.turned.is_none_or(|wanted| wanted == *turned));
    let lay = |at| ways.clone().map(move |turned| lay(spec, turned, at));
    let usual = lay(StripAt::Below).reduce(|usual: L, turned| larger(usual, turned));
    let beside = lay(StripAt::Beside).reduce(|flat: L, turned| {
        if turned.pitch > flat.pitch {
            turned
        } else {
            flat
        }
    });
    match (usual, beside) {
        (Some(usual), Some(beside)) => larger(usual, beside),
        (usual, _) => usual.unwrap_or_else(|| self::lay(spec, false, StripAt::Below)),
    }
}

/// The usual layout, unless the other one has columns so much larger that it is worth it.
fn larger<L: StripLayout>(usual: L, other: L) -> L {
    if other.pitch > usual.pitch * WORTH {
        other
    } else {
        usual
    }
}

/// Lays the long sides of the board along those of the screen, and the tray at a short side, where both people reach it.
pub fn between<L: StripLayout>(spec: LayoutSpec<L::Board>) -> L {
    let spec = spec.sane();
    let mut layout: L = if spec.height > spec.width {
        lay(spec, true, StripAt::Below)
    } else {
        lay(spec, false, StripAt::Beside)
    };
    layout.between = true;
    layout.set_unit();
    layout
}

/// Stands the board upright on a tall screen with the strip at its right, or lays it across a wide one with the strip below it.
pub fn with_panel<L: StripLayout>(spec: LayoutSpec<L::Board>) -> L {
    let spec = spec.sane();
    let turned = spec.turned.unwrap_or(spec.height > spec.width);
    lay(spec, turned, StripAt::WithPanel)
}

fn lay<L: StripLayout>(spec: LayoutSpec<L::Board>, turned: bool, at: StripAt) -> L {
    let gap = L::margin(&spec);
    let strip = L::strip(&spec, turned, at);
    let upright = match at {
        StripAt::Below => false,
        StripAt::Beside => true,
        StripAt::WithPanel => turned,
    };
    // Along the strip and across it.
    let parts = |p: Point| if upright { (p.y, p.x) } else { (p.x, p.y) };
    let point = |along: f64, across: f64| {
        if upright {
            Point::new(across, along)
        } else {
            Point::new(along, across)
        }
    };
    let screen = Point::new(spec.width, spec.height);
    let (length, depth) = parts(screen);
    let (end, room) = (length - 2.0 * gap, depth - 3.0 * gap - strip.least);
    let (board, size) = L::fit(&spec, turned, point(end, room));
    let (board_along, board_across) = parts(board);

    // What the board leaves free goes to the strip first, then around everything.
    let spare = (room - board_across).max(0.0);
    let wide = strip.least + (spare * strip.spare.0).min(strip.least * strip.spare.1);
    let around = (depth - board_across - wide - gap).max(0.0) / 2.0;
    let middle = around + board_across + gap + wide / 2.0;
    let part = |at: f64, long: f64, wide: f64| {
        let size = point(long, wide);
        Rect::around(point(length / 2.0 + at, middle), size.x, size.y)
    };
    let panel = at == StripAt::WithPanel;
    let long = if panel {
        end
    } else {
        board_along.max(end.min(wide * strip.long)).min(end)
    };
    let tray = (long * strip.tray).min(wide * TRAY_ASPECT);
    let plate_wide = (tray / TRAY_ASPECT * strip.plate_width.0).max(wide * strip.plate_width.1);
    let beside = (long - tray) / 2.0 - gap;
    let rest = (beside - gap).max(2.0);
    let plate = if panel {
        rest * strip.plate_length
    } else {
        within(beside, 1.0, wide * strip.plate_length)
    };
    let plate_at = tray / 2.0 + gap + plate / 2.0;
    let mut base = Base::new(
        spec,
        turned,
        point(length / 2.0, around + board_across / 2.0),
        board,
    );
    base.tray = TrayArea {
        rect: part(0.0, tray, tray / TRAY_ASPECT),
    };
    // Each side's things lie at its right hand, as far as possible.
    let near = if turned && upright && L::NEAR_IS_UPPER {
        -plate_at
    } else {
        plate_at
    };
    base.set_plates(
        part(near, plate, plate_wide),
        part(-near, plate, plate_wide),
    );
    if panel {
        let page = rest - plate;
        let page_at = plate_at + plate / 2.0 + gap + page / 2.0;
        base.panel = Some(Panel {
            words: part(-page_at, page, wide),
            buttons: part(page_at, page, wide),
        });
    }
    let mut layout = L::new(base, size);
    layout.set_unit();
    layout
}
