//! The opening pictures of cards and chapters, on the page.

use browser::dom::Page;
use browser::files::address_of_svg;
use context::{PRESETS, Picture, Rules, This};
use on_page::Book;
use wasm_bindgen::JsValue;
use web_sys::Element;

pub(super) fn add(page: &Page, parent: &Element, picture: &Picture, rules: &Rules) {
    // Without a picture the words still say everything.
    let _ = match picture {
        Picture::EveryStart => add_starts(page, parent),
        picture => add_one(page, parent, picture, rules),
    };
}

fn add_one(page: &Page, parent: &Element, picture: &Picture, rules: &Rules) -> Result<(), JsValue> {
    let image: Element = page.add(parent, "img", "")?;
    image.set_class_name("picture");
    // The words describe the picture.
    image.set_attribute("alt", "")?;
    image.set_attribute("src", &address(page, picture, rules))
}

fn add_starts(page: &Page, parent: &Element) -> Result<(), JsValue> {
    let boards: Element = page.add(parent, "div", "")?;
    boards.set_class_name("boards");
    for preset in PRESETS {
        let board: Element = page.add(&boards, "figure", "")?;
        add_one(page, &board, &Picture::Start, &preset.rules)?;
        page.add::<Element>(&board, "figcaption", preset.name)?;
    }
    Ok(())
}

/// The data address of the picture, in the orientation of the page's board.
pub(super) fn address(page: &Page, picture: &Picture, rules: &Rules) -> String {
    address_of_svg(&match page.has_root_flag("upright") {
        true => This::svg_upright(picture, rules),
        false => This::svg(picture, rules),
    })
}
