//! Places and terms in texts: in every text written into the page, the names of places can be pointed at, and the game's terms
//! can be pressed for an explanation.
//!
//! A text that mentions places and is not in a button is a single control, which points at all of its places; a button points at
//! the places that it mentions. So a sentence is one stop of the Tab key, however many places it names, and its whole length can
//! be touched. A pointer can also select one name. A term is a separate button: inside such a sentence for the pointer, and after
//! it for the keyboard.

use std::ops::Range;

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::Id;
use super::page::{Page, Writer};
use messages::Mentions;

/// The attribute that lists the places of a control.
pub const PLACES: &str = "data-places";
/// The attribute with the notation of the place that a name refers to.
pub const AT: &str = "data-at";
/// The class of a text that is a control.
pub const LINE: &str = "line";
/// The class of the name of a place.
pub const PLACE: &str = "place";
/// The attribute with the name of the term that a word is.
pub const TERM: &str = "data-term";

/// A clickable part of a text.
enum Part<'a> {
    /// The name of a place, and the text of that place.
    Place(&'a str),
    Term(&'a str),
}

impl Page {
    /// Sets the writer of texts.
    pub fn write_with(&self, writer: Writer) {
        self.writer.set(Some(writer));
    }

    /// Writes a text into an element; its places and terms are clickable.
    pub fn write_text(&self, element: &Element, text: &str) {
        let writer = self.writer.get();
        let written = writer.is_some_and(|write| write(self, element, text) == Ok(true));
        if !written {
            element.set_text_content(Some(text));
        }
    }

    /// Writes the text of an element again, for a writer that was added later.
    pub fn write_again(&self, id: impl Into<Id>) {
        if let Ok(element) = self.element::<Element>(id) {
            let text = element.text_content().unwrap_or_default();
            self.write_text(&element, &text);
        }
    }

    /// Writes a text into an element and makes its mentions clickable. Returns whether it has any.
    /// Fails if the browser creates no elements.
    pub fn write_mentions(
        &self,
        element: &Element,
        text: &str,
        mentions: &Mentions,
    ) -> Result<bool, JsValue> {
        let button = element.closest("button")?;
        let in_dialog = element.closest("dialog")?.is_some();
        let names = mentions.names.iter();
        let mut parts: Vec<(&Range<usize>, Part<'_>)> =
            names.map(|(at, place)| (at, Part::Place(place))).collect();
        // A button cannot contain another one, and dialogs explain their own text.
        if button.is_none() && !in_dialog {
            let free = |at: &Range<usize>| {
                let mut names = mentions.names.iter();
                names.all(|(name, _)| name.end <= at.start || at.end <= name.start)
            };
            let terms = mentions.terms.iter().filter(|(at, _)| free(at));
            parts.extend(terms.map(|(at, term)| (at, Part::Term(term))));
            parts.sort_by_key(|(at, _)| at.start);
        }
        if parts.is_empty() {
            return Ok(false);
        }
        element.set_text_content(None);
        let all = mentions.places.join(" ");
        let line = match button {
            Some(button) => {
                button.set_attribute(PLACES, &all)?;
                None
            }
            None if in_dialog || mentions.names.is_empty() => None,
            None => Some(self.line(element, &all)?),
        };
        let within = line.as_ref().unwrap_or(element);
        let mut end = 0;
        for (at, part) in &parts {
            within.append_with_str_1(&text[end..at.start])?;
            let words = &text[(*at).clone()];
            let (tag, class, attribute, value) = match part {
                Part::Place(place) => ("span", PLACE, AT, place),
                // The line is already a button.
                Part::Term(term) if line.is_some() => ("span", "term", TERM, term),
                Part::Term(term) => ("button", "term", TERM, term),
            };
            let pressed: Element = self.create(tag)?;
            pressed.set_class_name(class);
            pressed.set_attribute(attribute, value)?;
            pressed.set_text_content(Some(words));
            within.append_child(&pressed)?;
            end = at.end;
        }
        within.append_with_str_1(&text[end..])?;
        if line.is_some() {
            for (at, part) in &parts {
                if let Part::Term(term) = part {
                    self.term_apart(element, &text[(*at).clone()], term)?;
                }
            }
        }
        Ok(true)
    }

    /// Adds the control that shows these places.
    fn line(&self, element: &Element, places: &str) -> Result<Element, JsValue> {
        let line: Element = self.create("span")?;
        line.set_class_name(LINE);
        line.set_attribute("role", "button")?;
        line.set_attribute("tabindex", "0")?;
        line.set_attribute(PLACES, places)?;
        // This message belongs to the words of the late part.
        if let Some(about) = messages::named("shows-places") {
            line.set_attribute("aria-description", &about)?;
        }
        element.append_child(&line)?;
        Ok(line)
    }

    /// Adds a button for a term after a control, for keyboards and screen readers. Its words are not part of the text.
    fn term_apart(&self, element: &Element, words: &str, term: &str) -> Result<(), JsValue> {
        let apart: Element = self.create("button")?;
        apart.set_class_name("term apart");
        apart.set_attribute(TERM, term)?;
        apart.set_attribute("aria-label", words)?;
        element.append_child(&apart)?;
        Ok(())
    }

    /// Whether a visible text inside this element names a place.
    pub fn names_places(&self, within: impl Into<Id>) -> bool {
        let selector = format!("#{} .{PLACE}", within.into().name());
        let names = self.all::<web_sys::HtmlElement>(&selector);
        names.iter().any(|name| name.offset_width() > 0)
    }

    /// Marks the mentions of a place in texts, and clears all others.
    pub fn mark_name(&self, place: Option<&str>) {
        const HERE: &str = "here";
        for name in self.all::<Element>(&format!(".{PLACE}")) {
            let here = place.is_some() && name.get_attribute(AT).as_deref() == place;
            // Fails only for a class with spaces in its name.
            let _ = name.class_list().toggle_with_force(HERE, here);
        }
    }
}
