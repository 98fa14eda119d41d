//! The arrow keys.

use scene::Point;

/// Where the arrow of a key points on the screen; `None` for another key.
pub(crate) fn direction(key: &str) -> Option<Point> {
    Some(match key {
        "ArrowLeft" => Point::new(-1.0, 0.0),
        "ArrowRight" => Point::new(1.0, 0.0),
        "ArrowUp" => Point::new(0.0, -1.0),
        "ArrowDown" => Point::new(0.0, 1.0),
        _ => return None,
    })
}
