//! Packages from npm, kept inside the project.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{process, project, report};

/// Installs exactly what the lock file of a folder of the project names, where that is not there yet, with none of the packages'
/// install scripts; gives the folder with the packages.
pub(crate) fn packages(name: &str) -> Result<PathBuf> {
    let folder = project::path(name);
    let lock_file = folder.join("package-lock.json");
    let wanted =
        fs::read(&lock_file).with_context(|| format!("reading {name}/package-lock.json"))?;
    let packages = folder.join("node_modules");
    let stamp = packages.join(".installed-from");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(packages);
    }
    report::step(&format!("npm packages of the folder {name}"), || {
        process::run(npm()?.args(["ci", "--ignore-scripts"]).current_dir(&folder))?;
        fs::write(&stamp, &wanted).with_context(|| format!("writing {}", stamp.display()))
    })?;
    Ok(packages)
}

/// A program of the npm packages that `tools/package.json` names. The caller holds the lock.
pub(crate) fn tool(name: &str) -> Result<PathBuf> {
    let folder = packages("tools")?.join(".bin");
    process::program_in(&folder, name)
        .with_context(|| format!("no npm package of tools/package.json brings {name}"))
}

fn npm() -> Result<Command> {
    let Some(npm) = process::find("npm") else {
        bail!("npm is not on PATH: it comes with Node");
    };
    let mut command = Command::new(npm);
    command.args([
        "--no-fund",
        "--no-audit",
        "--no-update-notifier",
        "--loglevel=error",
    ]);
    Ok(command)
}
