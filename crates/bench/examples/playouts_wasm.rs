//! The work of the benchmark as a WebAssembly module that any host can call: numbers in, a number out.
#![allow(
    unsafe_code,
    reason = "the name of an exported function has to be promised to be the only one"
)]

use sahkku_bench::{Work, run};

/// Does some work and gives its checksum, or 0 where there is no such work or rule set.
#[unsafe(no_mangle)]
pub extern "C" fn measure(work: u32, preset: u32, amount: u32) -> u32 {
    let work = Work::ALL.get(work as usize).copied();
    let tally = work.and_then(|work| run(work, preset as usize, amount));
    tally.map_or(0, |tally| tally.checksum)
}
