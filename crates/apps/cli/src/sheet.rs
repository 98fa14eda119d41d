//! Rows of named values, as CSV or JSON.

use std::borrow::Cow;
use std::io::Write;

use clap::ValueEnum;
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::failure::Failure;

/// How numbers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Table,
    /// Comma-separated values, the first line with the names
    Csv,
    /// A list of JSON objects
    Json,
    /// For sahkku merge: all counts, as JSON
    Counts,
}

/// Names and values in their order.
pub(crate) struct Row(Vec<(Cow<'static, str>, Value)>);

impl Row {
    pub(crate) fn new() -> Row {
        Row(Vec::new())
    }

    pub(crate) fn put(&mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) {
        self.0.push((name.into(), value.into()));
    }

    pub(crate) fn extend<N: Into<Cow<'static, str>>, V: Into<Value>>(
        &mut self,
        values: impl IntoIterator<Item = (N, V)>,
    ) {
        let values = values.into_iter();
        values.for_each(|(name, value)| self.put(name, value));
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| &**name)
    }

    /// The values in the form of CSV.
    pub(crate) fn cells(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(_, value)| match value {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        })
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// A share or mean, rounded to a useful number of places.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// Writes rows as CSV or JSON. The other formats are no rows.
pub(crate) fn write_rows(out: &mut dyn Write, format: Format, rows: &[Row]) -> Result<(), Failure> {
    match format {
        Format::Csv => {
            if let Some(first) = rows.first() {
                out.write_all(&csv_line(first.names())?)?;
            }
            for row in rows {
                out.write_all(&csv_line(row.cells())?)?;
            }
            Ok(())
        }
        Format::Json => write_json(out, rows),
        Format::Table | Format::Counts => Ok(()),
    }
}

/// These cells as a line of CSV.
pub(crate) fn csv_line<C: AsRef<[u8]>>(cells: impl Iterator<Item = C>) -> Result<Vec<u8>, Failure> {
    let unwritten = |why: String| Failure::Files(format!("the numbers cannot be written: {why}"));
    let mut writer = csv::Writer::from_writer(Vec::new());
    let written = writer.write_record(cells);
    written.map_err(|why| unwritten(why.to_string()))?;
    writer
        .into_inner()
        .map_err(|why| unwritten(why.to_string()))
}

/// Writes rows, or anything else, as JSON.
pub(crate) fn write_json(
    out: &mut dyn Write,
    what: &(impl Serialize + ?Sized),
) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(what)?;
    Ok(writeln!(out, "{text}")?)
}
