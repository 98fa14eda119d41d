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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_two_pages_name_belongs_to_neither() {
        let page = |links: &[&str]| {
            let link = |name: &&str| format!("<link href=\"./{name}\">");
            let mut html: String = links.iter().map(link).collect();
            html += "<a href=\"b.html\">";
            html.into_bytes()
        };
        let files = Files::from([
            ("a.html".to_owned(), page(&["both.css", "a.js"])),
            ("b.html".to_owned(), page(&["both.css", "b.js"])),
            ("both.css".to_owned(), Vec::new()),
            ("a.js".to_owned(), Vec::new()),
            ("b.js".to_owned(), Vec::new()),
            ("neither.png".to_owned(), Vec::new()),
        ]);
        let pages = ["a.html", "b.html"];
        assert_eq!(own_files("a.html", &pages, &files), ["a.js", "a.html"]);
        assert_eq!(own_files("b.html", &pages, &files), ["b.js", "b.html"]);
        assert_eq!(
            own_files("a.html", &["a.html"], &files),
            ["a.js", "both.css", "a.html"]
        );
        assert!(own_files("c.html", &pages, &files).is_empty());
    }
}
