//! The course of a training: how many games, and the files that it writes.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;

use crate::Result;

#[derive(Args, Debug)]
pub(crate) struct Course {
    /// The seed of all random numbers
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The folder of the checkpoints
    #[arg(long, default_value = "target/training")]
    pub(crate) checkpoints: PathBuf,
    /// The folder of the logs
    #[arg(long, default_value = "docs/training")]
    logs: PathBuf,
}

impl Course {
    /// The file of a checkpoint for this seed.
    pub(crate) fn checkpoint(&self, name: &str) -> Result<PathBuf> {
        fs::create_dir_all(&self.checkpoints)?;
        let name = format!("{name}.{}.state", self.seed);
        Ok(self.checkpoints.join(name))
    }

    /// Adds a line to a log. The `first` line of a training is preceded by the names of the columns.
    pub(crate) fn log(&self, name: &str, columns: &str, first: bool, line: &str) -> Result<()> {
        eprintln!("{name}: {line}");
        fs::create_dir_all(&self.logs)?;
        let path = self.logs.join(format!("{name}.csv"));
        let first = first || !path.exists();
        let mut log = OpenOptions::new()
            .create(true)
            .append(!first)
            .write(true)
            .truncate(first)
            .open(path)?;
        if first {
            writeln!(log, "{columns}")?;
        }
        Ok(writeln!(log, "{line}")?)
    }
}

/// A learning rate that falls linearly with the games, by `range` down to `last`.
pub(crate) fn falling(last: f32, range: f32, game: u64, games: u64) -> f32 {
    let left = 1.0 - (game as f32 / games.max(1) as f32).min(1.0);
    last + range * left
}
