//! Loading words, and switching languages. `web/words.js` chooses the first language and fetches.

use sahkku_words::{Catalogue, Language};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::this::words as m;
use crate::this_game::This;
use on_page::Book;

/// A part of the words: a separate file in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordPart {
    Page,
    Lessons,
    Book,
    Distance,
}

impl WordPart {
    const ALL: [WordPart; 4] = [
        WordPart::Page,
        WordPart::Lessons,
        WordPart::Book,
        WordPart::Distance,
    ];

    /// Its files, and one of its messages, which represents it.
    fn names(self) -> [&'static str; 2] {
        match self {
            WordPart::Page => ["game rest", "title"],
            WordPart::Lessons => ["lessons", This::LESSONS_MESSAGE],
            WordPart::Book => ["book", "book-contents"],
            WordPart::Distance => ["distance", "distance-games"],
        }
    }

    pub fn is_loaded(self) -> bool {
        m::named(self.names()[1]).is_some()
    }
}

#[wasm_bindgen]
extern "C" {
    type Words;
    #[wasm_bindgen(thread_local_v2, js_name = sahkkuWords)]
    static WORDS: Words;
    #[wasm_bindgen(method, getter)]
    fn language(this: &Words) -> String;
    #[wasm_bindgen(method, getter)]
    fn usual(this: &Words) -> String;
    #[wasm_bindgen(method, getter)]
    fn text(this: &Words) -> String;
    #[wasm_bindgen(method, getter)]
    fn missed(this: &Words) -> String;
    #[wasm_bindgen(method, getter)]
    fn error(this: &Words) -> String;
    #[wasm_bindgen(method)]
    fn fetch(this: &Words, language: &str, parts: &str, then: &JsValue);
    #[wasm_bindgen(method)]
    fn keep(this: &Words, language: &str);
}

/// The words of a language, from the texts of its parts separated by null characters.
/// Fails if a text contains no words.
pub fn catalogue(language: &'static Language, texts: &str) -> Result<Catalogue, String> {
    let mut catalogue = Catalogue::new(language);
    for text in texts.split('\0') {
        catalogue.add(text).map_err(|error| error.to_string())?;
    }
    Ok(catalogue)
}

/// Requested words, or why they did not arrive.
pub type Fetched = Result<String, String>;

/// Speaks with the words that came with the page.
/// Fails if they are invalid.
pub fn begin() -> Result<(), JsValue> {
    let (code, text) = WORDS.with(|words| (words.language(), words.text()));
    let language = Language::of(&code).ok_or("the page chose a language that is not known")?;
    messages::speak(catalogue(language, &text)?);
    Ok(())
}

/// The language of a visitor who has not chosen one here.
pub fn usual() -> String {
    WORDS.with(Words::usual)
}

/// An error message, if the requested language did not arrive.
pub fn trouble() -> Option<String> {
    let (missed, error) = WORDS.with(|words| (words.missed(), words.error()));
    let language = Language::of(&missed)?;
    let notice = m::NoticeLanguage {
        language: language.name,
        error: &error,
    };
    Some(notice.text())
}

pub fn fetch(language: &Language, part: WordPart, then: impl FnOnce(Fetched) + 'static) {
    fetch_parts(language, part.names()[0], then);
}

/// Fetches the words of a language for [`change`]: every part that is loaded in the current language, so that no text on the page
/// lacks its words.
pub fn fetch_language(language: &Language, then: impl FnOnce(Fetched) + 'static) {
    let parts = WordPart::ALL.into_iter().filter(|part| part.is_loaded());
    let parts: Vec<&str> = parts.map(|part| part.names()[0]).collect();
    fetch_parts(language, &parts.join(" "), then);
}

/// Fetches parts of the words, given as names separated by spaces. Their texts arrive separated by null characters.
fn fetch_parts(language: &Language, parts: &str, then: impl FnOnce(Fetched) + 'static) {
    let then = Closure::once_into_js(move |text: String, error: String| {
        then(if error.is_empty() {
            Ok(text)
        } else {
            Err(error)
        });
    });
    WORDS.with(|words| words.fetch(language.code, parts, then.unchecked_ref()));
}

/// Switches to this language, and remembers it.
///
/// # Errors
/// Why the words did not arrive, in words.
pub fn change(language: &'static Language, fetched: Fetched) -> Result<(), String> {
    messages::speak(catalogue(language, &fetched?)?);
    WORDS.with(|words| words.keep(language.code));
    Ok(())
}
