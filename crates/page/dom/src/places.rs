//! Places in texts: whatever is written into the page, the names of places in it can be pointed at.
//!
//! A text that speaks of places and stands in no button is one control as a whole, and points at all of its places; a
//! button points at those that it speaks of. So a sentence is one stop of the Tab key however many places it names, and as
//! easy to touch as it is long. The pointer can mean one name alone.

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::Id;
use super::page::Page;
use messages::Mentions;

/// Where the places of a control are listed, as an attribute names it.
pub const PLACES: &str = "data-places";
/// Where the text of the place stands that a name means.
pub const AT: &str = "data-at";
/// The class of a text that is a control.
pub const LINE: &str = "line";
/// The class of the name of a place.
pub const PLACE: &str = "place";

impl Page {
    /// Writes a text into an element; places in it can be pointed at.
    pub fn write_text(&self, element: &Element, text: &str) {
        let mentions = (self.mentions)(text);
        if mentions.names.is_empty() || self.write_names(element, text, &mentions).is_err() {
            element.set_text_content(Some(text));
        }
    }

    fn write_names(
        &self,
        element: &Element,
        text: &str,
        mentions: &Mentions,
    ) -> Result<(), JsValue> {
        let all = mentions.places.join(" ");
        element.set_text_content(None);
        let within = match element.closest("button")? {
            Some(button) => {
                button.set_attribute(PLACES, &all)?;
                element.clone()
            }
            None if element.closest("dialog")?.is_some() => element.clone(),
            None => {
                let line: Element = self.create("span")?;
                line.set_class_name(LINE);
                line.set_attribute("role", "button")?;
                line.set_attribute("tabindex", "0")?;
                line.set_attribute(PLACES, &all)?;
                // It belongs to the words that are loaded later.
                if let Some(about) = messages::named("shows-places") {
                    line.set_attribute("aria-description", &about)?;
                }
                element.append_child(&line)?;
                line
            }
        };
        let mut end = 0;
        for (name, at) in &mentions.names {
            within.append_with_str_1(&text[end..name.start])?;
            let place: Element = self.create("span")?;
            place.set_class_name(PLACE);
            place.set_attribute(AT, at)?;
            place.set_text_content(Some(&text[name.clone()]));
            within.append_child(&place)?;
            end = name.end;
        }
        within.append_with_str_1(&text[end..])
    }

    /// Whether a place is named in words that are seen inside this element.
    pub fn names_places(&self, within: impl Into<Id>) -> bool {
        let selector = format!("#{} .{PLACE}", within.into().name());
        let names = self.all::<web_sys::HtmlElement>(&selector);
        names.iter().any(|name| name.offset_width() > 0)
    }

    /// Marks where words speak of a place, and no other any more.
    pub fn mark_name(&self, place: Option<&str>) {
        const HERE: &str = "here";
        for name in self.all::<Element>(&format!(".{PLACE}")) {
            let here = place.is_some() && name.get_attribute(AT).as_deref() == place;
            // It fails only for a class with spaces in its name.
            let _ = name.class_list().toggle_with_force(HERE, here);
        }
    }
}
