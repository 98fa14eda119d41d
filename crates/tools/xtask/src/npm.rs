//! Packages from npm, kept inside the project.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{process, project, report};

/// Installs one package at one version into a folder, with none of its install scripts.
pub(crate) fn install(folder: &Path, package: &str, version: &str) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    let wanted = format!("{package}@{version}");
    process::run(
        npm()?
            .args([
                "install",
                "--no-save",
                "--no-package-lock",
                "--ignore-scripts",
                "--prefix",
            ])
            .arg(folder)
            .arg(wanted),
    )
}

/// Installs exactly what the lock file of the browser tests names, where that is not there yet.
pub(crate) fn browser_tests() -> Result<()> {
    let folder = project::path("tests");
    let lock_file = folder.join("package-lock.json");
    let wanted = fs::read(&lock_file).context("reading tests/package-lock.json")?;
    let stamp = folder.join("node_modules/.installed-from");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    report::step("npm packages of the browser tests", || {
        process::run(npm()?.args(["ci", "--ignore-scripts"]).current_dir(&folder))?;
        fs::write(&stamp, &wanted).context("writing tests/node_modules/.installed-from")
    })
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
