//! Sines and related functions, as computed by the browser.
//!
//! Rust's standard library calls them by the names of C's functions. If a program does not define them, the linker adds a copy of
//! libm, which visitors would load before the first picture. The browser's results differ in the last digit, which no picture
//! shows and nobody hears; no record contains a result of them. Sounds use single precision, whose functions are the same ones,
//! rounded. `fmod`, which must be exact, stays.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Math, js_name = sin)]
    fn math_sin(x: f64) -> f64;
    #[wasm_bindgen(js_namespace = Math, js_name = cos)]
    fn math_cos(x: f64) -> f64;
    #[wasm_bindgen(js_namespace = Math, js_name = atan2)]
    fn math_atan2(y: f64, x: f64) -> f64;
    #[wasm_bindgen(js_namespace = Math, js_name = pow)]
    fn math_pow(x: f64, y: f64) -> f64;
    #[wasm_bindgen(js_namespace = Math, js_name = exp)]
    fn math_exp(x: f64) -> f64;
}

/// Defines C functions, each by one of the browser's.
macro_rules! by_the_browser {
    ($($name:ident($($argument:ident),*): $number:ident = $of_math:ident;)*) => {$(
        #[allow(
            unsafe_code,
            reason = "the name is the one that the standard library calls; the type is C's, and nothing is read or written"
        )]
        #[unsafe(no_mangle)]
        extern "C" fn $name($($argument: $number),*) -> $number {
            $of_math($($argument.into()),*) as $number
        }
    )*};
}

by_the_browser! {
    sin(x): f64 = math_sin;
    cos(x): f64 = math_cos;
    atan2(y, x): f64 = math_atan2;
    pow(x, y): f64 = math_pow;
    sinf(x): f32 = math_sin;
    expf(x): f32 = math_exp;
}

#[cfg(test)]
mod tests {
    use core::hint::black_box;

    use wasm_bindgen_test::wasm_bindgen_test;

    /// The standard library's results equal those of the C library, except for the last digits.
    #[wasm_bindgen_test]
    fn the_standard_library_computes_as_ever() {
        let near =
            |value: f64, known: f64| assert!((value - known).abs() < 1e-14, "{value} {known}");
        near(black_box(0.5_f64).sin(), 0.479_425_538_604_203);
        near(black_box(-2.0_f64).cos(), -0.416_146_836_547_142_4);
        near(
            black_box(-1.0_f64).atan2(black_box(-2.0)),
            -2.677_945_044_588_987,
        );
        near(
            black_box(2.0_f64).powf(black_box(0.5)),
            core::f64::consts::SQRT_2,
        );
        let close = |value: f32, known: f64| {
            assert!((f64::from(value) - known).abs() < 1e-7, "{value} {known}")
        };
        close(black_box(0.5_f32).sin(), 0.479_425_538_604_203);
        close(black_box(-1.0_f32).exp(), 0.367_879_441_171_442_33);
        near(black_box(7.5_f64).rem_euclid(black_box(2.0)), 1.5);
    }
}
