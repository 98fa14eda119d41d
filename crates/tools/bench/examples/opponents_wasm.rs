//! [`EngineWork`] as a WebAssembly module that any host can call: numbers in, a number out.
#![allow(
    unsafe_code,
    reason = "the name of an exported function has to be promised to be the only one"
)]

use sahkku::{Judge, PRESETS};
use sahkku_bench::EngineWork;

/// Does the work with this index under the preset with this index, with its weights. Returns the
/// checksum, or 0 where there is no such work or preset.
#[unsafe(no_mangle)]
pub extern "C" fn measure(work: u32, preset: u32, amount: u32) -> u32 {
    let run = || {
        let work = EngineWork::ALL.get(work as usize)?;
        let judge = Judge::new(PRESETS.get(preset as usize)?.rules).ok()?;
        let weights = WEIGHTS.get(preset as usize)?;
        Some(work.run(&judge, weights, amount).checksum)
    };
    run().unwrap_or_default()
}

/// In the order of the presets.
const WEIGHTS: [&[u8]; 8] = [
    include_bytes!("../../../games/sahkku/player/opponents/lagesvuotna.net"),
    include_bytes!("../../../games/sahkku/player/opponents/vuonnamarkan.net"),
    include_bytes!("../../../games/sahkku/player/opponents/raisa.net"),
    include_bytes!("../../../games/sahkku/player/opponents/maze.net"),
    include_bytes!("../../../games/sahkku/player/opponents/vuovdaguoika.net"),
    include_bytes!("../../../games/sahkku/player/opponents/gavkevuotna.net"),
    include_bytes!("../../../games/sahkku/player/opponents/unjarga.net"),
    &[],
];
