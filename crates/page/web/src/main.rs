//! Sáhkku in the browser. It draws, listens and keeps, and holds no rules.
//!
//! `shell` turns what happens into messages for `features` and for play at a `distance`, carries out the effects that they want,
//! and shows the page. All of them stand on `context`: the game on the table, the board that draws it, the text that says it, and
//! the elements of the page.

mod features;
mod shell;

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

#[cfg(all(test, not(target_arch = "wasm32")))]
mod sources;
#[cfg(all(test, target_arch = "wasm32", game = "sahkku"))]
mod tests;
