//! The lists of files that the service worker caches, inserted into it: one for all pages, and one for each page.
//!
//! A page's files are cached once that page has been opened. So visitors who play one game neither load nor store the other,
//! and both are available offline to those who have opened both.

use std::collections::BTreeSet;
use std::fmt::Write;

use anyhow::{Result, bail};

use super::{WORKER, headers, integrity, is_twin, markup};
use crate::files::{Files, text_of};

/// The place of the list in the worker.
const GAP: &str = "/* the bundle */ { version: \"\", files: {}, pages: {}, settings: [] }";

/// The service worker with the lists of the files in this bundle with these pages.
pub(super) fn worker(files: &Files, pages: &[String]) -> Result<String> {
    let text = text_of(files, WORKER)?;
    if text.matches(GAP).count() != 1 {
        bail!("{WORKER} has no place for the list of files: `{GAP}`");
    }
    let mut own = BTreeSet::new();
    let mut lists = String::new();
    for page in pages {
        let names = own_files(page, pages, files);
        write!(lists, "\n  \"{page}\": {{{}\n  }},", listed(&names, files)?)?;
        own.extend(names);
    }
    let is_common = |name: &&str| {
        let is_made = [WORKER, headers::FILE].contains(name) || is_twin(name);
        !is_made && !own.contains(name) && !is_of_the_host(name)
    };
    let common: Vec<&str> = files.keys().map(String::as_str).filter(is_common).collect();
    let common = listed(&common, files)?;
    let settings = files.keys().filter(|name| is_of_the_host(name));
    let settings: Vec<String> = settings.map(|name| format!("\"{name}\"")).collect();
    let settings = settings.join(", ");
    let version = &integrity::hash(format!("{common}{lists}").as_bytes())["sha256-".len()..][..12];
    let files = format!("version: \"{version}\", files: {{{common}\n}}, pages: {{{lists}\n}}");
    Ok(text.replace(GAP, &format!("{{ {files}, settings: [{settings}] }}")))
}

fn listed(names: &[&str], files: &Files) -> Result<String> {
    let mut list = String::new();
    for name in names {
        let hash = integrity::hash(&files[*name]);
        write!(list, "\n  \"{name}\": \"{hash}\",")?;
    }
    Ok(list)
}

/// Whether the operator of the host may edit a file: the worker requests it every time.
fn is_of_the_host(name: &str) -> bool {
    let stem = name.strip_suffix(".json");
    stem.is_some_and(|stem| stem.bytes().all(|b| b.is_ascii_lowercase()))
}

fn named<'a>(page: &str, files: &'a Files) -> BTreeSet<&'a str> {
    let mut named = BTreeSet::new();
    markup::rewrite(text_of(files, page).unwrap_or_default(), |tag| {
        let loads = ["link", "script"].contains(&markup::name(tag));
        let target = markup::target(tag, files).filter(|_| loads);
        let entry = target.and_then(|name| files.get_key_value(name));
        named.extend(entry.map(|(name, _)| name.as_str()));
        None
    });
    named
}

/// The files that only this page names, so that visitors of another page never load them, and finally the page itself.
pub(crate) fn own_files<'a>(page: &str, pages: &[String], files: &'a Files) -> Vec<&'a str> {
    let others = pages.iter().filter(|other| *other != page);
    let others: BTreeSet<&str> = others.flat_map(|other| named(other, files)).collect();
    let mut own: Vec<&str> = named(page, files).difference(&others).copied().collect();
    own.extend(files.get_key_value(page).map(|(name, _)| name.as_str()));
    own
}
