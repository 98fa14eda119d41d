//! Files with a row for each game, as CSV or JSON Lines.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};

use game::Recorded;

use crate::failure::Failure;
use crate::report::put_case;
use crate::run::{CaseName, Run};
use crate::sheet::{Row, csv_line};
use crate::tally::{CAP, Played};
use crate::terminal::{Game, Playout};

pub(crate) fn read_path(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let known = path
        .extension()
        .is_some_and(|ending| ending == "csv" || ending == "jsonl");
    let why = "the name of a file of rows ends in .csv or .jsonl; docs/research.md says how to make Parquet of it";
    known.then_some(path).ok_or_else(|| why.to_owned())
}

fn row<G: Playout>(run: &Run, case: &CaseName, game: u64, played: &Played) -> Row {
    let side = |index: usize| Game::<G>::SIDES.get(index).copied();
    let (moves, decisions) = (played.choices.moves(), played.choices.decisions());
    let mut row = Row::new();
    row.put("version", run.version.clone());
    put_case(&mut row, case);
    row.extend(run.settings.iter().cloned());
    row.put("seed", run.seed);
    row.put("cap", run.cap);
    row.put("games", run.games);
    row.put("game", game);
    row.put("first", side(played.first));
    row.put("winner", played.winner.and_then(side));
    row.put("reason", played.end.unwrap_or(CAP));
    row.put("DurationMoves", moves.moves);
    row.put("DurationTurns", played.turns);
    row.put("branching_sum", moves.sum);
    row.put("branching_median", moves.median);
    row.put("branching_max", moves.max);
    row.put("decision_moves", decisions.moves);
    row.put("decision_median", decisions.median);
    row.extend(G::SUMS.iter().copied().zip(played.sums.iter().copied()));
    row
}

/// The file of the games of a run. It gets its name when it is complete; until then, the name ends with `.part`.
pub(crate) struct RowsFile<'a> {
    out: BufWriter<File>,
    part: PathBuf,
    file: PathBuf,
    run: &'a Run,
}

impl<'a> RowsFile<'a> {
    pub(crate) fn create<G: Playout>(file: &Path, run: &'a Run) -> Result<RowsFile<'a>, Failure> {
        let mut part = file.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        let created = File::create(&part).map_err(|error| Failure::unwritable(&part, &error))?;
        let mut rows = RowsFile {
            out: BufWriter::new(created),
            part,
            file: file.to_owned(),
            run,
        };
        if rows.is_csv() {
            let played = Played {
                sums: vec![0; G::SUMS.len()],
                ..Played::default()
            };
            let names = row::<G>(run, &CaseName::default(), 0, &played);
            let heading = csv_line(names.names())?;
            rows.out.write_all(&heading).map_err(unwritten)?;
        }
        Ok(rows)
    }

    fn is_csv(&self) -> bool {
        self.file.extension().is_some_and(|ending| ending == "csv")
    }

    pub(crate) fn write<G: Playout>(
        &mut self,
        case: &CaseName,
        game: u64,
        played: &Played,
    ) -> Result<(), Failure> {
        let row = row::<G>(self.run, case, game, played);
        if self.is_csv() {
            let line = csv_line(row.cells())?;
            return self.out.write_all(&line).map_err(unwritten);
        }
        serde_json::to_writer(&mut self.out, &row).map_err(unwritten)?;
        writeln!(self.out).map_err(unwritten)
    }

    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.out.flush().map_err(unwritten)?;
        drop(self.out);
        fs::rename(&self.part, &self.file).map_err(unwritten)
    }
}

fn unwritten(why: impl std::fmt::Display) -> Failure {
    Failure::Files(format!("the rows cannot be written: {why}"))
}
