//! The language that is spoken.

use std::cell::RefCell;

use sahkku_words::pattern::Arguments;
use sahkku_words::{Catalogue, Language};

thread_local! {
    static SPOKEN: RefCell<Option<Catalogue>> = RefCell::new(at_first());
}

/// The page begins without words, for they are loaded; tests have the English ones.
#[cfg(not(feature = "testing"))]
fn at_first() -> Option<Catalogue> {
    None
}

#[cfg(feature = "testing")]
use testing::at_first;
#[cfg(feature = "testing")]
pub use testing::{in_all_languages, speak_as};

/// From now on everything is said in the words of this catalogue.
pub fn speak(catalogue: Catalogue) {
    SPOKEN.set(Some(catalogue));
}

/// What `say` says in the words of this catalogue; everything else is said in those that are spoken.
pub fn said_in<T>(catalogue: Catalogue, say: impl FnOnce() -> T) -> T {
    let spoken = SPOKEN.replace(Some(catalogue));
    let said = say();
    SPOKEN.set(spoken);
    said
}

/// More words of the language that is spoken.
///
/// # Errors
/// If they are no words.
pub fn speak_more(text: &str) -> Result<(), String> {
    SPOKEN.with_borrow_mut(|spoken| match spoken {
        Some(catalogue) => catalogue.add(text).map_err(|error| error.to_string()),
        None => Ok(()),
    })
}

pub fn language() -> Option<&'static Language> {
    SPOKEN.with_borrow(|spoken| spoken.as_ref().map(Catalogue::language))
}

/// The message without arguments that is called `name`.
pub fn named(name: &str) -> Option<String> {
    SPOKEN.with_borrow(|spoken| spoken.as_ref()?.say(name, &[]))
}

/// The message without arguments that is called `name` in the words of a game.
#[doc(hidden)]
pub fn named_in(game: &'static str, name: &str) -> Option<String> {
    spoken_by(Some(game));
    named(name)
}

/// A message of the house or of this game. One whose part has not been loaded is there by its name, so that it is noticed.
#[doc(hidden)]
pub fn say(game: Option<&'static str>, name: &str, arguments: &Arguments<'_>) -> String {
    spoken_by(game);
    SPOKEN
        .with_borrow(|spoken| spoken.as_ref()?.say(name, arguments))
        .unwrap_or_else(|| format!("⟨{name}⟩"))
}

/// A page has one game, whose words are loaded. Tests of several games change from those of one to those of another.
fn spoken_by(_game: Option<&'static str>) {
    #[cfg(feature = "testing")]
    if let Some(game) = _game {
        speak_as(game);
    }
}

#[cfg(feature = "testing")]
mod testing {
    use std::cell::Cell;

    use sahkku_words::{Catalogue, Language};

    use super::SPOKEN;

    /// The words of each game in each language, part by part.
    const CATALOGUES: &[(&str, &str, &[&str])] =
        include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

    thread_local! {
        /// The game whose words are spoken.
        static SPEAKER: Cell<&'static str> = const { Cell::new(CATALOGUES[0].0) };
    }

    pub(super) fn at_first() -> Option<Catalogue> {
        english(SPEAKER.get())
    }

    fn english(game: &str) -> Option<Catalogue> {
        let mut all = catalogues(game);
        all.find(|catalogue| catalogue.language().code == "en")
    }

    /// The catalogues of a game, each of one language.
    fn catalogues(game: &str) -> impl Iterator<Item = Catalogue> {
        let own = CATALOGUES.iter().filter(move |(name, ..)| *name == game);
        own.filter_map(|(_, code, parts)| {
            let mut catalogue = Catalogue::new(Language::of(code)?);
            parts.iter().try_for_each(|part| catalogue.add(part)).ok()?;
            Some(catalogue)
        })
    }

    /// From now on the words of this game are spoken: in English, where those of another were.
    pub fn speak_as(game: &'static str) {
        if SPEAKER.replace(game) != game {
            SPOKEN.set(english(game));
        }
    }

    /// The words of a game in all languages; those in English are spoken from now on.
    pub fn in_all_languages(game: &'static str) -> Vec<Catalogue> {
        speak_as(game);
        catalogues(game).collect()
    }
}
