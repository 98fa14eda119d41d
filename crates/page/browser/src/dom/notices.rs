//! Notices, which stay until they are closed.

use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlElement};

use super::page::Page;
use messages::house as m;

impl Page {
    pub fn notice(&self, text: &str) {
        self.notice_with(text, None);
    }

    /// Shows a notice with an extra button, given by its id and its label.
    pub fn notice_with(&self, text: &str, offer: Option<(&str, &str)>) {
        self.noticed(text, offer);
    }

    /// Returns the notice with this text. An existing one is not repeated.
    fn noticed(&self, text: &str, offer: Option<(&str, &str)>) -> Option<HtmlElement> {
        let says = |notice: &HtmlElement| {
            let words = notice.first_element_child();
            words.and_then(|words| words.text_content()).as_deref() == Some(text)
        };
        if let Some(there) = self.all(".notice").into_iter().find(says) {
            return Some(there);
        }
        let shown = || -> Result<HtmlElement, JsValue> {
            let notice: HtmlElement = self.create("div")?;
            notice.set_class_name("notice");
            self.add::<Element>(&notice, "span", text)?;
            if let Some((id, words)) = offer {
                let button: Element = self.add(&notice, "button", words)?;
                button.set_id(id);
            }
            let close: Element = self.add(&notice, "button", &m::close())?;
            close.set_attribute("data-dismiss", "")?;
            self.element::<HtmlElement>(self.frame.notices)?
                .append_child(&notice)?;
            Ok(notice)
        };
        let shown = shown().ok();
        if shown.is_none() {
            web_sys::console::warn_1(&JsValue::from_str(text));
        }
        shown
    }

    /// Shows a notice that replaces the previous explanation.
    pub fn explain(&self, text: &str) {
        for old in self.all::<Element>(".notice.explains") {
            old.remove();
        }
        if let Some(new) = self.noticed(text, None) {
            new.set_class_name("notice explains");
        }
    }

    /// Removes all notices.
    pub fn clear_notices(&self) {
        self.say(self.frame.notices, "");
    }

    /// Removes the notice whose close button is `target`. Returns whether it was one.
    pub fn dismiss(&self, target: &Element) -> bool {
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
