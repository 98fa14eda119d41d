//! The worker of the computer players of Hnefatafl, a bundle of its own.

use std::hint;

use hnefatafl_table::thinking::HnefataflPlayers;
use js_sys::Function;
use thinker::PlayerJob;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::MessagePort;

fn main() {}

/// Memory for searches, in bytes: about twice what one needs, nearly all of it for its table.
/// WebAssembly never gives memory back. To allocate it at the start keeps the memory of pages that
/// run for months from growing.
const RESERVED_MEMORY: usize = 4 << 20;

/// Answers requests; see [`worker::serve`]. These players have their weights in themselves, so none
/// are ever fetched.
#[wasm_bindgen]
pub fn serve(port: MessagePort, time_slice: f64, fetch_weights: Function) {
    // Allocated and freed again, for the searches to use.
    drop(hint::black_box(Vec::<u8>::with_capacity(RESERVED_MEMORY)));
    worker::serve::<PlayerJob<HnefataflPlayers>>(port, time_slice, fetch_weights);
}
