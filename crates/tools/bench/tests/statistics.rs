//! Statistics of matches.

use sahkku_bench::{median, wilson_interval};

#[test]
fn wilson_is_the_textbook_interval() {
    let (low, high) = wilson_interval(5.0, 10.0);
    assert!(
        (low - 0.2366).abs() < 1e-4 && (high - 0.7634).abs() < 1e-4,
        "{low} {high}"
    );
    let (low, high) = wilson_interval(0.0, 10.0);
    assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
    assert_eq!(wilson_interval(0.0, 0.0), (0.0, 1.0));
}

#[test]
fn the_median_is_the_middle() {
    assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
    assert_eq!(median(&mut [4.0, 1.0, 2.0, 3.0]), 2.5);
    assert_eq!(median(&mut []), 0.0);
}
