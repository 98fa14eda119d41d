//! The page around the board: its words, buttons and dialogs.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use sahkku::preset;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, HtmlButtonElement, HtmlDialogElement, HtmlElement, HtmlOptionElement,
    HtmlSelectElement, HtmlTextAreaElement,
};

use crate::{languages, messages};

/// Access to the elements of the page by their id. An element that is missing is a mistake in
/// index.html, not something a visitor can bring about.
#[derive(Clone)]
pub(crate) struct Page {
    document: Document,
    /// The rule sets that lists name, by id.
    rules: Rc<RefCell<Vec<&'static str>>>,
    /// The dialogs that were opened, the topmost last. Some may have been closed since.
    dialogs: Rc<RefCell<Vec<HtmlDialogElement>>>,
    /// What the visitor used last.
    input: Rc<Cell<Input>>,
}

/// What visitors act with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Input {
    /// A keyboard, or what presses buttons by their names.
    #[default]
    Keyboard,
    /// A mouse, a finger or a pen.
    Pointer,
}

/// What the keyboard goes to where it is on nothing: within the open dialog, and without one.
const WANTED_IN_DIALOG: &[&str] = &[
    "[data-first]:not([hidden])",
    ".choices .main:not([hidden])",
    "[data-close]",
    "[data-choice]",
];
const WANTED: &[&str] = &["#invite", "#throw", "#far-throw", "#twin [tabindex='0']"];

impl Page {
    /// The page that the program runs in, with its standing words filled in but for those of dialogs, four fifths of all.
    /// A dialog says its own when it is opened; for whoever comes to it otherwise, [`Page::say_standing_words`] is called later.
    pub(crate) fn open() -> Result<Page, JsValue> {
        let window = web_sys::window().ok_or("there is no window")?;
        let page = Page {
            document: window.document().ok_or("there is no document")?,
            rules: Rc::new(RefCell::new(
                sahkku::PRESETS.iter().map(|preset| preset.id).collect(),
            )),
            dialogs: Rc::default(),
            input: Rc::default(),
        };
        fill(&page.root()?, ":not(dialog:not([open]) *)")?;
        languages::offer(&page);
        Ok(page)
    }

    /// Fills in all words that index.html asks for by name.
    pub(crate) fn say_standing_words(&self) -> Result<(), JsValue> {
        fill(&self.root()?, "")?;
        languages::offer(self);
        Ok(())
    }

    fn root(&self) -> Result<Element, JsValue> {
        let root = self.document.document_element();
        root.ok_or_else(|| JsValue::from_str("the page is empty"))
    }

    pub(crate) fn document(&self) -> &Document {
        &self.document
    }

    /// The element called `id`.
    pub(crate) fn element<T: JsCast>(&self, id: &str) -> Result<T, JsValue> {
        self.document
            .get_element_by_id(id)
            .and_then(|element| element.dyn_into().ok())
            .ok_or_else(|| JsValue::from_str(&format!("the page has no fitting #{id}")))
    }

    /// Writes a text into an element, if it says something else now.
    pub(crate) fn say(&self, id: &str, text: &str) {
        if let Some(element) = self.document.get_element_by_id(id)
            && element.text_content().as_deref() != Some(text)
        {
            element.set_text_content(Some(text));
        }
    }

    /// Lets voices read a text, even if it was the last thing that they read.
    pub(crate) fn say_aloud(&self, id: &str, text: &str) {
        if self.text(id) == text {
            self.say(id, &format!("{text}\u{a0}"));
        } else {
            self.say(id, text);
        }
    }

    /// What an element says.
    pub(crate) fn text(&self, id: &str) -> String {
        let element = self.document.get_element_by_id(id);
        element
            .and_then(|element| element.text_content())
            .unwrap_or_default()
    }

    /// Shows or hides an element.
    pub(crate) fn show(&self, id: &str, shown: bool) {
        if let Ok(element) = self.element::<HtmlElement>(id)
            && element.hidden() == shown
        {
            element.set_hidden(!shown);
        }
    }

    /// Whether an element is not hidden.
    pub(crate) fn is_shown(&self, id: &str) -> bool {
        self.element::<HtmlElement>(id)
            .is_ok_and(|element| !element.hidden())
    }

    /// Whether the element is the one that the keyboard is on.
    pub(crate) fn has_keyboard(&self, id: &str) -> bool {
        let active = self.document.active_element();
        active.is_some_and(|element| {
            element.id() == id && element.matches(":focus-visible").unwrap_or(false)
        })
    }

