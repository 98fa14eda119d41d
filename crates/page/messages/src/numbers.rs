//! Numbers as texts. The standard library's code to write and read fractions would add 15 KB to the download.

/// To one decimal place, for drawings.
pub fn tenths(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    format!("{sign}{whole}.{rest}")
}

pub fn cents(value: f64) -> String {
    let cents = (value * 100.0).round() as i64;
    let sign = if cents < 0 { "-" } else { "" };
    let (whole, rest) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
    format!("{sign}{whole}.{rest:02}")
}

/// A chance or a fraction from 0 to 1, in whole percent.
pub fn hundredths(part: f64) -> String {
    ((part * 100.0).round() as i64).to_string()
}

/// A change of a chance in whole percent, with a sign.
pub fn signed(change: f64) -> String {
    let size = hundredths(change.abs());
    match size.as_str() {
        "0" => size,
        _ if change < 0.0 => format!("−{size}"),
        _ => format!("+{size}"),
    }
}

/// A chance or a fraction, which messages show in whole percent.
#[derive(Clone, Copy)]
pub struct Percent(u32);

impl Percent {
    /// Creates the percentage of a fraction from 0 to 1.
    pub fn of(part: f64) -> Percent {
        Percent((part * 100.0).round() as u32)
    }
}

impl core::fmt::Display for Percent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}
