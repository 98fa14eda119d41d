//! Where a check is in a tree of the project, which need not be the one that lies here.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::fault::Check;
use crate::files;
use crate::program::PACKAGE as WEB;

impl Check {
    /// Whether the tree has this check, by the name of the test.
    pub(super) fn is_in(&self, root: &Path) -> Result<bool> {
        let has = |file: &str, text: &str| {
            let read = fs::read_to_string(root.join(file));
            read.is_ok_and(|whole| whole.contains(text))
        };
        Ok(match self {
            Check::Build { .. } | Check::Clippy | Check::Size => true,
            Check::Conformance { file } => has(file, ""),
            Check::Python { test } => {
                let (file, name) = test.split_once("::").unwrap_or((test, ""));
                has(file, &format!("def {name}"))
            }
            Check::Rust { package, filter } => !RustTests::find(root, package, filter)?.is_empty(),
            Check::Wasm { filter, .. } => !RustTests::find(root, WEB, filter)?.is_empty(),
            Check::Browser { game, spec, title } => {
                has(&format!("tests/browser/{spec}.ts"), title)
                    || has(&format!("crates/games/{game}/browser/{spec}.mts"), title)
            }
        })
    }
}

/// The files with the Rust tests that a filter chooses.
pub(super) struct RustTests {
    package: PathBuf,
    /// The folders of test programs: `tests` of the package, and those elsewhere that its manifest names.
    tests: Vec<PathBuf>,
    files: Vec<PathBuf>,
}

impl RustTests {
    pub(super) fn find(root: &Path, package: &str, filter: &str) -> Result<RustTests> {
        let mut files = Vec::new();
        files::walk(&root.join("crates"), &mut files)?;
        let (mut folder, mut tests) = (PathBuf::new(), Vec::new());
        let name = format!("name = \"{package}\"");
        for manifest in files.iter().filter(|file| file.ends_with("Cargo.toml")) {
            let text = fs::read_to_string(manifest).context("reading a manifest")?;
            if text.lines().any(|line| line == name) {
                folder = manifest.parent().unwrap_or(root).to_owned();
                let elsewhere = text.lines().filter_map(|line| {
                    let mut path = line.strip_prefix("path = \"")?.strip_suffix('"')?;
                    let mut from = folder.as_path();
                    while let Some(above) = path.strip_prefix("../") {
                        (path, from) = (above, from.parent()?);
                    }
                    Some(from.join(path).parent()?.to_owned())
                });
                tests = [folder.join("tests")]
                    .into_iter()
                    .chain(elsewhere)
                    .collect();
            }
        }
        if folder == PathBuf::new() {
            files.clear();
        }
        let has_test = |file: &PathBuf| {
            let text = fs::read_to_string(file).unwrap_or_default();
            text.lines().any(|line| {
                let line = line.trim_start();
                let named = line.strip_prefix("async ").unwrap_or(line);
                let name = named
                    .strip_prefix("fn ")
                    .and_then(|rest| rest.split('(').next());
                name.is_some_and(|name| name.contains(filter))
            })
        };
        files.retain(|file| {
            let is_rust = file.extension().is_some_and(|ending| ending == "rs");
            let is_its = tests
                .iter()
                .chain([&folder])
                .any(|own| file.starts_with(own));
            is_rust && is_its && has_test(file)
        });
        Ok(RustTests {
            package: folder,
            tests,
            files,
        })
    }

    fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// What cargo is told so that it builds no test program without these tests.
    pub(super) fn targets(&self) -> Vec<String> {
        let all = || vec!["--tests".to_owned()];
        let tests = self.package.join("tests");
        let is_beside = |file: &&PathBuf| self.tests.iter().any(|own| file.starts_with(own));
        let beside = self.files.iter().filter(is_beside);
        match beside.count() {
            0 => match ["lib.rs", "main.rs"]
                .map(|file| self.package.join("src").join(file).exists())
            {
                [true, false] => vec!["--lib".to_owned()],
                [false, true] => vec!["--bins".to_owned()],
                _ => all(),
            },
            count if count < self.files.len() => all(),
            _ if tests.join("main.rs").exists() => vec!["--test=*".to_owned()],
            // Each file is a program.
            _ => {
                let program = |file: &PathBuf| {
                    let is_one = file.parent() == Some(&tests);
                    let name = file.file_stem().filter(|_| is_one);
                    format!("--test={}", name.unwrap_or("*".as_ref()).to_string_lossy())
                };
                self.files.iter().map(program).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_all;
    use super::*;
    use crate::project;

    #[test]
    fn the_check_of_every_fault_is_there() {
        let faults = read_all().unwrap();
        let missing = faults
            .iter()
            .filter(|fault| !fault.check(false).is_in(project::root()).unwrap());
        let missing: Vec<_> = missing
            .map(|fault| (&fault.name, fault.check(false).to_string()))
            .collect();
        assert!(missing.is_empty(), "these checks are gone: {missing:#?}");
    }

    #[test]
    fn what_is_not_there_is_noticed() {
        for text in [
            "conformance crates/games/sahkku/oracle/nothing.test.mjs",
            "python python/tests/test_openspiel.py::test_of_nothing",
            "rust nothing",
            "rust kiosk of_nothing_at_all",
            "wasm sahkku of_nothing_at_all",
            "browser sahkku nothing.spec",
            "browser sahkku kiosk.spec -g of nothing at all",
        ] {
            assert!(
                !Check::read(text).unwrap().is_in(project::root()).unwrap(),
                "{text}"
            );
        }
    }

    #[test]
    fn only_the_program_with_the_test_is_built() {
        for (package, filter, expected) in [
            ("kiosk", "hours_may_go_over_midnight", "--lib"),
            ("kiosk", "everything_can_be_chosen", "--test=config"),
            ("session", "a_damaged_save_is_refused", "--test=*"),
            ("xtask", "what_is_not_there_is_noticed", "--bins"),
            ("kiosk", "", "--tests"),
        ] {
            let tests = RustTests::find(project::root(), package, filter).unwrap();
            assert_eq!(tests.targets(), [expected], "{package} {filter}");
        }
    }
}
