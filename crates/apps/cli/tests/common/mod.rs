//! Runs the command as a shell would.

use std::fs::File;
use std::path::Path;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;

pub(crate) use testkit::command::Said;

/// Runs `sahkku` with these arguments.
pub(crate) fn sahkku(arguments: &[&str]) -> Said {
    sahkku_reading(arguments, b"")
}

/// Runs `sahkku` with these arguments and this standard input.
pub(crate) fn sahkku_reading(arguments: &[&str], input: &[u8]) -> Said {
    testkit::command::run(env!("CARGO_BIN_EXE_sahkku"), arguments, input)
}

/// The names of the columns of a file of rows, and its rows as texts.
pub(crate) fn read_rows(file: &Path) -> (Vec<String>, Vec<Vec<String>>) {
    let reader = SerializedFileReader::new(File::open(file).unwrap()).unwrap();
    let schema = reader.metadata().file_metadata().schema_descr();
    let names = schema.columns().iter();
    let names = names.map(|column| column.name().to_owned()).collect();
    let text = |field: &Field| match field {
        Field::Null => String::new(),
        Field::Str(text) => text.clone(),
        number => number.to_string(),
    };
    let rows = reader.get_row_iter(None).unwrap().map(|row| {
        let row = row.unwrap();
        row.get_column_iter()
            .map(|(_, field)| text(field))
            .collect()
    });
    (names, rows.collect())
}
