//! The words of the page of one game: the shared ones, and those of the game.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

use crate::check::checked;
use crate::kinds::{self, Kinds};
use crate::read::{locales, text};
use crate::{FIRST, Locale, Problem};

/// The folder with the shared words, relative to the top of the project.
pub(crate) const HOUSE: &str = "web/words";

const GAMES: &str = "crates/games";

/// The file that marks the words in a folder as incomplete.
const UNFINISHED: &str = "unfinished";

#[derive(Clone, Debug)]
pub struct Words {
    /// The game, by the name of its folder.
    pub game: String,
    pub locales: Vec<Locale>,
    pub problems: Vec<Problem>,
    pub(crate) kinds: Kinds,
    /// The names of the messages that belong to the game.
    pub(crate) own: BTreeSet<String>,
}

impl Words {
    /// Reads and checks the words, in the project with this top folder.
    pub fn read(top: &Path, game: &str) -> io::Result<Words> {
        let mut words = Words {
            game: game.to_owned(),
            locales: Vec::new(),
            problems: Vec::new(),
            kinds: Kinds::default(),
            own: BTreeSet::new(),
        };
        let folder = folder(game);
        let house = words.source(top, HOUSE)?;
        let own = words.source(top, &folder)?;
        words.once(&[(HOUSE, &house), (&folder, &own)]);
        words.locales = house;
        for (locale, own) in words.locales.iter_mut().zip(own) {
            for (part, messages) in own.parts {
                words.own.extend(messages.keys().cloned());
                locale.parts.entry(part).or_default().extend(messages);
            }
        }
        Ok(words)
    }

    /// The messages of English, which define the complete set.
    pub fn english(&self) -> Option<&Locale> {
        self.locales.iter().find(|one| one.language.code == "en")
    }

    /// The words in one folder, checked on their own. Registers its types of arguments.
    fn source(&mut self, top: &Path, folder: &str) -> io::Result<Vec<Locale>> {
        let path = top.join(folder);
        let types = text(&path.join(kinds::FILE))?.unwrap_or_default();
        let file = format!("{folder}/{}", kinds::FILE);
        let wrong = self.kinds.add(&types).into_iter();
        let wrong = wrong.map(|what| Problem::new(&file, None, what));
        self.problems.extend(wrong);
        let mut locales = locales(&path, folder, &mut self.problems)?;
        let unfinished = path.join(UNFINISHED).exists();
        let problems = checked(folder, &mut locales, &self.kinds, unfinished);
        self.problems.extend(problems);
        Ok(locales)
    }

    /// Checks that a name belongs to one message of one part, among the shared and the game's, and that the first part is not
    /// empty.
    fn once(&mut self, sources: &[(&str, &Vec<Locale>)]) {
        let mut seen = BTreeMap::new();
        let mut begins = false;
        for (folder, locales) in sources {
            for locale in locales.iter().filter(|one| one.language.code == "en") {
                for (part, messages) in &locale.parts {
                    begins |= part == FIRST;
                    for name in messages.keys() {
                        let file = format!("{folder}/en/{part}.ftl");
                        if let Some(other) = seen.insert(name, file.clone()) {
                            let what = format!("{other} has a message of this name, too");
                            self.problems.push(Problem::new(file, Some(name), what));
                        }
                    }
                }
            }
        }
        if !begins {
            let file = format!("{HOUSE}/en/{FIRST}.ftl");
            self.problems
                .push(Problem::new(file, None, "it is missing"));
        }
    }
}

/// Whether a game has all its words, so that it can be part of the bundle.
pub fn is_finished(top: &Path, game: &str) -> bool {
    !top.join(folder(game)).join(UNFINISHED).exists()
}

/// The folder with the words of a game, relative to the top of the project.
pub fn folder(game: &str) -> String {
    format!("{GAMES}/{game}/words")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_argument_with_a_type_is_used() {
        let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
        let (mut known, mut used) = (BTreeSet::new(), BTreeSet::new());
        for game in games::GAMES {
            let words = Words::read(&top, game.name).unwrap();
            known.extend(words.kinds.names().cloned());
            let parts = words.english().unwrap().parts.values();
            for message in parts.flat_map(BTreeMap::values) {
                used.extend(message.arguments().into_keys());
            }
        }
        let unused: Vec<_> = known.difference(&used).collect();
        assert!(unused.is_empty(), "no message uses {unused:?}");
    }
}
