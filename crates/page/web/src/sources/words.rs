//! Every message is used: a message that nothing names is never shown.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sahkku_locales::{BOOT, Words};

/// The sources that name messages: the program, the pages, and the parts of games that pass names to the program.
const SOURCES: [&str; 3] = ["crates", "web", "index.html"];

/// The texts in sources that can name a message.
#[derive(Default)]
struct Named {
    /// What follows `m::`: `take_back` or `TakeBack`.
    values: BTreeSet<String>,
    /// Texts in quotation marks, and attributes.
    texts: BTreeSet<String>,
    /// The beginnings of composed texts, such as `set-side-`.
    beginnings: BTreeSet<String>,
}

impl Named {
    fn read(&mut self, path: &Path) {
        if path.is_dir() {
            let skipped = ["tests", "benches", "locales", "target"];
            let name = path.file_name().unwrap().to_str().unwrap();
            if !skipped.contains(&name) {
                let entries = fs::read_dir(path).unwrap();
                entries.for_each(|entry| self.read(&entry.unwrap().path()));
            }
            return;
        }
        let kind = path.extension().and_then(|kind| kind.to_str());
        if !matches!(kind, Some("rs" | "html")) {
            return;
        }
        let text = fs::read_to_string(path).unwrap();
        // A message that only a test names is not used either.
        let text = text.split("mod tests {").next().unwrap_or(&text);
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        for after in text.split("m::").skip(1) {
            let name = after.split(|c| !is_name(c)).next().unwrap_or_default();
            self.values.insert(name.to_owned());
        }
        let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        for quoted in text.split('"') {
            let end = quoted.find(|c| !is_kebab(c)).unwrap_or(quoted.len());
            let (name, rest) = quoted.split_at(end);
            if rest.is_empty() {
                self.texts.insert(name.to_owned());
            } else if name.ends_with('-') && rest.starts_with('{') {
                self.beginnings.insert(name.to_owned());
            }
        }
    }

    fn has(&self, name: &str) -> bool {
        let pascal = name.split('-').map(|word| {
            let (first, rest) = word.split_at(1);
            first.to_uppercase() + rest
        });
        self.texts.contains(name)
            || self.values.contains(&name.replace('-', "_"))
            || self.values.contains(&pascal.collect::<String>())
            || self.beginnings.iter().any(|start| name.starts_with(start))
    }
}

#[test]
fn every_message_is_named_somewhere() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let mut named = Named::default();
    for source in SOURCES {
        named.read(&top.join(source));
    }
    let mut unused = BTreeSet::new();
    for game in games::GAMES {
        let words = Words::read(&top, game.name).unwrap();
        // The words of the page itself are inserted when it is built.
        let parts = &words.english().unwrap().parts;
        let parts = parts.iter().filter(|(part, _)| *part != BOOT);
        let names = parts.flat_map(|(_, messages)| messages.keys());
        unused.extend(names.filter(|name| !named.has(name)).cloned());
    }
    assert!(unused.is_empty(), "nothing names {unused:#?}");
}
