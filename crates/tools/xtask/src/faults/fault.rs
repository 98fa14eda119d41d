//! A deliberate fault: what its file says before the patch.

use std::mem;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

/// A patch with one small mistake, and the check that has to notice it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) file: PathBuf,
    /// The name of its file, without the ending.
    pub(super) name: String,
    /// What goes wrong, in one sentence.
    pub(super) what: String,
    pub(super) area: String,
    caught_by: Check,
    /// What noticed it before the suite was made faster, if that was another check.
    caught_before_by: Option<Check>,
}

/// A part of the suite that can be run alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Check {
    /// The build of the page's program for a game.
    Build {
        game: String,
    },
    Clippy,
    /// A file of the second implementations.
    Conformance {
        file: String,
    },
    /// A file, and a test in it, of the Python package.
    Python {
        test: String,
    },
    /// The native tests of a package whose names contain the filter.
    Rust {
        package: String,
        filter: String,
    },
    /// The release bundle and its size.
    Size,
    /// The tests in a browser of the page's program for a game.
    Wasm {
        game: String,
        filter: String,
    },
    /// A file of browser tests, and those of its tests whose titles contain a text, with the page of one game or of `all`.
    Browser {
        game: String,
        spec: String,
        title: String,
    },
}

/// The areas, so that none is misspelled.
const AREAS: &[&str] = &[
    "command",
    "css",
    "distance",
    "embed",
    "engine",
    "environment",
    "finishing",
    "kiosk",
    "notation",
    "offline",
    "page",
    "players",
    "python",
    "records",
    "rules",
    "table",
    "words",
];

impl Fault {
    /// Reads the lines before the patch.
    pub(super) fn read(file: PathBuf, text: &str) -> Result<Fault> {
        let head: Vec<(&str, &str)> = text
            .lines()
            .take_while(|line| !line.is_empty())
            .map(|line| line.split_once(": ").context("a line without a colon"))
            .collect::<Result<_>>()?;
        if let Some((key, _)) = head.iter().find(|(key, _)| !KEYS.contains(key)) {
            bail!("there is no line `{key}:`; the lines are {KEYS:?}");
        }
        let find = |wanted: &str| {
            let line = head.iter().find(|(key, _)| *key == wanted);
            line.map(|(_, value)| *value)
        };
        let needed = |key: &str| find(key).with_context(|| format!("the line `{key}:` is missing"));
        let area = needed("Area")?;
        if !AREAS.contains(&area) {
            bail!("there is no area `{area}`; the areas are {AREAS:?}");
        }
        Ok(Fault {
            name: file
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            file,
            what: needed("What")?.to_owned(),
            area: area.to_owned(),
            caught_by: Check::read(needed("Caught by")?)?,
            caught_before_by: find("Caught before by").map(Check::read).transpose()?,
        })
    }

    /// The check that has to fail, in the suite as it is or as it was.
    pub(super) fn check(&self, before: bool) -> &Check {
        let other = self.caught_before_by.as_ref().filter(|_| before);
        other.unwrap_or(&self.caught_by)
    }
}

const KEYS: [&str; 4] = ["What", "Area", "Caught by", "Caught before by"];

impl Check {
    /// Whether another check runs what this one builds.
    pub(super) fn is_built_as(&self, other: &Check) -> bool {
        let built = |check: &Check| match check {
            Check::Rust { package, .. } => Some(package.clone()),
            Check::Build { game } | Check::Wasm { game, .. } | Check::Browser { game, .. } => {
                Some(game.clone())
            }
            Check::Clippy | Check::Conformance { .. } | Check::Python { .. } | Check::Size => None,
        };
        mem::discriminant(self) == mem::discriminant(other) && built(self) == built(other)
    }

