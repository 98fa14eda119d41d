//! The keyboard focus: it never stays on an element that is gone.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Id;
use super::page::{Input, Page};

/// Where the keyboard focus goes if no element has it: in the open dialog, and without one.
const WANTED_IN_DIALOG: &[&str] = &[
    "[data-first]:not([hidden])",
    ".choices .main:not([hidden])",
    "[data-close]",
    "[data-choice]",
];
const WANTED: &[&str] = &["#invite", "#throw", "#far-throw", "#twin [tabindex='0']"];
/// The same for a mouse or a finger: no place of the board is marked before a key is pressed.
const WANTED_BY_POINTER: &[&str] = &["#invite", "#throw", "#far-throw", "#twin"];

impl Page {
    /// Notes the input device of the visitor. Without a mouse, the style sheet marks the focus from the first key press on.
    pub fn acts_with(&self, input: Input) {
        self.input.set(input);
        if input == Input::Keyboard {
            self.flag_root("keys", true);
        }
    }

    /// Makes the words beside the board scrollable by keys if they do not fit. Otherwise they would be a useless stop.
    pub fn let_keys_scroll(&self) {
        for words in self.all::<Element>(".words, #lesson-text") {
            // Fails only for invalid names.
            let _ = if words.scroll_height() > words.client_height() {
                words.set_attribute("tabindex", "0")
            } else {
                words.remove_attribute("tabindex")
            };
        }
    }

    /// Whether the button has the keyboard focus.
    pub fn has_keyboard(&self, button: impl Into<Id>) -> bool {
        let (active, id) = (self.document().active_element(), button.into().name());
        active.is_some_and(|element| {
            element.id() == id && element.matches(":focus-visible").unwrap_or(false)
        })
    }

    /// Moves the keyboard focus if its element is gone: to the open dialog, the button to throw, or the board. A person can begin
    /// with a mouse and continue with keys.
    pub fn keep_keyboard(&self) {
        let there = |element: &HtmlElement| element.offset_width() > 0;
        let at = self.document().active_element();
        let at = at.and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let lost = at.is_none_or(|at| at.tag_name() == "BODY" || !there(&at));
        if !lost {
            return;
        }
        let (root, wanted) = match self.top_dialog() {
            Some(dialog) => (dialog.into(), WANTED_IN_DIALOG),
            None => match (self.root(), self.input.get()) {
                (Ok(root), Input::Keyboard) => (root, WANTED),
                (Ok(root), Input::Pointer) => (root, WANTED_BY_POINTER),
                (Err(_), _) => return,
            },
        };
        for selector in wanted {
            let Ok(Some(element)) = root.query_selector(selector) else {
                continue;
            };
            let element: HtmlElement = element.unchecked_into();
            if there(&element) {
                // Fails only for elements that cannot have the focus; there is nothing better.
                let _ = element.focus();
                return;
            }
        }
    }
}
