//! The start of a kiosk: three pictures to choose from, in place of the controls at home.

use browser::dom::Page;
use browser::files::address_of_svg;
use context::This;
use context::elements::Button;
use on_page::Exhibit;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// The buttons with a picture, and the message of each, if it has no separate element for its word.
const BUTTONS: [(Button, Option<&str>); 3] = [
    (Button::PlayComputer, Some("play-computer")),
    (Button::PlayTwo, None),
    (Button::OpenGuide, None),
];

/// Turns the buttons of the start into slips with a picture.
pub(super) fn show_pictures(page: &Page) {
    for ((button, word), svg) in BUTTONS.into_iter().zip(This::starts()) {
        for class in ["main", "quiet"] {
            page.mark(button, class, false);
        }
        for class in ["slip", "pictured"] {
            page.mark(button, class, true);
        }
        // A button without a picture still has its word.
        let _ = add(page, button, word, &svg);
    }
}

fn add(page: &Page, button: Button, word: Option<&str>, svg: &str) -> Result<(), JsValue> {
    let element: Element = page.element(button)?;
    if let Some(word) = word {
        element.remove_attribute("data-words")?;
        element.set_text_content(None);
        let text: Element = page.add(&element, "span", "")?;
        text.set_attribute("data-words", word)?;
    }
    if svg.is_empty() {
        return Ok(());
    }
    let picture: Element = page.create("img")?;
    // The word describes the picture.
    picture.set_attribute("alt", "")?;
    picture.set_attribute("src", &address_of_svg(svg))?;
    element.prepend_with_node_1(&picture)
}
