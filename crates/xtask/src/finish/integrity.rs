//! Integrity hashes: the browser runs a file only if it is the one that the page was built with.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha384};

use super::markup;
use crate::bundle::Files;

/// The page with a hash in every tag that leads to one of the files.
pub(super) fn sealed(page: &str, files: &Files) -> String {
    markup::rewrite(page, |tag| {
        let picture = ["icon", "apple-touch-icon", "manifest"];
        if !["link", "script"].contains(&markup::name(tag))
            || picture.contains(&markup::attribute(tag, "rel").unwrap_or_default())
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
        "sha384-{}",
        BASE64_STANDARD.encode(Sha384::digest(contents))
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
    fn a_hash_is_the_one_that_browsers_work_out() {
        assert_eq!(
            hash(b""),
            "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb"
        );
    }
}
