//! The book of rules follows the rules as data.

use std::collections::BTreeSet;

use hnefatafl::{Escape, OPTIONS, Origin, PRESETS, Rules, preset};
use hnefatafl_table::lessons::{HnefataflCourse, TOPICS, WORDS, advice, questions};
use lessons::{Course, chapters, compared, neighbours, rules_in_words};
use testkit::words::Words;

fn told(rules: &Rules) -> Vec<&'static str> {
    chapters::<HnefataflCourse>(rules)
        .iter()
        .flat_map(|chapter| chapter.main.iter().chain(&chapter.rules))
        .map(|topic| topic.name)
        .collect()
}

/// The first of the named rule sets with each option changed, one at a time.
fn changed() -> impl Iterator<Item = (&'static str, Rules)> {
    OPTIONS.iter().flat_map(|option| {
        option.values().into_iter().map(|value| {
            let mut rules = PRESETS[0].rules;
            rules.set(option.name, &value).unwrap();
            (option.name, rules)
        })
    })
}

#[test]
fn every_rule_stands_in_the_book_once() {
    let named = PRESETS.iter().map(|preset| (preset.id, preset.rules));
    for (name, rules) in named.chain(changed()) {
        let mut told = told(&rules);
        let mut all: Vec<_> = rules_in_words::<HnefataflCourse>(&rules)
            .iter()
            .map(|topic| topic.name)
            .collect();
        told.sort_unstable();
        all.sort_unstable();
        assert_eq!(told, all, "{name}");
    }
}

#[test]
fn every_chapter_has_something_in_it_under_every_named_rule_set() {
    for preset in &PRESETS {
        let chapters = chapters::<HnefataflCourse>(&preset.rules);
        assert_eq!(chapters.len(), HnefataflCourse::CHAPTERS.len());
        for chapter in chapters {
            let named = ["board", "moving", "capturing", "escape"].contains(&chapter.name);
            assert_eq!(chapter.main.is_some(), named, "{}", chapter.name);
        }
    }
}

#[test]
fn every_option_is_told_as_a_fact_or_as_a_rule() {
    for option in OPTIONS {
        let fact = chapters::<HnefataflCourse>(&PRESETS[0].rules)
            .iter()
            .any(|chapter| chapter.facts.contains(&option));
        let rule = TOPICS.iter().any(|topic| topic.option == option.name);
        assert!(fact || rule, "{}", option.name);
    }
}

#[test]
fn the_page_follows_when_an_option_changes() {
    for (name, mut rules) in changed() {
        let mut before = PRESETS[0].rules;
        let fact = name == "board";
        if name == "exit_fort" {
            // A king who escapes at the edge needs no fort.
            before.escape = Escape::Corner;
            rules.escape = Escape::Corner;
        }
        assert!(
            rules == before || fact || told(&before) != told(&rules),
            "{name} changes, and the book stays as it was"
        );
    }
}

#[test]
fn what_the_sheet_leaves_open_is_asked() {
    let linne = preset("linne").unwrap();
    let asked = questions();
    for option in OPTIONS {
        let said = matches!(linne.origin(option, &linne.rules), Origin::Recorded(_));
        assert!(
            said || asked.contains(&option),
            "{} is not asked",
            option.name
        );
    }
    assert!(asked.iter().any(|option| option.name == "king_taken"));
    assert!(asked.iter().all(|option| option.name != "first"));
}

#[test]
fn advice_goes_with_the_rules_it_is_about() {
    let of = |id| advice(&preset(id).unwrap().rules);
    assert_eq!(of("linne"), ["two-ways", "gaps", "fence", "swap"]);
    assert_eq!(
        of("tablut"),
        ["two-ways", "gaps", "fence", "king-guarded", "swap"]
    );
    assert_eq!(of("brandubh"), ["gaps", "fence", "king-guarded", "swap"]);
}

#[test]
fn the_table_and_the_neighbours_show_what_differs_and_only_that() {
    let compared: Vec<_> = compared::<Rules>()
        .iter()
        .map(|option| option.name)
        .collect();
    assert!(compared.contains(&"king_taken") && compared.contains(&"board"));
    assert!(compared.contains(&"shield_wall") && !compared.contains(&"edge_counts"));
    let near = neighbours(&preset("brandubh").unwrap().rules, 2);
    let ids: Vec<_> = near.iter().map(|(preset, _)| preset.id).collect();
    assert_eq!(ids, ["fetlar", "tablut"]);
    let near = neighbours(&preset("linne").unwrap().rules, 1);
    let differ: Vec<_> = near[0].1.iter().map(|option| option.name).collect();
    assert_eq!((near[0].0.id, differ), ("tablut", vec!["king_taken"]));
}

#[test]
fn the_book_has_all_its_words_and_no_other() {
    let words = Words::read(env!("CARGO_MANIFEST_DIR"), "book.ftl");
    let advice = PRESETS.iter().flat_map(|preset| advice(&preset.rules));
    let asked = questions();
    words.are_of_the_book::<HnefataflCourse>(
        advice.collect::<BTreeSet<_>>(),
        asked.iter().map(|option| option.name),
        WORDS,
        [],
    );
}
