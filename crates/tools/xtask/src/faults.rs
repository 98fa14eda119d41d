//! `cargo xtask faults`: applies deliberate faults in turn, and demands that the check which each names notices it.
//!
//! That is the proof that a suite which was made faster has lost nothing. The faults are in `tests/faults`, those of a game in its
//! folder `faults`.

mod fault;
mod place;
mod record;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use lexopt::prelude::*;

use crate::games::GAMES;
use crate::pins::Pins;
use crate::{files, project, tools};
use fault::Fault;
use record::Record;
use tree::{Tree, Tried, Verdict};

/// The files of all faults, one each.
pub(crate) fn patches() -> Result<Vec<PathBuf>> {
    let games = GAMES.iter();
    let games = games.map(|game| format!("crates/games/{}/faults", game.id));
    let mut patches = Vec::new();
    for folder in games.chain(["tests/faults".to_owned()]) {
        let folder = project::path(&folder);
        if folder.is_dir() {
            files::walk(&folder, &mut patches)?;
        }
    }
    Ok(patches)
}

/// Whether a file of the project is a fault.
pub(crate) fn is_patch(file: &str) -> bool {
    file.ends_with(".patch")
}

#[derive(Default)]
struct Options {
    names: Vec<String>,
    area: Option<String>,
    list: bool,
    at: Option<String>,
    csv: Option<PathBuf>,
    mutants: Option<String>,
}

pub(crate) fn command(arguments: lexopt::Parser) -> Result<ExitCode> {
    let options = options(arguments)?;
    if let Some(package) = &options.mutants {
        return mutants(package);
    }
    let all = read_all()?;
    let mut record = match &options.csv {
        Some(path) => Some((Record::read(path, &all)?, path)),
        None => None,
    };
    let chosen = chosen(&options, all)?;
    if options.list {
        for fault in &chosen {
            println!("{:<40}{:<13}{}", fault.name, fault.area, fault.what);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let before = options.at.is_some();
    let tree = Tree::of(options.at.as_deref())?;
    let results = tree.try_all(&chosen, |fault, tried| {
        if let Some((record, path)) = &mut record {
            record.note(fault, before, tried);
            record.write(path)?;
        }
        Ok(())
    })?;
    println!(
        "\n{:<40}{:<13}{:>7}  {:<14}check",
        "fault", "area", "seconds", "verdict"
    );
    for (fault, Tried { seconds, verdict }) in &results {
        let (name, area, check) = (&fault.name, &fault.area, fault.check(before));
        println!("{name:<40}{area:<13}{seconds:>7.1}  {verdict:<14}{check}");
    }
    let caught = results
        .iter()
        .filter(|(_, tried)| tried.verdict == Verdict::Caught);
    let caught = caught.count();
    println!("{caught} caught, {} not caught", results.len() - caught);
    Ok(if caught == results.len() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn options(mut arguments: lexopt::Parser) -> Result<Options> {
    let mut options = Options::default();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("list") => options.list = true,
            Long("area") => options.area = Some(arguments.value()?.string()?),
            Long("at") => options.at = Some(arguments.value()?.string()?),
            Long("csv") => options.csv = Some(arguments.value()?.into()),
            Long("mutants") => options.mutants = Some(arguments.value()?.string()?),
            Value(name) => options.names.push(name.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

/// All faults, by name.
fn read_all() -> Result<Vec<Fault>> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let name = path.display().to_string();
        Fault::read(path, &text).context(name)
    };
    let mut faults: Vec<Fault> = patches()?.into_iter().map(read).collect::<Result<_>>()?;
    faults.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(faults)
}

/// The faults that are asked for, those with the same check beside each other: then little is compiled twice.
fn chosen(options: &Options, mut faults: Vec<Fault>) -> Result<Vec<Fault>> {
    let known = |name: &&String| faults.iter().any(|fault| fault.name == **name);
    if let Some(unknown) = options.names.iter().find(|name| !known(name)) {
        bail!("there is no fault `{unknown}`; `cargo xtask faults --list` names all");
    }
    faults.retain(|fault| {
        let named = options.names.is_empty() || options.names.contains(&fault.name);
        named && options.area.as_ref().is_none_or(|area| *area == fault.area)
    });
    if faults.is_empty() {
        bail!("there is no such fault");
    }
    let before = options.at.is_some();
    faults.sort_by(|a, b| a.check(before).cmp(b.check(before)));
    Ok(faults)
}

/// Changes a package in every way that cargo-mutants knows, and lists what its tests do not notice.
fn mutants(package: &str) -> Result<ExitCode> {
    let program = {
        let _alone = crate::setup::lock()?;
        tools::cargo_mutants(&Pins::read()?)?
    };
    let out: &Path = &project::path("target/mutants");
    fs::create_dir_all(out).context("making target/mutants")?;
    let status = Command::new(program)
        .current_dir(project::root())
        .args(["mutants", "--package", package, "--output"])
        .arg(out)
        .status()
        .context("running cargo-mutants")?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process;

    /// Code moves, and a fault that cannot be made proves nothing.
    #[test]
    fn every_fault_can_be_made() {
        let faults = read_all().unwrap();
        let applies = |fault: &&Fault| {
            let mut git = Command::new("git");
            git.current_dir(project::root()).args(["apply", "--check"]);
            process::output_of(git.arg(&fault.file)).is_ok()
        };
        let stale = faults.iter().filter(|fault| !applies(fault));
        let stale: Vec<_> = stale.map(|fault| &fault.name).collect();
        assert!(stale.is_empty(), "these patches do not apply: {stale:?}");
    }

    #[test]
    fn faults_are_chosen_by_name_and_area() {
        let chosen = |arguments: &[&str]| {
            let options = options(lexopt::Parser::from_args(arguments)).unwrap();
            chosen(&options, read_all().unwrap()).map(|faults| faults.len())
        };
        assert_eq!(chosen(&[]).unwrap(), read_all().unwrap().len());
        assert!(chosen(&["--area", "words"]).unwrap() < chosen(&[]).unwrap());
        assert!(chosen(&["no-such-fault"]).is_err());
        assert!(chosen(&["--area", "nowhere"]).is_err());
    }
}
