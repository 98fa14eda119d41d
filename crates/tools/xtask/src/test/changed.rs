//! `cargo xtask test --changed`: the steps and packages that changed files can break.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::games;
use crate::program::PACKAGE as WEB;
use crate::{process, project, sources};

/// The package of the `sahkku` command, which the conformance tests run.
const COMMAND: &str = "sahkku-cli";

/// The Python package.
const PYTHON: &str = "sahkku-python";

/// Files that everything depends on.
const EVERYTHING: [&str; 5] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "clippy.toml",
    "tools.toml",
];

/// What some changed files can break.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Affected {
    /// The steps that can fail by it.
    pub(super) steps: BTreeSet<&'static str>,
    /// The packages that hold the changed files. What depends on them is tested, too.
    pub(super) packages: BTreeSet<String>,
    /// The files of browser tests that are to be run; none stands for all.
    pub(super) browser_tests: Vec<String>,
}

/// What the changes since a revision can break, those that are not committed included; `None` if that is everything.
pub(super) fn since(revision: &str) -> Result<Option<Affected>> {
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        process::output_of(git.args(arguments).current_dir(project::root()))
    };
    let base = git(&["merge-base", revision, "HEAD"])?;
    let changed = git(&["diff", "--name-only", "--no-renames", base.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    let files: Vec<&str> = changed.lines().chain(new.lines()).collect();
    Workspace::read()?.affected_by(&files)
}

/// A package of the workspace.
struct Package {
    name: String,
    /// Relative to the project's folder.
    folder: String,
    published: bool,
}

struct Workspace(Vec<Package>);

impl Workspace {
    fn read() -> Result<Workspace> {
        let mut metadata = process::cargo();
        metadata
            .args(["metadata", "--format-version=1", "--no-deps"])
            .current_dir(project::root());
        let metadata: Value = serde_json::from_str(&process::output_of(&mut metadata)?)
            .context("reading cargo's metadata")?;
        let packages = metadata["packages"].as_array().into_iter().flatten();
        let packages = packages.filter_map(|package| {
            let folder = Path::new(package["manifest_path"].as_str()?).parent()?;
            Some(Package {
                name: package["name"].as_str()?.to_owned(),
                folder: relative(folder),
                published: package["publish"].is_null(),
            })
        });
        Ok(Workspace(packages.collect()))
    }

    /// The packages that a file belongs to: the one in whose folder it lies, or those of the game in whose folder it lies.
    fn owners(&self, file: &str) -> Vec<&Package> {
        let lies_in = |folder: &str| Path::new(file).starts_with(folder);
        if let Some(owner) = self.0.iter().find(|package| lies_in(&package.folder)) {
            return vec![owner];
        }
        let game = games::GAMES
            .iter()
            .map(|game| format!("crates/games/{}", game.id));
        let game = game.into_iter().find(|folder| lies_in(folder));
        let of_game = |package: &&Package| {
            let folder = Path::new(&package.folder);
            game.as_ref().is_some_and(|game| folder.starts_with(game))
        };
        self.0.iter().filter(of_game).collect()
    }

    /// What these files can break; `None` if that is everything.
    fn affected_by(&self, files: &[&str]) -> Result<Option<Affected>> {
        let closure = |package: &str| -> Result<BTreeSet<String>> {
            let folders = sources::crates(&[package])?;
            Ok(folders.iter().map(|folder| relative(folder)).collect())
        };
        let bundle: BTreeSet<String> = sources::files()?
            .iter()
            .map(|file| relative(file))
            .collect();
        let (command, python) = (closure(COMMAND)?, closure(PYTHON)?);
        let mut affected = Affected::default();
        let mut all_browser_tests = false;
        for &file in files {
            if EVERYTHING.contains(&file) {
                return Ok(None);
            }
            let owners = self.owners(file);
            let is_built = |folders: &BTreeSet<String>| {
                owners
                    .iter()
                    .any(|package| folders.contains(&package.folder))
            };
            let mut steps: Vec<&'static str> = Vec::new();
            if !owners.is_empty() {
                steps.extend(["fmt", "clippy", "rust"]);
            }
            if file.ends_with(".md") {
                // Its links, and the examples in it, are followed by these.
                steps.extend(["rust"]);
                affected
                    .packages
                    .extend(["xtask", COMMAND].map(str::to_owned));
            }
            if bundle.contains(file) {
                steps.extend(["bundle", "size", "wasm", "engines", "browser"]);
                all_browser_tests = true;
            }
            if is_built(&command) || games::is_of_oracle(file) {
                steps.push("conformance");
            }
            if is_built(&command)
                || is_built(&python)
                || file.starts_with("python/")
                || file.starts_with("research/")
            {
                steps.push("python");
            }
            if owners.iter().any(|package| package.published) {
                steps.push("packages");
            }
            if let Some(name) = browser_test(file) {
                steps.push("browser");
                affected.browser_tests.push(name.to_owned());
            } else if file.starts_with("tests/browsers/") {
                steps.push("engines");
            } else if file.starts_with("tests/browser/") || file.starts_with("tests/support/") {
                steps.extend(["engines", "browser"]);
                all_browser_tests = true;
            }
            if steps.is_empty() {
                return Ok(None);
            }
            affected.steps.extend(steps);
            affected
                .packages
                .extend(owners.iter().map(|package| package.name.clone()));
        }
        if affected.packages.contains(WEB) {
            affected.steps.insert("wasm");
        }
        if all_browser_tests {
            affected.browser_tests.clear();
        }
        Ok(Some(affected))
    }
}

/// The name of a file of browser tests. Those of a single game are in its folder.
fn browser_test(file: &str) -> Option<&str> {
    let (folder, name) = file.rsplit_once("/browser/")?;
    let is_of_tests = folder == "tests" || folder.starts_with("crates/games/");
    (is_of_tests && name.contains(".spec.")).then_some(name)
}

/// The packages of the workspace that others can have from a registry.
pub(super) fn published() -> Result<Vec<String>> {
    let packages = Workspace::read()?.0.into_iter();
    Ok(packages
        .filter(|package| package.published)
        .map(|package| package.name)
        .collect())
}

/// A path as git names it.
fn relative(path: &Path) -> String {
    let inside = path.strip_prefix(project::root()).unwrap_or(path);
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn affected(file: &str) -> Affected {
        Workspace::read()
            .unwrap()
            .affected_by(&[file])
            .unwrap()
            .unwrap()
    }

    #[test]
    fn a_rule_can_break_all_that_is_built_on_it() {
        let affected = affected("crates/games/hnefatafl/rules/src/lib.rs");
        assert_eq!(affected.packages, ["hnefatafl-rules".to_owned()].into());
        for step in [
            "fmt",
            "clippy",
            "rust",
            "conformance",
            "packages",
            "bundle",
            "python",
            "wasm",
            "engines",
            "browser",
        ] {
            assert!(affected.steps.contains(step), "{step}");
        }
        assert!(affected.browser_tests.is_empty());
    }

    #[test]
    fn the_command_can_break_nothing_on_the_page() {
        let affected = affected("crates/apps/cli/src/main.rs");
        assert!(affected.steps.contains("conformance"));
        assert!(!affected.steps.contains("browser") && !affected.steps.contains("wasm"));
    }

    #[test]
    fn a_browser_test_can_break_only_itself() {
        let affected = affected("tests/browser/smoke.spec.ts");
        assert_eq!(affected.steps, ["browser"].into());
        assert_eq!(affected.browser_tests, ["smoke.spec.ts"]);
        assert!(affected.packages.is_empty());
    }

    #[test]
    fn a_document_of_a_game_can_break_the_packages_of_that_game() {
        let affected = affected("crates/games/hnefatafl/docs/notation.md");
        assert!(
            affected.packages.contains("hnefatafl-rules"),
            "{affected:?}"
        );
        assert!(!affected.packages.contains("kotra"));
    }

    #[test]
    fn an_unknown_file_can_break_everything() {
        let workspace = Workspace::read().unwrap();
        for file in ["Cargo.lock", "tools.toml", "something/new.xyz"] {
            assert_eq!(
                workspace.affected_by(&["README.md", file]).unwrap(),
                None,
                "{file}"
            );
        }
    }
}
