//! Lists to choose from, input fields, and tables.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Element, HtmlElement, HtmlInputElement, HtmlOptionElement, HtmlSelectElement,
    HtmlTextAreaElement,
};

use super::Id;
use super::page::Page;

/// Fills a list with pairs of a value and a text.
pub fn fill_list<'a>(list: &HtmlSelectElement, items: impl Iterator<Item = (&'a str, String)>) {
    list.set_text_content(None);
    for (value, text) in items {
        if let Ok(option) = HtmlOptionElement::new_with_text_and_value(&text, value) {
            // An option that cannot be added is one choice fewer, and no reason to stop.
            let _ = list.append_child(&option);
        }
    }
}

/// Scrolls a list, and nothing else, to make a button in it visible.
pub fn into_view(list: &Element, button: &Element) {
    let Some(button) = button.dyn_ref::<HtmlElement>() else {
        return;
    };
    let (top, height) = (button.offset_top(), button.offset_height());
    let (from, room) = (list.scroll_top(), list.client_height());
    if top < from {
        list.set_scroll_top(top - height);
    } else if top + height > from + room {
        list.set_scroll_top(top + 2 * height - room);
    }
}

impl Page {
    /// Fills a list with pairs of a value and a text, and selects one of the values. A list with a single entry is hidden.
    pub fn fill<'a>(
        &self,
        list: impl Into<Id>,
        items: impl Iterator<Item = (&'a str, String)>,
        chosen: &str,
    ) {
        if let Ok(list) = self.element::<HtmlSelectElement>(list) {
            fill_list(&list, items);
            list.set_value(chosen);
            let line = list.closest(".field").ok().flatten();
            let line = line.and_then(|line| line.dyn_into().ok());
            let line: HtmlElement = line.unwrap_or_else(|| list.clone().into());
            line.set_hidden(list.length() < 2);
        }
    }

    /// Selects an entry of a list.
    pub fn choose(&self, list: impl Into<Id>, value: &str) {
        if let Ok(list) = self.element::<HtmlSelectElement>(list) {
            list.set_value(value);
        }
    }

    /// Selects one of the radio buttons with a name.
    pub fn choose_of(&self, name: &str, value: &str) {
        for button in self.all::<HtmlInputElement>(&format!("[name={name}]")) {
            button.set_checked(button.value() == value);
        }
    }

    /// The selected radio button with a name.
    pub fn chosen_of(&self, name: &str) -> Option<String> {
        let chosen = self.all::<HtmlInputElement>(&format!("[name={name}]:checked"));
        chosen.first().map(HtmlInputElement::value)
    }

    /// Sets or clears a check box.
    pub fn check(&self, field: impl Into<Id>, checked: bool) {
        if let Ok(field) = self.element::<HtmlInputElement>(field) {
            field.set_checked(checked);
        }
    }

    /// The selection of a list, or the text of a field.
    pub fn value(&self, field: impl Into<Id>) -> String {
        let field = field.into();
        let list = self
            .element::<HtmlSelectElement>(field)
            .map(|list| list.value());
        let text = |_| {
            self.element::<HtmlTextAreaElement>(field)
                .map(|field| field.value())
        };
        list.or_else(text).unwrap_or_default()
    }

    pub fn write(&self, field: impl Into<Id>, text: &str) {
        if let Ok(field) = self.element::<HtmlTextAreaElement>(field) {
            field.set_value(text);
        }
    }

    /// Fills the body of a table; the first cell of a row is its heading.
    pub fn fill_table(&self, body: impl Into<Id>, rows: &[Vec<String>]) {
        let Ok(body) = self.element::<Element>(body) else {
            return;
        };
        body.replace_children_with_node_0();
        let filled = || -> Result<(), JsValue> {
            for row in rows {
                let line: Element = self.add(&body, "tr", "")?;
                for (n, text) in row.iter().enumerate() {
                    let tag = if n == 0 { "th" } else { "td" };
                    let cell: Element = self.add(&line, tag, text)?;
                    if n == 0 {
                        cell.set_attribute("scope", "row")?;
                    }
                }
            }
            Ok(())
        };
        // A browser that creates no rows shows none.
        let _ = filled();
    }
}

impl Page {
    /// All elements that match a selector.
    pub fn all<T: JsCast>(&self, selector: &str) -> Vec<T> {
        let Ok(found) = self.document().query_selector_all(selector) else {
            return Vec::new();
        };
        (0..found.length())
            .filter_map(|n| found.item(n)?.dyn_into().ok())
            .collect()
    }
}
