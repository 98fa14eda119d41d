//! Where a pointer is and what it does, and the arrow keys.

use scene::Point;

/// Where a pointer is, in CSS pixels of the canvas, and what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) x: f64,
    pub(crate) y: f64,
    /// A finger is thicker than a mouse or a pen.
    pub(crate) finger: bool,
}

/// What a pointer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PointerPhase {
    Down,
    Move,
    Up,
    Cancel,
    /// It is no longer over the board.
    Leave,
}

/// An arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

impl Arrow {
    /// The arrow of a key, as browsers name it.
    pub(crate) fn of(key: &str) -> Option<Arrow> {
        Some(match key {
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            _ => return None,
        })
    }

    /// Where it points on the screen.
    pub(super) fn direction(self) -> Point {
        match self {
            Arrow::Left => Point::new(-1.0, 0.0),
            Arrow::Right => Point::new(1.0, 0.0),
            Arrow::Up => Point::new(0.0, -1.0),
            Arrow::Down => Point::new(0.0, 1.0),
        }
    }
}
