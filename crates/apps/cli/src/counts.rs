//! Files with the counts of a part of the games, to be merged by `sahkku merge`.

use std::io::Write;
use std::path::Path;

use crc::{CRC_32_ISO_HDLC, Crc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::failure::Failure;
use crate::run::Run;
use crate::sum::Sum;
use crate::text_file;

/// The first words of such a file: its kind and the version of its format.
const HEAD: &str = "counts 1";

/// The longest file of counts that is read, in bytes.
const LIMIT: usize = 1 << 30;

/// The results of the games with these numbers, under each of the rules of a run.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counts<T> {
    pub run: Run,
    pub from: u64,
    /// The number after that of the last game.
    pub to: u64,
    pub tallies: Vec<T>,
}

/// A file of counts. The checksum covers the text of the counts.
#[derive(Serialize, Deserialize)]
struct File<'a> {
    sahkku: &'a str,
    checksum: u32,
    #[serde(borrow)]
    counts: &'a RawValue,
}

/// A checksum, which differs for nearly all different texts.
pub(crate) fn checksum(text: &str) -> u32 {
    Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(text.as_bytes())
}

/// The counts of a file whose game is not known yet.
pub(crate) struct Unread {
    name: String,
    text: String,
    pub run: Run,
}

impl Unread {
    /// Reads a file of counts far enough to identify its run.
    pub(crate) fn open(file: &Path) -> Result<Unread, Failure> {
        #[derive(Deserialize)]
        struct Header {
            run: Run,
        }
        let (name, text) = text_file::read(file, "a file of counts", LIMIT)?;
        let refused = |why: String| Failure::refused(&name, why);
        let found: File<'_> = serde_json::from_str(game::trimmed(&text)).map_err(|error| {
            refused(format!(
                "this is no file of --format counts, or it is damaged: {error}"
            ))
        })?;
        if found.sahkku != HEAD {
            let other = found.sahkku;
            return Err(refused(format!(
                "this is \"{other}\"; only \"{HEAD}\" can be read"
            )));
        }
        if found.checksum != checksum(found.counts.get()) {
            let why = "the file is damaged: its checksum is another; make it again";
            return Err(refused(why.to_owned()));
        }
        let text = found.counts.get().to_owned();
        let Header { run } = serde_json::from_str(&text)
            .map_err(|error| refused(format!("these are no counts: {error}")))?;
        Ok(Unread { name, text, run })
    }
}

impl<T: Sum + Clone + Default + Serialize + DeserializeOwned> Counts<T> {
    pub(crate) fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let counts = serde_json::value::to_raw_value(self)?;
        let file = File {
            sahkku: HEAD,
            checksum: checksum(counts.get()),
            counts: &counts,
        };
        let text = serde_json::to_string(&file)?;
        Ok(writeln!(out, "{text}")?)
    }

    /// Reads the counts of a file. `fits` checks whether a tally can belong to this number of games.
    fn read(file: &Unread, fits: impl Fn(&T, u64) -> bool) -> Result<Counts<T>, Failure> {
        let refused = |why: String| Failure::refused(&file.name, why);
        let counts: Counts<T> = serde_json::from_str(&file.text)
            .map_err(|error| refused(format!("these are no counts: {error}")))?;
        let games = counts.to.checked_sub(counts.from);
        let games = games.filter(|_| counts.to <= counts.run.games);
        let fits = |tally| games.is_some_and(|games| fits(tally, games));
        let cases = counts.run.cases.len();
        if counts.tallies.len() != cases || !counts.tallies.iter().all(fits) {
            return Err(refused(
                "these counts contradict each other; make the file again".to_owned(),
            ));
        }
        Ok(counts)
    }

    /// Merges all parts of a run, in any order. `fits` checks whether a tally can belong to this number of games.
    pub(crate) fn merge(
        files: &[Unread],
        fits: impl Fn(&T, u64) -> bool,
    ) -> Result<Counts<T>, Failure> {
        let Some(first) = files.first() else {
            return Err(Failure::refused("sahkku merge", "there is no file"));
        };
        for file in files {
            if let Some((this, that)) = file.run.difference(&first.run) {
                let name = &first.name;
                let why = format!(
                    "this is a part of another run: {this}; {name} has {that}; give the files of one run"
                );
                return Err(Failure::refused(&file.name, why));
            }
        }
        let parts = files
            .iter()
            .map(|file| Ok((file, Counts::read(file, &fits)?)));
        let mut parts: Vec<(&Unread, Counts<T>)> = parts.collect::<Result<_, Failure>>()?;
        parts.sort_by_key(|(_, part)| (part.from, part.to));
        let mut all = Counts {
            run: first.run.clone(),
            from: 0,
            to: 0,
            tallies: vec![T::default(); first.run.cases.len()],
        };
        let mut last = &*first.name;
        for (file, part) in parts {
            if part.from < all.to {
                let why = format!("game {} is in {last}, too; give each part once", part.from);
                return Err(Failure::refused(&file.name, why));
            }
            missing(all.to, part.from)?;
            all.to = part.to;
            let pairs = all.tallies.into_iter().zip(part.tallies);
            all.tallies = pairs.map(|(one, other)| one.and(other)).collect();
            last = &file.name;
        }
        missing(all.to, all.run.games)?;
        Ok(all)
    }
}

fn missing(from: u64, to: u64) -> Result<(), Failure> {
    if from < to {
        let last = to - 1;
        let why = format!("the games {from} to {last} are missing; give the files of all parts");
        return Err(Failure::refused("the parts", why));
    }
    Ok(())
}
