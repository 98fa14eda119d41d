//! The book of rules: which facts, rules and advice stand in it, all of them out of the rules as
//! data, so that the book and the game cannot disagree.

use sahkku::{KingMoves, OPTIONS, PRESETS, Preset, RuleOption, Rules, Sleepers, recorded_as};

use crate::{Topic, rules_in_words};

/// One chapter.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its heading is the message `book-NAME`.
    pub name: &'static str,
    /// The options that are told as facts: what they are called, and their value.
    pub facts: Vec<&'static RuleOption>,
    /// The rule that the heading names, if there is one: it is told first, and needs no heading of its own.
    pub main: Option<&'static Topic>,
    /// The other rules.
    pub rules: Vec<&'static Topic>,
}

/// The topics that are called as their chapters are.
const MAIN: [&str; 5] = [
    "track-eight",
    "track-loop",
    "capture",
    "king-landing",
    "queens",
];

/// The chapters, the options told in each as facts, and those whose topics stand there.
const CHAPTERS: &[(&str, &[&str], &[&str])] = &[
    (
        "board",
        &["columns", "places", "home_row", "queens", "dice", "faces"],
        &[],
    ),
    (
        "turn",
        &[],
        &["throw_off", "blank", "rethrow", "order", "may_stop"],
    ),
    (
        "waking",
        &[],
        &["activation_order", "activation_step", "like_odds"],
    ),
    ("walking", &[], &["track", "miedut", "stacking", "queue"]),
    ("capturing", &[], &["sleepers"]),
    (
        "king",
        &[],
        &[
            "king_taken",
            "raid_gate",
            "king_moves",
            "king_shares",
            "utsjok",
        ],
    ),
    ("queens", &[], &["queens"]),
    ("end", &[], &["loses_without", "blocked_loses", "stake"]),
];

/// The chapter of a topic that is about no option.
fn chapter_of(topic: &Topic) -> &'static str {
    let by_option = CHAPTERS
        .iter()
        .find(|(_, _, options)| options.contains(&topic.option));
    match (by_option, topic.name) {
        (Some((name, ..)), _) => name,
        (None, "wake") => "waking",
        (None, "capture") => "capturing",
        (None, _) => "turn",
    }
}

/// The chapters about the rules themselves. One without anything in it is left out.
#[must_use]
pub fn chapters(rules: &Rules) -> Vec<Chapter> {
    let told = rules_in_words(rules);
    let chapter = |&(name, facts, _): &(&'static str, &[&str], &[&str])| {
        let here = told.iter().copied();
        let here = here.filter(|topic| chapter_of(topic) == name);
        let (main, rules): (Vec<_>, Vec<_>) = here.partition(|topic| MAIN.contains(&topic.name));
        Chapter {
            name,
            facts: facts
                .iter()
                .filter_map(|name| RuleOption::named(name))
                .collect(),
            main: main.first().copied(),
            rules,
        }
    };
    CHAPTERS
        .iter()
        .map(chapter)
        .filter(|chapter| {
            !(chapter.facts.is_empty() && chapter.main.is_none() && chapter.rules.is_empty())
        })
        .collect()
}

/// The pieces of advice that go with these rules: each is the message `book-advice-NAME`.
#[must_use]
pub fn advice(rules: &Rules) -> Vec<&'static str> {
    let royal = rules.queens || rules.king_moves != KingMoves::Soldier;
    let advice = [
        ("middle", true),
        ("together", rules.stacking),
        ("loophole", royal),
        ("door-guard", royal && rules.sleepers == Sleepers::Closed),
    ];
    advice
        .into_iter()
        .filter(|(_, fits)| *fits)
        .map(|(name, _)| name)
        .collect()
}

/// The options in which the recorded rule sets differ, for a table of them all.
#[must_use]
pub fn compared() -> Vec<&'static RuleOption> {
    let differs = |option: &&RuleOption| {
        let first = option.get(&PRESETS[0].rules);
        PRESETS
            .iter()
            .any(|preset| option.get(&preset.rules) != first)
    };
    OPTIONS.iter().filter(differs).collect()
}

/// The recorded rule sets that are nearest to these rules, and in what they differ; nearest first.
#[must_use]
pub fn neighbours(rules: &Rules, count: usize) -> Vec<(&'static Preset, Vec<&'static RuleOption>)> {
    let this = recorded_as(rules).map(|preset| preset.id);
    let mut others: Vec<_> = PRESETS
        .iter()
        .filter(|preset| Some(preset.id) != this)
        .map(|preset| {
            let differs = |option: &&RuleOption| option.get(rules) != option.get(&preset.rules);
            (preset, OPTIONS.iter().filter(differs).collect::<Vec<_>>())
        })
        .collect();
    // A sort would cost visitors more bytes than this.
    let mut nearest = Vec::new();
    while nearest.len() < count
        && let Some(n) = (0..others.len()).min_by_key(|&n| others[n].1.len())
    {
        nearest.push(others.remove(n));
    }
    nearest
}
