//! Building markup from a list of steps, which the build script generates from a file: the page's content policy forbids parsing
//! text as markup.

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::page::Page;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkupStep {
    /// An element of this kind begins inside the open one.
    Open(&'static str),
    /// The open element has this attribute.
    Attribute(&'static str, &'static str),
    /// The open element contains this text.
    Text(&'static str),
    /// The open element ends.
    Close,
}

impl Page {
    /// Appends the elements of these steps to the page, inside of an element that is returned.
    /// Fails if the browser refuses an element.
    pub fn build(&self, steps: &[MarkupStep]) -> Result<Element, JsValue> {
        let all: Element = self.create("div")?;
        self.build_in(&all, steps)?;
        if let Some(body) = self.document().body() {
            body.append_child(&all)?;
        }
        Ok(all)
    }

    /// Appends the elements of these steps to an element.
    /// Fails if the browser refuses an element.
    pub fn build_in(&self, parent: &Element, steps: &[MarkupStep]) -> Result<(), JsValue> {
        let mut open = vec![parent.clone()];
        for step in steps {
            match (step, open.last()) {
                (MarkupStep::Open(kind), Some(parent)) => {
                    let element = match *kind {
                        "svg" | "use" => self.create_drawn(kind)?,
                        _ => self.create(kind)?,
                    };
                    parent.append_child(&element)?;
                    open.push(element);
                }
                (MarkupStep::Attribute(name, value), Some(element)) => {
                    element.set_attribute(name, value)?;
                }
                (MarkupStep::Text(text), Some(element)) => element.append_with_str_1(text)?,
                (MarkupStep::Close, _) => drop(open.pop()),
                (_, None) => {}
            }
        }
        Ok(())
    }
}
