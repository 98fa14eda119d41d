//! What came of a check: how many tests passed and failed, and how long each took. Every runner writes it in the JUnit format.

use std::fs;
use std::ops::AddAssign;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use roxmltree::{Document, Node};
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
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Counts) {
        self.passed += more.passed;
        self.failed += more.failed;
    }
}

/// A test and how long it took.
pub(crate) type Timed = (String, Duration);

/// Reads the tests in a JUnit file. A runner that stopped before it wrote the file reports no tests.
pub(crate) fn read(file: &Path) -> Result<(Counts, Vec<Timed>)> {
    match fs::read_to_string(file) {
        Ok(text) => parse(&text).with_context(|| format!("reading {}", file.display())),
        Err(_) => Ok((Counts::default(), Vec::new())),
    }
}

fn parse(text: &str) -> Result<(Counts, Vec<Timed>)> {
    let document = Document::parse(text)?;
    let (mut counts, mut checks) = (Counts::default(), Vec::new());
    for test in document
        .descendants()
        .filter(|node| node.has_tag_name("testcase"))
    {
        let has = |name: &str| test.children().any(|child: Node| child.has_tag_name(name));
        if has("skipped") {
            continue;
        }
        counts += Counts::one(!has("failure") && !has("error"));
        let of = |name: &str| test.attribute(name).unwrap_or_default();
        if let Ok(Ok(time)) = of("time").parse().map(Duration::try_from_secs_f64) {
            checks.push((format!("{} {}", of("classname"), of("name")), time));
        }
    }
    Ok((counts, checks))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_junit_file_is_read() {
        let text = r#"<?xml version="1.0" encoding="utf-8"?>
            <testsuites><testsuite name="nim"><testsuite name="rules">
            <testcase classname="nim" name="ends" time="1.5"/>
            <testcase classname="nim" name="begins" time="0.25"><failure>no &lt;</failure></testcase>
            <testcase classname="nim" name="is set up" time="0"><error/></testcase>
            <testcase classname="nim" name="rests" time="0"><skipped/></testcase>
            </testsuite></testsuite></testsuites>"#;
        let (counts, checks) = parse(text).unwrap();
        assert_eq!(
            counts,
            Counts {
                passed: 1,
                failed: 2
            }
        );
        assert_eq!(
            checks[0],
            ("nim ends".to_owned(), Duration::from_millis(1500))
        );
        assert_eq!(checks.len(), 3);
        assert!(parse("no XML").is_err());
    }

    #[test]
    fn a_check_that_fails_or_tries_nothing_is_counted() {
        let counts = |passed, failed| Counts { passed, failed };
        assert_eq!(counts(0, 0).of_run(false), counts(0, 1));
        assert_eq!(counts(4, 2).of_run(false), counts(4, 2));
        assert_eq!(counts(4, 0).of_run(true), counts(4, 0));
        assert_eq!(counts(0, 0).of_any(), counts(0, 1));
        assert_eq!(counts(1, 0).of_any(), counts(1, 0));
    }
}
