//! The thinking of computer players as a WebAssembly module that any host can call: numbers in, a number out.
#![allow(
    unsafe_code,
    reason = "the name of an exported function has to be promised to be the only one"
)]

use sahkku_bench::{Thought, think};

/// Does some work, with the weights of the rule set, and gives its checksum, or 0 where there is no such work or rule set.
#[unsafe(no_mangle)]
pub extern "C" fn measure(work: u32, preset: u32, amount: u32) -> u32 {
    let thought = Thought::ALL.get(work as usize).copied();
    let weights = WEIGHTS.get(preset as usize).copied().unwrap_or_default();
    let tally = thought.and_then(|thought| think(thought, preset as usize, weights, amount));
    tally.map_or(0, |tally| tally.checksum)
}

/// In the order of the rule sets.
const WEIGHTS: [&[u8]; 8] = [
    include_bytes!("../../../web/opponents/lagesvuotna.net"),
    include_bytes!("../../../web/opponents/vuonnamarkan.net"),
    include_bytes!("../../../web/opponents/raisa.net"),
    include_bytes!("../../../web/opponents/maze.net"),
    include_bytes!("../../../web/opponents/vuovdaguoika.net"),
    include_bytes!("../../../web/opponents/gavkevuotna.net"),
    include_bytes!("../../../web/opponents/unjarga.net"),
    &[],
];
