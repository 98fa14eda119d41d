//! Ctrl-C in a long command: the first asks it to stop with the result so far, a second one ends the program at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};

use signal_hook::consts::SIGINT;
use signal_hook::flag;

/// The exit code of an interrupted command, as in shells.
pub(crate) const EXIT_CODE: u8 = 130;

static ASKED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Handles Ctrl-C from now on. If the system does not allow it, Ctrl-C ends the program as usual.
pub(crate) fn listen() {
    // Handlers run in the order of registration, so the first Ctrl-C does not end the program.
    let ends = flag::register_conditional_shutdown(SIGINT, EXIT_CODE.into(), Arc::clone(&ASKED));
    let _ = ends.and_then(|_| flag::register(SIGINT, Arc::clone(&ASKED)));
}

pub(crate) fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}
