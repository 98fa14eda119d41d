//! The bots of Kotra, which the page runs in a worker.

#[cfg(target_arch = "wasm32")]
worker::program!(kotra_ui::thinking::KotraPlayers, 4 << 20);

fn main() {}
