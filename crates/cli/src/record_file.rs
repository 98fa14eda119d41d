//! A file with the record of a game.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::{Record, Recorded, RuleSets, Side, write_rules};

use crate::failure::Failure;
use crate::text_file;

/// The file that a record is read from.
#[derive(Args)]
pub(crate) struct RecordFile {
    /// The file with the record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only checks the record
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

impl RecordFile {
    /// Reads the record and checks it against its rules.
    pub(crate) fn read<G: Recorded>(&self) -> Result<Record<G>, Failure> {
        let (name, text) = text_file::read(&self.file, "a record", G::RECORD_LIMIT)?;
        text.parse().map_err(|error| Failure::refused(&name, error))
    }
}

/// Tells what stands before the entries of a record.
pub(crate) fn tell_head<G: Recorded>(
    record: &Record<G>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let width = G::SIDES.map(str::len).into_iter().max().unwrap_or(0) + 1;
    let rules = write_rules(G::Rules::of(record.judge()));
    writeln!(out, "{:<width$} {rules}", "rules")?;
    for (word, side) in G::SIDES.into_iter().zip(Side::BOTH) {
        let name = record.name(side.into());
        if !name.is_empty() {
            writeln!(out, "{word:<width$} {name}")?;
        }
    }
    if let Some(date) = record.date() {
        writeln!(out, "{:<width$} {date}", "date")?;
    }
    Ok(())
}
