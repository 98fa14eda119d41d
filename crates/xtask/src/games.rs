//! The games of the bundle. Each has a page, a program and a thinker of its own; all else belongs to every page.

use std::env;

use anyhow::{Context, Result};
use sahkku_locales::{MAIN, is_finished};

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
    /// The folder in the bundle with what its computer players have learned, if that is not in the thinker itself.
    pub(crate) weights: Option<&'static str>,
}

/// All games. The first is that of `index.html`: its files have no game in their names.
pub(crate) const GAMES: &[Game] = &[
    Game {
        id: MAIN,
        page: "index.html",
        icon: "icons/sahkku.svg",
        single: "sahkku.html",
        features: &["--no-default-features", "--features", "sahkku"],
        program: "sahkku-web",
        parts: "parts",
        thinker_package: "sahkku-thinker",
        thinker: "thinker",
        weights: Some("opponents"),
    },
    Game {
        id: "hnefatafl",
        page: "hnefatafl.html",
        icon: "icons/hnefatafl.svg",
        single: "hnefatafl.html",
        features: &["--no-default-features", "--features", "hnefatafl"],
        program: "hnefatafl-web",
        parts: "parts/hnefatafl",
        thinker_package: "hnefatafl-thinker",
        thinker: "hnefatafl-thinker",
        weights: None,
    },
    Game {
        id: "kotra",
        page: "kotra.html",
        icon: "icons/kotra.svg",
        single: "kotra.html",
        features: &["--no-default-features", "--features", "kotra"],
        program: "kotra-web",
        parts: "parts/kotra",
        thinker_package: "kotra-thinker",
        thinker: "kotra-thinker",
        weights: None,
    },
];

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
    fn the_app_has_a_shortcut_to_every_other_finished_game() {
        let manifest = fs::read_to_string(project::path("web/manifest.webmanifest")).unwrap();
        let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
        let shortcuts = manifest["shortcuts"].as_array().unwrap().iter();
        let named: Vec<&str> = shortcuts.filter_map(|one| one["url"].as_str()).collect();
        let finished = |game: &&Game| is_finished(project::root(), game.id);
        let others = GAMES.iter().skip(1).filter(finished);
        let others: Vec<&str> = others.map(|game| game.page).collect();
        assert_eq!(named, others);
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
