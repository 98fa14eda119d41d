//! The lists of files that the service worker keeps, put into it: one of what belongs to all pages, and one for each page.
//!
//! A page's files are kept once that page has been opened. So visitors who play one game neither load the other nor give it
//! room, and both are there without a network for those who have seen both.

use std::collections::BTreeSet;
use std::fmt::Write;

use anyhow::{Result, bail};

use super::{WORKER, headers, integrity, is_twin, own_files};
use crate::files::{self, Files};

/// Where in the worker the list goes.
const GAP: &str = "/* the bundle */ { version: \"\", files: {}, pages: {}, settings: [] }";

/// The service worker with the lists of what is in this bundle with these pages.
pub(super) fn worker(files: &Files, pages: &[&str]) -> Result<String> {
    let text = files::text_of(files, WORKER)?;
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
    let common: Vec<&str> = files
        .keys()
        .map(String::as_str)
        .filter(|name| ![WORKER, headers::FILE].contains(name) && !own.contains(name))
        .filter(|name| !is_twin(name) && !is_of_the_host(name))
        .collect();
    let common = listed(&common, files)?;
    let settings = files.keys().filter(|name| is_of_the_host(name));
    let settings: Vec<String> = settings.map(|name| format!("\"{name}\"")).collect();
    let settings = settings.join(", ");
    let version = &integrity::hash(format!("{common}{lists}").as_bytes())["sha256-".len()..][..12];
    Ok(text.replace(
        GAP,
        &format!(
            "{{ version: \"{version}\", files: {{{common}\n}}, pages: {{{lists}\n}}, settings: [{settings}] }}"
        ),
    ))
}

/// Files with the hash that each must have.
fn listed(names: &[&str], files: &Files) -> Result<String> {
    let mut list = String::new();
    for name in names {
        let hash = integrity::hash(&files[*name]);
        write!(list, "\n  \"{name}\": \"{hash}\",")?;
    }
    Ok(list)
}

/// Whether a file is there for whoever runs the host to edit: the worker asks for it every time.
fn is_of_the_host(name: &str) -> bool {
    name.strip_suffix(".json")
        .is_some_and(|stem| stem.bytes().all(|b| b.is_ascii_lowercase()))
}