    /// Opens a dialog.
    pub(crate) fn open_dialog(&self, id: &str) {
        if let Ok(dialog) = self.element::<HtmlDialogElement>(id)
            && !dialog.open()
        {
            // It fails only for names that index.html has and no language, and a test knows them all.
            let _ = fill(&dialog, "");
            // It fails only where the dialog is open or gone, and then there is nothing to open.
            let _ = dialog.show_modal();
            // What the dialog is for, and not the first thing in it. Browsers complain of the
            // attribute that is meant for this in frames of other pages.
            let first = dialog.query_selector("[data-first]:not([hidden])");
            if let Ok(Some(first)) = first
                && let Ok(first) = first.dyn_into::<HtmlElement>()
            {
                // It fails only for what cannot have the focus, and then the first thing has it.
                let _ = first.focus();
            }
            self.dialogs.borrow_mut().push(dialog);
            self.place_messages();
        }
    }

    /// The dialog that lies over all others, if one is open.
    fn top_dialog(&self) -> Option<HtmlDialogElement> {
        let mut dialogs = self.dialogs.borrow_mut();
        dialogs.retain(HtmlDialogElement::open);
        dialogs.last().cloned()
    }

    /// Puts notices and the offer of a new version into the topmost dialog: whatever lies outside of it cannot be
    /// reached, and is not read aloud.
    pub(crate) fn place_messages(&self) {
        let placed = || -> Result<(), JsValue> {
            let messages: HtmlElement = self.element("messages")?;
            let dialog = self.top_dialog().map(Element::from);
            if messages.closest("dialog")? == dialog {
                return Ok(());
            }
            let keyboard = self.document.active_element();
            match dialog {
                Some(dialog) => dialog.prepend_with_node_1(&messages)?,
                None => {
                    let game: Element = self.element("game")?;
                    game.after_with_node_1(&messages)?;
                }
            }
            // What is moved loses the keyboard.
            if let Some(keyboard) = keyboard.filter(|element| messages.contains(Some(element))) {
                keyboard.unchecked_into::<HtmlElement>().focus()?;
            }
            Ok(())
        };
        // It fails only where index.html lacks something, and a test knows all that it has.
        let _ = placed();
    }

    /// Notes what the visitor acts with.
    pub(crate) fn acts_with(&self, input: Input) {
        self.input.set(input);
    }

    /// Gives whoever uses the keyboard a place to go on from where that is gone: the dialog that is open, the button to
    /// throw, or the board.
    pub(crate) fn keep_keyboard(&self) {
        let there = |element: &HtmlElement| element.offset_width() > 0;
        let at = self.document.active_element();
        let at = at.and_then(|element| element.dyn_into::<HtmlElement>().ok());
        let lost = at.is_none_or(|at| at.tag_name() == "BODY" || !there(&at));
        if !lost || self.input.get() == Input::Pointer {
            return;
        }
        let (root, wanted) = match self.top_dialog() {
            Some(dialog) => (dialog.into(), WANTED_IN_DIALOG),
            None => match self.root() {
                Ok(root) => (root, WANTED),
                Err(_) => return,
            },
        };
        for selector in wanted {
            let Ok(Some(element)) = root.query_selector(selector) else {
                continue;
            };
            let element: HtmlElement = element.unchecked_into();
            if there(&element) {
                // It fails only for what cannot have the focus, and then there is nothing better.
                let _ = element.focus();
                return;
            }
        }
    }

    /// Closes a dialog.
    pub(crate) fn close_dialog(&self, id: &str) {
        if let Ok(dialog) = self.element::<HtmlDialogElement>(id)
            && dialog.open()
        {
            dialog.close();
        }
    }

