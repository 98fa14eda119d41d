//! The possible failures, and how the command ends.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::interrupt;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The given rules, position or record are wrong; the sentence says how.
    Refused(String),
    /// The arguments of the command line contradict each other.
    CommandLine(String),
    /// A file could not be read, or the output could not be written.
    Files(String),
    /// Ctrl-C was pressed; the text says how far the command had come.
    Interrupted(String),
    /// The reader of the output has gone, as in a pipe to `head`. Nothing is wrong.
    NobodyReads,
}

impl Failure {
    /// The text in the argument `what` is wrong.
    pub(crate) fn refused(what: impl fmt::Display, why: impl fmt::Display) -> Failure {
        let sentence = format!("{what}: {why}");
        // A message stays on one line, and quoted input must not control the terminal.
        Failure::Refused(game::visible(&sentence).into_owned())
    }

    pub(crate) fn unwritable(file: &Path, error: &io::Error) -> Failure {
        Failure::Files(format!("{} cannot be written: {error}", file.display()))
    }

    pub(crate) fn report(&self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Refused(sentence) => (sentence, 1),
            Failure::CommandLine(sentence) => (sentence, 2),
            Failure::Files(sentence) => (sentence, 3),
            Failure::Interrupted(sentence) => (sentence, interrupt::EXIT_CODE),
            Failure::NobodyReads => return ExitCode::SUCCESS,
        };
        // If the message is lost, the exit code still says it.
        let _ = writeln!(io::stderr(), "sahkku: {sentence}");
        ExitCode::from(code)
    }
}

/// Only for JSON that is written. It fails only for a value that JSON cannot express.
impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Files(format!("this cannot be written as JSON: {error}"))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::NobodyReads
        } else {
            Failure::Files(format!("the output cannot be written: {error}"))
        }
    }
}
