//! How long each check took, read from what the test runners print.

use std::time::Duration;

/// A check and how long it took.
pub(crate) type Timed = (String, Duration);

/// Tests in Playwright's list, whose lines are such as
/// `  ✓  7 [phone] › browser/smoke.spec.ts:3:1 › the page starts (1.1s)`.
pub(crate) fn of_playwright(printed: &str) -> Vec<Timed> {
    let timed = |line: &str| {
        let (_, test) = line.split_once(" › ")?;
        let (name, time) = test.trim_end().strip_suffix(')')?.rsplit_once(" (")?;
        let (place, title) = name.split_once(" › ")?;
        let file = place.split(':').next()?;
        let (_, file) = file.rsplit_once('/')?;
        Some((format!("browser {file} › {title}"), duration(time)?))
    };
    printed.lines().filter_map(timed).collect()
}

/// Tests in the list of cargo-nextest, whose lines are such as
/// `        PASS [   0.006s] (1/4) nim::tests ends::a_race`.
pub(crate) fn of_nextest(printed: &str) -> Vec<Timed> {
    let timed = |line: &str| {
        let (status, rest) = line.trim_start().split_once(" [")?;
        let is_end = matches!(status.trim(), "PASS" | "FAIL" | "LEAK" | "TIMEOUT");
        let (time, name) = rest.split_once(']').filter(|_| is_end)?;
        let name = name.trim();
        let name = match name.split_once(')') {
            Some((count, name)) if count.starts_with('(') => name.trim(),
            _ => name,
        };
        Some((format!("rust {name}"), duration(time.trim())?))
    };
    printed.lines().filter_map(timed).collect()
}

/// Tests in the list of Node's runner, whose lines are such as `✔ every rule set is played (1234.5ms)`.
pub(crate) fn of_node(printed: &str) -> Vec<Timed> {
    let timed = |line: &str| {
        let test = line.trim_start().strip_prefix(['✔', '✖'])?;
        let (name, time) = test.trim_end().strip_suffix(')')?.rsplit_once(" (")?;
        Some((format!("conformance {}", name.trim()), duration(time)?))
    };
    printed.lines().filter_map(timed).collect()
}

/// Tests in the list of pytest's slowest, whose lines are such as `3.21s call     python/tests/test_rows.py::test_merge`.
pub(crate) fn of_pytest(printed: &str) -> Vec<Timed> {
    let timed = |line: &str| {
        let mut words = line.split_whitespace();
        let time = duration(words.next()?)?;
        let is_phase = matches!(words.next()?, "call" | "setup" | "teardown");
        let name = words.next().filter(|_| is_phase)?;
        Some((format!("python {name}"), time))
    };
    printed.lines().filter_map(timed).collect()
}

/// A number and a unit, such as `1.5m`.
fn duration(text: &str) -> Option<Duration> {
    let at = text.find(|sign: char| sign.is_ascii_alphabetic())?;
    let (number, unit) = text.split_at(at);
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return None,
    };
    Duration::try_from_secs_f64(number.parse::<f64>().ok()? * seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timed(name: &str, milliseconds: u64) -> Timed {
        (name.to_owned(), Duration::from_millis(milliseconds))
    }

    #[test]
    fn the_list_of_playwright_is_read() {
        let printed = "\
Running 3 tests using 2 workers
  ✓  1 [laptop] › browser/smoke.spec.ts:3:1 › one (again) (900ms)
  ✘  2 [phone] › ../crates/games/nim/browser/nim.spec.mts:9:3 › every view › of all (1.5m)
  -  3 [laptop] › browser/shots.spec.ts:9:3 › pictures
  1 passed (2.0m)
";
        let expected = [
            timed("browser smoke.spec.ts › one (again)", 900),
            timed("browser nim.spec.mts › every view › of all", 90_000),
        ];
        assert_eq!(of_playwright(printed), expected);
    }

    #[test]
    fn the_list_of_nextest_is_read() {
        let printed = "\
    Starting 2 tests across 1 binary
        PASS [   0.006s] (1/2) nim::tests ends::a_race
        FAIL [   1.250s] (2/2) nim::tests oracle::all
     Summary [   1.260s] 2 tests run: 1 passed, 1 failed, 0 skipped
";
        let expected = [
            timed("rust nim::tests ends::a_race", 6),
            timed("rust nim::tests oracle::all", 1250),
        ];
        assert_eq!(of_nextest(printed), expected);
    }

    #[test]
    fn the_list_of_node_is_read() {
        let printed = "✔ every rule (of all) is played (1500ms)\n  ✖ a part (2ms)\nℹ pass 1\n";
        let expected = [
            timed("conformance every rule (of all) is played", 1500),
            timed("conformance a part", 2),
        ];
        assert_eq!(of_node(printed), expected);
    }

    #[test]
    fn the_list_of_pytest_is_read() {
        let printed = "== slowest 2 durations ==\n3.20s call     python/tests/test_rows.py::test_merge\n2 passed in 4.10s\n";
        let expected = [timed("python python/tests/test_rows.py::test_merge", 3200)];
        assert_eq!(of_pytest(printed), expected);
    }
}
