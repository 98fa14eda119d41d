//! What the commands say while they work.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Result;

/// Does a step of the set-up, saying before what it is and afterwards how long it took. Several can be done side by side.
pub(crate) fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("→ {what}");
    let start = Instant::now();
    let outcome = work()?;
    let took = start.elapsed();
    println!("  {what}: done in {}", spoken(took));
    steps().push((what.to_owned(), took));
    Ok(outcome)
}

/// The steps that are done.
fn steps() -> MutexGuard<'static, Vec<(String, Duration)>> {
    static STEPS: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());
    STEPS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Says what the steps took that were worth a moment, those that ran side by side included.
pub(crate) fn table() {
    let mut steps = steps();
    steps.retain(|(_, took)| took.as_secs() >= 1);
    if steps.is_empty() {
        return;
    }
    println!("\nWhat each step took, of which some ran side by side:");
    for (what, took) in steps.drain(..) {
        println!("{:>12}  {what}", spoken(took));
    }
}

/// A duration as one would say it.
pub(crate) fn spoken(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if seconds < 60.0 {
        format!("{seconds:.1} s")
    } else {
        let seconds = seconds.round() as u64;
        format!("{} min {} s", seconds / 60, seconds % 60)
    }
}
