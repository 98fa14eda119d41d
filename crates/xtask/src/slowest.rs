//! What took longest, so that whoever waits knows for what.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::report;

/// So many are named.
const NAMED: usize = 10;

/// How long steps and parts of them took, by their names.
#[derive(Default)]
pub(crate) struct Times(BTreeMap<String, Duration>);

impl Times {
    /// Adds what this took to what it took before.
    pub(crate) fn add(&mut self, name: &str, duration: Duration) {
        *self.0.entry(name.to_owned()).or_default() += duration;
    }

    /// Adds the files of tests in Playwright's list, whose lines are such as
    /// `  ✓  7 [phone] › browser/smoke.spec.ts:3:1 › the page starts (1.1s)`.
    pub(crate) fn add_playwright(&mut self, printed: &str) {
        for line in printed.lines() {
            let file = line.split(" › ").nth(1);
            let file = file.and_then(|place| place.split(':').next());
            let duration = line.trim_end().rsplit_once('(').and_then(|(_, last)| {
                let (number, unit) = split_unit(last.strip_suffix(')')?);
                let seconds = number.parse::<f64>().ok()? * unit?;
                Duration::try_from_secs_f64(seconds).ok()
            });
            if let (Some(file), Some(duration)) = (file, duration) {
                self.add(file, duration);
            }
        }
    }

    /// The slowest of all, slowest first, a line each.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut all: Vec<_> = self.0.iter().collect();
        all.sort_by_key(|(_, duration)| std::cmp::Reverse(**duration));
        all.into_iter()
            .take(NAMED)
            .map(|(name, duration)| format!("{:>12}  {name}", report::spoken(*duration)))
            .collect()
    }
}

/// A number and how many seconds its unit has.
fn split_unit(text: &str) -> (&str, Option<f64>) {
    let at = text.find(|sign: char| sign.is_ascii_alphabetic());
    let (number, unit) = text.split_at(at.unwrap_or(text.len()));
    let seconds = match unit {
        "ms" => Some(0.001),
        "s" => Some(1.0),
        "m" => Some(60.0),
        "h" => Some(3600.0),
        _ => None,
    };
    (number, seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_come_first() {
        let mut times = Times::default();
        times.add("Clippy", Duration::from_secs(2));
        times.add_playwright(
            "\
Running 4 tests using 2 workers
  ✓  1 [laptop] › browser/smoke.spec.ts:3:1 › one (again) (900ms)
  ✘  2 [phone] › browser/smoke.spec.ts:3:1 › one (again) (1.2s)
  ✓  3 [laptop] › browser/views.spec.ts:9:3 › every view (1.5m)
  -  4 [laptop] › browser/shots.spec.ts:9:3 › pictures
  1 passed (2.0m)
",
        );
        let lines = times.lines();
        let words: Vec<_> = lines.iter().map(|line| line.trim()).collect();
        assert_eq!(
            words,
            [
                "1 min 30 s  browser/views.spec.ts",
                "2.1 s  browser/smoke.spec.ts",
                "2.0 s  Clippy"
            ]
        );
    }

    #[test]
    fn no_more_than_some_are_named() {
        let mut times = Times::default();
        for n in 0..20 {
            times.add(&n.to_string(), Duration::from_secs(n));
        }
        assert_eq!(times.lines().len(), NAMED);
    }
}
