//! The engine of every game as a WebAssembly program, which `web/engine/engine.mjs` holds.

use std::time::Duration;

use bindings::{Engine, Reply};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

#[wasm_bindgen]
pub struct LineEngine(Box<dyn Engine>);

#[wasm_bindgen]
impl LineEngine {
    /// An engine of a game.
    ///
    /// # Errors
    /// There is no game of this name.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str) -> Result<LineEngine, JsError> {
        Ok(LineEngine(programs::engine(game)?))
    }

    /// Obeys a line. The answer, or nothing while it is thought about.
    pub fn obey(&mut self, line: &str) -> Option<Vec<String>> {
        match self.0.obey(line) {
            Reply::Lines(lines) => Some(lines),
            Reply::Quit => Some(Vec::new()),
            Reply::Thinking => None,
        }
    }

    /// Thinks on for a portion, where so many milliseconds were spent so far. The answer, once there is one.
    pub fn think(&mut self, spent: f64) -> Option<Vec<String>> {
        // What is no time is taken for none.
        let spent = Duration::try_from_secs_f64(spent / 1000.0).unwrap_or_default();
        self.0.think(spent)
    }

    /// What is to be told before the answer.
    pub fn news(&mut self) -> Vec<String> {
        self.0.news()
    }

    /// Whether nothing is left to search, and only the driver ends it.
    #[must_use]
    #[wasm_bindgen(js_name = isExhausted)]
    pub fn is_exhausted(&self) -> bool {
        self.0.is_exhausted()
    }

    /// Ends thinking: the answer as far as it has come.
    pub fn stop(&mut self) -> Vec<String> {
        self.0.stop()
    }
}
