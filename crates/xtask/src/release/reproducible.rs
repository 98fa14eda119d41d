//! `cargo xtask dist --check-reproducible`: builds the last commit twice, in two folders of different names, and compares.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::bundle::{self, Files};
use crate::{process, project, report};

/// The folders that are compared.
const MADE: &[&str] = &["dist", "release"];

pub(super) fn check() -> Result<ExitCode> {
    let ground = project::tools().join("reproducible");
    if ground.exists() {
        fs::remove_dir_all(&ground).context("emptying .tools/reproducible")?;
    }
    let one = build(&ground.join("one"))?;
    let other = build(&ground.join("the/other"))?;
    let mut differing = Vec::new();
    for name in one.keys().chain(other.keys()) {
        if one.get(name) != other.get(name) && !differing.contains(&name) {
            differing.push(name);
        }
    }
    for name in &differing {
        println!("differs: {name}");
    }
    println!("{} files, {} of them differ", one.len(), differing.len());
    if !differing.is_empty() {
        println!("Both builds are in .tools/reproducible.");
        return Ok(ExitCode::FAILURE);
    }
    fs::remove_dir_all(&ground).context("removing .tools/reproducible")?;
    Ok(ExitCode::SUCCESS)
}

/// Builds the last commit in a fresh copy of the project, with the tools that are here.
fn build(folder: &Path) -> Result<Files> {
    report::step(&format!("Everything anew in {}", folder.display()), || {
        process::run(
            Command::new("git")
                .args(["clone", "--quiet", "--no-hardlinks"])
                .arg(project::root())
                .arg(folder),
        )?;
        let own: Vec<PathBuf> = ["bin", "npm/node_modules/.bin"]
            .iter()
            .map(|tools| project::tools().join(tools))
            .collect();
        let path = process::path_led_by(own.iter().map(PathBuf::as_path))?;
        process::run(
            process::cargo()
                .args(["xtask", "dist"])
                .current_dir(folder)
                .env_remove("CARGO_MANIFEST_DIR")
                .env_remove("CARGO_TARGET_DIR")
                .env("PATH", path),
        )
    })?;
    let mut made = Files::new();
    for part in MADE {
        for (name, contents) in bundle::read_folder(&folder.join(part))? {
            made.insert(format!("{part}/{name}"), contents);
        }
    }
    Ok(made)
}
