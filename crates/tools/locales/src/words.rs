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
        let mut words = Words::none(game);
        let house = words.source(top, HOUSE)?;
        words.add(top, &folder(game), house)?;
        Ok(words)
    }

    fn none(game: &str) -> Words {
        Words {
            game: game.to_owned(),
            locales: Vec::new(),
            problems: Vec::new(),
            kinds: Kinds::default(),
            own: BTreeSet::new(),
        }
    }

    /// Adds the words of a game, which are in this folder, to the shared ones.
    fn add(&mut self, top: &Path, folder: &str, house: Vec<Locale>) -> io::Result<()> {
        let own = self.source(top, folder)?;
        self.once(&[(HOUSE, &house), (folder, &own)]);
        self.locales = house;
        for (locale, own) in self.locales.iter_mut().zip(own) {
            for (part, messages) in own.parts {
                self.own.extend(messages.keys().cloned());
                locale.parts.entry(part).or_default().extend(messages);
            }
        }
        Ok(())
    }

    /// The messages of English, which define the complete set.
    pub fn english(&self) -> Option<&Locale> {
        self.locales.iter().find(|one| one.language.code == "en")
    }

    /// The words in one folder, checked on their own. Registers its types of arguments.
    fn source(&mut self, top: &Path, folder: &str) -> io::Result<Vec<Locale>> {
        let path = top.join(folder);
        let types = text(&path.join(kinds::FILE))?.unwrap_or_default();
        let types = self.kinds.add(&types).into_iter().map(|what| Problem {
            file: format!("{folder}/{}", kinds::FILE),
            message: None,
            what,
        });
        self.problems.extend(types);
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
                            self.problems.push(Problem {
                                file,
                                message: Some(name.clone()),
                                what: format!("{other} has a message of this name, too"),
                            });
                        }
                    }
                }
            }
        }
        if !begins {
            self.problems.push(Problem {
                file: format!("{HOUSE}/en/{FIRST}.ftl"),
                message: None,
                what: "it is missing".to_owned(),
            });
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
