//! The files that the bundle is made of.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::games::{GAMES, Game};
use crate::{files, process, program, project};

/// What else the bundle is made of: files, and folders with everything in them.
const OTHERS: &[&str] = &[
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "crates/tools/xtask/src/bundle.rs",
    "crates/tools/xtask/src/cores.rs",
    "crates/tools/xtask/src/files.rs",
    "crates/tools/xtask/src/finish",
    "crates/tools/xtask/src/games.rs",
    "crates/tools/xtask/src/joining.rs",
    "crates/tools/xtask/src/likeness.rs",
    "crates/tools/xtask/src/made.rs",
    "crates/tools/xtask/src/making.rs",
    "crates/tools/xtask/src/minify.rs",
    "crates/tools/xtask/src/naming.rs",
    "crates/tools/xtask/src/pages.rs",
    "crates/tools/xtask/src/parts.rs",
    "crates/tools/xtask/src/program.rs",
    "crates/tools/xtask/src/thinker.rs",
    "crates/tools/xtask/src/wasm.rs",
    "index.html",
    "tools.toml",
    "tools/package-lock.json",
    "tools/package.json",
    "web",
];

/// All files that the bundle is made of, always in the same order.
pub(crate) fn files() -> Result<Vec<PathBuf>> {
    let others = OTHERS.iter().map(|other| project::path(other));
    let of_games = GAMES.iter().flat_map(Game::of_page);
    let mut found = Vec::new();
    let crates = crates(&packages())?.into_iter();
    for path in crates.chain(others).chain(of_games) {
        if path.is_dir() {
            files::walk(&path, &mut found)?;
        } else {
            found.push(path);
        }
    }
    found.retain(|path| !is_of_tests(path));
    Ok(found)
}

/// Whether a file of a crate is read by its tests and benchmarks only, by the names that the project gives them.
fn is_of_tests(path: &Path) -> bool {
    let inside = path.strip_prefix(project::root()).unwrap_or(path);
    inside.starts_with("crates")
        && inside.components().any(|part| {
            let name = part.as_os_str();
            name == "tests" || name == "benches" || name == "tests.rs"
        })
}

/// The folders of the project's own crates that some packages are built from.
pub(crate) fn crates(packages: &[&str]) -> Result<BTreeSet<PathBuf>> {
    let metadata = process::output_of(
        process::cargo()
            .args(["metadata", "--format-version", "1", "--no-deps"])
            .current_dir(project::root()),
    )?;
    crates_of(&metadata, packages)
}

/// The packages of the bundle.
fn packages() -> Vec<&'static str> {
    let thinkers = GAMES.iter().map(|game| game.thinker_package);
    thinkers.chain([program::PACKAGE]).collect()
}

/// The folders of some packages and of all that they are built from by path, build scripts included and tests not.
fn crates_of(metadata: &str, packages: &[&str]) -> Result<BTreeSet<PathBuf>> {
    let metadata: Value = serde_json::from_str(metadata).context("reading cargo's metadata")?;
    let by_folder: BTreeMap<&Path, &Value> = list(&metadata, "packages")
        .filter_map(|package| Some((folder_of(package)?, package)))
        .collect();
    let mut waiting = Vec::new();
    for name in packages {
        let mut named = by_folder
            .iter()
            .filter(|(_, package)| package["name"] == *name);
        let (folder, _) = named
            .next()
            .with_context(|| format!("the project has no package {name}"))?;
        waiting.push(*folder);
    }
    let mut found = BTreeSet::new();
    while let Some(folder) = waiting.pop() {
        let package = by_folder
            .get(folder)
            .with_context(|| format!("cargo knows no package in {}", folder.display()))?;
        if found.insert(folder.to_owned()) {
            let built_from =
                list(package, "dependencies").filter(|dependency| dependency["kind"] != "dev");
            waiting.extend(
                built_from
                    .filter_map(|dependency| dependency["path"].as_str())
                    .map(Path::new),
            );
        }
    }
    Ok(found)
}

fn list<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    value[name].as_array().into_iter().flatten()
}

fn folder_of(package: &Value) -> Option<&Path> {
    Path::new(package["manifest_path"].as_str()?).parent()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_found_in_a_steady_order() {
        let found = files().unwrap();
        assert!(found.contains(&project::path("Cargo.toml")));
        assert!(found.contains(&project::path("crates/games/sahkku/rules/src/lib.rs")));
        assert!(found.contains(&project::path("crates/table/lessons/src/lib.rs")));
        assert!(found.contains(&project::path("crates/games/sahkku/words/se/game.ftl")));
        assert_eq!(found, files().unwrap());
    }

    #[test]
    fn a_test_makes_no_bundle_stale() {
        let found = files().unwrap();
        for test in [
            "crates/games/hnefatafl/page/src/tests.rs",
            "crates/distance/remote/benches/letters.rs",
        ] {
            let path = project::path(test);
            assert!(path.is_file(), "{test}");
            assert!(!found.contains(&path), "{test}");
        }
        assert!(!found.iter().any(|path| path.ends_with("tests.rs")));
    }

    #[test]
    fn everything_named_is_there() {
        for path in files().unwrap() {
            assert!(path.is_file(), "{}", path.display());
        }
    }

    #[test]
    fn the_crates_are_those_of_the_bundle() {
        let found = crates(&packages()).unwrap();
        let has = |name: &str| found.contains(&project::path("crates").join(name));
        assert!(
            has("page/web")
                && GAMES
                    .iter()
                    .all(|game| has(&format!("games/{}/page", game.id)))
                && has("games/sahkku/thinker")
                && has("page/thinker")
        );
        // What the page depends on, what that depends on, and what only a build script uses.
        assert!(has("table/lessons") && has("games/sahkku/rules") && has("tools/locales"));
        assert!(
            !has("apps/cli")
                && !has("games/sahkku/trainer")
                && !has("tools/bench")
                && !has("tools/xtask")
        );
    }

    #[test]
    fn paths_are_followed_but_not_for_tests() {
        let package = |name: &str, dependencies: &[(&str, &str)]| {
            let path = |name: &str| project::path(name);
            let dependencies: Vec<Value> = dependencies
                .iter()
                .map(|(name, kind)| match *kind {
                    "normal" => {
                        serde_json::json!({ "name": name, "kind": null, "path": path(name) })
                    }
                    "registry" => serde_json::json!({ "name": name, "kind": null }),
                    kind => serde_json::json!({ "name": name, "kind": kind, "path": path(name) }),
                })
                .collect();
            let manifest = path(name).join("Cargo.toml");
            serde_json::json!({ "name": name, "manifest_path": manifest, "dependencies": dependencies })
        };
        let metadata = serde_json::json!({ "packages": [
            package("page", &[("game", "normal"), ("words", "build"), ("tests", "dev"), ("serde", "registry")]),
            package("game", &[("page", "dev")]),
            package("words", &[("letters", "normal")]),
            package("letters", &[]),
            package("tests", &[]),
            package("other", &[("page", "normal")]),
        ] })
        .to_string();
        let wanted = ["game", "letters", "page", "words"].map(project::path);
        assert_eq!(crates_of(&metadata, &["page"]).unwrap(), wanted.into());
        assert!(crates_of(&metadata, &["nothing"]).is_err());
        assert!(crates_of("{}", &["page"]).is_err());
    }
}
