//! The words that `index.html` asks for by name.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::page::Page;

impl Page {
    /// Fills in all standing words but those of dialogs, four fifths of all. A dialog says its own when it is opened.
    /// [`Page::say_standing_words`] is called later, for those that are read without being opened.
    ///
    /// # Errors
    /// If the page is empty.
    pub fn say_first_words(&self) -> Result<(), JsValue> {
        fill(&self.root()?, ":not(dialog:not([open]) *)")
    }

    /// Fills in all words that `index.html` asks for by name.
    pub fn say_standing_words(&self) {
        if let Ok(root) = self.root() {
            self.fill_words(&root);
        }
    }

    /// Fills in the words of an element and of all in it.
    pub(super) fn fill_words(&self, element: &Element) {
        // Fails only for invalid selectors.
        let _ = fill(element, "");
    }
}

/// Says the words that elements in `root` ask for by name, as far as they match `which`.
fn fill(root: &Element, which: &str) -> Result<(), JsValue> {
    for attribute in ["data-words", "data-label"] {
        let elements = root.query_selector_all(&format!("[{attribute}]{which}"))?;
        for n in 0..elements.length() {
            let Some(element) = elements
                .item(n)
                .and_then(|node| node.dyn_into::<Element>().ok())
            else {
                continue;
            };
            let name = element.get_attribute(attribute).unwrap_or_default();
            // What belongs to the late part of the program is said when that is loaded.
            let Some(text) = messages::named(&name) else {
                continue;
            };
            if attribute == "data-words" {
                element.set_text_content(Some(&text));
            } else {
                element.set_attribute("aria-label", &text)?;
            }
        }
    }
    Ok(())
}
