//! The number of visitors since the browser was started, across all loads of the page.

use web_sys::Storage;

/// The key that stores the count, beside the errors that `web/kiosk.js` counts.
const KEY: &str = "sahkku.kiosk.visits";

#[derive(Default)]
pub(super) struct Visits {
    /// The visitors of this load, for a browser without storage.
    here: u32,
}

impl Visits {
    pub(super) fn count(&mut self) {
        self.here = self.so_far() + 1;
        if let Some(storage) = storage() {
            // Without storage, only this load counts.
            let _ = storage.set_item(KEY, &self.here.to_string());
        }
    }

    pub(super) fn so_far(&self) -> u32 {
        let kept = storage().and_then(|storage| storage.get_item(KEY).ok()?);
        let kept = kept.and_then(|count| count.parse().ok());
        kept.map_or(self.here, |kept: u32| kept.max(self.here))
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}
