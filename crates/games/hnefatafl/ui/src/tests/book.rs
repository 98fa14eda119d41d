//! The book of rules follows the rules as data.

use std::collections::BTreeSet;

use crate::lessons::{HnefataflCourse, WORDS, advice, questions};
use hnefatafl::{Escape, OPTIONS, Origin, PRESETS, Rules, preset};
use lessons::{Course, chapters, compared, neighbours};
use testkit::words::Words;

#[test]
fn the_book_follows_the_rules() {
    testkit::lessons::the_book_follows_the_rules::<HnefataflCourse>(&[], |option| {
        let mut rules = PRESETS[0].rules;
        if option == "exit_fort" {
            // A king who escapes at the edge needs no fort.
            rules.escape = Escape::Corner;
        }
        rules
    });
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
