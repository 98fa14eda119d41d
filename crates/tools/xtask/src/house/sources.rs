//! The files of the project, as git tracks them.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::project;

/// What counts as code, by its ending.
const CODE: &[&str] = &["rs", "ts", "mjs", "js", "py", "css", "html"];

/// One text file of the project.
pub(super) struct Source {
    /// Its path below the project's top folder.
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    pub(super) fn is_rust(&self) -> bool {
        self.ending() == "rs"
    }

    pub(super) fn is_code(&self) -> bool {
        CODE.contains(&self.ending())
    }

    pub(super) fn ending(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, ending)| ending)
    }

    /// The folder that it is counted under: a crate, a game, or a folder at the top.
    pub(super) fn room(&self) -> String {
        let parts: Vec<&str> = self.path.split('/').collect();
        let depth = match parts[..] {
            ["crates", ..] => 3,
            _ => 1,
        };
        let folders = parts.len() - 1;
        parts[..depth.min(folders)].join("/")
    }
}

/// Every tracked text file.
pub(super) fn read() -> Result<Vec<Source>> {
    let listed = Command::new("git")
        .args(["ls-files", "-z"])
        .current_dir(project::root())
        .output()
        .context("cannot run git")?;
    if !listed.status.success() {
        bail!(
            "git ls-files failed: {}",
            String::from_utf8_lossy(&listed.stderr).trim()
        );
    }
    let names = String::from_utf8(listed.stdout).context("git names a file that is not UTF-8")?;
    let names = names.split('\0').filter(|name| !name.is_empty());
    // Binary files, and files that were deleted and not committed, are passed over.
    let read = |name: &str| {
        let text = fs::read_to_string(project::path(name)).ok()?;
        let path = name.to_owned();
        Some(Source { path, text })
    };
    Ok(names.filter_map(read).collect())
}
