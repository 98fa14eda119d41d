//! Loading words, and changing the language while the page is used. web/words.js chooses the first one and fetches.

use sahkku_words::{Catalogue, LANGUAGES, Language};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlOptionElement, HtmlSelectElement};

use crate::link::{Link, Message};
use crate::messages as m;
use crate::page::Page;

/// The part of the words that comes with the page.
const FIRST: &str = "game";

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
    fn fetch(this: &Words, language: &str, part: &str, then: &JsValue);
    #[wasm_bindgen(method)]
    fn keep(this: &Words, language: &str);
}

/// Words that were asked for, or why they did not come.
pub(crate) type Fetched = Result<String, String>;

/// Speaks with the words that came with the page.
///
/// # Errors
/// If they are no words.
pub(crate) fn begin() -> Result<(), JsValue> {
    let (code, text) = WORDS.with(|words| (words.language(), words.text()));
    let language = Language::of(&code).ok_or("the page chose a language that is not known")?;
    let mut catalogue = Catalogue::new(language);
    catalogue
        .add(&text)
        .map_err(|error| JsValue::from_str(&error.to_string()))?;
    m::speak(catalogue);
    Ok(())
}

/// The language of whoever has chosen none here.
pub(crate) fn usual() -> String {
    WORDS.with(Words::usual)
}

/// What there is to say where the language that was wished for did not come.
pub(crate) fn trouble() -> Option<String> {
    let (missed, error) = WORDS.with(|words| (words.missed(), words.error()));
    let language = Language::of(&missed)?;
    let notice = m::NoticeLanguage {
        language: language.name,
        error: &error,
    };
    Some(notice.text())
}

/// Fetches the words of a language; a message tells the app of them.
pub(crate) fn fetch(link: &Link, language: &'static Language) {
    let link = link.clone();
    let then = Closure::once_into_js(move |text: String, error: String| {
        let fetched = if error.is_empty() {
            Ok(text)
        } else {
            Err(error)
        };
        link.send(Message::Words(language, fetched));
    });
    WORDS.with(|words| words.fetch(language.code, FIRST, &then));
}

/// Fetches another part of the words of the language that is spoken; a message tells the app.
pub(crate) fn fetch_part(link: &Link, part: &'static str) {
    let Some(language) = m::language() else {
        return;
    };
    let link = link.clone();
    let then = Closure::once_into_js(move |text: String, error: String| {
        let fetched = if error.is_empty() {
            Ok(text)
        } else {
            Err(error)
        };
        link.send(Message::Part(language, fetched));
    });
    WORDS.with(|words| words.fetch(language.code, part, &then));
}

/// Speaks this language from now on, and remembers that.
///
/// # Errors
/// Why the words did not come, in words.
pub(crate) fn change(language: &'static Language, fetched: Fetched) -> Result<(), String> {
    let mut catalogue = Catalogue::new(language);
    catalogue
        .add(&fetched?)
        .map_err(|error| error.to_string())?;
    m::speak(catalogue);
    WORDS.with(|words| words.keep(language.code));
    Ok(())
}

/// Shows which language is spoken, and offers the others, each by its own name.
pub(crate) fn offer(page: &Page) {
    let Some(spoken) = m::language() else { return };
    let now = spoken.code.to_uppercase();
    let Ok(lists) = page.document().query_selector_all("select[data-languages]") else {
        return;
    };
    for n in 0..lists.length() {
        let list = lists.item(n).and_then(|node| node.dyn_into().ok());
        let Some(list): Option<HtmlSelectElement> = list else {
            continue;
        };
        if list.length() == 0 {
            fill(&list);
        }
        list.set_value(spoken.code);
        // A list without a name still shows the languages.
        let _ = list.set_attribute("aria-label", &m::LanguageSwitch { now: &now }.text());
        if let Some(letters) = list.previous_element_sibling() {
            letters.set_text_content(Some(&now));
        }
    }
    if let Some(root) = page.document().document_element() {
        // Without it, voices read the words as if they were English.
        let _ = root.set_attribute("lang", spoken.code);
    }
}

/// Offers only these languages from now on; all of them if there are none.
pub(crate) fn offer_only(page: &Page, codes: &[String]) {
    let Ok(options) = page
        .document()
        .query_selector_all("select[data-languages] option")
    else {
        return;
    };
    for n in 0..options.length() {
        let option = options.item(n).and_then(|node| node.dyn_into().ok());
        let Some(option): Option<HtmlOptionElement> = option else {
            continue;
        };
        if !codes.is_empty() && !codes.contains(&option.value()) {
            option.remove();
        }
    }
}

fn fill(list: &HtmlSelectElement) {
    for language in LANGUAGES {
        let option = HtmlOptionElement::new_with_text_and_value(language.name, language.code);
        if let Ok(option) = option {
            option.set_lang(language.code);
            // An option that cannot be added is one choice fewer, and no reason to stop.
            let _ = list.append_child(&option);
        }
    }
}
