//! The words of the page, those of the house and those of the games, made from the message files when the program is built: a
//! function for every message without arguments, and for every other one a struct of its arguments. They say it in the
//! language that is spoken now. Each game has a module of its words, in which those of the house are, too; here are those of
//! the page's game.

use std::cell::RefCell;

use sahkku_words::pattern::Arguments;
use sahkku_words::{Catalogue, Language};

#[cfg(test)]
use crate::this::This;

/// How a game says its words: as the house does.
#[cfg(not(test))]
macro_rules! speaker {
    ($game:literal) => {
        pub(crate) use crate::messages::named;
        use crate::messages::say;
    };
}

/// How a game says its words in tests of several games: in a catalogue of its own.
#[cfg(test)]
macro_rules! speaker {
    ($game:literal) => {
        pub(crate) fn named(name: &str) -> Option<String> {
            crate::messages::speak_as($game);
            crate::messages::named(name)
        }

        fn say(name: &str, arguments: &sahkku_words::pattern::Arguments<'_>) -> String {
            crate::messages::speak_as($game);
            crate::messages::say(name, arguments)
        }
    };
}

#[expect(
    dead_code,
    reason = "words that only the page names have a function or a struct all the same"
)]
mod made {
    use super::say;
    use sahkku_words::pattern::Value::{Count, Shown, Text};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub(crate) use made::*;

thread_local! {
    static SPOKEN: RefCell<Option<Catalogue>> = RefCell::new(at_first());
}

/// The page begins without words, for they are loaded; tests have the English ones.
#[cfg(not(test))]
fn at_first() -> Option<Catalogue> {
    None
}

#[cfg(test)]
fn at_first() -> Option<Catalogue> {
    SPEAKER.with(|game| english(game.get()))
}

#[cfg(test)]
thread_local! {
    /// The game whose words are spoken.
    static SPEAKER: std::cell::Cell<&'static str> = const { std::cell::Cell::new(<This as game::Game>::ID) };
}

/// The English words of a game.
#[cfg(test)]
fn english(game: &str) -> Option<Catalogue> {
    let games: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/english.rs"));
    let (_, parts) = games.iter().find(|(id, _)| *id == game)?;
    let mut english = Catalogue::new(Language::of("en")?);
    for part in *parts {
        english.add(part).ok()?;
    }
    Some(english)
}

/// From now on the words of this game are spoken: in English, where those of another were.
#[cfg(test)]
pub(crate) fn speak_as(game: &'static str) {
    if SPEAKER.replace(game) != game {
        SPOKEN.set(english(game));
    }
}

/// The words of a game in all languages, for tests; they are spoken from now on.
#[cfg(all(test, not(target_arch = "wasm32")))]
#[expect(
    clippy::expect_used,
    reason = "a test that cannot be set up has failed"
)]
pub(crate) fn in_all_languages(game: &'static str) -> Vec<Catalogue> {
    speak_as(game);
    let top = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let words = sahkku_locales::Words::read(&top, game).expect("the words can be read");
    let catalogue = |locale: &sahkku_locales::Locale| {
        let mut catalogue = Catalogue::new(locale.language);
        for part in locale.parts.keys() {
            catalogue
                .add(&locale.catalogue(part))
                .expect("these are words");
        }
        catalogue
    };
    words.locales.iter().map(catalogue).collect()
}

/// From now on everything is said in the words of this catalogue.
pub(crate) fn speak(catalogue: Catalogue) {
    SPOKEN.set(Some(catalogue));
}

/// What `say` says in the words of this catalogue; everything else is said in those that are spoken.
pub(crate) fn said_in<T>(catalogue: Catalogue, say: impl FnOnce() -> T) -> T {
    let spoken = SPOKEN.replace(Some(catalogue));
    let said = say();
    SPOKEN.set(spoken);
    said
}

/// More words of the language that is spoken.
///
/// # Errors
/// If they are no words.
pub(crate) fn speak_more(text: &str) -> Result<(), String> {
    SPOKEN.with_borrow_mut(|spoken| match spoken {
        Some(catalogue) => catalogue.add(text).map_err(|error| error.to_string()),
        None => Ok(()),
    })
}

/// The language that is spoken.
pub(crate) fn language() -> Option<&'static Language> {
    SPOKEN.with_borrow(|spoken| spoken.as_ref().map(Catalogue::language))
}

/// The message without arguments that is called `name` in the page.
pub(crate) fn named(name: &str) -> Option<String> {
    SPOKEN.with_borrow(|spoken| spoken.as_ref()?.say(name, &[]))
}

/// A message. One whose part has not been loaded is there by its name, so that it is noticed.
fn say(name: &str, arguments: &Arguments<'_>) -> String {
    SPOKEN
        .with_borrow(|spoken| spoken.as_ref()?.say(name, arguments))
        .unwrap_or_else(|| format!("⟨{name}⟩"))
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::{Catalogue, Language, language, named, said_in, speak_as};
    use crate::games::each_game;

    #[test]
    fn another_language_is_spoken_for_a_while() {
        let spoken = language();
        let finnish = Language::of("fi").unwrap();
        let mut catalogue = Catalogue::new(finnish);
        catalogue.add("sahkku-words 1 fi\ninvite\tTule\n").unwrap();
        let said = said_in(catalogue, || (named("invite"), language()));
        assert_eq!(said, (Some("Tule".to_owned()), Some(finnish)));
        assert_eq!(language(), spoken);
        assert_ne!(named("invite"), said.0);
    }

    fn every_message_that_the_page_asks_for_is_there<G: Game>() {
        speak_as(G::ID);
        let pages = [
            include_str!("../../../../index.html"),
            include_str!("../../../../web/rest.html"),
            include_str!("../../../../web/distance.html"),
        ];
        // What only other games have is not on the page of this one.
        let has = games::game(G::ID).unwrap().has;
        let ours = |line: &&str| {
            let with = line.split("data-with=\"").nth(1);
            let with = with.and_then(|with| with.split('"').next());
            with.is_none_or(|with| has.contains(&with))
        };
        let lines = pages.iter().flat_map(|page| page.lines());
        let page: String = lines.filter(ours).collect();
        let mut asked = 0;
        for attribute in ["data-words=\"", "data-label=\""] {
            for after in page.split(attribute).skip(1) {
                let name = after.split('"').next().unwrap_or_default();
                assert!(named(name).is_some(), "no message is called {name:?}");
                asked += 1;
            }
        }
        assert!(asked > 100, "only {asked}");
    }
    each_game!(every_message_that_the_page_asks_for_is_there);
}
