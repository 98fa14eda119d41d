//! `signalling.json`, which is fetched when play at a distance is opened.

use hosts::Hosts;

use super::files::{Freshness, fetch_text};
use super::json;

/// Fetches the file, and reports its content or what is wrong with it.
///
/// The file is edited by hand, so it is never taken from the cache without asking the host. A host may have no such file. A page
/// that was opened from a file or without a network cannot use a server.
pub fn fetch(then: impl FnOnce(Result<Hosts, String>) + Clone + 'static) {
    fetch_text("signalling.json", Freshness::Anew, move |text| {
        then(text.map_or_else(
            || Ok(Hosts::default()),
            |text| Hosts::read(&json::read(&text)).map_err(|error| error.to_string()),
        ));
    });
}
