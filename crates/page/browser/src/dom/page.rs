//! Access to the elements of the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlButtonElement, HtmlDialogElement, HtmlElement};

use super::Id;
use super::shapes::add_shape;

/// Writes a text into an element and makes its places and terms clickable. Returns whether it has any.
pub type Writer = fn(&Page, &Element, &str) -> Result<bool, JsValue>;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Input {
    /// A keyboard, or an aid that presses buttons by their names.
    #[default]
    Keyboard,
    /// A mouse, a finger or a pen.
    Pointer,
}

/// The elements that every page has.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The game; messages appear beside it.
    pub game: Id,
    pub messages: Id,
    pub notices: Id,
}

/// Access to the elements of the page. The build has made sure that each element exists.
#[derive(Clone)]
pub struct Page {
    document: Document,
    /// The opened dialogs, the topmost last. Some may have been closed since.
    pub(super) dialogs: Rc<RefCell<Vec<HtmlDialogElement>>>,
    /// The last input device of the visitor.
    pub(super) input: Rc<Cell<Input>>,
    pub(super) frame: Frame,
    /// Writes texts with clickable places and terms, once its code is loaded.
    pub(super) writer: Rc<Cell<Option<Writer>>>,
}

impl Page {
    /// Opens the page that the program runs in, with these elements.
    /// Fails if there is no window or no document.
    pub fn open(frame: Frame) -> Result<Page, JsValue> {
        let window = web_sys::window().ok_or("there is no window")?;
        Ok(Page {
            document: window.document().ok_or("there is no document")?,
            dialogs: Rc::default(),
            input: Rc::default(),
            frame,
            writer: Rc::default(),
        })
    }

    pub(super) fn root(&self) -> Result<Element, JsValue> {
        let root = self.document.document_element();
        root.ok_or_else(|| JsValue::from_str("the page is empty"))
    }

    pub fn document(&self) -> &Document {
        &self.document
    }

    fn find(&self, id: Id) -> Option<Element> {
        self.document.get_element_by_id(id.name())
    }

    /// Returns an element.
    /// Fails if it has another type than the caller expects.
    pub fn element<T: JsCast>(&self, id: impl Into<Id>) -> Result<T, JsValue> {
        let id = id.into();
        self.find(id)
            .and_then(|element| element.dyn_into().ok())
            .ok_or_else(|| JsValue::from_str(&format!("the page has no fitting #{}", id.name())))
    }

    /// Creates an element outside of the document.
    /// Fails if the browser refuses.
    pub fn create<T: JsCast>(&self, tag: &str) -> Result<T, JsValue> {
        Ok(self.document.create_element(tag)?.unchecked_into())
    }

    /// Adds an element with a text to another one.
    /// Fails if the browser refuses.
    pub fn add<T: JsCast>(&self, parent: &Element, tag: &str, text: &str) -> Result<T, JsValue> {
        let element = self.document.create_element(tag)?;
        if !text.is_empty() {
            element.set_text_content(Some(text));
        }
        parent.append_child(&element)?;
        Ok(element.unchecked_into())
    }

    /// Adds a drawing in the page, such as `#icon-close`, which screen readers skip.
    /// Fails if the browser refuses.
    pub fn add_icon(&self, parent: &Element, class: &str, drawing: &str) -> Result<(), JsValue> {
        let hidden = [("aria-hidden", "true")];
        let icon = add_shape(&self.document, parent, "svg", class, &hidden)?;
        add_shape(&self.document, &icon, "use", "", &[("href", drawing)])?;
        Ok(())
    }

    /// Creates an SVG element outside of the document.
    /// Fails if the browser cannot draw.
    pub(super) fn create_drawn(&self, tag: &str) -> Result<Element, JsValue> {
        let namespace = "http://www.w3.org/2000/svg";
        self.document().create_element_ns(Some(namespace), tag)
    }

    /// Writes a text into an element, unless it says so already.
    pub fn say(&self, id: impl Into<Id>, text: &str) {
        if let Some(element) = self.find(id.into())
            && element.text_content().as_deref() != Some(text)
        {
            self.write_text(&element, text);
        }
    }

    /// Writes a text without clickable places into an element, unless it says so already.
    pub fn say_plainly(&self, id: impl Into<Id>, text: &str) {
        if let Some(element) = self.find(id.into())
            && element.text_content().as_deref() != Some(text)
        {
            element.set_text_content(Some(text));
        }
    }

    /// Makes screen readers read a text, even if it was the last one that they read.
    pub fn say_aloud(&self, id: impl Into<Id>, text: &str) {
        let id = id.into();
        let Some(element) = self.find(id) else { return };
        let again = element.text_content().as_deref() == Some(text);
        let more = if again { "\u{a0}" } else { "" };
        element.set_text_content(Some(&format!("{text}{more}")));
    }

