//! The engine of every game as a WebAssembly program, which `web/engine/engine.mjs` loads.

use std::time::Duration;

use bindings::{Engine, Reply};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

#[wasm_bindgen]
pub struct LineEngine(Box<dyn Engine>);

#[wasm_bindgen]
impl LineEngine {
    /// An engine for a game.
    /// Fails if there is no game with this name.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str) -> Result<LineEngine, JsError> {
        Ok(LineEngine(programs::engine(game)?))
    }

    /// Obeys a line. Returns the answer, or `None` while the engine thinks about it.
    pub fn obey(&mut self, line: &str) -> Option<Vec<String>> {
        match self.0.obey(line) {
            Reply::Lines(lines) => Some(lines),
            Reply::Quit => Some(Vec::new()),
            Reply::Thinking => None,
        }
    }

    /// Thinks for another portion; `spent` is the time so far in milliseconds. Returns the answer once there is one.
    pub fn think(&mut self, spent: f64) -> Option<Vec<String>> {
        // An invalid time counts as 0.
        let spent = Duration::try_from_secs_f64(spent / 1000.0).unwrap_or_default();
        self.0.think(spent)
    }

    /// Lines for the driver before the answer.
    pub fn news(&mut self) -> Vec<String> {
        self.0.news()
    }

    /// Whether the search is done and only the driver ends it.
    #[wasm_bindgen(js_name = isExhausted)]
    pub fn is_exhausted(&self) -> bool {
        self.0.is_exhausted()
    }

    /// Ends thinking. Returns the answer so far.
    pub fn stop(&mut self) -> Vec<String> {
        self.0.stop()
    }
}

fn main() {}
