//! The lines of a trace: one for each decision, which gathers events until the next one, and one for
//! the end of a game.

use serde::Serialize;

use crate::failure::Failure;

/// The lines of one game. `D` is the shape of a decision.
pub(crate) struct TraceFile<D> {
    /// The last decision.
    line: Option<D>,
    lines: Vec<u8>,
    failed: Option<serde_json::Error>,
}

/// The end of a game.
#[derive(Serialize)]
struct OutcomeLine<O> {
    game: u64,
    outcome: O,
}

impl<D: Serialize> TraceFile<D> {
    pub(crate) fn new() -> TraceFile<D> {
        TraceFile {
            line: None,
            lines: Vec::new(),
            failed: None,
        }
    }

    /// Writes the last decision and begins the line of the next one.
    pub(crate) fn decision(&mut self, line: D) {
        self.finish_line();
        self.line = Some(line);
    }

    /// The line of the last decision; `None` before the first.
    pub(crate) fn last(&mut self) -> Option<&mut D> {
        self.line.as_mut()
    }

    /// Writes how the game ended; all its lines.
    pub(crate) fn end(mut self, game: u64, outcome: impl Serialize) -> Result<Vec<u8>, Failure> {
        self.finish_line();
        self.write(&OutcomeLine { game, outcome });
        self.failed
            .map_or(Ok(self.lines), |error| Err(no_json(error)))
    }

    fn finish_line(&mut self) {
        if let Some(line) = self.line.take() {
            self.write(&line);
        }
    }

    fn write(&mut self, line: &impl Serialize) {
        if let Err(error) = serde_json::to_writer(&mut self.lines, line) {
            self.failed = Some(error);
        }
        self.lines.push(b'\n');
    }
}

pub(crate) fn no_json(error: serde_json::Error) -> Failure {
    Failure::Files(format!("a trace cannot be written as JSON: {error}"))
}
