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

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(script: &[u8]) -> String {
        let gap = format!("const BUNDLE = {GAP};");
        let page = |name: &str| format!("<link href=\"{name}\"><link href=\"a.css\">").into_bytes();
        let files = Files::from([
            (WORKER.to_owned(), gap.into_bytes()),
            ("index.html".to_owned(), page("a.js")),
            ("index.html.br".to_owned(), b"?".to_vec()),
            ("other.html".to_owned(), page("b.js")),
            ("a.css".to_owned(), b"p {}".to_vec()),
            ("a.js".to_owned(), script.to_vec()),
            ("b.js".to_owned(), b"b".to_vec()),
            ("icon.svg".to_owned(), b"<svg/>".to_vec()),
            ("kiosk.json".to_owned(), b"{}".to_vec()),
        ]);
        worker(&files, &["index.html", "other.html"]).unwrap()
    }

    #[test]
    fn the_worker_knows_every_file_and_a_version_that_changes_with_them() {
        let one = filled(b"one");
        for (name, contents) in [("a.js", "one"), ("b.js", "b"), ("icon.svg", "<svg/>")] {
            let hash = integrity::hash(contents.as_bytes());
            assert!(one.contains(&format!("\"{name}\": \"{hash}\"")), "{one}");
        }
        assert!(!one.contains(".br"), "{one}");
        assert!(one.ends_with("settings: [\"kiosk.json\"] };"), "{one}");
        assert_eq!(one.matches("kiosk.json").count(), 1);
        let version = |text: &str| text.split('"').nth(1).unwrap_or_default().to_owned();
        assert_eq!(version(&one), version(&filled(b"one")));
        assert_ne!(version(&one), version(&filled(b"two")));
    }

    #[test]
    fn what_one_page_alone_needs_is_in_its_own_list_and_the_page_comes_last() {
        let text = filled(b"one");
        let (common, lists) = text.split_once("pages: {").unwrap();
        let names = |list: &str| -> Vec<String> {
            let lines = list.lines().filter(|line| line.contains("sha256-"));
            lines
                .filter_map(|line| line.split('"').nth(1).map(str::to_owned))
                .collect()
        };
        assert_eq!(names(common), ["a.css", "icon.svg"]);
        assert_eq!(names(lists), ["a.js", "index.html", "b.js", "other.html"]);
        assert_eq!(lists.matches(": {").count(), 2);
    }

    #[test]
    fn a_worker_without_a_place_for_the_list_is_a_mistake() {
        let files = Files::from([(WORKER.to_owned(), b"{}".to_vec())]);
        assert!(worker(&files, &[]).is_err());
    }
}
