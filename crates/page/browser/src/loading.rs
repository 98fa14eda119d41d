//! Files of the program that load late. `web/boot.js` and `web/trust.js` know their addresses.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Loads a part of the program and calls `then` with an empty text, or with what went wrong.
    #[wasm_bindgen(js_name = loadPart, catch)]
    pub fn load_part(name: &str, then: &JsValue) -> Result<(), JsValue>;

    #[wasm_bindgen(js_name = savesData, catch)]
    fn saves_data() -> Result<bool, JsValue>;

    /// Runs a script that not every visitor needs.
    #[wasm_bindgen(js_name = loadLater, catch)]
    pub fn load_script(name: &str) -> Result<(), JsValue>;
}

/// Whether the visitor has asked the browser to save data.
pub fn is_metered() -> bool {
    saves_data().unwrap_or(false)
}
