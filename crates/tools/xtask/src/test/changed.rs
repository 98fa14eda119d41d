//! `cargo xtask test --changed`: what the changed files can break.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::program::PACKAGE as WEB;
use crate::{faults, files, games, guide, process, project, sources};

/// The package of the `sahkku` command, which the conformance tests run.
const COMMAND: &str = "sahkku-cli";

/// The packages that the game of `docs/adding-a-game.md` is built with: those of small games, the command, and the page.
const OF_GUIDE: [&str; 4] = ["small", "plain-page", COMMAND, WEB];

/// The Python package, which is a workspace of its own.
const PYTHON: &str = "python/Cargo.toml";

/// Files that everything depends on.
const EVERYTHING: [&str; 8] = [
    ".cargo/config.toml",
    ".ci/run",
    "Cargo.lock",
    "Cargo.toml",
    "clippy.toml",
    "rustfmt.toml",
    "tests/package-lock.json",
    "tools.toml",
];

/// What some changed files can break.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Affected {
    /// The steps that can fail by it.
    pub(super) steps: BTreeSet<&'static str>,
    /// The packages of the workspace with the changed files, and all that depend on them.
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
    Ok(Workspace::read()?.affected_by(&files))
}

/// A package of the workspace.
#[derive(Default)]
struct Package {
    /// Its folder, relative to the project's.
    folder: String,
    /// Others can have it from a registry.
    published: bool,
    /// The packages of the workspace that it is built or tested with.
    needs: BTreeSet<String>,
    /// The text of its sources, in which the files that it includes from elsewhere are named.
    text: String,
}

/// What must be known of the project to tell what a file belongs to.
struct Workspace {
    packages: BTreeMap<String, Package>,
    /// The packages that the Python package is built from.
    python: BTreeSet<String>,
    /// The files that the bundle is made of, relative to the project's folder.
    bundle: BTreeSet<String>,
    /// The deliberate faults, which must fit the files that they change, and name checks that are there.
    faults: String,
}

impl Workspace {
    fn read() -> Result<Workspace> {
        let mut packages = read_packages("Cargo.toml")?;
        for package in packages.values_mut() {
            let mut files = Vec::new();
            files::walk(&project::path(&package.folder), &mut files)?;
            files.retain(|file| file.extension().is_some_and(|ending| ending == "rs"));
            for file in files {
                package.text += &fs::read_to_string(&file)
                    .with_context(|| format!("reading {}", file.display()))?;
            }
        }
        let python = read_packages(PYTHON)?
            .into_values()
            .flat_map(|package| package.needs);
        let bundle = sources::files()?;
        let patches = faults::patches()?;
        let faults = patches.iter().map(fs::read_to_string);
        Ok(Workspace {
            packages,
            python: python.collect(),
            bundle: bundle.iter().map(|file| relative(file)).collect(),
            faults: faults
                .collect::<Result<_, _>>()
                .context("reading a fault")?,
        })
    }

    /// The package in whose folder a file lies.
    fn owner(&self, file: &str) -> Option<&str> {
        let holds = |folder: &str| {
            file.strip_prefix(folder)
                .is_some_and(|rest| rest.starts_with('/'))
        };
        let found = self
            .packages
            .iter()
            .find(|(_, package)| holds(&package.folder));
        found.map(|(name, _)| name.as_str())
    }

    /// The packages whose sources name a file outside of them, or a folder that it lies in: by its path in the project, or in the
    /// folder that the package lies in. A text is read by its own name only.
    fn naming<'a>(&'a self, file: &'a str) -> impl Iterator<Item = &'a str> {
        let levels = if file.ends_with(".md") { 1 } else { usize::MAX };
        let paths: Vec<&Path> = Path::new(file).ancestors().take(levels).collect();
        let named = move |package: &Package| {
            let beside = Path::new(&package.folder).parent();
            let inside = |path: &&'a Path| path.strip_prefix(beside?).ok();
            let names = paths.iter().copied().chain(paths.iter().filter_map(inside));
            // The name of a top folder alone is also an ordinary word.
            names
                .filter_map(Path::to_str)
                .filter(|name| name.contains('/') || name.contains('.'))
                .any(|name| package.text.contains(name))
        };
        // These commands name files that only what they run depends on.
        let packages = self
            .packages
            .iter()
            .filter(|(name, _)| *name != env!("CARGO_PKG_NAME"));
        packages.filter_map(move |(name, package)| named(package).then_some(name.as_str()))
    }

