//! No heading appears twice on a page of the rules: neither in the book nor among the cards, in any rule set or language.

use std::collections::BTreeMap;
use std::iter;
use std::path::Path;

use lessons::{chapters, rules_in_words};
use sahkku::{OPTIONS, PRESETS, Rules};
use sahkku_ui::lessons::SahkkuCourse;
use sahkku_words::Catalogue;

/// The chapters of the book other than those about the rules.
const OTHERS: [&str; 6] = [
    "advice",
    "neighbours",
    "table",
    "history",
    "words",
    "references",
];

/// The texts that appear more than once among these, ignoring case.
fn twice(headings: &[String]) -> Vec<String> {
    let mut counts = BTreeMap::new();
    for heading in headings {
        *counts.entry(heading.to_lowercase()).or_insert(0) += 1;
    }
    let several = counts.into_iter().filter(|(_, count)| *count > 1);
    several.map(|(heading, _)| heading).collect()
}

/// The recorded rule sets, and each with every single option changed.
fn rule_sets() -> Vec<(String, Rules)> {
    let mut all = Vec::new();
    for preset in &PRESETS {
        all.push((preset.id.to_owned(), preset.rules));
        for option in OPTIONS {
            for value in option.values() {
                let mut rules = preset.rules;
                if rules.set(option.name, &value).is_ok() {
                    all.push((format!("{} with {}={value}", preset.id, option.name), rules));
                }
            }
        }
    }
    all
}

fn languages() -> Vec<Catalogue> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let sahkku = sahkku_locales::Words::read(&top, "sahkku").unwrap();
    assert_eq!(sahkku.problems, []);
    let words = |locale: &sahkku_locales::Locale| {
        let mut words = Catalogue::new(locale.language);
        for part in locale.parts.keys().filter(|part| *part != "boot") {
            words.add(&locale.catalogue(part)).unwrap();
        }
        words
    };
    sahkku.locales.iter().map(words).collect()
}

#[test]
fn no_heading_stands_twice() {
    let mut found = Vec::new();
    for words in languages() {
        let said = |name: &str| words.say(name, &[]).unwrap();
        let code = words.language().code;
        for (id, rules) in rule_sets() {
            let titles = rules_in_words::<SahkkuCourse>(&rules);
            let titles = titles
                .iter()
                .map(|topic| said(&format!("topic-{}", topic.name)));
            let cards: Vec<String> = iter::once(said("open-rules")).chain(titles).collect();
            let chapters = chapters::<SahkkuCourse>(&rules)
                .into_iter()
                .flat_map(|chapter| {
                    let rules = chapter.rules.into_iter();
                    let rules = rules.map(|topic| format!("topic-{}", topic.name));
                    iter::once(format!("book-{}", chapter.name)).chain(rules)
                });
            let others = OTHERS.iter().map(|name| format!("book-{name}"));
            let book: Vec<String> = chapters.chain(others).map(|name| said(&name)).collect();
            for (what, headings) in [("cards", &cards), ("book", &book)] {
                let twice = twice(headings).into_iter();
                found.extend(twice.map(|heading| format!("{code}, {what} of {id}: {heading}")));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_rule_without_a_heading_is_called_as_its_chapter() {
    for words in languages() {
        let said = |name: &str| words.say(name, &[]).unwrap();
        for (id, rules) in rule_sets() {
            for chapter in chapters::<SahkkuCourse>(&rules) {
                if let Some(topic) = chapter.main {
                    let (heading, title) = (
                        format!("book-{}", chapter.name),
                        format!("topic-{}", topic.name),
                    );
                    assert_eq!(said(&heading), said(&title), "{id}");
                }
            }
        }
    }
}
