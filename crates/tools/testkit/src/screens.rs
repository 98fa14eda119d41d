//! Layouts and pictures on screens of all sizes.

use core::fmt::Debug;

use scene::{DieShape, Item, Rect};

/// The widths and heights of canvases, from small phones to large displays.
pub const SCREENS: [(f64, f64); 17] = [
    (280.0, 360.0),
    (360.0, 440.0),
    (360.0, 520.0),
    (360.0, 640.0),
    (390.0, 700.0),
    (640.0, 360.0),
    (640.0, 260.0),
    (768.0, 1024.0),
    (1024.0, 768.0),
    (1024.0, 1024.0),
    (1080.0, 1920.0),
    (1280.0, 640.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    (2560.0, 900.0),
    (2160.0, 3840.0),
    (3840.0, 2160.0),
];

/// The large displays, on which words and buttons lie beside the board.
pub const LARGE: [(f64, f64); 7] = [
    (1080.0, 1827.0),
    (1920.0, 987.0),
    (1280.0, 720.0),
    (2160.0, 3700.0),
    (3840.0, 2020.0),
    (900.0, 1100.0),
    (1000.0, 1000.0),
];

pub fn canvas(width: f64, height: f64) -> Rect {
    let (x, y) = (0.0, 0.0);
    Rect {
        x,
        y,
        w: width,
        h: height,
    }
}

/// Whether two rectangles overlap by no more than half a pixel.
pub fn apart(a: &Rect, b: &Rect) -> bool {
    a.x + a.w <= b.x + 0.5
        || b.x + b.w <= a.x + 0.5
        || a.y + a.h <= b.y + 0.5
        || b.y + b.h <= a.y + 0.5
}

/// The parts of a layout lie on its canvas, and do not overlap.
pub fn lie_apart(parts: &[Rect], canvas: Rect, layout: &impl Debug) {
    for (n, part) in parts.iter().enumerate() {
        assert!(canvas.holds(part), "{n} of {layout:?}");
        for other in &parts[n + 1..] {
            assert!(apart(part, other), "{n} of {layout:?}");
        }
    }
}

/// The visible area of a mark without its glow, if it has a size of its own.
pub fn seen<L, D: DieShape>(item: &Item<L, D>) -> Option<Rect> {
    match item {
        Item::Cell { rect, .. } => Some(*rect),
        Item::Ring { at, rx, ry, .. } => Some(Rect::around(*at, 2.0 * rx, 2.0 * ry)),
        Item::Arrow { at, size, .. } => Some(Rect::around(*at, 2.0 * size, 2.0 * size)),
        Item::Count { at, size, .. } => Some(Rect::around(*at, *size, *size)),
        Item::Name { at, size, .. } => Some(Rect::around(*at, *size, *size * 0.72)),
        Item::Turn { from, to, size, .. } => {
            let ends = Rect::around(*from, *size, *size);
            Some(ends.with(&Rect::around(*to, *size, *size)))
        }
        _ => None,
    }
}
