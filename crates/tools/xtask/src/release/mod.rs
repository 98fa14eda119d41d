//! `cargo xtask dist`: the games in the three forms in which they leave the house.

mod engine;
mod package;
mod reproducible;
mod shell;
mod single;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::files::{self, Files};
use crate::{bundle, games, project};

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let mut check = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("check-reproducible") => check = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if check {
        return reproducible::check();
    }
    make(&bundle::built()?)?;
    println!("dist/                 for any folder of any static host");
    for game in games::in_bundle() {
        let name = format!("release/{}", game.single);
        println!("{name:<21} one file, to be opened from disk");
    }
    println!("release/npm/          the package of the embedding element and the engine");
    println!("release/shell/        completions and the manual page of the command");
    Ok(ExitCode::SUCCESS)
}

/// Makes the other forms of the bundle in dist/.
pub(crate) fn make(files: &Files) -> Result<()> {
    let release = project::release();
    fs::create_dir_all(&release).context("making the folder release")?;
    let games = games::in_bundle();
    for game in &games {
        let page = single::page(files, game, &games)?;
        files::write_file(&release, game.single, page.as_bytes())?;
    }
    package::write(files, &release.join("npm"))?;
    shell::write(&release.join("shell"))
}
