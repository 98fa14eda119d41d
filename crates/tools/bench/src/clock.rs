//! The clock of the benchmarks.

use std::fs;
use std::sync::OnceLock;
use std::time::Instant;

/// Nanoseconds that this thread has spent on the processor, so that other programs count less.
/// Where the system does not tell, the time since the first call.
#[must_use]
pub fn thread_time() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = START.get_or_init(Instant::now);
    let on_processor = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = on_processor.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.unwrap_or_else(|| start.elapsed().as_nanos() as f64)
}
