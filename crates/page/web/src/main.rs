//! Sáhkku in the browser. It draws, listens and stores, and contains no rules.
//!
//! `shell` turns events into messages for `features` and for play at a `distance`, carries out the effects that they request, and
//! shows the page. All of them build on `context`: the game on the table, the board that draws it, its texts, and the elements of
//! the page.

mod features;
mod shell;
mod split;

use std::hint;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Memory for a long game and everything shown of it, in bytes: about twice the largest amount ever observed. Screens in museums
/// run for months and need memory that does not grow, and WebAssembly never releases memory, so it is allocated at the beginning.
const ROOM: usize = 2 << 20;

fn main() -> Result<(), JsValue> {
    // Allocated and freed: free memory stays reserved.
    drop(hint::black_box(Vec::<u8>::with_capacity(ROOM)));
    shell::prepare()
}

/// Begins the program: `web/boot.js` calls this once the words of the page are loaded.
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
