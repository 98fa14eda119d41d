//! Opening and closing dialogs.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlElement};

use super::Id;
use super::page::Page;

impl Page {
    /// Opens a dialog and fills in its fixed words.
    pub fn open_dialog(&self, dialog: impl Into<Id>) {
        self.open_named(dialog.into());
    }

    fn open_named(&self, dialog: Id) {
        let Ok(dialog) = self.element::<HtmlDialogElement>(dialog) else {
            return;
        };
        if dialog.open() {
            return;
        }
        self.fill_words(&dialog);
        // Fails only if the dialog is open or gone; then there is nothing to open.
        let _ = dialog.show_modal();
        // The focus goes to the purpose of the dialog, not to its first element or to a scrolling area. In frames of other pages
        // browsers complain about the attribute meant for this.
        for first in ["[data-first]:not([hidden])", ".scroll :is(select, input)"] {
            if let Ok(Some(first)) = dialog.query_selector(first)
                && let Ok(first) = first.dyn_into::<HtmlElement>()
            {
                // Fails only for elements that cannot have the focus; then the first one has it.
                let _ = first.focus();
                break;
            }
        }
        self.dialogs.borrow_mut().push(dialog);
        self.place_messages();
    }

    pub fn is_open(&self, dialog: impl Into<Id>) -> bool {
        self.element::<HtmlDialogElement>(dialog)
            .is_ok_and(|dialog| dialog.open())
    }

    pub fn close_dialog(&self, dialog: impl Into<Id>) {
        if let Ok(dialog) = self.element::<HtmlDialogElement>(dialog)
            && dialog.open()
        {
            dialog.close();
        }
    }

    pub fn close_all_dialogs(&self) {
        let Ok(open) = self.document().query_selector_all("dialog[open]") else {
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

    /// The topmost open dialog, if any.
    pub(super) fn top_dialog(&self) -> Option<HtmlDialogElement> {
        let mut dialogs = self.dialogs.borrow_mut();
        dialogs.retain(HtmlDialogElement::open);
        dialogs.last().cloned()
    }

    /// Moves notices and the offer of a new version into the topmost dialog: anything outside of it is unreachable, and is not
    /// read aloud.
    pub fn place_messages(&self) {
        let placed = || -> Result<(), JsValue> {
            let messages: HtmlElement = self.element(self.frame.messages)?;
            let dialog = self.top_dialog().map(Element::from);
            if messages.closest("dialog")? == dialog {
                return Ok(());
            }
            let keyboard = self.document().active_element();
            match dialog {
                Some(dialog) => dialog.prepend_with_node_1(&messages)?,
                None => {
                    let game: Element = self.element(self.frame.game)?;
                    game.after_with_node_1(&messages)?;
                }
            }
            // A moved element loses the keyboard focus.
            if let Some(keyboard) = keyboard.filter(|element| messages.contains(Some(element))) {
                keyboard.unchecked_into::<HtmlElement>().focus()?;
            }
            Ok(())
        };
        // Fails only if index.html lacks something, and a test checks all of its elements.
        let _ = placed();
    }
}
