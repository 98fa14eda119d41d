//! `cargo xtask bench`: every file `crates/*/benches/NAME.rs` is a benchmark, described by its first line.
//!
//! A benchmark is a program of its own (`harness = false` in its crate's Cargo.toml) that prints what it measured.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::{pins, process, project};

struct Bench {
    package: String,
    about: String,
}

pub(crate) fn command(mut arguments: lexopt::Parser) -> Result<ExitCode> {
    let benches = all()?;
    let name = match arguments.next()? {
        Some(Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected().into()),
        None => {
            list(&benches);
            return Ok(ExitCode::SUCCESS);
        }
    };
    let bench = benches.get(&name).with_context(|| {
        format!("there is no benchmark `{name}`; `cargo xtask bench` lists them")
    })?;
    let rest: Vec<OsString> = arguments.raw_args()?.collect();
    process::run(
        process::cargo()
            .current_dir(project::root())
            .args(["bench", "--package", &bench.package, "--bench", &name, "--"])
            .args(rest),
    )?;
    Ok(ExitCode::SUCCESS)
}

fn list(benches: &BTreeMap<String, Bench>) {
    if benches.is_empty() {
        println!("There are no benchmarks yet; crates/CRATE/benches/NAME.rs would be one.");
    }
    for (name, bench) in benches {
        println!("  {name:<16} {}", bench.about);
    }
}

fn all() -> Result<BTreeMap<String, Bench>> {
    let mut benches = BTreeMap::new();
    for folder in fs::read_dir(project::path("crates")).context("reading the folder crates")? {
        let folder = folder.context("reading the folder crates")?.path();
        let Ok(files) = fs::read_dir(folder.join("benches")) else {
            continue;
        };
        let package = package_in(&folder)?;
        for file in files {
            let file = file
                .with_context(|| format!("reading the benchmarks of {package}"))?
                .path();
            if file.extension().is_some_and(|ending| ending == "rs")
                && let Some(name) = file.file_stem()
            {
                let text = fs::read_to_string(&file)
                    .with_context(|| format!("reading {}", file.display()))?;
                let bench = Bench {
                    package: package.clone(),
                    about: about(&text),
                };
                benches.insert(name.to_string_lossy().into_owned(), bench);
            }
        }
    }
    Ok(benches)
}

fn package_in(folder: &Path) -> Result<String> {
    let name = folder
        .file_name()
        .context("a crate without a folder")?
        .to_string_lossy();
    let manifest = pins::read_table(&format!("crates/{name}/Cargo.toml"))?;
    let package = manifest
        .get("package")
        .and_then(|package| package.get("name"));
    Ok(package
        .and_then(toml::Value::as_str)
        .with_context(|| format!("crates/{name}/Cargo.toml names no package"))?
        .to_owned())
}

/// The first line of a program's documentation.
fn about(program: &str) -> String {
    let line = program.lines().find_map(|line| line.strip_prefix("//!"));
    line.unwrap_or_default().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_says_what_it_is_about() {
        assert_eq!(
            about("//! Counts positions.\n//! More.\nfn main() {}\n"),
            "Counts positions."
        );
        assert_eq!(about("fn main() {}\n"), "");
    }

    #[test]
    fn the_benchmarks_of_this_project_can_be_listed() {
        assert!(all().is_ok());
        assert_eq!(
            package_in(&project::path("crates/web")).unwrap(),
            "sahkku-web"
        );
    }
}
