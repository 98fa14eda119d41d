//! The worker of sáhkku's computer players, a bundle of its own.

use std::hint;

use js_sys::Function;
use sahkku_table::thinking::SahkkuPlayers;
use thinker::PlayerJob;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::MessagePort;

fn main() {}

/// Memory for weights, rules and searches, in bytes: about twice the measured maximum. WebAssembly
/// never gives memory back. To allocate it at the start keeps the memory of pages that run for
/// months from growing.
const RESERVED_MEMORY: usize = 2 << 20;

/// Answers requests; see [`worker::serve`].
#[wasm_bindgen]
pub fn serve(port: MessagePort, time_slice: f64, fetch_weights: Function) {
    // Allocated and freed again, for the searches to use.
    drop(hint::black_box(Vec::<u8>::with_capacity(RESERVED_MEMORY)));
    worker::serve::<PlayerJob<SahkkuPlayers>>(port, time_slice, fetch_weights);
}
