//! The arrow keys.

use scene::Point;

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
