//! Integrity hashes: the browser runs a file only if it is the one that the page was built with.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use super::markup;
use crate::files::Files;

/// Links to words, to puzzles, and to what a worker loads. Browsers check no hash where it stands beside neither a script nor a
/// style, and those who fetch these files ask for none: it would be dead weight, and it cannot be compressed.
const UNCHECKED: [&str; 5] = [
    "data-font",
    "data-language",
    "data-puzzles",
    "data-thinker",
    "data-weights",
];

/// The page with a hash in every tag that leads to one of the files and is checked.
pub(super) fn sealed(page: &str, files: &Files) -> String {
    markup::rewrite(page, |tag| {
        let picture = ["icon", "apple-touch-icon", "manifest"];
        if !["link", "script"].contains(&markup::name(tag))
            || picture.contains(&markup::attribute(tag, "rel").unwrap_or_default())
            || UNCHECKED
                .iter()
                .any(|name| markup::attribute(tag, name).is_some())
        {
            return None;
        }
        let contents = files.get(markup::target(tag, files)?)?;
        // Browsers know no hash for what is fetched ahead; whoever uses the file names it then.
        let ahead = markup::attribute(tag, "rel") == Some("preload");
        let attribute = if ahead { "data-integrity" } else { "integrity" };
        Some(markup::with(tag, attribute, &hash(contents)))
    })
}

/// The hash of a file as `integrity` takes it.
pub(super) fn hash(contents: &[u8]) -> String {
    format!(
        "sha256-{}",
        BASE64_STANDARD.encode(Sha256::digest(contents))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_loads_is_sealed() {
        let files = Files::from([
            ("a.js".to_owned(), b"1".to_vec()),
            ("a.svg".to_owned(), b"2".to_vec()),
        ]);
        let page = r#"<link rel="icon" href="a.svg"><script src="./a.js" defer></script>"#;
        let expected = format!(
            r#"<link rel="icon" href="a.svg"><script src="./a.js" defer integrity="{}"></script>"#,
            hash(b"1")
        );
        assert_eq!(sealed(page, &files), expected);
        assert_eq!(sealed(&expected, &files), expected);
    }

    #[test]
    fn what_nobody_checks_has_no_hash() {
        let files = Files::from([("a".to_owned(), b"1".to_vec())]);
        let sealed = |tag: &str| sealed(tag, &files) != tag;
        assert!(!sealed(
            r#"<link data-language="en" data-part="rest" href="a">"#
        ));
        assert!(!sealed(r#"<link data-thinker="wasm" href="a">"#));
        assert!(sealed(r#"<link data-part="rest" href="a">"#));
        assert!(sealed(r#"<link data-later="kiosk" href="a">"#));
    }

    #[test]
    fn a_hash_is_the_one_that_browsers_work_out() {
        assert_eq!(
            hash(b""),
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
    }
}
