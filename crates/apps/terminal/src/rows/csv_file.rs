//! Rows as comma-separated values.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

use super::{Cell, Column, Kind};

pub(crate) struct Writer(csv::Writer<File>);

impl Writer {
    pub(crate) fn create(file: &Path, columns: &[Column]) -> Result<Writer, String> {
        let mut writer = csv::Writer::from_path(file).map_err(|error| error.to_string())?;
        let names = columns.iter().map(|column| &column.name);
        writer
            .write_record(names)
            .map_err(|error| error.to_string())?;
        Ok(Writer(writer))
    }

    pub(crate) fn write(&mut self, row: &[Cell]) -> Result<(), String> {
        let mut write = || {
            for cell in row {
                match cell {
                    Cell::Nothing => self.0.write_field(""),
                    Cell::Text(text) => self.0.write_field(text.data()),
                    Cell::Count(count) => self.0.write_field(count.to_string()),
                }?;
            }
            self.0.write_record(None::<&[u8]>)
        };
        write().map_err(|error: csv::Error| error.to_string())
    }

    pub(crate) fn finish(mut self) -> Result<(), String> {
        self.0.flush().map_err(|error| error.to_string())
    }
}

pub(crate) struct Reader(csv::Reader<File>);

impl Reader {
    /// Opens a file: its rows, and its columns. All of them have texts.
    pub(crate) fn open(file: &Path) -> Result<(Reader, Vec<Column>), String> {
        let last = || -> std::io::Result<(File, u8)> {
            let mut file = File::open(file)?;
            let mut last = [0];
            file.seek(SeekFrom::End(-1))?;
            file.read_exact(&mut last)?;
            file.rewind()?;
            Ok((file, last[0]))
        };
        let (file, last) = last().map_err(|error| format!("it cannot be read: {error}"))?;
        if last != b'\n' {
            return Err("the file is damaged: its last line is cut off".to_owned());
        }
        let mut reader = csv::Reader::from_reader(file);
        let header = reader.headers().map_err(|error| error.to_string())?;
        let column = |name: &str| Column {
            name: name.to_owned(),
            kind: Kind::Text,
        };
        let columns = header.iter().map(column).collect();
        Ok((Reader(reader), columns))
    }

    pub(crate) fn next(&mut self) -> Result<Option<Vec<Cell>>, String> {
        let mut record = csv::StringRecord::new();
        let found = self.0.read_record(&mut record);
        let found = found.map_err(|error| format!("the file is damaged: {error}"))?;
        let cell = |text: &str| Cell::of(Some(text).filter(|text| !text.is_empty()));
        Ok(found.then(|| record.iter().map(cell).collect()))
    }
}
