//! `cargo xtask test --changed`: the steps and packages that changed files can break.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;
use toml::Table;
use xshell::cmd;

use super::STEPS;
use crate::bundle;
use crate::project::{root, shell};

/// The steps and packages that some changed files can break.
#[derive(Debug, Default)]
pub(super) struct Affected {
    pub(super) steps: BTreeSet<&'static str>,
    /// Patterns for the names of the packages with changed files. Their dependents are tested, too.
    pub(super) packages: BTreeSet<String>,
}

/// The effects of the changes since a revision, including uncommitted ones; `None` if they can break everything.
pub(super) fn since(revision: &str) -> Result<Option<Affected>> {
    let sh = shell()?;
    let base = cmd!(sh, "git merge-base {revision} HEAD").read()?;
    let changed = cmd!(sh, "git diff --name-only --no-renames {base}").read()?;
    let new = cmd!(sh, "git ls-files --others --exclude-standard").read()?;
    let mut affected = Affected::default();
    for file in changed.lines().chain(new.lines()) {
        if !affected.add(file)? {
            return Ok(None);
        }
    }
    Ok(Some(affected))
}

impl Affected {
    /// Adds the effects of a file. Returns whether they are less than everything.
    fn add(&mut self, file: &str) -> Result<bool> {
        let (all, mut steps) = (STEPS.iter().map(|step| step.0), BTreeSet::new());
        let is_of_game = file.starts_with("crates/games/");
        let is_of_page = file.starts_with("crates/page/") || file.contains("/page/");
        if file.ends_with(".md") {
            // Tests check its links and its examples.
            steps.insert("rust");
            self.packages
                .extend(["xtask", "sahkku-cli"].map(str::to_owned));
        } else if file.starts_with("tests/") || file.contains("/browser/") && is_of_game {
            steps.extend(["engines", "browser"]);
        } else if file.starts_with("crates/") {
            let of_page = ["bundle", "size", "wasm", "engines", "browser"];
            let of_others = ["conformance", "packages", "python"];
            steps.extend(all.filter(|step| bundle::is_source(file) || !of_page.contains(step)));
            steps.retain(|step| !is_of_page || !of_others.contains(step));
        } else {
            return Ok(false);
        }
        self.steps.extend(steps);
        if let Some(owner) = owner(file)? {
            self.packages.insert(owner);
        }
        Ok(true)
    }
}

/// The package in whose folder a file lies, or a pattern for all packages of its game.
fn owner(file: &str) -> Result<Option<String>> {
    let folders = Path::new(file).ancestors().skip(1);
    let folders = folders.filter(|folder| *folder != "");
    let mut manifests = folders.map(|folder| root().join(folder).join("Cargo.toml"));
    if let Some(manifest) = manifests.find(|file| file.is_file()) {
        let manifest: Table = shell()?.read_file(manifest)?.parse()?;
        return Ok(manifest["package"]["name"].as_str().map(str::to_owned));
    }
    let game = file
        .strip_prefix("crates/games/")
        .and_then(|rest| rest.split('/').next());
    Ok(game.map(|game| format!("{game}*")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_breaks_what_is_made_of_it() {
        let affected = |file: &str| {
            let mut affected = Affected::default();
            affected.add(file).unwrap().then_some(affected)
        };
        let rules = affected("crates/games/kotra/rules/src/lib.rs").unwrap();
        assert_eq!(
            (rules.steps.len(), rules.packages),
            (STEPS.len(), ["kotra".to_owned()].into())
        );
        let command = affected("crates/apps/cli/src/main.rs").unwrap();
        assert!(command.steps.contains("conformance") && !command.steps.contains("browser"));
        let document = affected("crates/games/kotra/docs/notation.md").unwrap();
        assert!(document.steps.len() == 1 && document.packages.contains("kotra*"));
        assert!(affected("Cargo.lock").is_none());
    }
}
