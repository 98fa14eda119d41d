//! The communication between a match and its engines, in a file with times.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::failure::Failure;

pub(crate) struct Log {
    begun: Instant,
    /// `None` after a failed write.
    file: Mutex<Option<File>>,
    /// The number of processes started for each of the two players.
    processes: [AtomicU32; 2],
}

impl Log {
    pub(crate) fn create(path: &Path) -> Result<Arc<Log>, Failure> {
        let file = File::create(path).map_err(|error| Failure::unwritable(path, &error))?;
        Ok(Arc::new(Log {
            begun: Instant::now(),
            file: Mutex::new(Some(file)),
            processes: Default::default(),
        }))
    }

    /// The log of a new process of the player in this place of the two.
    pub(crate) fn of_process(self: Arc<Log>, place: usize) -> Lines {
        let processes = self.processes.get(place);
        let number = processes.map_or(0, |count| count.fetch_add(1, Ordering::Relaxed) + 1);
        Lines {
            log: self,
            name: format!("{}.{number}", place + 1),
        }
    }
}

/// The lines of one process in a log.
#[derive(Clone)]
pub(crate) struct Lines {
    log: Arc<Log>,
    name: String,
}

impl Lines {
    /// Writes a line. `mark` is `>` for the match, `<` for the engine, or `!` for the fate of the engine.
    pub(crate) fn write(&self, mark: char, line: impl Display) {
        let mut file = self.log.file.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(open) = &mut *file else { return };
        let seconds = self.log.begun.elapsed().as_secs_f64();
        // Writes the line and its end in one call.
        let line = format!("{seconds:.6} {} {mark} {line}\n", self.name);
        if let Err(error) = open.write_all(line.as_bytes()) {
            *file = None;
            let _ = writeln!(
                io::stderr(),
                "sahkku: the log cannot be written, and the match goes on without it: {error}"
            );
        }
    }
}
