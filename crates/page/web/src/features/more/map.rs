//! The map of the origins of rule sets: small on their cards, and large for the chosen one.

use browser::dom::{Page, add_shape};
use context::elements::Part;
use context::{PRESETS, This};
use on_page::{Map, RulesInWords};
use web_sys::{Document, Element};

/// The extent of the strokes of an X, in units of the map.
const SMALL: u16 = 16;
const LARGE: u16 = 6;

/// Adds the map with the origin of a rule set to its card, if the origin is known.
pub(super) fn add_small(page: &Page, card: &Element, id: &str) {
    let Some(map) = This::MAP else { return };
    let Some((_, x, y)) = map.places.iter().find(|(other, ..)| *other == id) else {
        return;
    };
    let document = page.document();
    if let Some(drawing) = drawing(document, card, &map) {
        add_cross(document, &drawing, (*x, *y), SMALL, "chosen");
    }
}

/// Shows the map with all origins, and the name of the chosen one.
pub(super) fn show_large(page: &Page, chosen: &str) {
    let (Some(map), Ok(room)) = (This::MAP, page.element::<Element>(Part::Coast)) else {
        return;
    };
    room.set_text_content(None);
    let document = page.document();
    let Some(drawing) = drawing(document, &room, &map) else {
        return;
    };
    // The chosen one lies over the others.
    for class in ["", "chosen"] {
        let own = |(id, ..): &&(&str, u16, u16)| (*id == chosen) == (class == "chosen");
        for (_, x, y) in map.places.iter().filter(own) {
            add_cross(document, &drawing, (*x, *y), LARGE, class);
        }
    }
    let named = map.places.iter().find(|(id, ..)| *id == chosen);
    let preset = PRESETS.iter().find(|preset| preset.id == chosen);
    if let Some(((_, x, y), preset)) = named.zip(preset) {
        let (x, y) = ((x + 11).to_string(), (y + 5).to_string());
        let attributes = [("x", x.as_str()), ("y", &y)];
        if let Ok(name) = add_shape(document, &drawing, "text", "", &attributes) {
            name.set_text_content(Some(preset.name));
        }
    }
}

/// Draws the coast; `None` if the browser refuses, and the names still appear.
fn drawing(document: &Document, room: &Element, map: &Map) -> Option<Element> {
    let view = format!("0 0 {} {}", map.size.0, map.size.1);
    let attributes = [("viewBox", view.as_str()), ("aria-hidden", "true")];
    let drawing = add_shape(document, room, "svg", "map", &attributes).ok()?;
    add_shape(document, &drawing, "path", "", &[("d", map.coast)]).ok()?;
    Some(drawing)
}

fn add_cross(document: &Document, drawing: &Element, (x, y): (u16, u16), arm: u16, class: &str) {
    let (left, top, two) = (x.saturating_sub(arm), y.saturating_sub(arm), 2 * arm);
    let cross = format!("M{left} {top}l{two} {two}m0-{two}l-{two} {two}");
    // A map without a place is still a map.
    let _ = add_shape(
        document,
        drawing,
        "path",
        &format!("cross {class}"),
        &[("d", &cross)],
    );
}
