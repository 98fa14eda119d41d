//! The book of rules follows the rules as data.

use lessons::{chapters, compared, neighbours, rules_in_words};
use sahkku::{OPTIONS, PRESETS, Rules, preset};
use sahkku_table::lessons::{SahkkuCourse, TOPICS, advice};

fn told(rules: &Rules) -> Vec<&'static str> {
    chapters::<SahkkuCourse>(rules)
        .iter()
        .flat_map(|chapter| chapter.main.iter().chain(&chapter.rules))
        .map(|topic| topic.name)
        .collect()
}

#[test]
fn every_rule_of_a_rule_set_stands_in_its_book_once() {
    for preset in &PRESETS {
        let mut told = told(&preset.rules);
        let mut all: Vec<_> = rules_in_words::<SahkkuCourse>(&preset.rules)
            .iter()
            .map(|topic| topic.name)
            .collect();
        told.sort_unstable();
        all.sort_unstable();
        assert_eq!(told, all, "{}", preset.id);
    }
}

#[test]
fn every_option_is_told_as_a_fact_or_as_a_rule() {
    for option in OPTIONS {
        let fact = chapters::<SahkkuCourse>(&PRESETS[0].rules)
            .iter()
            .any(|chapter| chapter.facts.contains(&option));
        let rule = TOPICS.iter().any(|topic| topic.option == option.name);
        assert!(fact || rule, "{}", option.name);
    }
}

#[test]
fn the_page_follows_when_an_option_changes() {
    for option in OPTIONS {
        let changed = option.values().into_iter().find_map(|value| {
            let before = PRESETS[0].rules;
            let mut rules = before;
            rules.set(option.name, &value).ok()?;
            (rules != before).then_some((before, rules))
        });
        let (before, after) = changed.unwrap();
        let fact = chapters::<SahkkuCourse>(&before)
            .iter()
            .any(|chapter| chapter.facts.contains(&option));
        // Of a stake, and of the ways in which a raid takes him, the words tell only the kind.
        let same_words = ["faces", "stake"].contains(&option.name);
        assert!(
            fact || same_words || told(&before) != told(&after),
            "{} changes, and the book stays as it was",
            option.name
        );
    }
}

#[test]
fn advice_goes_with_the_rules_it_is_about() {
    let maze = preset("maze").unwrap().rules;
    let lagesvuotna = preset("lagesvuotna").unwrap().rules;
    assert_eq!(advice(&maze), ["middle", "together"]);
    assert_eq!(
        advice(&lagesvuotna),
        ["middle", "together", "loophole", "door-guard"]
    );
}

#[test]
fn the_table_and_the_neighbours_show_what_differs_and_only_that() {
    assert!(
        compared::<Rules>()
            .iter()
            .any(|option| option.name == "columns")
    );
    assert!(
        compared::<Rules>()
            .iter()
            .all(|option| option.name != "stake")
    );
    let maze = preset("maze").unwrap().rules;
    let near = neighbours(&maze, 2);
    assert_eq!(near[0].0.id, "raisa");
    let differ: Vec<_> = near[0].1.iter().map(|option| option.name).collect();
    assert_eq!(differ, ["order", "miedut"]);
}
