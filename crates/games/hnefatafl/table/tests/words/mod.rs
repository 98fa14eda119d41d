//! The English words of Hnefatafl.

use std::path::Path;

/// The messages of a file: what they are called, and their text.
pub(crate) struct Words(Vec<(String, String)>);

impl Words {
    /// Reads `crates/games/hnefatafl/words/en/FILE`. Each message there is one line.
    pub(crate) fn read(file: &str) -> Words {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/en");
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let messages = text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        let messages = messages.map(|line| {
            let (name, text) = line.split_once(" = ").unwrap();
            assert!(!text.trim().is_empty(), "{name} is empty");
            (name.to_owned(), text.to_owned())
        });
        Words(messages.collect())
    }

    /// Asserts that the messages are those with these names, each once.
    pub(crate) fn are(&self, mut wanted: Vec<String>) {
        let mut names: Vec<_> = self.0.iter().map(|(name, _)| name.clone()).collect();
        names.sort_unstable();
        wanted.sort_unstable();
        let missing: Vec<_> = wanted.iter().filter(|name| !names.contains(name)).collect();
        assert!(missing.is_empty(), "missing: {missing:#?}");
        assert_eq!(names, wanted);
    }

    /// The messages whose names begin so.
    #[allow(dead_code, reason = "only the book needs it")]
    pub(crate) fn beginning(&self, with: &str) -> Vec<(&str, &str)> {
        let all = self.0.iter().map(|(name, text)| (&name[..], &text[..]));
        all.filter(|(name, _)| name.starts_with(with)).collect()
    }
}
