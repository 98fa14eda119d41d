//! The logistic function in basic arithmetic. It gives the same bits natively and in WebAssembly, unlike the exponential
//! functions of different platforms.

/// Maps any number to a probability; 0 becomes one half.
#[must_use]
pub fn logistic(x: f32) -> f32 {
    let x = x.clamp(-16.0, 16.0);
    // exp(-|x|) = 2^-whole · e^-rest, where rest < ln 2.
    let power = x.abs() * core::f32::consts::LOG2_E;
    let whole = power as u32;
    let rest = (power - whole as f32) * core::f32::consts::LN_2;
    let mut series = 1.0_f32;
    for n in [7.0_f32, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        series = 1.0 - rest / n * series;
    }
    let exp = series / (1_u32 << whole) as f32;
    let low = exp / (1.0 + exp);
    if x < 0.0 { low } else { 1.0 - low }
}
