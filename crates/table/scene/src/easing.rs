//! How motion begins and ends. All functions start at 0 and end at 1.

pub fn smooth(t: f64) -> f64 {
    t * t * (3.0 - 2.0 * t)
}

/// 0 at both ends, 1 between.
pub fn arc(t: f64) -> f64 {
    4.0 * t * (1.0 - t)
}
