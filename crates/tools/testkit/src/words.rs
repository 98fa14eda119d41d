//! The English words of a game.

use std::path::Path;

use lessons::{Course, Topic, rules_in_words};

/// The messages of a file: their names and texts.
pub struct Words(Vec<(String, String)>);

impl Words {
    /// Reads `words/en/FILE` of the game that the crate with this folder belongs to. Each message takes one line.
    pub fn read(of_crate: &str, file: &str) -> Words {
        let path = Path::new(of_crate).join("../words/en").join(file);
        let text = std::fs::read_to_string(path).unwrap();
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

    /// Asserts that exactly these messages exist, each once.
    fn are(&self, mut wanted: Vec<String>) {
        let mut names: Vec<_> = self.0.iter().map(|(name, _)| name.clone()).collect();
        names.sort_unstable();
        wanted.sort_unstable();
        let missing: Vec<_> = wanted.iter().filter(|name| !names.contains(name)).collect();
        assert!(missing.is_empty(), "missing: {missing:#?}");
        assert_eq!(names, wanted);
    }

    /// Asserts that the messages are those of a course: of every topic, of its rule, and of every task except throws.
    pub fn are_of_the_topics<C: Course>(&self) {
        let mut wanted = Vec::new();
        for topic in C::TOPICS {
            wanted.push(format!("topic-{}", topic.name));
            wanted.push(format!("topic-{}-rule", topic.name));
            let tasks = (0..topic.tasks.len()).filter_map(|n| topic.message_number(n));
            wanted.extend(tasks.map(|n| format!("topic-{}-{n}", topic.name)));
        }
        self.are(wanted);
    }

    /// Asserts that the messages are those of a rulebook: of its chapters, its advice, the options that it mentions, the words
    /// that it explains, its history, its references, and `more`.
    pub fn are_of_the_book<'a, C: Course>(
        &self,
        advice: impl IntoIterator<Item = &'a str>,
        asked: impl IntoIterator<Item = &'a str>,
        words: &[&str],
        more: impl IntoIterator<Item = String>,
    ) {
        let chapters = C::CHAPTERS.iter();
        let mut wanted: Vec<String> = more.into_iter().collect();
        wanted.push("book-questions".to_owned());
        wanted.extend(chapters.map(|chapter| format!("book-{}", chapter.name)));
        wanted.extend(
            advice
                .into_iter()
                .map(|advice| format!("book-advice-{advice}")),
        );
        wanted.extend(
            asked
                .into_iter()
                .map(|option| format!("book-question-{option}")),
        );
        wanted.extend(words.iter().map(|word| format!("word-{word}")));
        // Numbered messages continue while there is a next one.
        for numbered in ["book-history", "book-reference"] {
            let count = self.beginning(&format!("{numbered}-")).len();
            assert!(count > 0, "{numbered}");
            wanted.extend((1..=count).map(|n| format!("{numbered}-{n}")));
        }
        self.are(wanted);
        for (name, text) in self.beginning("word-") {
            assert!(text.contains(": "), "{name} has no meaning behind a colon");
        }
    }

    fn beginning(&self, with: &str) -> Vec<(&str, &str)> {
        let all = self.0.iter().map(|(name, text)| (&name[..], &text[..]));
        all.filter(|(name, _)| name.starts_with(with)).collect()
    }

    pub fn of(&self, name: &str) -> &str {
        let message = self.0.iter().find(|(other, _)| other == name);
        &message.unwrap().1
    }
}

/// A topic is among the rules that are explained in words under these rules.
pub fn is_a_card<C: Course>(topic: Option<&Topic<C>>, rules: &C::Rules, why: &str) {
    let topic = topic.unwrap_or_else(|| panic!("{why} leads to none"));
    assert!((topic.holds)(rules), "{why}: {}", topic.name);
    let cards = rules_in_words::<C>(rules);
    assert!(cards.iter().any(|card| card.name == topic.name), "{why}");
}
