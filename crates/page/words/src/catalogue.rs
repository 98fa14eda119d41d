//! Catalogues: the messages of one language.

use std::fmt;

use crate::Language;
use crate::pattern::{Arguments, format};

/// The start of the first line of a catalogue's file; the code of its language follows.
const HEAD: &str = "sahkku-words 1 ";

/// The messages of one language, in the parts loaded so far.
#[derive(Debug)]
pub struct Catalogue {
    language: &'static Language,
    parts: Vec<Messages>,
}

#[derive(Debug)]
struct Messages {
    text: String,
    /// The start and end of each line, in bytes.
    lines: Vec<(usize, usize)>,
}

/// Why a text is not part of this catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogueError {
    /// It does not begin like a file with words.
    NoWords,
    /// It contains the words of another or an unknown language.
    OtherLanguage(String),
}

impl Catalogue {
    /// A catalogue without messages.
    pub fn new(language: &'static Language) -> Catalogue {
        Catalogue {
            language,
            parts: Vec::new(),
        }
    }

    /// The first line of a file with the messages of this language.
    pub fn head(language: &Language) -> String {
        format!("{HEAD}{}", language.code)
    }

    /// Adds the text of a file.
    /// Fails if it is not a file with words, or has those of another language.
    pub fn add(&mut self, text: &str) -> Result<(), CatalogueError> {
        let head = text.lines().next().unwrap_or_default();
        let code = head.strip_prefix(HEAD).ok_or(CatalogueError::NoWords)?;
        if code != self.language.code {
            return Err(CatalogueError::OtherLanguage(code.to_owned()));
        }
        self.parts.push(Messages::new(text));
        Ok(())
    }

    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// Formats the message with this name and these arguments, if it is loaded.
    pub fn say(&self, name: &str, arguments: &Arguments<'_>) -> Option<String> {
        let pattern = self.parts.iter().find_map(|part| part.pattern(name))?;
        Some(format(pattern, arguments, self.language))
    }
}

impl Messages {
    fn new(text: &str) -> Messages {
        let mut lines = Vec::new();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            lines.push((start, start + line.trim_end_matches(['\n', '\r']).len()));
            start += line.len();
        }
        lines.remove(0);
        Messages {
            text: text.to_owned(),
            lines,
        }
    }

    fn pattern(&self, name: &str) -> Option<&str> {
        let line = |&(start, end): &(usize, usize)| {
            let line = self.text.get(start..end).unwrap_or_default();
            line.split_once('\t').unwrap_or_default()
        };
        let found = self
            .lines
            .binary_search_by(|bounds| line(bounds).0.cmp(name));
        Some(line(self.lines.get(found.ok()?)?).1)
    }
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CatalogueError::NoWords => f.write_str("what was loaded is no file with words"),
            CatalogueError::OtherLanguage(code) => {
                write!(f, "what was loaded is in another language: {code}")
            }
        }
    }
}

impl std::error::Error for CatalogueError {}
