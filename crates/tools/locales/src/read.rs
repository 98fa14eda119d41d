//! Reading message files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use sahkku_words::{Catalogue, LANGUAGES, Language};

use crate::{Message, Problem};

/// The messages of a language: parts by name, and messages by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Locale {
    pub language: &'static Language,
    pub parts: BTreeMap<String, BTreeMap<String, Message>>,
}

impl Locale {
    /// The text of the catalogue's file with one part of the messages.
    pub fn catalogue(&self, part: &str) -> String {
        let mut text = Catalogue::head(self.language) + "\n";
        for message in self.parts.get(part).into_iter().flat_map(BTreeMap::values) {
            text += &format!("{}\t{}\n", message.name, message.compact());
        }
        text
    }
}

/// Reads the messages of all languages in a folder, which problems call `folder`. A missing language has no messages.
pub(crate) fn locales(
    path: &Path,
    folder: &str,
    problems: &mut Vec<Problem>,
) -> io::Result<Vec<Locale>> {
    let mut locales = Vec::new();
    for language in LANGUAGES {
        let mut parts = BTreeMap::new();
        let entries = found(fs::read_dir(path.join(language.code)))?;
        for entry in entries.into_iter().flatten() {
            let path = entry?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                let file = format!("{folder}/{}/{name}.ftl", language.code);
                let text = fs::read_to_string(&path)?;
                parts.insert(name.into_owned(), parse(&file, &text, problems));
            }
        }
        locales.push(Locale { language, parts });
    }
    Ok(locales)
}

/// The text of a file, if the file exists.
pub(crate) fn text(path: &Path) -> io::Result<Option<String>> {
    found(fs::read_to_string(path))
}

/// Turns an error for a missing file into `None`.
fn found<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        other => other.map(Some),
    }
}

/// The messages of one file. Unreadable ones are reported and left out.
fn parse(file: &str, text: &str, problems: &mut Vec<Problem>) -> BTreeMap<String, Message> {
    let mut problem = |message: Option<&str>, what: String| {
        problems.push(Problem::new(file, message, what));
    };
    let resource = parser::parse(text.to_owned()).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = text[..error.pos.start.min(text.len())].lines().count();
            problem(None, format!("line {line}: {error}"));
        }
        resource
    });
    let mut messages = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let name = &message.id.name;
                if !seen.insert(name) {
                    problem(Some(name), "it stands here twice".to_owned());
                }
                match Message::from_fluent(message) {
                    Ok(made) => drop(messages.insert(name.clone(), made)),
                    Err(what) => problem(Some(name), what),
                }
            }
            Entry::Term(term) => {
                problem(Some(&term.id.name), "terms are not provided for".to_owned());
            }
            _ => {}
        }
    }
    messages
}
