//! The logistic function.

use game::logistic;

#[test]
fn it_is_the_logistic_function() {
    for n in -1600..1600 {
        let x = n as f32 / 100.0;
        let textbook = 1.0 / (1.0 + (-f64::from(x)).exp());
        assert!((f64::from(logistic(x)) - textbook).abs() < 1e-6, "{x}");
        assert!((logistic(x) + logistic(-x) - 1.0).abs() < 1e-6);
    }
    assert_eq!(logistic(f32::INFINITY), logistic(16.0));
}