    /// Sets a flag on the whole page, for its style, or takes it away.
    pub(crate) fn flag_root(&self, name: &str, set: bool) {
        let root = self.document.document_element();
        if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
            if set {
                // It fails only for names with capitals after a dash.
                let _ = root.dataset().set(name, "");
            } else {
                root.dataset().delete(name);
            }
        }
    }

    /// Closes whatever dialog is open.
    pub(crate) fn close_all_dialogs(&self) {
        let Ok(open) = self.document.query_selector_all("dialog[open]") else {
            return;
        };
        for n in 0..open.length() {
            if let Some(Ok(dialog)) = open
                .item(n)
                .map(|node| node.dyn_into::<HtmlDialogElement>())
            {
                dialog.close();
            }
        }
    }

    /// Takes all notices away.
    pub(crate) fn clear_notices(&self) {
        if let Some(notices) = self.document.get_element_by_id("notices") {
            notices.set_text_content(None);
        }
    }

    /// Gives an element a class, or takes it away.
    pub(crate) fn mark(&self, id: &str, class: &str, marked: bool) {
        if let Some(element) = self.document.get_element_by_id(id) {
            // It fails only for a class with spaces in its name.
            let _ = element.class_list().toggle_with_force(class, marked);
        }
    }

    /// Gives an attribute of an element a value, if it has another now.
    pub(crate) fn set(&self, id: &str, name: &str, value: &str) {
        if let Some(element) = self.document.get_element_by_id(id)
            && element.get_attribute(name).as_deref() != Some(value)
        {
            // It fails only for names that are none.
            let _ = element.set_attribute(name, value);
        }
    }

    /// Lets a button be pressed, or not.
    pub(crate) fn enable(&self, id: &str, enabled: bool) {
        if let Ok(button) = self.element::<HtmlButtonElement>(id) {
            button.set_disabled(!enabled);
        }
    }

    /// Lets lists name only these rule sets from now on.
    pub(crate) fn offer_rules(&self, ids: &[&'static str]) {
        *self.rules.borrow_mut() = ids.to_vec();
    }

    /// Fills a list of rule sets, with `chosen` chosen.
    pub(crate) fn list_rules(&self, id: &str, chosen: &str) {
        let Ok(list) = self.element::<HtmlSelectElement>(id) else {
            return;
        };
        list.set_text_content(None);
        for preset in self.rules.borrow().iter().filter_map(|id| preset(id)) {
            let Ok(option) = HtmlOptionElement::new_with_text_and_value(preset.name, preset.id)
            else {
                continue;
            };
            // An option that cannot be added is one choice fewer, and no reason to stop.
            let _ = list.append_child(&option);
        }
        list.set_value(chosen);
    }

    /// What is chosen in a list, or written in a field.
    pub(crate) fn value(&self, id: &str) -> String {
        let list = self
            .element::<HtmlSelectElement>(id)
            .map(|list| list.value());
        let field = |_| {
            self.element::<HtmlTextAreaElement>(id)
                .map(|field| field.value())
        };
        list.or_else(field).unwrap_or_default()
    }

    /// Writes into a field.
    pub(crate) fn write(&self, id: &str, text: &str) {
        if let Ok(field) = self.element::<HtmlTextAreaElement>(id) {
            field.set_value(text);
        }
    }

    /// Fills the dialog of choices with a button for each.
    pub(crate) fn list_choices(&self, texts: &[String]) {
        let Ok(list) = self.element::<HtmlElement>("choice-list") else {
            return;
        };
        list.set_text_content(None);
        for (n, text) in texts.iter().enumerate() {
            let Ok(button) = self.document.create_element("button") else {
                continue;
            };
            button.set_text_content(Some(text));
            // As above: better a choice fewer than none.
            let _ = button.set_attribute("data-choice", &n.to_string());
            let _ = list.append_child(&button);
        }
    }

    /// Lets the keyboard begin with this choice when the dialog of choices is opened.
    pub(crate) fn begin_with_choice(&self, n: usize) {
        let choice = format!("[data-choice=\"{n}\"]");
        if let Ok(Some(choice)) = self.document.query_selector(&choice) {
            // It fails only for names that are none.
            let _ = choice.set_attribute("data-first", "");
        }
    }

    /// Presses a button, or opens a choice of files, for the visitor.
    pub(crate) fn press(&self, id: &str) {
        if let Ok(element) = self.element::<HtmlElement>(id) {
            element.click();
        }
    }

    /// Shows a notice that stays until it is closed.
    pub(crate) fn notice(&self, text: &str) {
        self.notice_with(text, None);
    }

    /// Shows a notice with one more button in it, given by its id and its words.
    pub(crate) fn notice_with(&self, text: &str, offer: Option<(&str, &str)>) {
        let shown = || -> Result<(), JsValue> {
            let notice: HtmlElement = self.document.create_element("div")?.unchecked_into();
            notice.set_class_name("notice");
            let words = self.document.create_element("span")?;
            words.set_text_content(Some(text));
            let close = self.document.create_element("button")?;
            close.set_text_content(Some(&messages::close()));
            close.set_attribute("data-dismiss", "")?;
            notice.append_child(&words)?;
            if let Some((id, words)) = offer {
                let button = self.document.create_element("button")?;
                button.set_id(id);
                button.set_text_content(Some(words));
                notice.append_child(&button)?;
            }
            notice.append_child(&close)?;
            self.element::<HtmlElement>("notices")?
                .append_child(&notice)?;
            Ok(())
        };
        if shown().is_err() {
            web_sys::console::warn_1(&JsValue::from_str(text));
        }
    }

    /// Removes the notice that `target`, its close button, belongs to. Whether it is one.
    pub(crate) fn dismiss(&self, target: &Element) -> bool {
        let notice = target
            .has_attribute("data-dismiss")
            .then(|| target.closest(".notice").ok().flatten())
            .flatten();
        if let Some(notice) = &notice {
            notice.remove();
        }
        notice.is_some()
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
            let text = messages::named(&name)
                .ok_or_else(|| JsValue::from_str(&format!("no message is called {name}")))?;
            if attribute == "data-words" {
                element.set_text_content(Some(&text));
            } else {
                element.set_attribute("aria-label", &text)?;
            }
        }
    }
    Ok(())
}
