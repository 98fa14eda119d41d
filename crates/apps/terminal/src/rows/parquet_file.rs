//! Rows as Apache Parquet.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;
use std::sync::Arc;

use crc::{CRC_32_ISO_HDLC, Crc, Digest};
use parquet::basic::{Compression, LogicalType, Repetition, Type as PhysicalType};
use parquet::column::reader::ColumnReader;
use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::{ParquetError, Result as ParquetResult};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use super::{Cell, Column, Kind};

/// How many rows are written together, and have to be in memory for that.
const GROUP: usize = 1 << 16;

/// The metadata that has the length of all groups in the file, and their checksum.
const CHECKSUM: &str = "sahkku.checksum";

static CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// A file and the checksum of what has been written to it.
struct Summed {
    file: File,
    digest: Digest<'static, u32>,
}

impl Write for Summed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.digest.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// The values of one column in a group.
enum Values {
    /// Texts, and for each row whether it has one.
    Texts(Vec<ByteArray>, Vec<i16>),
    Counts(Vec<i64>),
}

impl Values {
    fn of(kind: Kind) -> Values {
        match kind {
            Kind::Text => Values::Texts(Vec::new(), Vec::new()),
            Kind::Count => Values::Counts(Vec::new()),
        }
    }

    /// Adds a value. A text where a number should be is none.
    fn push(&mut self, cell: &Cell) {
        match (self, cell) {
            (Values::Texts(texts, there), Cell::Text(text)) => {
                texts.push(text.clone());
                there.push(1);
            }
            (Values::Texts(_, there), _) => there.push(0),
            (Values::Counts(counts), Cell::Count(count)) => counts.push(count.cast_signed()),
            (Values::Counts(counts), _) => counts.push(0),
        }
    }
}

pub(crate) struct Writer {
    file: SerializedFileWriter<Summed>,
    kinds: Vec<Kind>,
    values: Vec<Values>,
    rows: usize,
}