    /// Whether a deliberate fault may fit no longer: this command's own tests notice that.
    fn is_of_faults(&self, file: &str, owner: Option<&str>) -> bool {
        let test = browser_test(file).and_then(|name| name.rsplit_once('.'));
        let named = [
            Some(format!("+++ b/{file}\n")),
            owner.map(|package| format!(" rust {package} ")),
            test.map(|(spec, _)| format!(" {spec} ")),
        ];
        let mut named = named.into_iter().flatten();
        faults::is_patch(file) || named.any(|text| self.faults.contains(&text))
    }

    /// Some packages, and all that depend on them.
    fn with_dependents(&self, packages: BTreeSet<String>) -> BTreeSet<String> {
        let mut found = packages;
        loop {
            let more: Vec<String> = self
                .packages
                .iter()
                .filter(|(name, package)| {
                    !found.contains(*name) && !package.needs.is_disjoint(&found)
                })
                .map(|(name, _)| name.clone())
                .collect();
            if more.is_empty() {
                return found;
            }
            found.extend(more);
        }
    }

    /// What these files can break; `None` if that is everything.
    fn affected_by(&self, files: &[&str]) -> Option<Affected> {
        let mut affected = Affected::default();
        let (mut roots, mut all_browser_tests) = (BTreeSet::new(), false);
        for file in files {
            if EVERYTHING.contains(file) {
                return None;
            }
            let owner = self.owner(file);
            let naming: BTreeSet<&str> = match owner {
                Some(owner) => [owner].into(),
                // Only the tests in browsers read these.
                None if file.ends_with(".mts") => BTreeSet::new(),
                None => self.naming(file).collect(),
            };
            // The links of every page are followed by this command's own tests.
            let is_page = file.ends_with(".md");
            let mut known = !naming.is_empty() || is_page || faults::is_patch(file);
            roots.extend(naming.into_iter().map(str::to_owned));
            if is_page || self.is_of_faults(file, owner) {
                roots.insert(env!("CARGO_PKG_NAME").to_owned());
            }
            let mut when = |applies: bool, steps: &[&'static str]| {
                if applies {
                    known = true;
                    affected.steps.extend(steps);
                }
                applies
            };
            when(file.ends_with(".rs"), &["fmt"]);
            when(*file == "budget.toml", &["bundle", "size"]);
            when(games::is_of_oracle(file), &["conformance"]);
            when(
                file.starts_with("python/") || file.starts_with("research/"),
                &["python"],
            );
            when(*file == guide::PAGE, &["guide"]);
            all_browser_tests |= when(
                self.bundle.contains(*file),
                &["bundle", "size", "engines", "browser"],
            );
            if let Some(name) = browser_test(file) {
                when(true, &["browser"]);
                affected.browser_tests.push(name.to_owned());
            } else if file.starts_with("tests/browsers/") {
                when(true, &["engines"]);
            } else {
                let of_others = games::is_of_oracle(file) || faults::is_patch(file);
                let of_browser_tests =
                    file.ends_with(".mts") || file.starts_with("tests/") && !of_others;
                all_browser_tests |= when(
                    of_browser_tests || file.starts_with("docs/hosting/"),
                    &["engines", "browser"],
                );
            }
            if !known {
                return None;
            }
        }
        affected.packages = self.with_dependents(roots);
        if !affected.packages.is_empty() {
            affected.steps.extend(["clippy", "rust"]);
        }
        if affected.packages.contains(WEB) {
            affected.steps.extend(["wasm"]);
        }
        if OF_GUIDE
            .iter()
            .any(|name| affected.packages.contains(*name))
        {
            affected.steps.extend(["guide"]);
        }
        if affected.packages.contains(COMMAND) {
            affected.steps.extend(["conformance"]);
        }
        let is_published = |name: &String| self.packages.get(name).is_some_and(|it| it.published);
        if affected.packages.iter().any(is_published) {
            affected.steps.extend(["packages"]);
        }
        if !affected.packages.is_disjoint(&self.python) {
            affected.steps.extend(["python"]);
        }
        if all_browser_tests {
            affected.browser_tests.clear();
        }
        Some(affected)
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
    let packages = read_packages("Cargo.toml")?.into_iter();
    let published = packages.filter(|(_, package)| package.published);
    Ok(published.map(|(name, _)| name).collect())
}

/// The packages of a workspace, and the packages in folders of the project that each needs.
fn read_packages(manifest: &str) -> Result<BTreeMap<String, Package>> {
    let mut metadata = process::cargo();
    metadata
        .args([
            "metadata",
            "--format-version=1",
            "--no-deps",
            "--manifest-path",
        ])
        .arg(project::path(manifest));
    let metadata: Value = serde_json::from_str(&process::output_of(&mut metadata)?)
        .context("reading cargo's metadata")?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut packages = BTreeMap::new();
    for package in list(&metadata["packages"]) {
        let needs = list(&package["dependencies"])
            .into_iter()
            .filter_map(|needed| {
                needed["path"].as_str()?;
                Some(needed["name"].as_str()?.to_owned())
            });
        let manifest = package["manifest_path"].as_str().map(Path::new);
        let folder = manifest
            .and_then(Path::parent)
            .context("a package has no folder")?;
        let name = package["name"].as_str().context("a package has no name")?;
        let package = Package {
            folder: relative(folder),
            published: package["publish"].is_null(),
            needs: needs.collect(),
            text: String::new(),
        };
        packages.insert(name.to_owned(), package);
    }
    Ok(packages)
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

    fn affected(files: &[&str]) -> Affected {
        Workspace::read().unwrap().affected_by(files).unwrap()
    }

    #[test]
    fn a_rule_can_break_all_that_is_built_on_it() {
        let affected = affected(&["crates/games/hnefatafl/rules/src/lib.rs"]);
        for package in [
            "hnefatafl-rules",
            "hnefatafl-table",
            WEB,
            COMMAND,
            "programs",
        ] {
            assert!(affected.packages.contains(package), "{package}");
        }
        assert!(!affected.packages.contains("sahkku-locales"));
        for step in [
            "fmt",
            "clippy",
            "rust",
            "conformance",
            "packages",
            "bundle",
            "python",
            "wasm",
            "guide",
            "engines",
            "browser",
        ] {
            assert!(affected.steps.contains(step), "{step}");
        }
        assert!(affected.browser_tests.is_empty());
    }

    #[test]
    fn the_command_can_break_nothing_on_the_page() {
        let affected = affected(&["crates/apps/cli/src/lib.rs"]);
        assert!(affected.steps.contains("conformance"));
        assert!(!affected.steps.contains("browser") && !affected.steps.contains("wasm"));
        assert!(!affected.packages.contains(WEB));
    }

    #[test]
    fn browser_tests_break_only_themselves() {
        let affected = affected(&["tests/browser/smoke.spec.ts"]);
        assert_eq!(affected.steps, ["browser"].into());
        assert_eq!(affected.browser_tests, ["smoke.spec.ts"]);
        assert!(affected.packages.is_empty());
        let engines = super::tests::affected(&["tests/browsers/engine.ts"]);
        assert_eq!(engines.steps, ["engines"].into());
        let with_style = super::tests::affected(&["tests/browser/smoke.spec.ts", "web/style.css"]);
        assert!(with_style.browser_tests.is_empty());
    }

    #[test]
    fn browser_tests_of_a_game_are_in_its_folder() {
        let of_a_game = |name: &str| affected(&[&format!("crates/games/nim/browser/{name}")]);
        for (name, tests) in [("nim.spec.mts", &["nim.spec.mts"][..]), ("game.mts", &[])] {
            let affected = of_a_game(name);
            assert!(affected.steps.contains("browser"), "{name}");
            assert_eq!(affected.browser_tests, tests, "{name}");
        }
    }

    #[test]
    fn what_a_fault_changes_or_names_is_compared_with_it() {
        for file in [
            "tests/faults/kiosk-keys-lead-out.patch",
            "web/style.css",
            "crates/page/kiosk/src/clock.rs",
            "crates/core/session/tests/saves.rs",
            "tests/browser/kiosk.spec.ts",
        ] {
            assert!(affected(&[file]).packages.contains("xtask"), "{file}");
        }
        let affected = affected(&["tests/faults/kiosk-keys-lead-out.patch"]);
        assert!(!affected.steps.contains("browser"));
    }

    #[test]
    fn what_a_test_includes_from_elsewhere_belongs_to_it() {
        let affected = affected(&["crates/games/hnefatafl/docs/notation.md"]);
        assert!(
            affected.packages.contains("hnefatafl-rules"),
            "{affected:?}"
        );
        assert!(affected.steps.contains("rust") && !affected.steps.contains("fmt"));
    }

    #[test]
    fn unknown_files_and_versions_can_break_everything() {
        let workspace = Workspace::read().unwrap();
        for file in ["Cargo.lock", "tools.toml", "something/new.xyz"] {
            assert_eq!(workspace.affected_by(&["README.md", file]), None, "{file}");
        }
    }

    #[test]
    fn a_page_breaks_links_and_what_reads_it() {
        let affected = affected(&["CONTRIBUTING.md"]);
        assert_eq!(affected.packages, ["xtask".to_owned()].into());
        assert_eq!(affected.steps, ["clippy", "rust"].into());
    }
}
