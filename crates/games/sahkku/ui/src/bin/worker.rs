//! The bots of sáhkku, which the page runs in a worker.

#[cfg(target_arch = "wasm32")]
worker::program!(sahkku_ui::thinking::SahkkuPlayers, 2 << 20);

fn main() {}
