//! Sáhkku in the browser. It draws, listens and keeps, and holds no rules.
//!
//! `shell` turns what happens into messages for `features`, carries out the effects that they want, and shows the page.
//! Below them are the game on the `table`, the `board` that draws it, the `text` that says it, the elements of the page
//! (`dom`), and what else the browser gives (`browser`).

mod board;
mod browser;
mod chart;
mod clock;
mod course;
mod demo;
mod dom;
mod effects;
mod feature;
mod features;
mod matches;
mod messages;
mod on_page;
mod settings;
mod setup;
mod shell;
mod table;
mod telling;
mod text;
mod this;
mod this_game;

use std::hint;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Room for a long game and all that is shown of it, in bytes: some twice what was ever seen to be taken. Screens in museums
/// live for months and want memory that does not grow, and WebAssembly gives none back: so it is taken at the beginning.
const ROOM: usize = 2 << 20;

fn main() -> Result<(), JsValue> {
    // Taken and given back: what is free stays free.
    drop(hint::black_box(Vec::<u8>::with_capacity(ROOM)));
    shell::prepare()
}

/// Begins: `web/boot.js` calls this once the words of the page are there.
///
/// # Errors
/// What the browser lacks.
#[wasm_bindgen]
pub fn begin() -> Result<(), JsValue> {
    shell::begin()
}

#[cfg(all(test, target_arch = "wasm32", feature = "sahkku"))]
mod tests;
