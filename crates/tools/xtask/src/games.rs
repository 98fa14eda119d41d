//! The games of the bundle. Each has its own page, program and worker; everything else belongs to all pages.

use std::ops::Deref;
use std::path::PathBuf;

use anyhow::{Context, Result};
use sahkku_locales::is_finished;

use crate::project;

/// A game of the registry, and the names of its files before they are named after their contents.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Game(&'static ::games::Game);

impl Deref for Game {
    type Target = ::games::Game;

    fn deref(&self) -> &::games::Game {
        self.0
    }
}

impl Game {
    /// The first game is that of `index.html`: the names of its files do not contain the game.
    fn or_first(self, first: &str, other: String) -> String {
        let is_first = self.0 == &::games::GAMES[0];
        if is_first { first.to_owned() } else { other }
    }

    pub(crate) fn page(self) -> String {
        self.or_first("index.html", format!("{}.html", self.name))
    }

    pub(crate) fn single(self) -> String {
        format!("{}.html", self.name)
    }

    pub(crate) fn icon(self) -> String {
        format!("icons/{}.svg", self.name)
    }

    /// The feature of the page's program that chooses this game.
    pub(crate) fn feature(self) -> String {
        format!("context/{}", self.name)
    }

    /// The names of its program's files, without their endings.
    pub(crate) fn program(self) -> String {
        format!("{}-web", self.name)
    }

    /// The program of its bots, and the names of its files, without their endings.
    pub(crate) fn worker(self) -> String {
        self.or_first("bots", format!("{}-bots", self.name))
    }

    /// The scripts and modules of its program and its worker, in this order.
    pub(crate) fn files(self) -> [String; 4] {
        let [script, module] = [".js", "_bg.wasm"].map(|ending| self.program() + ending);
        let [worker, with] = [".js", "_bg.wasm"].map(|ending| self.worker() + ending);
        [script, module, worker, with]
    }

    /// The folder in the bundle with the late parts of its program.
    pub(crate) fn parts(self) -> String {
        self.or_first("parts", format!("parts/{}", self.name))
    }

    fn file(self, name: &str) -> Option<PathBuf> {
        let file = project::path(&format!("crates/games/{}/{name}", self.name));
        file.exists().then_some(file)
    }

    pub(crate) fn puzzles(self) -> Option<PathBuf> {
        self.file("puzzles.txt")
    }

    /// The icon for home screens of phones, if the game has one: its name in the bundle, and its file.
    pub(crate) fn home_icon(self) -> Option<(String, PathBuf)> {
        let file = self.file("ui/icon-180.png")?;
        Some((format!("icons/{}-180.png", self.name), file))
    }

    /// Its files that go into the bundle unchanged, with their names there.
    pub(crate) fn copied(self) -> impl Iterator<Item = (String, PathBuf)> {
        let puzzles = (format!("{}/puzzles.txt", self.parts()), self.puzzles());
        let icon = (self.icon(), self.file("ui/icon.svg"));
        let named = [puzzles, icon].into_iter();
        let named = named.filter_map(|(name, file)| Some((name, file?)));
        named.chain(self.home_icon())
    }

    /// Whether the bundle has a folder with its bots' model. Otherwise the model is in the worker itself.
    pub(crate) fn has_weights(self) -> bool {
        self.file("player/opponents").is_some()
    }
}

pub(crate) fn all() -> impl Iterator<Item = Game> {
    ::games::GAMES.iter().map(Game)
}

/// The game with this name. The error lists all games.
pub(crate) fn named(name: &str) -> Result<Game> {
    all().find(|game| game.name == name).with_context(|| {
        let names: Vec<&str> = ::games::GAMES.iter().map(|game| game.name).collect();
        format!("there is no game `{name}`, but {}", names.join(", "))
    })
}

/// The games in the bundle: those with all their words.
pub(crate) fn in_bundle() -> Vec<Game> {
    all()
        .filter(|game| is_finished(project::root(), game.name))
        .collect()
}
