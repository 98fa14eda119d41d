//! Which files of the bundle belong to the page of one game alone, so that visitors of another never load them.

use std::collections::BTreeSet;

use super::markup;
use crate::files::{self, Files};

/// The files that a page loads.
fn named<'a>(page: &str, files: &'a Files) -> BTreeSet<&'a str> {
    let mut named = BTreeSet::new();
    let Ok(html) = files::text_of(files, page) else {
        return named;
    };
    markup::rewrite(html, |tag| {
        let loads = ["link", "script"].contains(&markup::name(tag));
        let target = markup::target(tag, files).filter(|_| loads);
        let entry = target.and_then(|name| files.get_key_value(name));
        named.extend(entry.map(|(name, _)| name.as_str()));
        None
    });
    named
}

/// What only this one of the pages names, and last the page itself.
pub(crate) fn own_files<'a>(page: &str, pages: &[&str], files: &'a Files) -> Vec<&'a str> {
    let others: BTreeSet<&str> = pages
        .iter()
        .filter(|other| **other != page)
        .flat_map(|other| named(other, files))
        .collect();
    let mut own: Vec<&str> = named(page, files).difference(&others).copied().collect();
    own.extend(files.get_key_value(page).map(|(name, _)| name.as_str()));
    own
}
