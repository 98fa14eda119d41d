//! Statistics, and the clock for measurements.

use std::fs;
use std::sync::OnceLock;
use std::time::Instant;

/// The 95% Wilson interval for the share of `hits` among `n` tries; the whole range if `n` is 0.
pub(crate) fn wilson_interval(hits: f64, n: f64) -> (f64, f64) {
    if n == 0.0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let share = hits / n;
    let spread = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / spread;
    let half = Z / spread * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// `hits` among `tries`; 0 without any tries.
pub(crate) fn share(hits: u64, tries: u64) -> f64 {
    if tries == 0 {
        0.0
    } else {
        hits as f64 / tries as f64
    }
}

/// Sorts the numbers and returns the middle one; 0 if there are no numbers.
pub(crate) fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let half = numbers.len() / 2;
    match numbers {
        [] => 0.0,
        _ if numbers.len() % 2 == 1 => numbers[half],
        _ => f64::midpoint(numbers[half - 1], numbers[half]),
    }
}

/// The processor time of this thread in nanoseconds, so that other programs matter less. If the system does not provide it, the
/// time since the first call.
pub(crate) fn thread_time() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = START.get_or_init(Instant::now);
    let on_processor = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = on_processor.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.unwrap_or_else(|| start.elapsed().as_nanos() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values are those of Wilson's formula in Newcombe's tables (1998), method 3.
    #[test]
    fn the_wilson_interval_is_that_of_the_tables() {
        for (hits, n, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let (found_low, found_high) = wilson_interval(hits, n);
            assert!((found_low - low).abs() < 5e-5, "{found_low}");
            assert!((found_high - high).abs() < 5e-5, "{found_high}");
        }
        assert_eq!(wilson_interval(0.0, 0.0), (0.0, 1.0));
    }
}
