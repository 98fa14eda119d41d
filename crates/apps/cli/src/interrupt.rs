//! Ctrl-C in a long command: the first asks it to stop with the result so far, a second one ends the program at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

use signal_hook::consts::SIGINT;
use signal_hook::{SigId, flag, low_level};

/// The exit code of an interrupted command, as in shells.
pub(crate) const EXIT_CODE: u8 = 130;

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Handles Ctrl-C while it lives.
pub(crate) struct Listening(Vec<SigId>);

/// Starts to handle Ctrl-C. If the system does not allow it, Ctrl-C ends the program as usual.
pub(crate) fn listen() -> Listening {
    ASKED.store(false, Ordering::Relaxed);
    // Handlers run in the order of registration, so the first Ctrl-C does not end the program.
    let ends = flag::register_conditional_shutdown(SIGINT, EXIT_CODE.into(), Arc::clone(&ASKED));
    let asks = ends.and_then(|ends| Ok([ends, flag::register(SIGINT, Arc::clone(&ASKED))?]));
    Listening(asks.into_iter().flatten().collect())
}

pub(crate) fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

impl Drop for Listening {
    fn drop(&mut self) {
        for &id in &self.0 {
            low_level::unregister(id);
        }
    }
}
