//! The book of rules follows the rules as data.

use crate::lessons::{KotraCourse, OURS, WORDS, advice, questions};
use kotra::{OPTIONS, PRESETS, Rules, preset};
use lessons::{Course, chapters, compared, neighbours};
use testkit::words::Words;

fn usual() -> Rules {
    preset("kotra").unwrap().rules
}

/// The usual rules with each option changed, one at a time.
fn changed() -> impl Iterator<Item = (&'static str, Rules)> {
    OPTIONS.iter().flat_map(|option| {
        option.values().into_iter().map(|value| {
            let mut rules = usual();
            rules.set(option.name, &value).unwrap();
            (option.name, rules)
        })
    })
}

#[test]
fn the_book_follows_the_rules() {
    testkit::lessons::the_book_follows_the_rules::<KotraCourse>(&[], |_| usual());
}

#[test]
fn no_chapter_is_empty_and_some_are_named_after_a_rule() {
    let words = Words::read(env!("CARGO_MANIFEST_DIR"), "book.ftl");
    let topics = Words::read(env!("CARGO_MANIFEST_DIR"), "lessons.ftl");
    for (_, rules) in changed() {
        let chapters = chapters::<KotraCourse>(&rules);
        assert_eq!(chapters.len(), KotraCourse::CHAPTERS.len());
        for chapter in chapters {
            let Some(main) = chapter.main else { continue };
            assert_eq!(
                words.of(&format!("book-{}", chapter.name)),
                topics.of(&format!("topic-{}", main.name))
            );
        }
    }
}

#[test]
fn what_the_source_leaves_open_is_asked_of_every_option() {
    let asked: Vec<_> = questions().iter().map(|option| option.name).collect();
    let all: Vec<_> = OPTIONS.iter().map(|option| option.name).collect();
    assert_eq!(asked, all);
}

#[test]
fn one_named_rule_set_is_compared_with_others_only() {
    assert!(compared::<Rules>().is_empty());
    assert!(neighbours(&usual(), 2).is_empty());
    let mut other = usual();
    other.set("last_throw", "yes").unwrap();
    let near = neighbours(&other, 2);
    assert_eq!(near.len(), PRESETS.len());
    let differ: Vec<_> = near[0].1.iter().map(|option| option.name).collect();
    assert_eq!((near[0].0.id, differ), ("kotra", vec!["last_throw"]));
}

#[test]
fn the_book_has_all_its_words_and_no_other() {
    let words = Words::read(env!("CARGO_MANIFEST_DIR"), "book.ftl");
    let asked = questions();
    // The text below the picture of the opening, and the project's own decisions.
    let more = (1..=OURS).map(|n| format!("book-ours-{n}"));
    words.are_of_the_book::<KotraCourse>(
        advice(&usual()),
        asked.iter().map(|option| option.name),
        WORDS,
        more.chain(["book-way".to_owned()]),
    );
}
