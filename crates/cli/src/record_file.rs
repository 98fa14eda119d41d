//! A file with the record of a game.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use game::{Record, Recorded, RuleSets, Side, write_rules};

use crate::failure::Failure;

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
        let (name, text) = read(&self.file, G::RECORD_LIMIT)?;
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

/// Reads a text of at most `limit` bytes from a file, or from standard input for `-`: its name, and
/// the text.
fn read(file: &Path, limit: usize) -> Result<(String, String), Failure> {
    let name = match file.display().to_string() {
        name if name == "-" => "standard input".to_owned(),
        name => name,
    };
    let unreadable = |error: io::Error| Failure::Files(format!("{name} cannot be read: {error}"));
    let source: Box<dyn Read> = if file.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(File::open(file).map_err(unreadable)?)
    };
    let mut bytes = Vec::new();
    source
        .take(limit as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() > limit {
        return Err(Failure::refused(
            &name,
            format_args!("a record has at most {limit} bytes; this one has more"),
        ));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let why = format!("line {line}: found bytes that are no text; a record is UTF-8 text");
        Failure::refused(&name, why)
    })?;
    Ok((name, text))
}
