//! `cargo xtask dist`: the game in the three forms in which it leaves the house.

mod package;
mod reproducible;
mod single;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::bundle::{self, Files};
use crate::project;

/// What the single file is called.
const SINGLE: &str = "sahkku.html";

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
    println!("release/{SINGLE}   one file, to be opened from disk");
    println!("release/npm/          the package of the embedding element");
    Ok(ExitCode::SUCCESS)
}

/// Makes the other forms of the bundle in dist/.
pub(crate) fn make(files: &Files) -> Result<()> {
    let release = project::release();
    fs::create_dir_all(&release).context("making the folder release")?;
    let page = single::page(files)?;
    bundle::write_file(&release, SINGLE, page.as_bytes())?;
    package::write(files, &release.join("npm"))
}
