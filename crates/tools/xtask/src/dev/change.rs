//! Which change of the sources calls for which work.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::Result;
use notify::RecursiveMode;

use crate::games::{GAMES, Game};
use crate::{files, program, project, sources};

/// What is to be built.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Work {
    pub(super) page: bool,
    pub(super) program: bool,
    pub(super) thinker: bool,
}

impl Work {
    pub(super) const ALL: Work = Work {
        page: true,
        program: true,
        thinker: true,
    };

    pub(super) fn and(self, other: Work) -> Work {
        Work {
            page: self.page || other.page,
            program: self.program || other.program,
            thinker: self.thinker || other.thinker,
        }
    }
}

/// The folders to be watched.
pub(super) fn watched() -> [(PathBuf, RecursiveMode); 3] {
    [
        (project::root().to_owned(), RecursiveMode::NonRecursive),
        (project::path("web"), RecursiveMode::Recursive),
        (project::path("crates"), RecursiveMode::Recursive),
    ]
}

/// The folders of a crate with what is in none of its programs.
const APART: [&str; 3] = ["benches", "examples", "tests"];

/// What a game is made of.
pub(super) struct Sources {
    /// The folder and the file of the game that its page is made of beside its programs.
    page: Vec<PathBuf>,
    /// The folders of the crates of the program and of the thinker.
    program: BTreeSet<PathBuf>,
    thinker: BTreeSet<PathBuf>,
    /// Hashes of the files as they were seen last: not every event of a file is a change.
    seen: HashMap<PathBuf, u64>,
}

impl Sources {
    pub(super) fn of(game: &Game) -> Result<Sources> {
        // The package of the page depends on each game's, but its program is built for one.
        let others = GAMES.iter().filter(|other| other.id != game.id);
        let others = others.map(|other| project::path(&format!("crates/games/{}", other.id)));
        let others: Vec<PathBuf> = others.collect();
        let mut program = sources::crates(&[program::PACKAGE])?;
        program.retain(|folder| !others.iter().any(|other| folder.starts_with(other)));
        let mut sources = Sources {
            page: game.of_page(),
            program,
            thinker: sources::crates(&[game.thinker_package])?,
            seen: HashMap::new(),
        };
        let mut files = vec![project::path("index.html")];
        for folder in ["web", "crates"] {
            files::walk(&project::path(folder), &mut files)?;
        }
        for file in files {
            sources.is_new(&file);
        }
        Ok(sources)
    }

    /// What the change of a file calls for.
    pub(super) fn work(&mut self, path: &Path) -> Work {
        let work = self.kind(path);
        if work == Work::default() || !self.is_new(path) {
            return Work::default();
        }
        work
    }

    /// What a file is for.
    fn kind(&self, path: &Path) -> Work {
        let is_for = |crates: &BTreeSet<PathBuf>| {
            crates.iter().any(|folder| {
                let inside = path.strip_prefix(folder).ok();
                inside.is_some_and(|inside| !APART.iter().any(|apart| inside.starts_with(apart)))
            })
        };
        let Ok(inside) = path.strip_prefix(project::root()) else {
            return Work::default();
        };
        let is_build = ["Cargo.toml", "Cargo.lock"]
            .iter()
            .any(|name| inside == *name);
        Work {
            page: inside == "index.html"
                || inside.starts_with("web")
                || self.page.iter().any(|folder| path.starts_with(folder)),
            program: is_build || is_for(&self.program),
            thinker: is_build || is_for(&self.thinker),
        }
    }

    /// Whether a file is not as it was when it was seen last.
    fn is_new(&mut self, path: &Path) -> bool {
        let Ok(contents) = fs::read(path) else {
            return !path.is_dir() && self.seen.remove(path).is_some();
        };
        let mut hasher = DefaultHasher::new();
        contents.hash(&mut hasher);
        let hash = hasher.finish();
        self.seen.insert(path.to_owned(), hash) != Some(hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: Work = Work {
        page: true,
        program: false,
        thinker: false,
    };
    const PROGRAM: Work = Work {
        page: false,
        program: true,
        thinker: false,
    };

    #[test]
    fn a_change_calls_for_what_is_made_of_the_file() {
        let sources = Sources::of(&GAMES[0]).unwrap();
        let other = |file: &str| format!("crates/games/{}/{file}", GAMES[1].id);
        let (words, page) = (other("words/en/game.ftl"), other("page/src/news.rs"));
        for (path, work) in [
            ("index.html", PAGE),
            ("web/style.css", PAGE),
            ("web/boot.js", PAGE),
            ("web/rest.html", PAGE),
            ("web/words/en/game.ftl", PAGE),
            ("crates/games/sahkku/words/en/game.ftl", PAGE),
            (&*words, Work::default()),
            ("crates/page/web/src/main.rs", PROGRAM),
            ("crates/page/web/build.rs", PROGRAM),
            ("crates/page/web/Cargo.toml", PROGRAM),
            ("crates/page/distance/src/lib.rs", PROGRAM),
            ("crates/page/kiosk/src/lib.rs", PROGRAM),
            ("crates/games/sahkku/page/src/news.rs", PROGRAM),
            (&*page, Work::default()),
            ("crates/page/web/tests/any.rs", Work::default()),
            ("crates/apps/cli/src/main.rs", Work::default()),
            ("docs/page.md", Work::default()),
            ("target/debug/xtask", Work::default()),
        ] {
            assert_eq!(sources.kind(&project::path(path)), work, "{path}");
        }
        let rules = sources.kind(&project::path("crates/games/sahkku/rules/src/lib.rs"));
        assert!(rules.program && rules.thinker && !rules.page);
        let thinker = sources.kind(&project::path("crates/games/sahkku/thinker/src/main.rs"));
        assert!(thinker.thinker && !thinker.program);
        assert_eq!(
            sources.kind(Path::new("/elsewhere/web/a.css")),
            Work::default()
        );
    }

    #[test]
    fn a_file_that_is_only_touched_has_not_changed() {
        let mut sources = Sources::of(&GAMES[0]).unwrap();
        assert_eq!(
            sources.work(&project::path("web/style.css")),
            Work::default()
        );
        sources.seen.insert(project::path("web/style.css"), 0);
        assert_eq!(sources.work(&project::path("web/style.css")), PAGE);
        // A file that has gone.
        sources.seen.insert(project::path("web/gone.css"), 0);
        assert_eq!(sources.work(&project::path("web/gone.css")), PAGE);
        assert_eq!(
            sources.work(&project::path("web/gone.css")),
            Work::default()
        );
    }
}
