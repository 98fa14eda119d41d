//! A process between a match and an engine, which outlives neither.
//!
//! An engine may be a script that starts others. So the guard leads a group of processes, to which all of them belong, and hands
//! on what is said to the engine. When the match ends, however it does, the guard's input ends, and it kills the group.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

/// The word by which the command is asked to be a guard.
const WORD: &str = "guard-engine";

/// How long an engine has to end after a match.
pub(crate) const FAREWELL: Duration = Duration::from_secs(2);

/// What stands before the reason why there is no engine.
pub(crate) const FAILED: &str = "guard-engine: ";

/// What stands before how an engine ended.
pub(crate) const ENDED: &str = "guard-engine ended: ";

/// The command itself, as it was found when the first engine was started.
static PROGRAM: LazyLock<Option<PathBuf>> = LazyLock::new(|| env::current_exe().ok());

/// What starts an engine: under guard, where there can be one.
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

/// The words of the engine, if the command is asked to be a guard.
pub(crate) fn asked(words: &[OsString]) -> Option<&[OsString]> {
    let (first, engine) = words.get(1..)?.split_first()?;
    (first == OsStr::new(WORD)).then_some(engine)
}

/// Runs the engine until it ends or nobody speaks to it any more.
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
            // An engine that reads no more may still write.
            let _ = io::copy(&mut io::stdin().lock(), &mut input);
            let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
            drop(input);
            thread::sleep(FAREWELL);
            kill_group();
        });
    }
    if let Ok(status) = child.wait() {
        // The engine may have ended in the middle of a line. If nobody listens any more, there is nobody to be told.
        let _ = write!(io::stdout(), "\n{ENDED}{status}\n");
    }
    kill_group();
    ExitCode::SUCCESS
}

/// Kills this process and all that it or its children have started.
fn kill_group() {
    #[cfg(unix)]
    let _ = rustix::process::kill_current_process_group(rustix::process::Signal::KILL);
}
