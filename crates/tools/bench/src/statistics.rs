//! A few numbers about many numbers.

/// The 95% interval of Wilson for the share of `hits` among `n` tries; the whole range without any.
#[must_use]
pub fn wilson_interval(hits: f64, n: f64) -> (f64, f64) {
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
#[must_use]
pub fn share(hits: u64, tries: u64) -> f64 {
    if tries == 0 {
        0.0
    } else {
        hits as f64 / tries as f64
    }
}

/// The middle of some numbers, which are put in order for that; 0 of none.
#[must_use]
pub fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let half = numbers.len() / 2;
    match numbers {
        [] => 0.0,
        _ if numbers.len() % 2 == 1 => numbers[half],
        _ => f64::midpoint(numbers[half - 1], numbers[half]),
    }
}
