//! The games of the bundle. Each has a page, a program and a thinker of its own; all else belongs to every page.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};
use sahkku_locales::is_finished;

use crate::project;

/// What a game is made of, and what its files are called until they get names that change with their contents.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Game {
    /// The name of its folder in `crates/games`, and of the game in addresses.
    pub(crate) id: &'static str,
    /// Its page in the bundle.
    pub(crate) page: &'static str,
    /// The icon of its page.
    pub(crate) icon: &'static str,
    /// The page as a single file.
    pub(crate) single: &'static str,
    /// How cargo is told to build the page's program for it.
    pub(crate) features: &'static [&'static str],
    /// What its program's files are called, without their endings.
    pub(crate) program: &'static str,
    /// The folder in the bundle with what its program loads later.
    pub(crate) parts: &'static str,
    /// The package of its thinker.
    pub(crate) thinker_package: &'static str,
    /// The program of that package, and what its files are called, without their endings.
    pub(crate) thinker: &'static str,
}

macro_rules! table {
    ([] $main:ident $($game:ident)*) => {
        &[
            Game {
                id: stringify!($main),
                page: "index.html",
                icon: concat!("icons/", stringify!($main), ".svg"),
                single: concat!(stringify!($main), ".html"),
                features: &["--no-default-features", "--features", concat!("context/", stringify!($main))],
                program: concat!(stringify!($main), "-web"),
                parts: "parts",
                thinker_package: concat!(stringify!($main), "-thinker"),
                thinker: "thinker",
            },
            $(Game {
                id: stringify!($game),
                page: concat!(stringify!($game), ".html"),
                icon: concat!("icons/", stringify!($game), ".svg"),
                single: concat!(stringify!($game), ".html"),
                features: &["--no-default-features", "--features", concat!("context/", stringify!($game))],
                program: concat!(stringify!($game), "-web"),
                parts: concat!("parts/", stringify!($game)),
                thinker_package: concat!(stringify!($game), "-thinker"),
                thinker: concat!(stringify!($game), "-thinker"),
            },)*
        ]
    };
}

/// All games. The first is that of `index.html`: its files have no game in their names.
pub(crate) const GAMES: &[Game] = ::games::games!(table[]);

impl Game {
    /// The scripts and modules of its programs that load by name.
    pub(crate) fn files(&self) -> [String; 4] {
        [
            self.script(),
            self.module(),
            format!("{}.js", self.thinker),
            format!("{}_bg.wasm", self.thinker),
        ]
    }

    /// The script that binds its program to the browser.
    pub(crate) fn script(&self) -> String {
        format!("{}.js", self.program)
    }

    /// What it is called, in all languages.
    pub(crate) fn title(&self) -> &'static str {
        ::games::game(self.id).map_or(self.id, |game| game.title)
    }

    /// Whether its page has what stands under `data-with` in the template.
    pub(crate) fn has(&self, what: &str) -> bool {
        ::games::game(self.id).is_some_and(|game| game.has.contains(&what))
    }

    /// The folder of its second implementation.
    pub(crate) fn oracle(&self) -> String {
        format!("crates/games/{}/oracle", self.id)
    }

    /// What of its own a page is made of beside its programs: the folder of its words, its picture on the shelf, the folder
    /// with what its computer players have learned, the list of its puzzles, and its icon.
    pub(crate) fn of_page(&self) -> Vec<PathBuf> {
        let shelf = format!("crates/games/{}/page/shelf.svg", self.id);
        let own = [sahkku_locales::folder(self.id), shelf].map(|path| project::path(&path));
        let own = own.into_iter().chain(self.learned());
        own.chain(self.copied().map(|(_, file)| file)).collect()
    }

    /// A file in its folder, if it is there.
    fn file(&self, name: &str) -> Option<PathBuf> {
        let file = project::path(&format!("crates/games/{}/{name}", self.id));
        file.is_file().then_some(file)
    }

    /// The list of its puzzles, if it has any.
    pub(crate) fn puzzles(&self) -> Option<PathBuf> {
        self.file("puzzles.txt")
    }

    /// The icon that phones show on their home screens, and what it is called in the bundle, if the game has one.
    pub(crate) fn home_icon(&self) -> Option<(String, PathBuf)> {
        let file = self.file("page/icon-180.png")?;
        Some((format!("icons/{}-180.png", self.id), file))
    }

    /// Its files that go into the bundle as they are, with their names there: the list of its puzzles, and its icons.
    pub(crate) fn copied(&self) -> impl Iterator<Item = (String, PathBuf)> {
        let puzzles = (format!("{}/puzzles.txt", self.parts), self.puzzles());
        let icon = (self.icon.to_owned(), self.file("page/icon.svg"));
        let named = [puzzles, icon].into_iter();
        let named = named.filter_map(|(name, file)| Some((name, file?)));
        named.chain(self.home_icon())
    }

    /// The folder with what its computer players have learned, if that is not in the thinker itself.
    fn learned(&self) -> Option<PathBuf> {
        let learned = project::path(&format!("crates/games/{}/player/opponents", self.id));
        learned.is_dir().then_some(learned)
    }

    /// The name of that folder in the bundle.
    pub(crate) fn weights(&self) -> Option<&'static str> {
        self.learned().map(|_| "opponents")
    }

    /// The module that its program begins with.
    pub(crate) fn module(&self) -> String {
        format!("{}_bg.wasm", self.program)
    }
}

/// With this variable the bundle has every game, for work on one whose words are not all there yet.
const UNFINISHED: &str = "SAHKKU_UNFINISHED";

/// The game with this id. The error names all.
pub(crate) fn of_id(id: &str) -> Result<&'static Game> {
    GAMES.iter().find(|game| game.id == id).with_context(|| {
        let ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        format!("there is no game `{id}`, but {}", ids.join(", "))
    })
}

/// Whether a file belongs to a second implementation, or to what all of them use.
pub(crate) fn is_of_oracle(file: &str) -> bool {
    let of_a_game = GAMES.iter().any(|game| file.starts_with(&game.oracle()));
    of_a_game || file.starts_with("tests/oracle/")
}

/// The games that the bundle has: those whose words are all there.
pub(crate) fn in_bundle() -> Vec<&'static Game> {
    let all = env::var_os(UNFINISHED).is_some();
    let finished = |game: &&Game| all || is_finished(project::root(), game.id);
    GAMES.iter().filter(finished).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;

    use sahkku_locales::MAIN;

    use super::*;

    #[test]
    fn the_first_game_is_that_of_the_template() {
        let page = fs::read_to_string(project::path("index.html")).unwrap();
        assert_eq!((GAMES[0].id, GAMES[0].page), (MAIN, "index.html"));
        for file in GAMES[0].files() {
            assert!(page.contains(&format!("href=\"{file}\"")), "{file}");
        }
        assert!(page.contains(&format!("href=\"{}/rest.wasm\"", GAMES[0].parts)));
        assert_eq!(in_bundle().first().map(|game| game.id), Some(MAIN));
    }

    #[test]
    fn no_two_games_share_a_file() {
        let mut seen = BTreeSet::new();
        for game in GAMES {
            let names = game.files().into_iter();
            let others = [game.page, game.icon, game.parts, game.thinker_package];
            for name in names.chain(others.map(str::to_owned)) {
                assert!(seen.insert(name.clone()), "{name} is there twice");
            }
        }
    }
}
