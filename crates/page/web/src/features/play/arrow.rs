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
    pub(crate) fn of(key: &str) -> Option<Arrow> {
        Some(match key {
            "ArrowLeft" => Arrow::Left,
            "ArrowRight" => Arrow::Right,
            "ArrowUp" => Arrow::Up,
            "ArrowDown" => Arrow::Down,
            _ => return None,
        })
    }

    pub(super) fn direction(self) -> Point {
        match self {
            Arrow::Left => Point::new(-1.0, 0.0),
            Arrow::Right => Point::new(1.0, 0.0),
            Arrow::Up => Point::new(0.0, -1.0),
            Arrow::Down => Point::new(0.0, 1.0),
        }
    }
}
