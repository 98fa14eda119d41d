//! Numbers as texts. The standard library's way to write and read fractions would cost visitors 15 KB.

/// To one decimal place, for drawings.
pub fn tenths(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    format!("{sign}{whole}.{rest}")
}

/// To two decimal places.
pub fn cents(value: f64) -> String {
    let cents = (value * 100.0).round() as i64;
    let sign = if cents < 0 { "-" } else { "" };
    let (whole, rest) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
    format!("{sign}{whole}.{rest:02}")
}

/// A chance or a part from 0 to 1, in whole hundredths.
pub fn hundredths(part: f64) -> String {
    ((part * 100.0).round() as i64).to_string()
}

/// A change of a chance in whole hundredths, with a sign.
pub fn signed(change: f64) -> String {
    let size = hundredths(change.abs());
    match size.as_str() {
        "0" => size,
        _ if change < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}

/// A chance or a part of a whole, which messages show in whole hundredths.
#[derive(Clone, Copy)]
pub struct Percent(u32);

impl Percent {
    /// Of a part from 0 to 1.
    pub fn of(part: f64) -> Percent {
        Percent((part * 100.0).round() as u32)
    }
}

impl core::fmt::Display for Percent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_to_two_decimal_places() {
        for (value, text) in [
            (0.0, "0.00"),
            (0.046, "0.05"),
            (12.3, "12.30"),
            (-0.5, "-0.50"),
        ] {
            assert_eq!(cents(value), text);
        }
    }

    #[test]
    fn a_number_is_written_to_one_decimal_place() {
        for (value, text) in [
            (0.0, "0.0"),
            (12.345, "12.3"),
            (12.35001, "12.4"),
            (-0.04, "0.0"),
            (-0.06, "-0.1"),
            (-7.25001, "-7.3"),
            (3840.0, "3840.0"),
        ] {
            assert_eq!(tenths(value), text);
        }
    }

    #[test]
    fn a_part_is_written_in_hundredths() {
        for (part, text) in [(0.0, "0"), (0.504, "50"), (0.996, "100"), (1.0, "100")] {
            assert_eq!(hundredths(part), text);
            assert_eq!(Percent::of(part).to_string(), text);
        }
    }
}
