//! What visitors see when the program fails: a helpful screen instead of a dead board.

use std::panic::{self, PanicHookInfo};

use browser::dom::Page;
use browser::store;
use context::Game;
use context::elements::{Dialog, Part, frame};
use game::Game as _;
use wasm_bindgen::JsValue;

/// Shows the screen on every panic. The game is saved after every step, so its button only has to reload the page; web/boot.js
/// does that, as this program can no longer be trusted.
pub(super) fn watch() {
    panic::set_hook(Box::new(show));
}

fn show(info: &PanicHookInfo<'_>) {
    let detail = info.to_string();
    web_sys::console::error_1(&JsValue::from_str(&detail));
    if let Ok(page) = Page::open(frame()) {
        let record = store::saved_record(Game::ID).unwrap_or_default();
        page.say(Part::StumbleDetail, &format!("{detail}\n\n{record}"));
        page.open_dialog(Dialog::Stumble);
    }
}
