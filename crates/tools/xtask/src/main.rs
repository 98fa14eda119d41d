//! The project's own commands. `cargo xtask help` lists them.

mod bench;
mod browser;
mod bundle;
mod cores;
mod dev;
#[cfg(test)]
mod docs;
mod files;
mod finish;
mod fonts;
mod games;
mod joining;
mod likeness;
mod made;
mod making;
mod minify;
mod naming;
mod npm;
mod on_page;
mod pages;
mod parts;
mod pictures;
mod pins;
mod process;
mod program;
mod project;
mod python;
mod release;
mod report;
#[cfg(test)]
mod sections;
mod serve;
mod server;
mod setup;
#[cfg(test)]
mod sheets;
mod size;
mod sources;
mod test;
mod thinker;
mod tools;
mod version;
mod wasm;

use std::env;
use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::prelude::*;

const HELP: &str = "\
The commands of this project

  cargo xtask serve [--open] [--port N] [--under PATH]
      Sets up what is missing, builds the release bundle and serves it on this machine.
      --open   opens the page in the browser
      --port   picks the port (otherwise 8642, or a free one)
      --under  serves from a subfolder, e.g. --under /games/sahkku/

  cargo xtask serve --dev [--game NAME] [--open] [--port N] [--under PATH]
      Serves one game while you work on it, by `trunk serve`: built in seconds, and again after every saved change.
      --game   the game (otherwise the first)
      --port   otherwise 8643, or a free one

  cargo xtask test [--changed[=REVISION]] [--quick] [--all] [--only STEP[,STEP]] [--game NAME] [-- ARGUMENTS]
      Sets up what is missing and runs every check. The last line counts what passed and failed.
      --changed  only what the changes since main (or REVISION) can break
      --quick    only the checks that need neither browser nor bundle
      --all      the full product of views, languages, screens and levels, for releases
      --only     some steps of: fmt, clippy, rust, conformance, packages, bundle, size, python, wasm, engines,
                 browser
      --game     with --only browser, engines or wasm: the page of one game, which is built as for `serve --dev`
      ARGUMENTS go to the runner of one step (--only rust, python, wasm, engines or browser),
      e.g. cargo xtask test --only browser -- smoke --project phone

  cargo xtask dist [--check-reproducible]
      Makes the games in their three forms: dist/ for any static host, release/*.html, one file for each game, which opens
      from disk, and release/npm/, the package of the embedding element. Completions and the manual page of the command are
      in release/shell/.
      --check-reproducible  names the last commit, builds it twice, in two folders, and compares every byte
                            (takes minutes)

  cargo xtask bench [NAME [ARGUMENTS]]
      Runs one benchmark; without a name, lists them.

  cargo xtask pictures
      Renews the reference pictures that the browser tests compare with, and the sheet of them in docs/pictures.

  cargo xtask programs
  cargo xtask pages
      Build the programs of all games, and their pages. Trunk calls these while it builds the bundle.
";

fn main() -> ExitCode {
    match command() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command() -> Result<ExitCode> {
    let asks_for_help = env::args()
        .nth(2)
        .is_some_and(|word| word == "--help" || word == "-h");
    let mut arguments = lexopt::Parser::from_env();
    let command = match arguments.next()? {
        Some(Value(_)) if asks_for_help => "help".to_owned(),
        Some(Value(name)) => name.string()?,
        Some(Short('h') | Long("help")) | None => "help".to_owned(),
        Some(other) => return Err(other.unexpected().into()),
    };
    match command.as_str() {
        "serve" => serve::command(arguments),
        "test" => test::command(arguments),
        "dist" => release::command(arguments),
        "bench" => bench::command(arguments),
        "pictures" => pictures::command(arguments),
        "programs" => making::command(arguments),
        "pages" => pages::command(arguments),
        "help" => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        other => bail!("there is no command `{other}`; `cargo xtask help` lists them"),
    }
}
