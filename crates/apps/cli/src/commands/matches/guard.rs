//! A process between a match and an engine. It outlives neither.
//!
//! An engine may be a script that starts other processes. So the guard leads a process group that contains all of them, and
//! forwards the input of the engine. When the match ends for any reason, the guard's input ends, and it kills the group.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

/// The word that turns the command into a guard.
const WORD: &str = "guard-engine";

/// The time for an engine to end after a match.
pub(crate) const FAREWELL: Duration = Duration::from_secs(2);

/// The prefix of the reason why an engine could not start.
pub(crate) const FAILED: &str = "guard-engine: ";

/// The prefix of how an engine ended.
pub(crate) const ENDED: &str = "guard-engine ended: ";

/// The path of the command, as found when the first engine was started.
static PROGRAM: LazyLock<Option<PathBuf>> = LazyLock::new(|| env::current_exe().ok());

/// The command that starts an engine: under guard, if possible.
pub(crate) fn command(program: &str) -> Command {
    match &*PROGRAM {
        Some(guard) if cfg!(unix) => {
            let mut command = Command::new(guard);
            command.args([WORD, program]);
            command
        }
        _ => Command::new(program),
    }
}

/// The words of the engine, if the command is to be a guard.
pub(crate) fn asked(words: &[OsString]) -> Option<&[OsString]> {
    let (first, engine) = words.get(1..)?.split_first()?;
    (first == OsStr::new(WORD)).then_some(engine)
}

/// Runs the engine until it ends or its input ends.
pub(crate) fn run(engine: &[OsString]) -> ExitCode {
    let Some((program, arguments)) = engine.split_first() else {
        return ExitCode::from(2);
    };
    let started = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .spawn();
    let mut child = match started {
        Ok(child) => child,
        Err(error) => {
            println!("{FAILED}{} cannot be started: {error}", program.display());
            return ExitCode::FAILURE;
        }
    };
    if let Some(mut input) = child.stdin.take() {
        thread::spawn(move || {
            // An engine that no longer reads may still write.
            let _ = io::copy(&mut io::stdin().lock(), &mut input);
            let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
            drop(input);
            thread::sleep(FAREWELL);
            kill_group();
        });
    }
    if let Ok(status) = child.wait() {
        // The engine may have ended in the middle of a line. If nobody reads any more, the message can be lost.
        let _ = write!(io::stdout(), "\n{ENDED}{status}\n");
    }
    kill_group();
    ExitCode::SUCCESS
}

/// Kills this process and all processes that it or its children have started.
fn kill_group() {
    #[cfg(unix)]
    let _ = rustix::process::kill_current_process_group(rustix::process::Signal::KILL);
}
