//! The opening pictures of cards and chapters, on the page.

use context::this_game::{PRESETS, Picture, Rules, This};
use on_page::Book;
use web_sys::{Document, Element};

/// Adds the picture to a section of the book.
pub(super) fn add(document: &Document, parent: &Element, picture: &Picture, rules: &Rules) {
    let image = |parent: &Element, picture: &Picture, rules: &Rules| {
        let image = document.create_element("img").ok()?;
        image.set_class_name("picture");
        // The words describe the picture.
        image.set_attribute("alt", "").ok()?;
        image
            .set_attribute("src", &address(document, picture, rules))
            .ok()?;
        parent.append_child(&image).ok()
    };
    if !matches!(picture, Picture::EveryStart) {
        // Without a picture the words still say everything.
        image(parent, picture, rules);
        return;
    }
    let add = || {
        let boards = document.create_element("div").ok()?;
        boards.set_class_name("boards");
        parent.append_child(&boards).ok()?;
        for preset in PRESETS {
            let board = document.create_element("figure").ok()?;
            image(&board, &Picture::Start, &preset.rules)?;
            let name = document.create_element("figcaption").ok()?;
            name.set_text_content(Some(preset.name));
            board.append_child(&name).ok()?;
            boards.append_child(&board).ok()?;
        }
        Some(())
    };
    // As above.
    let _ = add();
}

/// The data address of the picture, in the orientation of the page's board.
pub(super) fn address(document: &Document, picture: &Picture, rules: &Rules) -> String {
    let root = document.document_element();
    let svg = match root.is_some_and(|root| root.has_attribute("data-upright")) {
        true => This::svg_upright(picture, rules),
        false => This::svg(picture, rules),
    };
    let svg = String::from(js_sys::encode_uri_component(&svg));
    format!("data:image/svg+xml,{svg}")
}
