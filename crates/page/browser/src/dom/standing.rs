//! The fixed words that `index.html` requests by name.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::page::Page;

impl Page {
    /// Fills in all fixed words except those of dialogs, which are four fifths of all. A dialog fills in its own when it opens.
    /// [`Page::say_standing_words`] is called later, for words that are read without being opened.
    /// Fails if the page is empty.
    pub fn say_first_words(&self) -> Result<(), JsValue> {
        fill(&self.root()?, ":not(dialog:not([open]) *)")
    }

    /// Fills in all words that `index.html` requests by name.
    pub fn say_standing_words(&self) {
        if let Ok(root) = self.root() {
            self.fill_words(&root);
        }
    }

    /// Fills in the words of an element and its descendants.
    pub(super) fn fill_words(&self, element: &Element) {
        // Fails only for invalid selectors.
        let _ = fill(element, "");
    }
}

/// Fills in the words that elements in `root` request by name, if the elements match `which`.
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
            // The words of the late part of the program are filled in when it is loaded.
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