impl Writer {
    pub(crate) fn create(file: &Path, columns: &[Column]) -> Result<Writer, String> {
        let file = Summed {
            file: File::create(file).map_err(|error| error.to_string())?,
            digest: CRC.digest(),
        };
        let open = || -> ParquetResult<_> {
            let fields = columns.iter().map(|column| Ok(Arc::new(field(column)?)));
            let fields = fields.collect::<ParquetResult<_>>()?;
            let schema = Type::group_type_builder("games")
                .with_fields(fields)
                .build()?;
            let properties = WriterProperties::builder()
                .set_compression(Compression::SNAPPY)
                .set_created_by(format!("sahkku version {}", env!("CARGO_PKG_VERSION")))
                .build();
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))
        };
        let kinds: Vec<Kind> = columns.iter().map(|column| column.kind).collect();
        Ok(Writer {
            file: open().map_err(|error| error.to_string())?,
            values: kinds.iter().copied().map(Values::of).collect(),
            kinds,
            rows: 0,
        })
    }

    pub(crate) fn write(&mut self, row: &[Cell]) -> Result<(), String> {
        for (values, cell) in self.values.iter_mut().zip(row) {
            values.push(cell);
        }
        self.rows += 1;
        if self.rows == GROUP {
            self.write_group().map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn write_group(&mut self) -> ParquetResult<()> {
        let mut group = self.file.next_row_group()?;
        for (values, kind) in self.values.iter_mut().zip(&self.kinds) {
            let mut column = group
                .next_column()?
                .ok_or_else(|| ParquetError::General("a column is missing".to_owned()))?;
            match std::mem::replace(values, Values::of(*kind)) {
                Values::Texts(texts, there) => {
                    let writer = column.typed::<ByteArrayType>();
                    writer.write_batch(&texts, Some(&there), None)?;
                }
                Values::Counts(counts) => {
                    column
                        .typed::<Int64Type>()
                        .write_batch(&counts, None, None)?;
                }
            }
            column.close()?;
        }
        group.close()?;
        self.rows = 0;
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Result<(), String> {
        let mut finish = || {
            if self.rows > 0 {
                self.write_group()?;
            }
            self.file.flush()?;
            let (length, digest) = (self.file.bytes_written(), &self.file.inner().digest);
            let value = sum(length as u64, digest.clone());
            let checksum = KeyValue::new(CHECKSUM.to_owned(), value);
            self.file.append_key_value_metadata(checksum);
            self.file.finish()
        };
        finish().map(|_| ()).map_err(|error| error.to_string())
    }
}

/// What stands under [`CHECKSUM`].
fn sum(length: u64, digest: Digest<'_, u32>) -> String {
    format!("{length} {:08x}", digest.finalize())
}

/// A column of the schema.
fn field(column: &Column) -> ParquetResult<Type> {
    let (physical, repetition, logical) = match column.kind {
        Kind::Text => (
            PhysicalType::BYTE_ARRAY,
            Repetition::OPTIONAL,
            LogicalType::String,
        ),
        Kind::Count => (
            PhysicalType::INT64,
            Repetition::REQUIRED,
            LogicalType::integer(64, false),
        ),
    };
    Type::primitive_type_builder(&column.name, physical)
        .with_repetition(repetition)
        .with_logical_type(Some(logical))
        .build()
}

pub(crate) struct Reader {
    file: SerializedFileReader<File>,
    kinds: Vec<Kind>,
    /// The group that the next row is in, and its place there.
    group: usize,
    row: usize,
    /// The columns of that group, if they are in memory.
    columns: Vec<Vec<Cell>>,
}

impl Reader {
    /// Opens a file: its rows, and its columns.
    pub(crate) fn open(file: &Path) -> Result<(Reader, Vec<Column>), String> {
        let unread = |error| format!("it cannot be read: {error}");
        let mut bytes = File::open(file).map_err(unread)?;
        let file = bytes.try_clone().map_err(unread)?;
        let file = SerializedFileReader::new(file)
            .map_err(|error| format!("this is no Parquet file, or it is damaged: {error}"))?;
        if !whole(&mut bytes, &file).map_err(unread)? {
            return Err(
                "the file is damaged: its checksum is another, or it is none of sahkku's"
                    .to_owned(),
            );
        }
        let schema = file.metadata().file_metadata().schema_descr();
        let columns: Option<Vec<Column>> = schema
            .columns()
            .iter()
            .map(|column| {
                let kind = match (column.physical_type(), column.max_def_level()) {
                    (PhysicalType::BYTE_ARRAY, 1) => Kind::Text,
                    (PhysicalType::INT64, 0) => Kind::Count,
                    _ => return None,
                };
                let name = column.name().to_owned();
                (column.max_rep_level() == 0).then_some(Column { name, kind })
            })
            .collect();
        let columns = columns.ok_or("it has columns of a kind that sahkku does not write")?;
        let reader = Reader {
            kinds: columns.iter().map(|column| column.kind).collect(),
            file,
            group: 0,
            row: 0,
            columns: Vec::new(),
        };
        Ok((reader, columns))
    }

    /// Gives the group in memory back; the next row is read again from the file.
    pub(crate) fn rest(&mut self) {
        self.columns = Vec::new();
    }

    pub(crate) fn next(&mut self) -> Result<Option<Vec<Cell>>, String> {
        loop {
            if self.group == self.file.num_row_groups() {
                return Ok(None);
            }
            if self.columns.is_empty() {
                self.columns = self
                    .read_group()
                    .map_err(|error| format!("the file is damaged: {error}"))?;
            }
            let row = self
                .columns
                .iter()
                .map(|column| column.get(self.row).cloned());
            let row: Option<Vec<Cell>> = row.collect();
            self.row += 1;
            if let Some(row) = row {
                return Ok(Some(row));
            }
            (self.group, self.row) = (self.group + 1, 0);
            self.rest();
        }
    }

    fn read_group(&self) -> ParquetResult<Vec<Vec<Cell>>> {
        let group = self.file.get_row_group(self.group)?;
        let rows = usize::try_from(group.metadata().num_rows()).unwrap_or(0);
        let mut columns = Vec::new();
        for n in 0..self.kinds.len() {
            let cells = read_column(group.get_column_reader(n)?, rows)?;
            if cells.len() != rows {
                let why = "a column is shorter than the others".to_owned();
                return Err(ParquetError::General(why));
            }
            columns.push(cells);
        }
        Ok(columns)
    }
}

/// Whether the groups of a file are those that were written, and the places of their columns can be.
fn whole(bytes: &mut File, file: &SerializedFileReader<File>) -> io::Result<bool> {
    let groups = file.metadata().row_groups();
    let possible = groups
        .iter()
        .flat_map(|group| group.columns())
        .all(|column| {
            let dictionary = column.dictionary_page_offset().unwrap_or(0);
            [
                column.data_page_offset(),
                column.compressed_size(),
                dictionary,
            ]
            .iter()
            .all(|&n| n >= 0)
        });
    let all = file.metadata().file_metadata().key_value_metadata();
    let known = all
        .into_iter()
        .flatten()
        .find(|known| known.key == CHECKSUM);
    let known = known.and_then(|known| known.value.as_deref());
    let length = known.and_then(|text| text.split_once(' ')?.0.parse::<u64>().ok());
    let (Some(known), Some(length), true) = (known, length, possible) else {
        return Ok(false);
    };
    let mut digest = CRC.digest();
    bytes.rewind()?;
    let mut bytes = bytes.take(length);
    let mut buffer = vec![0; 1 << 16];
    loop {
        let read = bytes.read(&mut buffer)?;
        if read == 0 {
            return Ok(sum(length, digest) == known);
        }
        digest.update(&buffer[..read]);
    }
}

fn read_column(reader: ColumnReader, rows: usize) -> ParquetResult<Vec<Cell>> {
    match reader {
        ColumnReader::ByteArrayColumnReader(mut reader) => {
            let (mut texts, mut there) = (Vec::new(), Vec::new());
            while there.len() < rows {
                let left = rows - there.len();
                let (read, ..) = reader.read_records(left, Some(&mut there), None, &mut texts)?;
                if read == 0 {
                    break;
                }
            }
            let mut texts = texts.into_iter();
            let cell = |level| match level {
                1 => texts.next().map_or(Cell::Nothing, Cell::Text),
                _ => Cell::Nothing,
            };
            Ok(there.into_iter().map(cell).collect())
        }
        ColumnReader::Int64ColumnReader(mut reader) => {
            let mut counts = Vec::new();
            while counts.len() < rows {
                let (read, ..) =
                    reader.read_records(rows - counts.len(), None, None, &mut counts)?;
                if read == 0 {
                    break;
                }
            }
            Ok(counts
                .into_iter()
                .map(|count: i64| Cell::Count(count.cast_unsigned()))
                .collect())
        }
        _ => Err(ParquetError::General("a column of another kind".to_owned())),
    }
}