    pub fn show(&self, id: impl Into<Id>, shown: bool) {
        if let Ok(element) = self.element::<HtmlElement>(id)
            && element.hidden() == shown
        {
            element.set_hidden(!shown);
        }
    }

    /// Whether an element is visible.
    pub fn is_shown(&self, id: impl Into<Id>) -> bool {
        self.element::<HtmlElement>(id)
            .is_ok_and(|element| !element.hidden())
    }

    /// Moves an element before another one, unless it stands there already.
    pub fn move_before(&self, id: impl Into<Id>, next: impl Into<Id>) {
        if let (Some(element), Some(next)) = (self.find(id.into()), self.find(next.into()))
            && element.next_element_sibling().as_ref() != Some(&next)
        {
            // Fails only for an element inside itself.
            let _ = next.before_with_node_1(&element);
        }
    }

    /// Moves an element to the end of another.
    pub fn move_into(&self, id: impl Into<Id>, end_of: impl Into<Id>) {
        if let (Some(element), Some(part)) = (self.find(id.into()), self.find(end_of.into())) {
            // Fails only for an element inside itself.
            let _ = part.append_child(&element);
        }
    }

    /// Copies the shelf of games to the end of a part of the page.
    /// Fails if the page lacks an element.
    pub fn shelve(&self, part: impl Into<Id>) -> Result<(), JsValue> {
        if let Some(shelf) = self.document.query_selector(".shelf")? {
            let shelf: Element = shelf.clone_node_with_deep(true)?.unchecked_into();
            shelf.remove_attribute("hidden")?;
            let heading = self.document.create_element("p")?;
            heading.set_attribute("data-words", "other-games")?;
            shelf.prepend_with_node_1(&heading)?;
            let part: Element = self.element(part)?;
            part.append_child(&shelf)?;
        }
        Ok(())
    }

    /// The links on the shelf to the pages of all games, with the id of each game.
    pub fn shelf(&self) -> Vec<(String, Element)> {
        let links = self.all::<Element>("a[data-game-of]").into_iter();
        let mut named: Vec<(String, Element)> = links
            .filter_map(|link| Some((link.get_attribute("data-game-of")?, link)))
            .collect();
        // The page contains the shelf more than once.
        named.sort_by(|(one, _), (other, _)| one.cmp(other));
        named.dedup_by(|(one, _), (other, _)| one == other);
        named
    }

    /// Marks the game of this page on the shelf.
    pub fn mark_game(&self, id: &str) {
        let own = self
            .document
            .query_selector(&format!("[data-game-of={id}]"));
        // A page without a shelf has nothing to mark.
        if let Ok(Some(own)) = own {
            let _ = own.set_attribute("aria-current", "page");
        }
    }

    /// Sets or clears a flag of the whole page, for its style sheet.
    pub fn flag_root(&self, name: &str, set: bool) {
        let root = self.document.document_element();
        if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
            if set {
                // Fails only for names with capitals after a dash.
                let _ = root.dataset().set(name, "");
            } else {
                root.dataset().delete(name);
            }
        }
    }

    /// Whether the whole page has this flag.
    pub fn has_root_flag(&self, name: &str) -> bool {
        let root = self.document.document_element();
        let root = root.and_then(|root| root.dyn_into::<HtmlElement>().ok());
        root.is_some_and(|root| root.dataset().get(name).is_some())
    }

    /// Adds a class to an element, or removes it.
    pub fn mark(&self, id: impl Into<Id>, class: &str, marked: bool) {
        if let Some(element) = self.find(id.into()) {
            // Fails only for a class with spaces in its name.
            let _ = element.class_list().toggle_with_force(class, marked);
        }
    }

    /// Sets a `true` or `false` attribute of an element, unless it has that value already.
    pub fn set(&self, id: impl Into<Id>, name: &str, value: bool) {
        let value = if value { "true" } else { "false" };
        if let Some(element) = self.find(id.into())
            && element.get_attribute(name).as_deref() != Some(value)
        {
            // Fails only for invalid names.
            let _ = element.set_attribute(name, value);
        }
    }

    /// Enables or disables a button.
    pub fn enable(&self, button: impl Into<Id>, enabled: bool) {
        if let Ok(button) = self.element::<HtmlButtonElement>(button) {
            button.set_disabled(!enabled);
        }
    }

    /// Shows one of the drawings in the page by its name, such as `portrait-easy`, or none.
    pub fn picture(&self, id: impl Into<Id>, name: Option<&str>) {
        let Ok(picture) = self.element::<Element>(id) else {
            return;
        };
        let Some(name) = name else {
            // These fail only for invalid names.
            let _ = picture.set_attribute("hidden", "");
            return;
        };
        let _ = picture.remove_attribute("hidden");
        if let Some(used) = picture.first_element_child() {
            let _ = used.set_attribute("href", &format!("#{name}"));
        }
    }

    pub fn press(&self, id: impl Into<Id>) {
        if let Ok(element) = self.element::<HtmlElement>(id) {
            element.click();
        }
    }
}
