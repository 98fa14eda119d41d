//! The style sheet of play at a distance, which loads with this part of the program.

use browser::dom::Page;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::CssStyleSheet;

const STYLE: &str = include_str!("../../../../web/distance.css");

/// Adds the style sheet to the page.
pub(super) fn adopt(page: &Page) -> Result<(), JsValue> {
    let sheet = CssStyleSheet::new()?;
    sheet.replace_sync(STYLE)?;
    let sheets = js_sys::Reflect::get(page.document(), &"adoptedStyleSheets".into())?;
    let all = js_sys::Array::from(&sheets);
    all.push(sheet.unchecked_ref());
    js_sys::Reflect::set(page.document(), &"adoptedStyleSheets".into(), &all)?;
    Ok(())
}
