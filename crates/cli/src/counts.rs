//! Files with the counts of a part of the games, to be put together by `sahkku merge`.

use std::io::Write;
use std::path::Path;

use crc::{CRC_32_ISO_HDLC, Crc};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::failure::Failure;
use crate::run::Run;
use crate::sheet;
use crate::simulation::{Format, Simulated};
use crate::tally::Tally;
use crate::{report, text_file};

/// What stands first in such a file: what it is, and the version of its form.
const HEAD: &str = "counts 1";

/// The longest file of counts that is read, in bytes.
const LIMIT: usize = 1 << 30;

/// What the games of these numbers came to, under each rules of a run.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counts {
    pub(crate) run: Run,
    /// The number of the first game.
    pub(crate) from: u64,
    /// The number after that of the last game.
    pub(crate) to: u64,
    /// One for each rules.
    pub(crate) tallies: Vec<Tally>,
}

/// A file of counts. The checksum is that of the text of the counts.
#[derive(Serialize, Deserialize)]
struct File<'a> {
    sahkku: &'a str,
    checksum: u32,
    #[serde(borrow)]
    counts: &'a RawValue,
}

/// A number that is another for nearly every other text.
pub(crate) fn checksum(text: &str) -> u32 {
    Crc::<u32>::new(&CRC_32_ISO_HDLC).checksum(text.as_bytes())
}

impl Counts {
    /// Writes what the games came to.
    pub(crate) fn write<G: Simulated>(
        &self,
        out: &mut impl Write,
        format: Format,
    ) -> Result<(), Failure> {
        let Counts { run, tallies, .. } = self;
        match format {
            Format::Table if run.every_option => G::write_every_option(out, run, tallies),
            Format::Table => report::write_tables::<G>(out, run, tallies),
            Format::Csv => sheet::write_csv(out, &report::rows::<G>(run, tallies)?),
            Format::Json => sheet::write_json(out, &report::rows::<G>(run, tallies)?),
            Format::Counts => self.write_file(out),
        }
    }

    fn write_file(&self, out: &mut impl Write) -> Result<(), Failure> {
        let unwritten =
            |error| Failure::Files(format!("the counts cannot be written as JSON: {error}"));
        let counts = serde_json::value::to_raw_value(self).map_err(unwritten)?;
        let file = File {
            sahkku: HEAD,
            checksum: checksum(counts.get()),
            counts: &counts,
        };
        let text = serde_json::to_string(&file).map_err(unwritten)?;
        Ok(writeln!(out, "{text}")?)
    }

    /// Reads a file of counts: its name, and the counts.
    pub(crate) fn read(file: &Path) -> Result<(String, Counts), Failure> {
        let (name, text) = text_file::read(file, "a file of counts", LIMIT)?;
        let refused = |why: &str| Failure::refused(&name, why);
        let found: File<'_> = serde_json::from_str(&text).map_err(|error| {
            let why =
                format!("this is no file of simulate --format counts, or it is damaged: {error}");
            refused(&why)
        })?;
        if found.sahkku != HEAD {
            let why = format!("this is \"{}\"; only \"{HEAD}\" can be read", found.sahkku);
            return Err(refused(&why));
        }
        if found.checksum != checksum(found.counts.get()) {
            return Err(refused(
                "the file is damaged: its checksum is another; make it anew",
            ));
        }
        let counts: Counts = serde_json::from_str(found.counts.get())
            .map_err(|error| refused(&format!("these are no counts: {error}")))?;
        Ok((name, counts))
    }

    /// Whether these can be counts of the game.
    fn are_of<G: Simulated>(&self) -> bool {
        let games = self.to.checked_sub(self.from);
        let tally_fits = |tally: &Tally| {
            games.is_some_and(|games| tally.is_of(games, G::REASONS, G::SUMS.len()))
        };
        self.to <= self.run.games
            && self.tallies.len() == self.run.cases.len()
            && self.tallies.iter().all(tally_fits)
    }

    /// Puts all parts of a run together, in whatever order they come.
    pub(crate) fn merge<G: Simulated>(mut parts: Vec<(String, Counts)>) -> Result<Counts, Failure> {
        parts.sort_by_key(|(_, part)| (part.from, part.to));
        let Some((first, run)) = parts
            .first()
            .map(|(name, part)| (name.clone(), part.run.clone()))
        else {
            return Err(Failure::refused("sahkku merge", "there is no file"));
        };
        for (name, part) in &parts {
            if let Some((this, that)) = part.run.difference(&run) {
                let why = format!("this is a part of another run: {this}; {first} has {that}");
                return Err(Failure::refused(name, why));
            }
        }
        for (name, part) in &parts {
            if !part.are_of::<G>() {
                return Err(Failure::refused(name, "these counts contradict each other"));
            }
        }
        let none = vec![Tally::default(); run.cases.len()];
        let mut all = Counts {
            run,
            from: 0,
            to: 0,
            tallies: none,
        };
        let mut last = first;
        for (name, part) in parts {
            if part.from < all.to {
                let why = format!("game {} is in {last}, too", part.from);
                return Err(Failure::refused(name, why));
            }
            missing(all.to, part.from)?;
            all.to = part.to;
            let pairs = all.tallies.into_iter().zip(part.tallies);
            all.tallies = pairs.map(|(one, other)| one.and(other)).collect();
            last = name;
        }
        missing(all.to, all.run.games)?;
        Ok(all)
    }
}

/// Refuses parts between which games are missing.
pub(crate) fn missing(from: u64, to: u64) -> Result<(), Failure> {
    if from < to {
        let last = to - 1;
        let why = format!("the games {from} to {last} are missing; give the files of all parts");
        return Err(Failure::refused("the parts", why));
    }
    Ok(())
}
