//! Changing the language at any time.

use browser::dom::{Page, Sender, fill_list};
use context::this::words as m;
use context::words;
use context::words::Fetched;
use context::{Context, Effect, Feature};
use sahkku_words::{LANGUAGES, Language};
use web_sys::{Element, HtmlOptionElement, HtmlSelectElement};

#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A language was chosen, by its code.
    Chosen(String),
    /// The words of a language arrived, or failed.
    Came(&'static Language, Fetched),
}

#[derive(Default)]
pub(crate) struct Languages {
    pub(super) sender: Sender<Message>,
}

impl Languages {
    pub(crate) fn update(&self, message: Message, cx: &mut Context<'_>) {
        match message {
            Message::Chosen(code) => {
                if let Some(language) = Language::of(&code) {
                    self.fetch(language);
                }
            }
            Message::Came(language, fetched) => {
                match words::change(language, fetched) {
                    Ok(()) => cx.effects.want(Effect::SayAgain),
                    Err(error) => cx.page.notice(&not_spoken(language, &error)),
                }
                offer(cx.page);
            }
        }
    }

    /// Fetches the words of a language, unless it is the current one.
    pub(crate) fn fetch(&self, language: &'static Language) {
        if messages::language() != Some(language) {
            let came = move |fetched| Message::Came(language, fetched);
            words::fetch_language(language, self.sender.sending(came));
        }
    }
}

/// The message that a language is not available.
pub(crate) fn not_spoken(language: &Language, error: &str) -> String {
    m::NoticeLanguage {
        language: language.name,
        error,
    }
    .text()
}

/// Shows the current language, and offers the others, each under its own name.
pub(crate) fn offer(page: &Page) {
    let Some(spoken) = messages::language() else {
        return;
    };
    let now = spoken.name;
    let label = m::LanguageSwitch { now }.text();
    for list in page.all::<HtmlSelectElement>("select[data-languages]") {
        if list.length() == 0 {
            let languages = LANGUAGES.iter();
            fill_list(
                &list,
                languages.map(|language| (language.code, language.name.to_owned())),
            );
            for n in 0..list.length() {
                let option = list.item(n).map(wasm_bindgen::JsCast::unchecked_into);
                let option: Option<HtmlOptionElement> = option;
                if let Some(option) = option {
                    option.set_lang(&option.value());
                }
            }
        }
        list.set_value(spoken.code);
        // A list without a name still shows the languages.
        let _ = list.set_attribute("aria-label", &label);
        if let Some(name) = list.previous_element_sibling() {
            name.set_text_content(Some(now));
        }
    }
    for group in page.all::<Element>(".language-buttons") {
        // A group does not need a name either.
        let _ = group.set_attribute("aria-label", &label);
    }
    for button in page.all::<Element>(".language-buttons button") {
        let pressed = button.get_attribute("lang").as_deref() == Some(spoken.code);
        // Without it, the language still changes.
        let _ = button.set_attribute("aria-pressed", if pressed { "true" } else { "false" });
    }
    if let Some(root) = page.document().document_element() {
        // Without it, speech synthesis reads the words as if they were English.
        let _ = root.set_attribute("lang", spoken.code);
    }
}

/// Offers only these languages; an empty list allows all.
pub(crate) fn offer_only(page: &Page, codes: &[String]) {
    for option in page.all::<HtmlOptionElement>("select[data-languages] option") {
        if !codes.is_empty() && !codes.contains(&option.value()) {
            option.remove();
        }
    }
}

impl Feature for Languages {
    fn speak(&mut self, cx: &mut Context<'_>) {
        offer(cx.page);
    }
}
