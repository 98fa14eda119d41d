//! Places in texts: whatever is written into the page, the names of places in it can be pointed at.
//!
//! A text that speaks of places and stands in no button is one control as a whole, and points at all of its places; a
//! button points at those that it speaks of. So a sentence is one stop of the Tab key however many places it names, and as
//! easy to touch as it is long. The pointer can mean one name alone.

use std::ops::Range;

use wasm_bindgen::JsValue;
use web_sys::Element;

use super::elements::Id;
use super::page::Page;
use crate::messages;

/// Where the places of a control are listed, as an attribute names it.
pub(crate) const PLACES: &str = "data-places";
/// Where the place of a name stands.
pub(crate) const AT: &str = "data-at";
/// The class of a text that is a control, and the one of a name.
pub(crate) const LINE: &str = "line";
pub(crate) const PLACE: &str = "place";

/// The parts of a text that name places: a letter of a row and the number of a column, and nothing of a word around them.
fn names(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    for (at, row) in text.char_indices() {
        let before = text[..at].chars().next_back();
        // A king and a queen stand before the name of their place in notation.
        let apart =
            before.is_none_or(|before| !before.is_alphanumeric() || matches!(before, 'K' | 'Q'));
        if !apart || !('a'..='c').contains(&row) {
            continue;
        }
        let rest = &text[at + 1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let goes_on = rest[digits..]
            .chars()
            .next()
            .is_some_and(char::is_alphanumeric);
        if (1..=2).contains(&digits) && !rest.starts_with('0') && !goes_on {
            found.push(at..at + 1 + digits);
        }
    }
    found
}

/// The places that a text speaks of, in their order; those between `a1` and `a9` in `a1–a9`, too.
fn places(text: &str) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    let mut add = |place: String| {
        if !places.contains(&place) {
            places.push(place);
        }
    };
    let mut last: Option<Range<usize>> = None;
    for name in names(text) {
        let place = &text[name.clone()];
        if let Some(last) = last.filter(|last| &text[last.end..name.start] == "–") {
            let column = |place: &str| place[1..].parse::<u8>().unwrap_or_default();
            let from = &text[last];
            if from[..1] == place[..1] {
                for between in column(from) + 1..column(place) {
                    add(format!("{}{between}", &place[..1]));
                }
            }
        }
        add(place.to_owned());
        last = Some(name);
    }
    places
}

impl Page {
    /// Writes a text into an element; places in it can be pointed at.
    pub(crate) fn write_text(&self, element: &Element, text: &str) {
        let names = names(text);
        if names.is_empty() || self.write_names(element, text, &names).is_err() {
            element.set_text_content(Some(text));
        }
    }

    fn write_names(
        &self,
        element: &Element,
        text: &str,
        names: &[Range<usize>],
    ) -> Result<(), JsValue> {
        let all = places(text).join(" ");
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
        for name in names {
            within.append_with_str_1(&text[end..name.start])?;
            let place: Element = self.create("span")?;
            place.set_class_name(PLACE);
            place.set_attribute(AT, &text[name.clone()])?;
            place.set_text_content(Some(&text[name.clone()]));
            within.append_child(&place)?;
            end = name.end;
        }
        within.append_with_str_1(&text[end..])
    }

    /// Whether a place is named in words that are seen inside this element.
    pub(crate) fn names_places(&self, within: impl Into<Id>) -> bool {
        let selector = format!("#{} .{PLACE}", within.into().name());
        let names = self.all::<web_sys::HtmlElement>(&selector);
        names.iter().any(|name| name.offset_width() > 0)
    }

    /// Marks where words speak of a place, and no other any more.
    pub(crate) fn mark_name(&self, place: Option<&str>) {
        const HERE: &str = "here";
        for name in self.all::<Element>(&format!(".{PLACE}")) {
            let here = place.is_some() && name.get_attribute(AT).as_deref() == place;
            // It fails only for a class with spaces in its name.
            let _ = name.class_list().toggle_with_force(HERE, here);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_places_are_found_and_nothing_else() {
        let found = |text| {
            let names = names(text).into_iter();
            names.map(|name| &text[name]).collect::<Vec<_>>()
        };
        assert_eq!(found("A man woke and moved to b10."), ["b10"]);
        assert_eq!(found("Olmmái vulggii: b7 – b9."), ["b7", "b9"]);
        assert_eq!(found("III:Kb8-b11"), ["b8", "b11"]);
        assert_eq!(found("III:b2'-a2"), ["b2", "a2"]);
        assert_eq!(found("X:+Qc12-b11"), ["c12", "b11"]);
        assert_eq!(found("c1"), ["c1"]);
        for nothing in [
            "",
            "a",
            "A4",
            "d4",
            "a0",
            "a123",
            "ab1",
            "1a1",
            "b1b",
            "ža1",
            "a1ž",
            "R2",
            "X, II, III",
        ] {
            assert_eq!(found(nothing), [""; 0], "{nothing}");
        }
    }

    #[test]
    fn a_row_of_places_is_all_of_them() {
        assert_eq!(places("asleep: a1–a4, a7"), ["a1", "a2", "a3", "a4", "a7"]);
        assert_eq!(places("b7 – b9, then b7"), ["b7", "b9"]);
        assert_eq!(places("a9–b11 and a3–a1"), ["a9", "b11", "a3", "a1"]);
        assert_eq!(places("The men threw X, II."), [""; 0]);
    }
}
