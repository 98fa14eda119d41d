//! `signalling.json`, which is asked for when play at a distance is opened.

use hosts::Hosts;

use super::files::{Freshness, fetch_text};
use super::json;

/// Fetches the file, and says what it names, or what is wrong with it.
///
/// It is edited by hand, so it is asked for anew every time. A host need not have it, and a page that was opened from a file or
/// without a network has no use for a server.
pub fn fetch(then: impl FnOnce(Result<Hosts, String>) + Clone + 'static) {
    fetch_text("signalling.json", Freshness::Anew, move |text| {
        then(text.map_or_else(
            || Ok(Hosts::default()),
            |text| Hosts::read(&json::read(&text)).map_err(|error| error.to_string()),
        ));
    });
}
