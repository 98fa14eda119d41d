//! The exponential function in basic arithmetic. It gives the same bits natively and in WebAssembly, unlike the exponential
//! functions of different platforms.

/// e to the power of `x`, which must not be positive.
#[inline]
pub(crate) fn exponential(x: f32) -> f32 {
    let power = x.max(-80.0) * core::f32::consts::LOG2_E;
    // Rounded: the number is not positive.
    let whole = (power - 0.5) as i32;
    let rest = (power - whole as f32) * core::f32::consts::LN_2;
    let mut series = 1.0;
    for n in [6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        series = 1.0 + rest / n * series;
    }
    series * f32::from_bits(((whole + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for n in 0..7_900 {
            let x = -(n as f32) / 100.0;
            let textbook = f64::from(x).exp();
            let error = f64::from(exponential(x)) / textbook - 1.0;
            assert!(error.abs() < 2e-5, "{x}: {error}");
        }
        assert_eq!(exponential(0.0), 1.0);
        assert!(exponential(f32::NEG_INFINITY) < 1e-30);
    }
}
