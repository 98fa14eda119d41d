//! Integrity hashes: the browser runs a file only if it is the one that the page was built with.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use super::markup;
use crate::files::Files;

/// Links to words, to puzzles, and to files that a worker loads. Browsers only check hashes of scripts and styles, and the code
/// that fetches these files does not use them. A hash would be dead weight, and it cannot be compressed.
const UNCHECKED: &str = "data-font data-language data-puzzles data-worker data-weights";

/// The page with a hash in every tag that leads to one of the files and is checked.
pub(super) fn sealed(page: &str, files: &Files) -> String {
    markup::rewrite(page, |tag| {
        let of = |name: &str| markup::attribute(tag, name);
        let is_picture = matches!(of("rel"), Some("icon" | "apple-touch-icon" | "manifest"));
        let is_checked = !is_picture && UNCHECKED.split(' ').all(|name| of(name).is_none());
        if !["link", "script"].contains(&markup::name(tag)) || !is_checked {
            return None;
        }
        let contents = files.get(markup::target(tag, files)?)?;
        // Browsers ignore hashes on prefetched files; the code that uses the file supplies the hash.
        let ahead = of("rel") == Some("preload");
        let attribute = if ahead { "data-integrity" } else { "integrity" };
        Some(markup::with(tag, attribute, &hash(contents)))
    })
}

pub(crate) fn hash(contents: &[u8]) -> String {
    "sha256-".to_owned() + &BASE64_STANDARD.encode(Sha256::digest(contents))
}
