//! Files with a row for each game, as Parquet.

mod parquet_file;

use std::fs;
use std::path::{Path, PathBuf};

use game::Recorded;
use parquet::data_type::ByteArray;

use crate::counts::missing;
use crate::failure::Failure;
use crate::run::{CaseName, Run};
use crate::simulated::Simulated;
use crate::tally::{CAP, Played};
use crate::types::{Choosable, Game};

/// A value of a row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Cell {
    Nothing,
    Text(ByteArray),
    Count(u64),
}

impl Cell {
    fn text(text: &str) -> Cell {
        Cell::Text(text.into())
    }

    fn of(text: Option<&str>) -> Cell {
        text.map_or(Cell::Nothing, Cell::text)
    }
}

/// What a column has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A text, or nothing.
    Text,
    /// A number from 0.
    Count,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Column {
    name: String,
    kind: Kind,
}

/// The columns that name the rules; that of the version is before them.
const CASE: [&str; 4] = ["rules", "preset", "option", "value"];

/// The last column that is the same for the whole run; that with the number of the game is next.
const GAMES: &str = "games";

/// What is told of each game, whatever it is, after its number.
const PLAYED: [(&str, Kind); 10] = [
    ("first", Kind::Text),
    ("winner", Kind::Text),
    ("reason", Kind::Text),
    ("DurationMoves", Kind::Count),
    ("DurationTurns", Kind::Count),
    ("branching_sum", Kind::Count),
    ("branching_median", Kind::Count),
    ("branching_max", Kind::Count),
    ("decision_moves", Kind::Count),
    ("decision_median", Kind::Count),
];

fn columns<G: Simulated>(run: &Run) -> Vec<Column> {
    let settings = run.settings.iter().map(|(name, _)| &**name);
    let texts = ["version"].into_iter().chain(CASE).chain(settings);
    let counts = ["seed", "cap", GAMES, "game"];
    let texts = texts.map(|name| (name, Kind::Text));
    let counts = counts.into_iter().map(|name| (name, Kind::Count));
    let sums = G::SUMS.iter().map(|&name| (name, Kind::Count));
    let all = texts.chain(counts).chain(PLAYED).chain(sums);
    let column = |(name, kind): (&str, Kind)| Column {
        name: name.to_owned(),
        kind,
    };
    all.map(column).collect()
}

/// Reads the name of a file of rows.
pub fn read_path(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let known = path.extension().is_some_and(|ending| ending == "parquet");
    let why =
        "the name of a file of rows ends in .parquet; docs/research.md says how to make CSV of it";
    known.then_some(path).ok_or_else(|| why.to_owned())
}

/// A file of rows that is written. It has its name when it is whole; before, `.part` follows the name.
struct Writer {
    rows: parquet_file::Writer,
    part: PathBuf,
    file: PathBuf,
}

impl Writer {
    fn create(file: &Path, columns: &[Column]) -> Result<Writer, Failure> {
        let unwritten = |why: String| Failure::Files(format!("{}: {why}", file.display()));
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        Ok(Writer {
            rows: parquet_file::Writer::create(&part, columns).map_err(unwritten)?,
            part,
            file: file.to_owned(),
        })
    }

    fn write(&mut self, row: &[Cell]) -> Result<(), Failure> {
        self.rows.write(row).map_err(unwritten)
    }

    fn finish(self) -> Result<(), Failure> {
        let renamed = |()| fs::rename(self.part, self.file).map_err(|error| error.to_string());
        self.rows.finish().and_then(renamed).map_err(unwritten)
    }
}

fn unwritten(why: String) -> Failure {
    Failure::Files(format!("the rows cannot be written: {why}"))
}

/// The file of the games of a run.
pub(crate) struct RowsFile {
    writer: Writer,
    run: Vec<Cell>,
    row: Vec<Cell>,
}

impl RowsFile {
    pub(crate) fn create<G: Simulated>(file: &Path, run: &Run) -> Result<RowsFile, Failure> {
        let settings = run.settings.iter().map(|(_, text)| Cell::text(text));
        let counts = [run.seed, run.cap.into(), run.games].map(Cell::Count);
        Ok(RowsFile {
            writer: Writer::create(file, &columns::<G>(run))?,
            run: settings.chain(counts).collect(),
            row: vec![Cell::text(&run.version)],
        })
    }

    /// Goes on with the games of these rules.
    pub(crate) fn begin(&mut self, case: &CaseName) {
        self.row.truncate(1);
        let (rules, preset) = (Some(&*case.rules), Some(&*case.preset));
        let texts = [rules, preset, case.option.as_deref(), case.value.as_deref()];
        self.row.extend(texts.map(Cell::of));
        self.row.extend_from_slice(&self.run);
    }

    /// Adds a game under the rules begun with.
    pub(crate) fn write<G: Choosable>(
        &mut self,
        game: u64,
        played: &Played<impl AsRef<[u64]>>,
    ) -> Result<(), Failure> {
        let run = self.row.len();
        let side = |index: usize| Cell::of(Game::<G>::SIDES.get(index).copied());
        let (moves, decisions) = (played.choices.moves(), played.choices.decisions());
        self.row.extend([
            Cell::Count(game),
            side(played.first),
            played.winner.map_or(Cell::Nothing, side),
            Cell::text(played.end.unwrap_or(CAP)),
        ]);
        let counts = [
            moves.moves.into(),
            played.turns.into(),
            moves.sum,
            moves.median.into(),
            moves.max.into(),
            decisions.moves.into(),
            decisions.median.into(),
        ];
        let sums = played.sums.as_ref().iter().copied();
        let counts = counts.into_iter().chain(sums);
        self.row.extend(counts.map(Cell::Count));
        let written = self.writer.write(&self.row);
        self.row.truncate(run);
        written
    }

