//! Lists of buttons that are identified by their number.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Id;
use super::page::Page;

/// What the buttons of a list choose, as the name of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// Several ways to do what was asked.
    Ways,
    Advice,
    /// Lines that can be played.
    Lines,
    Languages,
}

impl Choices {
    pub const ALL: [Choices; 4] = [
        Choices::Ways,
        Choices::Advice,
        Choices::Lines,
        Choices::Languages,
    ];

    /// The attribute that holds the number.
    pub fn attribute(self) -> &'static str {
        match self {
            Choices::Ways => "data-choice",
            Choices::Advice => "data-advice",
            Choices::Lines => "data-line",
            Choices::Languages => "data-speak",
        }
    }
}

impl Page {
    /// Fills a list with a button for each text. Buttons of an ordered list are wrapped in items. The keyboard focus stays on the
    /// same number.
    pub fn list_buttons(
        &self,
        list: impl Into<Id>,
        choices: Choices,
        texts: &[String],
    ) -> Vec<Element> {
        let Ok(list) = self.element::<HtmlElement>(list) else {
            return Vec::new();
        };
        let attribute = choices.attribute();
        let keyboard = self.document().active_element();
        let keyboard = keyboard.and_then(|element| element.get_attribute(attribute));
        let ordered = list.tag_name() == "OL";
        list.replace_children_with_node_0();
        let add = |n: usize, text: &String| {
            let item = ordered.then(|| self.add::<Element>(&list, "li", ""));
            let parent = item.transpose().ok()?;
            let parent = parent.as_ref().unwrap_or(&list);
            let button: HtmlElement = self.add(parent, "button", "").ok()?;
            self.write_text(&button, text);
            let number = n.to_string();
            button.set_attribute(attribute, &number).ok()?;
            if keyboard.as_ref() == Some(&number) {
                button.focus().ok()?;
            }
            button.dyn_into().ok()
        };
        // A button that cannot be added is one choice fewer, and no reason to stop.
        texts
            .iter()
            .enumerate()
            .filter_map(|(n, text)| add(n, text))
            .collect()
    }

    /// Fills a list with texts to read. Returns its items.
    pub fn list_texts(&self, list: impl Into<Id>, texts: &[String]) -> Vec<Element> {
        let Ok(list) = self.element::<HtmlElement>(list) else {
            return Vec::new();
        };
        list.replace_children_with_node_0();
        let add = |text: &String| {
            let item: Element = self.create("li").ok()?;
            self.write_text(&item, text);
            // As above.
            list.append_child(&item).ok()?;
            Some(item)
        };
        texts.iter().filter_map(add).collect()
    }

    /// Adds a few words before an element for screen readers only.
    pub fn say_before(&self, element: &Element, words: &str) {
        let said = || -> Option<()> {
            let before: Element = self.create("span").ok()?;
            before.set_class_name("unseen");
            before.set_text_content(Some(&format!("{words} ")));
            element.prepend_with_node_1(&before).ok()
        };
        // Without them the rest is still read.
        let _ = said();
    }
}
