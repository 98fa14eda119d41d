//! [`RulesWork`] as a WebAssembly module that any host can call: numbers in, a number out.
#![allow(
    unsafe_code,
    reason = "the name of an exported function has to be promised to be the only one"
)]

use sahkku::{Judge, PRESETS};
use sahkku_bench::RulesWork;

/// Does the work with this index under the preset with this index. Returns the checksum, or 0 where
/// there is no such work or preset.
#[unsafe(no_mangle)]
pub extern "C" fn measure(work: u32, preset: u32, amount: u32) -> u32 {
    let run = || {
        let work = RulesWork::ALL.get(work as usize)?;
        let judge = Judge::new(PRESETS.get(preset as usize)?.rules).ok()?;
        Some(work.run(&judge, amount).checksum)
    };
    run().unwrap_or_default()
}
