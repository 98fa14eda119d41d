//! The project's own commands. `cargo xtask help` lists them.

mod bench;
mod browser;
mod bundle;
#[cfg(test)]
mod checks;
mod dev;
mod files;
mod finish;
mod games;
mod likeness;
mod making;
mod naming;
mod pages;
mod parts;
mod program;
mod project;
mod python;
mod release;
mod serve;
mod setup;
mod size;
mod test;
mod wasm;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};
use pico_args::Arguments;

const HELP: &str = include_str!("help.txt");

fn main() -> ExitCode {
    match command(env::args_os().skip(1).collect()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command. Returns whether everything in it has succeeded.
fn command(mut words: Vec<OsString>) -> Result<bool> {
    let is_help = |word: &OsString| ["help", "--help", "-h"].iter().any(|help| word == help);
    if words.is_empty() || words.iter().take(2).any(is_help) {
        print!("{HELP}");
        return Ok(true);
    }
    let name = words.remove(0).to_string_lossy().into_owned();
    match &*name {
        "bench" => return bench::command(&words).map(|()| true),
        "test" => return test::command(words),
        _ => {}
    }
    let arguments = Arguments::from_vec(words);
    if name == "serve" {
        return serve::command(arguments).map(|()| true);
    }
    finish_arguments(arguments)?;
    match &*name {
        "dist" => release::make(&bundle::built()?)?,
        "programs" => making::command()?,
        "pages" => pages::command()?,
        other => bail!("there is no command `{other}`; `cargo xtask help` lists them"),
    }
    Ok(true)
}

fn finish_arguments(arguments: Arguments) -> Result<()> {
    if let Some(unknown) = arguments.finish().first() {
        let unknown = unknown.display();
        bail!("{unknown} is not an option here; see `cargo xtask help`");
    }
    Ok(())
}
