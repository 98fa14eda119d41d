//! The book of rules on the page: its content is computed in the crate of the lessons, its wording comes from the messages.

use browser::dom::Page;
use context::elements::Part;
use context::this::words as m;
use context::this::words::named;
use context::{Lesson, PRESETS, Picture, RuleOption, Rules, This, Topic};
use lessons::{chapters, compared, neighbours};
use on_page::Book as _;
use on_page::text::rules::{option_words, origin_of, said, topic_rule, topic_title, value_of};
use web_sys::Element;

use super::pictures;

/// How many similar rule sets a rule set is compared with in words.
const NEIGHBOURS: usize = 2;

pub(super) fn write(page: &Page, rules: &Rules, portrait: &str) {
    let (Ok(body), Ok(contents)) = (
        page.element::<Element>(Part::BookBody),
        page.element::<Element>(Part::BookContents),
    ) else {
        return;
    };
    body.replace_children_with_node_0();
    contents.replace_children_with_node_0();
    let book = Book {
        page,
        body,
        contents,
    };
    book.write(rules, portrait);
}

struct Book<'a> {
    page: &'a Page,
    body: Element,
    contents: Element,
}

impl Book<'_> {
    fn write(&self, rules: &Rules, portrait: &str) {
        if let Some(text) = self.add(&self.body, "p", portrait) {
            text.set_class_name("portrait");
        }
        for chapter in chapters(rules) {
            let Some(section) = self.opened(chapter.name, rules) else {
                continue;
            };
            self.facts(&section, rules, &chapter.facts);
            if let Some(topic) = chapter.main {
                self.rule(&section, rules, topic);
            }
            for topic in chapter.rules {
                self.add(&section, "h4", &topic_title(topic));
                self.rule(&section, rules, topic);
            }
        }
        if let Some(section) = self.opened("advice", rules) {
            for name in This::advice(rules) {
                self.add(&section, "p", &said(&format!("book-advice-{name}")));
            }
        }
        self.questions(rules);
        self.neighbours(rules);
        self.table(rules);
        self.numbered("history", rules, "p", "book-history");
        if let Some(section) = self.opened("words", rules) {
            self.words(&section);
        }
        self.numbered("references", rules, "li", "book-reference");
    }

    /// Adds an element with a text; `None` if the browser refuses.
    fn add(&self, parent: &Element, tag: &str, text: &str) -> Option<Element> {
        self.page.add(parent, tag, text).ok()
    }

    /// Adds a section with its heading, and its line in the contents.
    fn section(&self, name: &str) -> Option<Element> {
        let title = said(&format!("book-{name}"));
        let section = self.add(&self.body, "section", "")?;
        let heading = self.add(&section, "h3", &title)?;
        heading.set_id(&format!("part-{name}"));
        // Makes the heading focusable for the keyboard.
        heading.set_attribute("tabindex", "-1").ok()?;
        let line = self.add(&self.contents, "li", "")?;
        let link = self.add(&line, "button", &title)?;
        link.set_id(&format!("goto-{name}"));
        link.set_class_name("link");
        Some(section)
    }

    /// Adds a section with its heading and its picture.
    fn opened(&self, name: &str, rules: &Rules) -> Option<Element> {
        let section = self.section(name)?;
        let picture = Picture::of_chapter(name, rules);
        pictures::add(self.page, &section, &picture, rules);
        Some(section)
    }

    fn facts(&self, section: &Element, rules: &Rules, facts: &[&RuleOption]) {
        if facts.is_empty() {
            return;
        }
        let Some(list) = self.add(section, "dl", "") else {
            return;
        };
        for option in facts {
            self.add(&list, "dt", &option_words(option));
            self.add(&list, "dd", &value_of::<This>(option, rules));
        }
    }

    /// Adds a rule in words, without its heading.
    fn rule(&self, section: &Element, rules: &Rules, topic: &'static Topic) {
        let text = topic_rule(topic);
        if let Some(rule) = self.add(section, "p", &text) {
            rule.set_class_name("rule");
        }
        let origin = origin_of::<This>(topic.option, rules);
        if !origin.is_empty() {
            self.add(section, "small", &origin);
        }
        if Lesson::new(topic, rules).is_some() {
            let Some(stage) = self.add(section, "div", "") else {
                return;
            };
            stage.set_id(&format!("stage-{}", topic.name));
            if let Some(button) = self.add(&stage, "button", &m::book_show()) {
                button.set_id(&format!("show-{}", topic.name));
            }
        }
    }

    /// Adds the questions that the sources leave open, and the answers of these rules.
    fn questions(&self, rules: &Rules) {
        let questions = This::questions(rules);
        if questions.is_empty() {
            return;
        }
        let Some(section) = self.section("questions") else {
            return;
        };
        for option in questions {
            let question = said(&format!("book-question-{}", option.name));
            self.add(&section, "p", &question);
            let Some(list) = self.add(&section, "dl", "") else {
                continue;
            };
            self.add(&list, "dt", &option_words(option));
            self.add(&list, "dd", &value_of::<This>(option, rules));
        }
        // Questions that no option answers.
        let ours = (1..).map_while(|n| named(&format!("book-ours-{n}")));
        for text in ours {
            self.add(&section, "p", &text);
        }
    }

    fn neighbours(&self, rules: &Rules) {
        let neighbours = neighbours(rules, NEIGHBOURS);
        if neighbours.is_empty() {
            return;
        }
        let Some(section) = self.section("neighbours") else {
            return;
        };
        for (preset, options) in neighbours {
            pictures::add(self.page, &section, &Picture::Start, &preset.rules);
            self.add(&section, "p", &m::BookDiffers { name: preset.name }.text());
            let Some(list) = self.add(&section, "dl", "") else {
                continue;
            };
            for option in options {
                self.add(&list, "dt", &option_words(option));
                self.add(&list, "dd", &value_of::<This>(option, &preset.rules));
            }
        }
    }

    fn table(&self, rules: &Rules) {
        let options = compared::<Rules>();
        if options.is_empty() {
            return;
        }
        let table = self.opened("table", rules).and_then(|section| {
            let frame = self.add(&section, "div", "")?;
            frame.set_class_name("frame");
            // Keyboard users scroll it with keys.
            frame.set_attribute("tabindex", "0").ok()?;
            self.add(&frame, "table", "")
        });
        let head = table.as_ref().and_then(|table| self.add(table, "tr", ""));
        let (Some(table), Some(head)) = (table, head) else {
            return;
        };
        self.add(&head, "td", "");
        for preset in PRESETS {
            if let Some(cell) = self.add(&head, "th", preset.name) {
                // Without it a screen reader guesses, usually correctly.
                let _ = cell.set_attribute("scope", "col");
                if preset.rules == *rules {
                    cell.set_class_name("this");
                }
            }
        }
        for option in options {
            let Some(row) = self.add(&table, "tr", "") else {
                continue;
            };
            if let Some(cell) = self.add(&row, "th", &option_words(option)) {
                let _ = cell.set_attribute("scope", "row");
            }
            for preset in PRESETS {
                let cell = self.add(&row, "td", &value_of::<This>(option, &preset.rules));
                if let Some(cell) = cell.filter(|_| preset.rules == *rules) {
                    cell.set_class_name("this");
                }
            }
        }
    }

    /// Adds a section of numbered messages, as many as there are.
    fn numbered(&self, name: &str, rules: &Rules, tag: &str, messages: &str) {
        let Some(section) = self.opened(name, rules) else {
            return;
        };
        let parent = if tag == "li" {
            self.add(&section, "ul", "")
        } else {
            Some(section)
        };
        let Some(parent) = parent else { return };
        let texts = (1..).map_while(|n| named(&format!("{messages}-{n}")));
        for text in texts {
            self.add(&parent, tag, &text);
        }
    }

    /// Adds the glossary: in every message the term stands before a colon.
    fn words(&self, section: &Element) {
        let Some(list) = self.add(section, "dl", "") else {
            return;
        };
        for name in This::GLOSSARY {
            let text = said(&format!("word-{name}"));
            let (word, meaning) = text.split_once(':').unwrap_or((&text, ""));
            if let Some(word) = self.add(&list, "dt", word) {
                let _ = word.set_attribute("lang", This::GLOSSARY_LANGUAGE);
            }
            self.add(&list, "dd", meaning.trim());
        }
    }
}
