//! What caught each fault, kept in a file.

use std::path::Path;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::tree::Tried;

/// A row for each fault, by name. What was not tried is empty.
pub(super) struct Record {
    rows: Vec<Row>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Row {
    fault: String,
    area: String,
    check: String,
    now: String,
    check_before: String,
    before: String,
}

impl Record {
    /// What the file says of these faults and their checks; what was found by another check is forgotten.
    pub(super) fn read(path: &Path, faults: &[Fault]) -> Result<Record> {
        let old: Vec<Row> = if path.exists() {
            let mut reader = csv::Reader::from_path(path)?;
            let rows = reader.deserialize().collect::<Result<_, _>>();
            rows.with_context(|| format!("reading {}", path.display()))?
        } else {
            Vec::new()
        };
        let rows = faults.iter().map(|fault| {
            let mut row = Row {
                fault: fault.name.clone(),
                area: fault.area.clone(),
                check: fault.check(false).to_string(),
                check_before: fault.check(true).to_string(),
                ..Row::default()
            };
            if let Some(old) = old.iter().find(|old| old.fault == row.fault) {
                if old.check == row.check {
                    row.now.clone_from(&old.now);
                }
                if old.check_before == row.check_before {
                    row.before.clone_from(&old.before);
                }
            }
            row
        });
        Ok(Record {
            rows: rows.collect(),
        })
    }

    pub(super) fn note(&mut self, fault: &Fault, before: bool, tried: &Tried) {
        let row = self.rows.iter_mut().find(|row| row.fault == fault.name);
        if let Some(row) = row {
            let place = if before {
                &mut row.before
            } else {
                &mut row.now
            };
            *place = tried.verdict.to_string();
        }
    }

    pub(super) fn write(&self, path: &Path) -> Result<()> {
        let mut writer = csv::Writer::from_path(path)?;
        for row in &self.rows {
            writer.serialize(row)?;
        }
        writer
            .flush()
            .with_context(|| format!("writing {}", path.display()))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::{env, process};

    use super::super::tree::Verdict;
    use super::*;

    fn fault(name: &str, check: &str) -> Fault {
        let head = format!("What: It fails, and badly.\nArea: rules\nCaught by: {check}\n");
        Fault::read(name.into(), &head).unwrap()
    }

    #[test]
    fn what_is_known_stays_until_the_check_is_another() {
        let path = env::temp_dir().join(format!("faults-{}.csv", process::id()));
        let faults = [
            fault("a", "rust nim one"),
            fault("b", "browser nim a.spec -g one, two"),
        ];
        let mut record = Record::read(&path, &faults).unwrap();
        for (fault, before, verdict) in [
            (&faults[0], false, Verdict::Caught),
            (&faults[1], false, Verdict::NotCaught),
            (&faults[1], true, Verdict::NoSuchCheck),
        ] {
            record.note(
                fault,
                before,
                &Tried {
                    seconds: 1.0,
                    verdict,
                },
            );
        }
        record.write(&path).unwrap();
        assert_eq!(
            fs::read_to_string(&path).unwrap(),
            "fault,area,check,now,check_before,before\n\
             a,rules,rust nim one,caught,rust nim one,\n\
             b,rules,\"browser nim a.spec -g one, two\",NOT CAUGHT,\"browser nim a.spec -g one, two\",no such check\n"
        );
        let again = Record::read(&path, &faults).unwrap();
        assert_eq!(again.rows, record.rows);
        let moved = Record::read(&path, &[fault("a", "rust nim two")]).unwrap();
        assert_eq!(moved.rows[0].now, "");
        assert_eq!(moved.rows.len(), 1);
        fs::remove_file(&path).unwrap();
    }
}
