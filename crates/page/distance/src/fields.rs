//! Reads the fields of play at a distance, and which games of the list are selected.

use browser::dom::Page;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlInputElement};

use crate::elements::{Button, Field};

pub(super) fn value(page: &Page, field: Field) -> String {
    let field = page.element::<Element>(field).ok();
    let value = field.and_then(|field| js_sys::Reflect::get(&field, &"value".into()).ok());
    value
        .and_then(|value| value.as_string())
        .unwrap_or_default()
}

/// Reads the number in a field. Brings it within the bounds of the field and shows the result in the field.
pub(super) fn number(page: &Page, field: Field) -> u32 {
    let Ok(input) = page.element::<HtmlInputElement>(field) else {
        return 0;
    };
    let read = |text: String| text.parse::<u32>().ok();
    let least = read(input.min()).unwrap_or(0);
    let most = read(input.max()).unwrap_or(least);
    let number = read(input.value()).unwrap_or(least).max(least).min(most);
    input.set_value(&number.to_string());
    number
}

/// The attribute of an element that selects a game for removal. Its value is the key of the game.
pub(super) const PICK: &str = "data-distance-pick";

/// The key of the game that an element selects.
pub(super) fn pick_of(element: &Element) -> Option<String> {
    element.get_attribute(PICK)
}

/// The keys of all selected games.
pub(super) fn picked(page: &Page) -> Vec<String> {
    let Ok(all) = page
        .document()
        .query_selector_all(&format!("[{PICK}]:checked"))
    else {
        return Vec::new();
    };
    let all = (0..all.length()).filter_map(|n| all.get(n)?.dyn_into::<Element>().ok());
    all.filter_map(|element| pick_of(&element)).collect()
}

/// Shows the actions for the selected games.
pub(super) fn show_picked(page: &Page) {
    page.show(Button::DistanceRemove, !picked(page).is_empty());
}
