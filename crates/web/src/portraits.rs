//! The portraits of the computer players, which stand in the page as drawings to be used, and the
//! lists in which they are chosen.

use web_sys::{Element, HtmlSelectElement};

use crate::page::Page;

impl Page {
    /// Chooses an entry of a list.
    pub(crate) fn choose(&self, list: &str, word: &str) {
        if let Ok(list) = self.element::<HtmlSelectElement>(list) {
            list.set_value(word);
        }
    }

    /// Shows the portrait of the level called `word`, or none.
    pub(crate) fn portray(&self, id: &str, word: Option<&str>) {
        let Ok(portrait) = self.element::<Element>(id) else {
            return;
        };
        let Some(word) = word else {
            // These fail only for names that are no names.
            let _ = portrait.set_attribute("hidden", "");
            return;
        };
        let _ = portrait.remove_attribute("hidden");
        if let Some(used) = portrait.first_element_child() {
            let _ = used.set_attribute("href", &format!("#portrait-{word}"));
        }
    }
}
