//! Work side by side: no more of it at once than there are cores.

use std::sync::{Condvar, Mutex, PoisonError};
use std::thread::{self, ScopedJoinHandle};

use anyhow::{Result, anyhow};

/// What a thread came to, whose panic is an error.
pub(crate) fn joined(thread: ScopedJoinHandle<'_, Result<()>>) -> Result<()> {
    thread
        .join()
        .unwrap_or_else(|_| Err(anyhow!("a thread panicked")))
}

/// Does work that keeps a core busy, when one of them is free of such.
pub(crate) fn on_a_core<T>(work: impl FnOnce() -> T) -> T {
    static BUSY: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let (busy, changed) = &BUSY;
    let count = busy.lock().unwrap_or_else(PoisonError::into_inner);
    let free = changed.wait_while(count, |busy| *busy >= cores);
    *free.unwrap_or_else(PoisonError::into_inner) += 1;
    let outcome = work();
    *busy.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
    changed.notify_one();
    outcome
}
