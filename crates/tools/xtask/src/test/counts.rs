//! How many tests passed and failed, read from what the test runners print.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// Test cases that passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Counts {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Counts {
    /// A check that has one outcome.
    pub(crate) fn one(passed: bool) -> Counts {
        Counts {
            passed: passed.into(),
            failed: (!passed).into(),
        }
    }

    /// A runner that failed without naming a test has failed all the same.
    pub(crate) fn of_run(self, succeeded: bool) -> Counts {
        if succeeded || self.failed > 0 {
            self
        } else {
            Counts { failed: 1, ..self }
        }
    }

    /// A check that tried nothing has shown nothing: it has failed.
    pub(crate) fn of_any(self) -> Counts {
        self.of_run(self.passed > 0)
    }

    /// From the lines `test result: ok. 5 passed; 0 failed; …` of cargo and of wasm-bindgen's runner.
    pub(crate) fn of_cargo(printed: &str) -> Counts {
        let results = printed
            .lines()
            .filter_map(|line| line.trim().strip_prefix("test result: "));
        let mut counts = Counts::default();
        for part in results.flat_map(|result| result.split(['.', ';'])) {
            match numbered(part) {
                Some((number, "passed")) => counts.passed += number,
                Some((number, "failed")) => counts.failed += number,
                _ => {}
            }
        }
        counts
    }

    /// From the closing line of cargo-nextest, such as
    /// `     Summary [   0.010s] 4 tests run: 3 passed (1 slow), 1 failed, 2 skipped`.
    pub(crate) fn of_nextest(printed: &str) -> Counts {
        let summary = printed.lines().rev().find_map(|line| {
            let rest = line.trim_start().strip_prefix("Summary [")?;
            rest.split_once(':').map(|(_, results)| results)
        });
        let mut counts = Counts::default();
        for part in summary.unwrap_or_default().split(',') {
            let part = part.split('(').next().unwrap_or_default();
            match numbered(part) {
                Some((number, "passed")) => counts.passed += number,
                Some((number, "failed" | "timed out" | "exec failed")) => counts.failed += number,
                _ => {}
            }
        }
        counts
    }

    /// From the closing line of pytest, such as `1 failed, 3 passed, 2 warnings in 4.10s`.
    pub(crate) fn of_pytest(printed: &str) -> Counts {
        let mut counts = Counts::default();
        let closing = printed.lines().rev().find_map(|line| {
            let (tests, _time) = line.trim_matches([' ', '=']).rsplit_once(" in ")?;
            numbered(tests).map(|_| tests)
        });
        for part in closing.unwrap_or_default().split(',') {
            match numbered(part) {
                Some((number, "passed")) => counts.passed += number,
                Some((number, "failed" | "error" | "errors")) => counts.failed += number,
                _ => {}
            }
        }
        counts
    }

    /// From the closing lines of Playwright, such as `  3 passed (4.1s)`.
    pub(crate) fn of_playwright(printed: &str) -> Counts {
        let mut counts = Counts::default();
        for line in printed.lines().filter(|line| line.starts_with("  ")) {
            let line = line.split('(').next().unwrap_or_default();
            match numbered(line) {
                Some((number, "passed")) => counts.passed += number,
                Some((number, "failed" | "flaky" | "interrupted" | "did not run")) => {
                    counts.failed += number;
                }
                _ => {}
            }
        }
        counts
    }

    /// From the closing lines of Node's test runner, such as `ℹ pass 3`.
    pub(crate) fn of_node(printed: &str) -> Counts {
        let mut counts = Counts::default();
        for line in printed.lines() {
            let mut words = line.trim_start_matches(['ℹ', '#']).split_whitespace();
            match (
                words.next(),
                words.next().and_then(|number| number.parse::<u64>().ok()),
                words.next(),
            ) {
                (Some("pass"), Some(number), None) => counts.passed += number,
                (Some("fail" | "cancelled"), Some(number), None) => counts.failed += number,
                _ => {}
            }
        }
        counts
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Counts) {
        self.passed += more.passed;
        self.failed += more.failed;
    }
}

/// A number and the words after it.
fn numbered(text: &str) -> Option<(u64, &str)> {
    let (number, words) = text.trim().split_once(' ')?;
    Some((number.parse().ok()?, words.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: u64, failed: u64) -> Counts {
        Counts { passed, failed }
    }

    #[test]
    fn cargo_is_read() {
        let printed = "\
running 3 tests
test a ... ok
test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.12s
test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s
";
        assert_eq!(Counts::of_cargo(printed), counts(15, 2));
    }

    #[test]
    fn playwright_is_read() {
        let printed = "\
Running 5 tests using 2 workers
  ✓  1 [laptop] › smoke.spec.ts:3:1 › 7 passed over (1.1s)
  1 failed
    [laptop] › smoke.spec.ts:9:1 › loads
  2 skipped
  1 did not run
  3 passed (4.1s)
";
        assert_eq!(Counts::of_playwright(printed), counts(3, 2));
    }

    #[test]
    fn nextest_is_read() {
        let printed = "\
        PASS [   0.006s] (1/4) nim::tests ends::passed
------------
     Summary [  61.010s] 1187 tests run: 1184 passed (2 slow, 1 leaky), 2 failed, 1 timed out, 9 skipped
        FAIL [   0.010s] (4/4) nim::tests ends::other
";
        assert_eq!(Counts::of_nextest(printed), counts(1184, 3));
        assert_eq!(Counts::of_nextest("error: no tests"), counts(0, 0));
    }

    #[test]
    fn pytest_is_read() {
        let printed = "..F\n1 of 7 passed in a message\n1 failed, 15 passed, 2 warnings in 5.42s\n";
        assert_eq!(Counts::of_pytest(printed), counts(15, 1));
        let printed = "=== 2 passed, 1 skipped, 3 errors in 61.02s (0:01:01) ===\n";
        assert_eq!(Counts::of_pytest(printed), counts(2, 3));
        assert_eq!(Counts::of_pytest("no tests ran in 0.01s\n"), counts(0, 0));
    }

    #[test]
    fn node_is_read() {
        assert_eq!(
            Counts::of_node("ℹ tests 4\nℹ suites 0\nℹ pass 3\nℹ fail 1\nℹ cancelled 0\n"),
            counts(3, 1)
        );
        assert_eq!(Counts::of_node("# pass 3\n# fail 0\n"), counts(3, 0));
        assert_eq!(Counts::of_node("pass 3 on the left"), counts(0, 0));
    }

    #[test]
    fn a_silent_failure_is_one() {
        assert_eq!(counts(0, 0).of_run(false), counts(0, 1));
        assert_eq!(counts(4, 2).of_run(false), counts(4, 2));
        assert_eq!(counts(4, 0).of_run(true), counts(4, 0));
    }

    #[test]
    fn a_check_that_tried_nothing_has_failed() {
        assert_eq!(counts(0, 0).of_any(), counts(0, 1));
        assert_eq!(counts(1, 0).of_any(), counts(1, 0));
        assert_eq!(counts(0, 2).of_any(), counts(0, 2));
    }
}
