//! What came of the steps: counts, times, and the slowest of all checks.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::outcome::{Counts, Timed};
use crate::report;

/// So many of the slowest checks are named.
const NAMED: usize = 20;

/// What came of a step.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StepResult {
    pub(crate) name: String,
    pub(crate) duration: Duration,
    /// `None` if the step was skipped because something that it needs is missing.
    pub(crate) counts: Option<Counts>,
}

/// What came of some steps, and how long each of their checks took, as far as their runners say.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Results {
    pub(crate) steps: Vec<StepResult>,
    pub(crate) checks: Vec<Timed>,
}

impl Results {
    /// Reads what another process has written.
    pub(crate) fn read(file: &Path) -> Result<Results> {
        let text = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
        serde_json::from_slice(&text).with_context(|| format!("reading {}", file.display()))
    }

    /// Writes them for another process.
    pub(crate) fn write(&self, file: &Path) -> Result<()> {
        fs::write(file, serde_json::to_vec(self)?)
            .with_context(|| format!("writing {}", file.display()))
    }

    /// Adds those of other steps.
    pub(crate) fn append(&mut self, other: Results) {
        self.steps.extend(other.steps);
        self.checks.extend(other.checks);
    }

    /// The counts of all steps together.
    pub(crate) fn total(&self) -> Counts {
        let mut total = Counts::default();
        for step in &self.steps {
            total += step.counts.unwrap_or_default();
        }
        total
    }

    /// The names of the steps that failed.
    pub(crate) fn failed(&self) -> impl Iterator<Item = &str> {
        let failed = |step: &&StepResult| step.counts.is_some_and(|counts| counts.failed > 0);
        self.steps
            .iter()
            .filter(failed)
            .map(|step| step.name.as_str())
    }

    /// A table of the steps and a list of the slowest checks, slowest first.
    pub(crate) fn table(&self) -> String {
        let mut text = String::from("   passed  failed          time  step\n");
        for step in &self.steps {
            let time = report::spoken(step.duration);
            text += &match step.counts {
                Some(counts) => format!(
                    "{:>9}{:>8}{time:>14}  {}\n",
                    counts.passed, counts.failed, step.name
                ),
                None => format!("{:>17}{time:>14}  {}\n", "skipped", step.name),
            };
        }
        let mut checks: Vec<&Timed> = self.checks.iter().collect();
        checks.sort_by_key(|(_, duration)| std::cmp::Reverse(*duration));
        checks.truncate(NAMED);
        if !checks.is_empty() {
            text += "\nThe slowest checks:\n";
        }
        for (name, duration) in checks {
            text += &format!("{:>31}  {name}\n", report::spoken(*duration));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &str, counts: Option<(u64, u64)>) -> StepResult {
        StepResult {
            name: name.to_owned(),
            duration: Duration::from_secs(2),
            counts: counts.map(|(passed, failed)| Counts { passed, failed }),
        }
    }

    #[test]
    fn steps_of_several_processes_are_one_table() {
        let mut results = Results {
            steps: vec![step("fmt", Some((1, 0)))],
            checks: vec![("one".to_owned(), Duration::from_secs(1))],
        };
        results.append(Results {
            steps: vec![step("python", None), step("wasm", Some((4, 2)))],
            checks: (2..40)
                .map(|n| (format!("check {n}"), Duration::from_secs(n)))
                .collect(),
        });
        let total = results.total();
        assert_eq!((total.passed, total.failed), (5, 2));
        assert_eq!(results.failed().collect::<Vec<_>>(), ["wasm"]);

        let table = results.table();
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[2].split_whitespace().next(), Some("skipped"));
        let slowest = &lines[lines.len() - NAMED..];
        assert!(slowest[0].ends_with("39.0 s  check 39"), "{table}");
        assert!(slowest[NAMED - 1].ends_with("check 20"), "{table}");
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        let results = Results {
            steps: vec![step("fmt", Some((1, 0))), step("python", None)],
            checks: vec![("one".to_owned(), Duration::from_millis(1234))],
        };
        let file = std::env::temp_dir().join(format!("results-{}.json", std::process::id()));
        results.write(&file).unwrap();
        let read = Results::read(&file);
        fs::remove_file(&file).unwrap();
        assert_eq!(read.unwrap(), results);
        assert!(Results::read(&file).is_err());
    }
}
