//! What can go wrong, and how the command ends then.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::interrupt;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The rules, position or record that was given is wrong: a sentence that says how.
    Refused(String),
    /// The words of the command line do not go together.
    CommandLine(String),
    /// A file could not be read, or the output not be written.
    Files(String),
    /// Somebody pressed Ctrl-C: how far the command had come.
    Interrupted(String),
    /// Nobody reads the output any more, as when it is piped into `head`. Nothing is wrong.
    NobodyReads,
}

impl Failure {
    /// The text in the argument `what` is wrong.
    pub(crate) fn refused(what: impl fmt::Display, why: impl fmt::Display) -> Failure {
        let sentence = format!("{what}: {why}");
        // A message stays on one line, and what was read cannot steer the terminal.
        Failure::Refused(game::visible(&sentence).into_owned())
    }

    /// A file could not be written.
    pub(crate) fn unwritable(file: &Path, error: &io::Error) -> Failure {
        Failure::Files(format!("{} cannot be written: {error}", file.display()))
    }

    /// Says on standard error what is wrong.
    pub(crate) fn report(&self) -> ExitCode {
        let (sentence, code) = match self {
            Failure::Refused(sentence) => (sentence, 1),
            Failure::CommandLine(sentence) => (sentence, 2),
            Failure::Files(sentence) => (sentence, 3),
            Failure::Interrupted(sentence) => (sentence, interrupt::EXIT_CODE),
            Failure::NobodyReads => return ExitCode::SUCCESS,
        };
        // If nobody can be told, the exit code still says it.
        let _ = writeln!(io::stderr(), "sahkku: {sentence}");
        ExitCode::from(code)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::Refused(sentence)
            | Failure::CommandLine(sentence)
            | Failure::Files(sentence)
            | Failure::Interrupted(sentence) => sentence,
            Failure::NobodyReads => "nobody reads the output",
        })
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