    pub(crate) fn finish(self) -> Result<(), Failure> {
        self.writer.finish()
    }
}

/// A file of rows that is read.
struct Reader {
    name: String,
    columns: Vec<Column>,
    rows: parquet_file::Reader,
    /// The row that comes next.
    next: Option<Vec<Cell>>,
    /// The place of [`GAMES`].
    games: usize,
}

impl Reader {
    fn open(file: &Path) -> Result<Reader, Failure> {
        let name = file.display().to_string();
        let refused = |why: String| Failure::refused(&name, why);
        let (rows, columns) = parquet_file::Reader::open(file).map_err(refused)?;
        let place = |name: &str| columns.iter().position(|column| column.name == name);
        let case_first = CASE
            .iter()
            .zip(1..)
            .all(|(name, at)| place(name) == Some(at));
        let games = place(GAMES).filter(|&at| case_first && place("game") == Some(at + 1));
        let games = games.ok_or_else(|| {
            let why = "these are not the rows of sahkku simulate --rows";
            Failure::refused(&name, why)
        })?;
        let mut reader = Reader {
            name,
            columns,
            rows,
            next: None,
            games,
        };
        reader.advance()?;
        Ok(reader)
    }

    /// Reads the next row.
    fn advance(&mut self) -> Result<(), Failure> {
        let row = self.rows.next();
        self.next = row.map_err(|why| Failure::refused(&self.name, why))?;
        Ok(())
    }

    /// Gives memory back until the next row after the one that is known is wanted.
    fn rest(&mut self) {
        self.rows.rest();
    }

    /// Which game the next row is about.
    fn key(&self) -> Result<Option<Key<'_>>, Failure> {
        let Some(row) = &self.next else {
            return Ok(None);
        };
        let count = |place: usize| match row.get(place)? {
            Cell::Count(count) => Some(*count),
            _ => None,
        };
        let key = || {
            Some(Key {
                case: row.get(1..=CASE.len())?,
                games: count(self.games)?,
                game: count(self.games + 1)?,
            })
        };
        let why = "a row has no number of its game, or of all games; make the file anew";
        let key = key().ok_or_else(|| Failure::refused(&self.name, why))?;
        Ok(Some(key))
    }
}

/// Which game a row is about.
struct Key<'a> {
    case: &'a [Cell],
    /// How many games are played under each rules.
    games: u64,
    game: u64,
}

/// Puts the rows of all parts of a run together, in whatever order the files are given. What is refused leaves no file, and an older one of
/// that name as it was.
pub fn merge(out: &Path, files: &[PathBuf]) -> Result<(), Failure> {
    if files.iter().any(|file| file == out) {
        let why = "this file is to be read, too; write to another";
        return Err(Failure::refused(out.display(), why));
    }
    let mut readers = Vec::new();
    for file in files {
        let mut reader = Reader::open(file)?;
        reader.rest();
        let from = reader.key()?.map(|key| key.game);
        readers.push((from, reader));
    }
    readers.sort_by_key(|(from, _)| *from);
    let mut readers: Vec<Reader> = readers.into_iter().map(|(_, reader)| reader).collect();
    let Some(first) = readers.first() else {
        return Err(Failure::refused("sahkku merge", "there is no file"));
    };
    let columns = first.columns.clone();
    for reader in &readers {
        if reader.columns != columns {
            let why = format!(
                "it has other columns than {}; give the files of one run",
                first.name
            );
            return Err(Failure::refused(&reader.name, why));
        }
    }
    // A part without games has no rows.
    readers.retain(|reader| reader.next.is_some());
    let mut writer = Writer::create(out, &columns)?;
    let part = writer.part.clone();
    let merged = write_all(&mut writer, &mut readers).and_then(|()| writer.finish());
    if merged.is_err() {
        // The failure is what has to be told.
        let _ = fs::remove_file(part);
    }
    merged
}

/// Writes the rows of all files: those under the first rules, in the order of the games, then those under the next.
fn write_all(writer: &mut Writer, readers: &mut [Reader]) -> Result<(), Failure> {
    let Some(first) = readers.first() else {
        return Ok(());
    };
    let (name, row, games) = (first.name.clone(), first.next.clone(), first.games);
    let of_run = |row: &[Cell]| -> Option<Vec<Cell>> {
        let after = row.get(1 + CASE.len()..=games)?;
        Some([row.get(..1)?, after].concat())
    };
    let run = row.as_deref().and_then(of_run);
    while readers.iter().any(|reader| reader.next.is_some()) {
        let mut case: Option<Vec<Cell>> = None;
        let (mut expected, mut games) = (0, 0);
        for reader in &mut *readers {
            let before = expected;
            while let (Some(key), Some(row)) = (reader.key()?, &reader.next) {
                if of_run(row) != run {
                    let why = format!(
                        "its version, players, seed, cap or games are others than in {name}; give the files of one run"
                    );
                    return Err(Failure::refused(&reader.name, why));
                }
                if case.get_or_insert_with(|| key.case.to_vec()) != key.case {
                    break;
                }
                if key.game < expected {
                    let why = format!("game {} comes twice; give each part once", key.game);
                    return Err(Failure::refused(&reader.name, why));
                }
                if key.game >= key.games {
                    let why = format!("game {} is not one of {}", key.game, key.games);
                    return Err(Failure::refused(&reader.name, why));
                }
                missing(expected, key.game)?;
                writer.write(row)?;
                (expected, games) = (key.game.saturating_add(1), key.games);
                reader.advance()?;
            }
            reader.rest();
            if expected == before {
                let why = format!(
                    "its rules are others than in {name}, or rows are missing; give the files of one run"
                );
                return Err(Failure::refused(&reader.name, why));
            }
        }
        missing(expected, games)?;
    }
    Ok(())
}
