//! Starting other programs: every failure names the command, every program is looked for in one way.

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};

use crate::project;

/// Runs a command; its output goes where ours goes, its failure is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| not_started(command, error))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a command and gives what it printed.
pub(crate) fn output_of(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .map_err(|error| not_started(command, error))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!(
            "`{}` failed ({}): {}",
            shown(command),
            output.status,
            said.trim()
        );
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` printed no text", shown(command)))
}

/// Runs a command that reads this text, and gives what it printed.
pub(crate) fn output_from(command: &mut Command, input: &str) -> Result<String> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, error))?;
    let stdin = child.stdin.take();
    let output = thread::scope(|threads| {
        // Who writes all before reading anything waits for a program that waits for being read.
        let written =
            threads.spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output();
        // A program that does not read to the end says why it failed.
        drop(written.join());
        output
    });
    let output = output.context("waiting for a program")?;
    if !output.status.success() {
        bail!("`{}` failed ({})", shown(command), output.status);
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` printed no text", shown(command)))
}

/// Runs a command whose output goes where ours goes, and says whether it succeeded.
pub(crate) fn succeeds(command: &mut Command) -> Result<bool> {
    let status = command
        .status()
        .map_err(|error| not_started(command, error))?;
    Ok(status.success())
}

/// Runs a command, passing on each line of both its streams with this mark before it.
pub(crate) fn watch_marked(command: &mut Command, mark: &str) -> Result<()> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, error))?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    thread::scope(|threads| {
        let errors = threads.spawn(|| stderr.map_or(Ok(()), |stderr| pass_on(stderr, mark)));
        let passed_on = stdout.map_or(Ok(()), |stdout| pass_on(stdout, mark));
        errors.join().unwrap_or(Ok(())).and(passed_on)
    })?;
    child.wait().context("waiting for a program")?;
    Ok(())
}

/// Prints each line of a stream with a mark before it.
fn pass_on(stream: impl Read, mark: &str) -> Result<()> {
    for line in BufReader::new(stream).split(b'\n') {
        let line = line.context("reading a program's output")?;
        let line = String::from_utf8_lossy(&line);
        println!("{mark}{line}");
    }
    Ok(())
}

/// The first program of this name on the search path.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    find_all(name).next()
}

/// Every program of this name on the search path, in its order.
pub(crate) fn find_all(name: &str) -> impl Iterator<Item = PathBuf> {
    let folders: Vec<PathBuf> = env::var_os("PATH")
        .map(|path| env::split_paths(&path).collect())
        .unwrap_or_default();
    let name = name.to_owned();
    folders
        .into_iter()
        .filter_map(move |folder| program_in(&folder, &name))
}

/// The program of this name in a folder, with the ending that programs have on this system.
pub(crate) fn program_in(folder: &Path, name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) {
        &["exe", "cmd"]
    } else {
        &[""]
    };
    endings
        .iter()
        .map(|ending| folder.join(name).with_added_extension(ending))
        .find(|path| path.is_file())
}

/// The search path with some folders put in front of it.
pub(crate) fn path_led_by<'a>(
    folders: impl IntoIterator<Item = &'a Path>,
) -> Result<std::ffi::OsString> {
    let rest = env::var_os("PATH").unwrap_or_default();
    let all = folders
        .into_iter()
        .map(Path::to_path_buf)
        .chain(env::split_paths(&rest));
    env::join_paths(all).context("a folder's name cannot stand in PATH")
}

/// `cargo`, the one that runs us. Where `CI` is set, nothing is built a second time, so nothing is kept for that.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    if env::var_os("CI").is_some() {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// `cargo` for what is built once: without what incremental compilation keeps, which takes more room than the programs.
pub(crate) fn cargo_once() -> Command {
    let mut cargo = cargo();
    cargo.env("CARGO_INCREMENTAL", "0");
    cargo
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| project::path("target"), PathBuf::from)
}

fn not_started(command: &Command, error: std::io::Error) -> anyhow::Error {
    let program = command.get_program().to_string_lossy().into_owned();
    if error.kind() == ErrorKind::NotFound {
        anyhow::anyhow!("`{program}` is not installed, or not on PATH")
    } else {
        anyhow::Error::new(error).context(format!("starting `{program}`"))
    }
}

/// A command as a person would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_stem()
        .unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}
