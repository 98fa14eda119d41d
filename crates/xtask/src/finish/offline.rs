//! The list of files that the service worker keeps, put into it.

use std::fmt::Write;

use anyhow::{Result, bail};

use super::{headers, integrity, is_twin};
use crate::bundle::{self, Files};

/// The service worker. Its name must not change with its contents: browsers look for news under the old name.
pub(super) const WORKER: &str = "service-worker.js";

/// Where in the worker the list goes.
const GAP: &str = "/* the bundle */ { version: \"\", files: {}, settings: [] }";

/// The service worker with the list of what is in this bundle.
pub(super) fn worker(files: &Files) -> Result<String> {
    let text = bundle::text_of(files, WORKER)?;
    if text.matches(GAP).count() != 1 {
        bail!("{WORKER} has no place for the list of files: `{GAP}`");
    }
    let kept = files
        .iter()
        .filter(|(name, _)| ![WORKER, headers::FILE].contains(&name.as_str()))
        .filter(|(name, _)| !is_twin(name) && !is_of_the_host(name));
    let mut list = String::new();
    for (name, contents) in kept {
        let hash = integrity::hash(contents);
        write!(list, "\n  \"{name}\": \"{hash}\",")?;
    }
    let settings = files.keys().filter(|name| is_of_the_host(name));
    let settings: Vec<String> = settings.map(|name| format!("\"{name}\"")).collect();
    let settings = settings.join(", ");
    let version = &integrity::hash(list.as_bytes())["sha384-".len()..][..12];
    Ok(text.replace(
        GAP,
        &format!("{{ version: \"{version}\", files: {{{list}\n}}, settings: [{settings}] }}"),
    ))
}

/// Whether a file is there for whoever runs the host to edit: the worker asks for it every time.
fn is_of_the_host(name: &str) -> bool {
    name.strip_suffix(".json")
        .is_some_and(|stem| stem.bytes().all(|b| b.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(page: &[u8]) -> String {
        let gap = format!("const BUNDLE = {GAP};");
        let files = Files::from([
            (WORKER.to_owned(), gap.into_bytes()),
            ("index.html".to_owned(), page.to_vec()),
            ("index.html.br".to_owned(), b"?".to_vec()),
            ("kiosk.json".to_owned(), b"{}".to_vec()),
        ]);
        worker(&files).unwrap()
    }

    #[test]
    fn the_worker_knows_every_file_and_a_version_that_changes_with_them() {
        let one = filled(b"one");
        assert!(one.contains(&format!("\"index.html\": \"{}\"", integrity::hash(b"one"))));
        assert!(!one.contains(".br"), "{one}");
        assert!(one.ends_with("settings: [\"kiosk.json\"] };"), "{one}");
        assert_eq!(one.matches("kiosk.json").count(), 1);
        let version = |text: &str| text.split('"').nth(1).unwrap_or_default().to_owned();
        assert_eq!(version(&one), version(&filled(b"one")));
        assert_ne!(version(&one), version(&filled(b"two")));
    }

    #[test]
    fn a_worker_without_a_place_for_the_list_is_a_mistake() {
        let files = Files::from([(WORKER.to_owned(), b"{}".to_vec())]);
        assert!(worker(&files).is_err());
    }
}
