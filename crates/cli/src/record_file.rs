//! A file with the record of a game.

use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::{Dealt, Record, Recorded, RuleSets, Side, write_rules};
use remote::{LETTER_LIMIT, Letter, recorded};

use crate::distance::{self, Text};
use crate::failure::Failure;
use crate::text_file;

/// The file that a record is read from.
#[derive(Args)]
pub(crate) struct RecordFile {
    /// The file with the record, or with a letter or link of a game at a distance; such a link itself; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Only checks the record
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

impl RecordFile {
    /// Reads the record and checks it against its rules; and the letter that it comes from or that is with it.
    pub(crate) fn read<G>(&self) -> Result<(Record<G>, Option<Letter<G>>), Failure>
    where
        G: Dealt<Entry: Display>,
    {
        let given = self.file.to_str().and_then(recorded::in_link);
        let (name, text) = match given {
            Some(letter) => ("the letter".to_owned(), letter.to_owned()),
            None => {
                let limit = G::RECORD_LIMIT + LETTER_LIMIT;
                text_file::read(&self.file, "a record", limit)?
            }
        };
        match distance::sort(&text) {
            Text::Letter(letter) => {
                let letter = distance::read(&name, letter)?;
                Ok((recorded::record(&letter), Some(letter)))
            }
            Text::Record(text, letter) => {
                let record = text
                    .parse()
                    .map_err(|error| Failure::refused(&name, error))?;
                let Some((line, letter)) = letter else {
                    return Ok((record, None));
                };
                let name = format!("{name}: line {line}");
                let letter = distance::read(&name, letter)?;
                recorded::check(&record, &letter)
                    .map_err(|difference| Failure::refused(&name, difference))?;
                Ok((record, Some(letter)))
            }
        }
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
