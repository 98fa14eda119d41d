//! `cargo xtask dist --check-reproducible`: builds one commit twice, in two folders of different names, and compares.

use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::files::{self, Files};
use crate::{process, project, report};

/// The folders that are compared.
const MADE: &[&str] = &["dist", "release"];

pub(super) fn check() -> Result<ExitCode> {
    let ground = project::tools().join("reproducible");
    if ground.exists() {
        fs::remove_dir_all(&ground).context("emptying .tools/reproducible")?;
    }
    // Commits may be made while it builds.
    let commit = last_commit(project::root())?;
    println!("Commit {commit}");
    let folders = [ground.join("one"), ground.join("the/other")];
    for folder in &folders {
        check_out(project::root(), &commit, folder)?;
    }
    let [one, other] = folders;
    let (one, other) = (build(&one)?, build(&other)?);
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

fn last_commit(repository: &Path) -> Result<String> {
    let printed = process::output_of(git(repository).args(["rev-parse", "HEAD"]))?;
    Ok(printed.trim().to_owned())
}

/// Makes a fresh copy of the repository as it was at a commit.
fn check_out(repository: &Path, commit: &str, folder: &Path) -> Result<()> {
    let mut clone = git(repository);
    clone
        .args(["clone", "--quiet", "--no-hardlinks", "--no-checkout"])
        .arg(repository)
        .arg(folder);
    process::run(&mut clone)?;
    process::run(git(folder).args(["checkout", "--quiet", "--detach", commit]))
}

/// `git` in a folder. A hook that runs us may have set variables that lead to its own repository.
fn git(folder: &Path) -> Command {
    let mut git = Command::new("git");
    git.current_dir(folder);
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
        git.env_remove(variable);
    }
    git
}

/// Builds the copy of the project in a folder with the tools that are here.
fn build(folder: &Path) -> Result<Files> {
    report::step(&format!("Everything anew in {}", folder.display()), || {
        let path = process::path_led_by([project::tools().join("bin").as_path()])?;
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
        for (name, contents) in files::read_folder(&folder.join(part))? {
            made.insert(format!("{part}/{name}"), contents);
        }
    }
    Ok(made)
}

#[cfg(test)]
mod tests {
    use std::{env, process::id};

    use super::*;

    fn commit(repository: &Path, contents: &str) {
        fs::write(repository.join("file"), contents).unwrap();
        let by = [
            "user.name=A",
            "user.email=a@example.org",
            "commit.gpgsign=false",
        ];
        let by = by.iter().flat_map(|setting| ["-c", setting]);
        process::run(git(repository).args(["add", "file"])).unwrap();
        process::run(
            git(repository)
                .args(by)
                .args(["commit", "--quiet", "-m", contents]),
        )
        .unwrap();
    }

    #[test]
    fn both_copies_are_of_the_commit_that_was_last_at_the_beginning() {
        let ground = env::temp_dir().join(format!("sahkku-reproducible-{}", id()));
        let repository = ground.join("repository");
        fs::create_dir_all(&repository).unwrap();
        process::run(git(&repository).args(["init", "--quiet"])).unwrap();
        commit(&repository, "first");
        let first = last_commit(&repository).unwrap();
        let copies = [ground.join("one"), ground.join("the/other")];
        for (copy, later) in copies.iter().zip(["second", "third"]) {
            check_out(&repository, &first, copy).unwrap();
            commit(&repository, later);
            fs::write(repository.join("file"), "not committed").unwrap();
        }
        assert_ne!(last_commit(&repository).unwrap(), first);
        for copy in &copies {
            assert_eq!(last_commit(copy).unwrap(), first);
            assert_eq!(fs::read_to_string(copy.join("file")).unwrap(), "first");
        }
        fs::remove_dir_all(&ground).unwrap();
    }
}
