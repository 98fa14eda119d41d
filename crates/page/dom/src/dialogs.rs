//! Opening and closing dialogs.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlElement};

use super::Id;
use super::page::Page;

impl Page {
    /// Opens a dialog, with its standing words filled in.
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
        // It fails only where the dialog is open or gone, and then there is nothing to open.
        let _ = dialog.show_modal();
        // What the dialog is for, and not the first thing in it, nor what only scrolls. Browsers complain of the
        // attribute that is meant for this in frames of other pages.
        for first in ["[data-first]:not([hidden])", ".scroll :is(select, input)"] {
            if let Ok(Some(first)) = dialog.query_selector(first)
                && let Ok(first) = first.dyn_into::<HtmlElement>()
            {
                // It fails only for what cannot have the focus, and then the first thing has it.
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

    /// The dialog that lies over all others, if one is open.
    pub(super) fn top_dialog(&self) -> Option<HtmlDialogElement> {
        let mut dialogs = self.dialogs.borrow_mut();
        dialogs.retain(HtmlDialogElement::open);
        dialogs.last().cloned()
    }

    /// Puts notices and the offer of a new version into the topmost dialog: whatever lies outside of it cannot be
    /// reached, and is not read aloud.
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
            // What is moved loses the keyboard.
            if let Some(keyboard) = keyboard.filter(|element| messages.contains(Some(element))) {
                keyboard.unchecked_into::<HtmlElement>().focus()?;
            }
            Ok(())
        };
        // It fails only where index.html lacks something, and a test knows all that it has.
        let _ = placed();
    }
}
