//! Files with a row for each game, as CSV or JSON Lines.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use game::Recorded;
use serde_json::Value;

use crate::failure::Failure;
use crate::run::{CaseName, Run};
use crate::sheet::{Row, cell};
use crate::tally::{CAP, Played};
use crate::terminal::{Game, Playout, Terminal};

/// The columns that are the same for all games under some rules; those of the players and the start follow.
const CASE: [&str; 5] = ["version", "rules", "preset", "option", "value"];

/// The columns of a run, after those of its players and the start.
const RUN: [&str; 3] = ["seed", "cap", "games"];

/// The columns of any game. Those specific to a game follow.
const PLAYED: [&str; 11] = [
    "game",
    "first",
    "winner",
    "reason",
    "DurationMoves",
    "DurationTurns",
    "branching_sum",
    "branching_median",
    "branching_max",
    "decision_moves",
    "decision_median",
];

/// Reads the name of a file of rows.
pub(crate) fn read_path(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let known = path
        .extension()
        .is_some_and(|ending| ending == "csv" || ending == "jsonl");
    let why = "the name of a file of rows ends in .csv or .jsonl; docs/research.md says how to make Parquet of it";
    known.then_some(path).ok_or_else(|| why.to_owned())
}

enum Writer {
    Csv(Box<csv::Writer<File>>),
    JsonLines(BufWriter<File>),
}

/// The file of the games of a run. It gets its name when it is complete; until then, the name ends with `.part`.
pub(crate) struct RowsFile {
    writer: Writer,
    part: PathBuf,
    file: PathBuf,
    names: Vec<String>,
    /// The values shared by all games: under some rules, and in the run.
    case: Vec<Value>,
    run: Vec<Value>,
}

impl RowsFile {
    pub(crate) fn create<G: Playout>(file: &Path, run: &Run) -> Result<RowsFile, Failure> {
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        let created = File::create(&part).map_err(|error| Failure::unwritable(&part, &error))?;
        let settings = run.settings.iter().map(|(name, _)| &**name);
        let names = CASE.into_iter().chain(settings).chain(RUN).chain(PLAYED);
        let names: Vec<String> = names
            .chain(G::SUMS.iter().copied())
            .map(str::to_owned)
            .collect();
        let is_csv = file.extension().is_some_and(|ending| ending == "csv");
        let writer = if is_csv {
            let mut writer = csv::Writer::from_writer(created);
            writer.write_record(&names).map_err(unwritten)?;
            Writer::Csv(Box::new(writer))
        } else {
            Writer::JsonLines(BufWriter::new(created))
        };
        let settings = run.settings.iter().map(|(_, text)| text.clone().into());
        let counts = [run.seed, run.cap.into(), run.games].map(Value::from);
        Ok(RowsFile {
            writer,
            part,
            file: file.to_owned(),
            names,
            case: vec![run.version.clone().into()],
            run: settings.chain(counts).collect(),
        })
    }

    /// Continues with the games of these rules.
    pub(crate) fn begin(&mut self, case: &CaseName) {
        self.case.truncate(1);
        let (rules, preset) = (case.rules.clone(), case.preset.clone());
        self.case.extend([rules, preset].map(Value::from));
        self.case
            .extend([case.option.clone(), case.value.clone()].map(Value::from));
    }

    /// Adds a game under the current rules.
    pub(crate) fn write<G: Terminal>(
        &mut self,
        game: u64,
        played: &Played<impl AsRef<[u64]>>,
    ) -> Result<(), Failure> {
        let side = |index: usize| Value::from(Game::<G>::SIDES.get(index).copied());
        let (moves, decisions) = (played.choices.moves(), played.choices.decisions());
        let values: [Value; PLAYED.len()] = [
            game.into(),
            side(played.first),
            played.winner.map_or(Value::Null, side),
            played.end.unwrap_or(CAP).into(),
            moves.moves.into(),
            played.turns.into(),
            moves.sum.into(),
            moves.median.into(),
            moves.max.into(),
            decisions.moves.into(),
            decisions.median.into(),
        ];
        let sums = played.sums.as_ref().iter().map(|&sum| Value::from(sum));
        let run = self.case.iter().chain(&self.run).cloned();
        let values = run.chain(values).chain(sums);
        match &mut self.writer {
            Writer::Csv(writer) => writer
                .write_record(values.map(|value| cell(&value)))
                .map_err(unwritten),
            Writer::JsonLines(out) => {
                let mut row = Row::new();
                for (name, value) in self.names.iter().zip(values) {
                    row.put(name.clone(), value);
                }
                serde_json::to_writer(&mut *out, &row).map_err(unwritten)?;
                writeln!(out).map_err(unwritten)
            }
        }
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let flushed = match &mut self.writer {
            Writer::Csv(writer) => writer.flush(),
            Writer::JsonLines(out) => out.flush(),
        };
        drop(self.writer);
        let renamed = flushed.and_then(|()| fs::rename(&self.part, &self.file));
        renamed.map_err(unwritten)
    }
}

fn unwritten(why: impl std::fmt::Display) -> Failure {
    Failure::Files(format!("the rows cannot be written: {why}"))
}
