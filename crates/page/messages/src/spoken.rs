//! The current language.

use std::cell::RefCell;

use sahkku_words::pattern::Arguments;
use sahkku_words::{Catalogue, Language};

thread_local! {
    static SPOKEN: RefCell<Option<Catalogue>> = RefCell::new(at_first());
}

/// The page begins without words, as they are still loading; tests have the English ones.
#[cfg(not(feature = "testing"))]
fn at_first() -> Option<Catalogue> {
    None
}

#[cfg(feature = "testing")]
use testing::at_first;
#[cfg(feature = "testing")]
pub use testing::{in_all_languages, speak_as};

/// Switches to the words of this catalogue.
pub fn speak(catalogue: Catalogue) {
    SPOKEN.set(Some(catalogue));
}

/// Runs `say` with the words of this catalogue; afterwards the current ones apply again.
pub fn said_in<T>(catalogue: Catalogue, say: impl FnOnce() -> T) -> T {
    let spoken = SPOKEN.replace(Some(catalogue));
    let said = say();
    SPOKEN.set(spoken);
    said
}

/// Adds more words of the current language.
/// Fails if they are invalid.
pub fn speak_more(text: &str) -> Result<(), String> {
    SPOKEN.with_borrow_mut(|spoken| match spoken {
        Some(catalogue) => catalogue.add(text).map_err(|error| error.to_string()),
        None => Ok(()),
    })
}

pub fn language() -> Option<&'static Language> {
    SPOKEN.with_borrow(|spoken| spoken.as_ref().map(Catalogue::language))
}

/// The message without arguments that has this name.
pub fn named(name: &str) -> Option<String> {
    SPOKEN.with_borrow(|spoken| spoken.as_ref()?.say(name, &[]))
}

/// The message without arguments that has this name in the words of a game.
#[doc(hidden)]
pub fn named_in(game: &'static str, name: &str) -> Option<String> {
    spoken_by(Some(game));
    named(name)
}

/// A common message or one of this game. If its part is not loaded, its name is returned, so that the fault is noticed.
#[doc(hidden)]
pub fn say(game: Option<&'static str>, name: &str, arguments: &Arguments<'_>) -> String {
    spoken_by(game);
    SPOKEN
        .with_borrow(|spoken| spoken.as_ref()?.say(name, arguments))
        .unwrap_or_else(|| format!("⟨{name}⟩"))
}

/// A page has one game, whose words are loaded. Tests of several games switch between their words.
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
        /// The game whose words are in use.
        static SPEAKER: Cell<&'static str> = const { Cell::new(CATALOGUES[0].0) };
    }

    pub(super) fn at_first() -> Option<Catalogue> {
        english(SPEAKER.get())
    }

    fn english(game: &str) -> Option<Catalogue> {
        let mut all = catalogues(game);
        all.find(|catalogue| catalogue.language().code == "en")
    }

    /// The catalogues of a game, one per language.
    fn catalogues(game: &str) -> impl Iterator<Item = Catalogue> {
        let own = CATALOGUES.iter().filter(move |(name, ..)| *name == game);
        own.filter_map(|(_, code, parts)| {
            let mut catalogue = Catalogue::new(Language::of(code)?);
            parts.iter().try_for_each(|part| catalogue.add(part)).ok()?;
            Some(catalogue)
        })
    }

    /// Switches to the words of this game, in English if they were those of another game.
    pub fn speak_as(game: &'static str) {
        if SPEAKER.replace(game) != game {
            SPOKEN.set(english(game));
        }
    }

    /// The words of a game in all languages. Switches to the English ones.
    pub fn in_all_languages(game: &'static str) -> Vec<Catalogue> {
        speak_as(game);
        catalogues(game).collect()
    }
}
