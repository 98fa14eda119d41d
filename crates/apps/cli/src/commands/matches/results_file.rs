//! A file of finished pairs of games, so that an interrupted match can continue.
//!
//! The first line contains the settings that determine the games. Each other line is a pair, in the order in which they are
//! played. A line without an end was being written when the program ended, and is ignored. The file is locked while pairs are
//! written, because two programs would write the same ones.

use std::fs::{File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::lineup::{Pair, Schedule};
use super::report::Tally;
use crate::counts::checksum;
use crate::failure::Failure;
use crate::run::Run;
use crate::text_file;

/// The first words of such a file: its kind and the version of its format.
const HEAD: &str = "pairs 2";

const LIMIT: usize = 1 << 30;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head<R> {
    sahkku: String,
    run: R,
}

/// A finished pair of games. The checksum covers the tally as text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    setting: usize,
    pair: u64,
    checksum: u32,
    tally: Tally,
}

pub(crate) struct ResultsFile {
    file: Option<(PathBuf, File)>,
}

impl ResultsFile {
    /// Opens or creates the file of a run, and reads its pairs, which must be these in order. `fits` checks whether a tally can
    /// be that of a pair.
    pub(crate) fn open(
        file: Option<&Path>,
        run: &Run,
        pairs: &Schedule,
        fits: impl Fn(&Tally) -> bool,
    ) -> Result<(ResultsFile, Vec<Tally>), Failure> {
        let Some(path) = file else {
            return Ok((ResultsFile { file: None }, Vec::new()));
        };
        let mut options = File::options();
        let opened = options.create(true).read(true).append(true).open(path);
        let file = opened.map_err(|error| Failure::unwritable(path, &error))?;
        // Some file systems do not support locks.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            let why =
                "another match writes into it; wait until that has ended, or name another file";
            return Err(Failure::Files(format!("{}: {why}", path.display())));
        }
        let (name, text) = text_file::read_from(&file, path, "a file of pairs", LIMIT)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole == 0 && !text.is_empty() {
            let why = "this is no file of --resume; name another one, or remove it";
            return Err(Failure::refused(name, why));
        }
        let tallies = read(&name, &text[..whole], run, pairs, fits)?;
        file.set_len(whole as u64)
            .map_err(|error| Failure::unwritable(path, &error))?;
        let mut ledger = ResultsFile {
            file: Some((path.to_owned(), file)),
        };
        if whole == 0 {
            let (sahkku, run) = (HEAD.to_owned(), run.clone());
            ledger.write(&Head { sahkku, run })?;
        }
        Ok((ledger, tallies))
    }

    pub(crate) fn add(&mut self, pair: &Pair, tally: &Tally) -> Result<(), Failure> {
        let tally = tally.clone();
        self.write(&Line {
            setting: pair.setting,
            pair: pair.number,
            checksum: checksum(&serde_json::to_string(&tally)?),
            tally,
        })
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), Failure> {
        let Some((path, file)) = &mut self.file else {
            return Ok(());
        };
        // Writes the line and its end in one call.
        let line = format!("{}\n", serde_json::to_string(line)?);
        file.write_all(line.as_bytes())
            .map_err(|error| Failure::unwritable(path, &error))
    }
}

fn read(
    name: &str,
    text_of_all: &str,
    run: &Run,
    pairs: &Schedule,
    fits: impl Fn(&Tally) -> bool,
) -> Result<Vec<Tally>, Failure> {
    let mut lines = (1..).zip(text_of_all.lines());
    let Some((_, head)) = lines.next() else {
        return Ok(Vec::new());
    };
    let foreign = |error| {
        let why = format!("this is no file of --resume, or it is damaged: {error}");
        Failure::refused(name, why)
    };
    let Head { sahkku, run: known } =
        serde_json::from_str::<Head<&RawValue>>(head).map_err(foreign)?;
    if sahkku != HEAD {
        let why = format!(
            "this is \"{}\", a file of another version; only \"{HEAD}\" can be read: name another file, or finish it with that version",
            sahkku
        );
        return Err(Failure::refused(name, why));
    }
    let known: Run = serde_json::from_str(known.get()).map_err(foreign)?;
    if let Some((there, here)) = known.difference(run) {
        let why = format!("these are games of another run: {there}; now it is {here}");
        return Err(Failure::refused(name, why));
    }
    let mut tallies = Vec::new();
    for (number, line) in lines {
        let refused = |why: &str| Failure::refused(format_args!("{name}: line {number}"), why);
        let line: Line = serde_json::from_str(line)
            .map_err(|error| refused(&format!("this is no pair of games: {error}")))?;
        let pair = Pair {
            setting: line.setting,
            number: line.pair,
        };
        if pairs.pair(tallies.len() as u64) != Some(pair) {
            return Err(refused(
                "another pair of games comes here; make the file again",
            ));
        }
        if line.checksum != checksum(&serde_json::to_string(&line.tally)?) || !fits(&line.tally) {
            return Err(refused("the line is damaged; remove it and all after it"));
        }
        tallies.push(line.tally);
    }
    Ok(tallies)
}
