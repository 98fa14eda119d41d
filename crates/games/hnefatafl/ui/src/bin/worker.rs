//! The bots of Hnefatafl, which the page runs in a worker.

#[cfg(target_arch = "wasm32")]
worker::program!(hnefatafl_ui::thinking::HnefataflPlayers, 4 << 20);

fn main() {}
