//! What the commands say while they work.

use std::time::{Duration, Instant};

use anyhow::Result;

/// Does a step of the set-up, saying before what it is and afterwards how long it took.
pub(crate) fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("→ {what}");
    let start = Instant::now();
    let outcome = work()?;
    println!("  done in {}", spoken(start.elapsed()));
    Ok(outcome)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_spoken() {
        assert_eq!(spoken(Duration::from_millis(2_340)), "2.3 s");
        assert_eq!(spoken(Duration::from_secs(205)), "3 min 25 s");
    }
}