    pub(super) fn read(text: &str) -> Result<Check> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (first, more) = rest.split_once(' ').unwrap_or((rest, ""));
        let named = |word: &str| match word {
            "" => Err(anyhow::anyhow!("`{text}` is cut off")),
            word => Ok(word.to_owned()),
        };
        let check = match kind {
            "build" => Check::Build {
                game: named(first)?,
            },
            "clippy" => Check::Clippy,
            "conformance" => Check::Conformance { file: named(rest)? },
            "python" => Check::Python { test: named(rest)? },
            "rust" => Check::Rust {
                package: named(first)?,
                filter: more.to_owned(),
            },
            "size" => Check::Size,
            "wasm" => Check::Wasm {
                game: named(first)?,
                filter: more.to_owned(),
            },
            "browser" => {
                let (spec, title) = more.split_once(" -g ").unwrap_or((more, ""));
                Check::Browser {
                    game: named(first)?,
                    spec: named(spec)?,
                    title: title.to_owned(),
                }
            }
            _ => bail!("`{kind}` is no kind of check"),
        };
        if check.to_string() == text {
            Ok(check)
        } else {
            bail!("`{text}` says more than `{check}`")
        }
    }
}

impl std::fmt::Display for Check {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = match self {
            Check::Build { game } => format!("build {game}"),
            Check::Clippy => "clippy".to_owned(),
            Check::Conformance { file } => format!("conformance {file}"),
            Check::Python { test } => format!("python {test}"),
            Check::Rust { package, filter } => format!("rust {package} {filter}"),
            Check::Size => "size".to_owned(),
            Check::Wasm { game, filter } => format!("wasm {game} {filter}"),
            Check::Browser { game, spec, title } if title.is_empty() => {
                format!("browser {game} {spec}")
            }
            Check::Browser { game, spec, title } => format!("browser {game} {spec} -g {title}"),
        };
        f.write_str(text.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "What: A raid is forgotten.\nArea: rules\nCaught by: rust sahkku raid\n";

    #[test]
    fn a_head_is_read_up_to_the_patch() {
        let text =
            format!("{HEAD}Caught before by: browser all rules.spec -g a raid\n\n--- a: b\n");
        let fault = Fault::read("raid.patch".into(), &text).unwrap();
        assert_eq!((&*fault.name, &*fault.area), ("raid", "rules"));
        assert_eq!(fault.what, "A raid is forgotten.");
        assert_eq!(fault.check(false).to_string(), "rust sahkku raid");
        let before = Check::Browser {
            game: "all".to_owned(),
            spec: "rules.spec".to_owned(),
            title: "a raid".to_owned(),
        };
        assert_eq!(*fault.check(true), before);
        let fault = Fault::read("raid.patch".into(), HEAD).unwrap();
        assert_eq!(fault.check(true), fault.check(false));
    }

    #[test]
    fn a_wrong_head_is_refused() {
        for (old, new) in [
            ("What: ", "Why: "),
            ("Area: rules", "Area: rule"),
            ("rust sahkku raid", "rust"),
            ("rust sahkku raid", "size 3"),
            ("rust sahkku raid", "browser all"),
            ("rust sahkku raid", "by luck"),
            ("What: A raid is forgotten.\n", ""),
            ("What: ", "What is it\nWhat: "),
        ] {
            let head = HEAD.replace(old, new);
            assert!(Fault::read("raid.patch".into(), &head).is_err(), "{head}");
        }
    }

    #[test]
    fn every_kind_of_check_is_read_as_it_is_written() {
        for text in [
            "build hnefatafl",
            "clippy",
            "conformance crates/games/sahkku/oracle/engine.test.mjs",
            "python python/tests/test_package.py::test_a",
            "rust sahkku",
            "size",
            "wasm hnefatafl settings",
            "browser hnefatafl hnefatafl.spec",
        ] {
            assert_eq!(Check::read(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn every_fault_of_this_project_is_well_formed() {
        let faults = super::super::read_all().unwrap();
        assert!(faults.len() >= 66, "only {} faults", faults.len());
        for area in AREAS {
            assert!(faults.iter().any(|fault| fault.area == *area), "{area}");
        }
    }
}
