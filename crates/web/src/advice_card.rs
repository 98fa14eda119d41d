//! The list of the card with help.

use web_sys::HtmlElement;

use crate::page::Page;

impl Page {
    /// Fills the card: things to point at, with the one at `shown` pressed; or, where `shown` is
    /// past the end, things to read.
    pub(crate) fn list_advice(&self, texts: &[String], shown: usize) {
        let Ok(list) = self.element::<HtmlElement>("advice-list") else {
            return;
        };
        let keyboard = self
            .document()
            .active_element()
            .and_then(|element| element.get_attribute("data-advice"));
        list.replace_children_with_node_0();
        for (n, text) in texts.iter().enumerate() {
            let Ok(item) = self.document().create_element("li") else {
                continue;
            };
            // An item that cannot be added is one fewer, and no reason to stop.
            let _ = list.append_child(&item);
            if shown >= texts.len() {
                item.set_text_content(Some(text));
                continue;
            }
            let Ok(button) = self.document().create_element("button") else {
                continue;
            };
            button.set_text_content(Some(text));
            let number = n.to_string();
            let _ = button.set_attribute("data-advice", &number);
            let pressed = if n == shown { "true" } else { "false" };
            let _ = button.set_attribute("aria-pressed", pressed);
            let _ = item.append_child(&button);
            if keyboard.as_ref() == Some(&number)
                && let Ok(button) = wasm_bindgen::JsCast::dyn_into::<HtmlElement>(button)
            {
                let _ = button.focus();
            }
        }
    }
}
