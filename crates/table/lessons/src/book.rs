//! The book of rules: its facts and rules all come from the rules as data, so the book and the game cannot disagree.

use game::{Preset, RuleOption, RuleSets};

use crate::{Course, Topic, rules_in_words};

/// One chapter of the book for some rules.
#[derive(Clone, Debug)]
pub struct Chapter<C: Course> {
    /// Its heading is the message `book-NAME`.
    pub name: &'static str,
    /// The options that are told as facts: their names and values.
    pub facts: Vec<&'static RuleOption<C::Rules>>,
    /// The rule that the heading names, if any. It is told first, without a heading of its own.
    pub main: Option<&'static Topic<C>>,
    /// The other rules.
    pub rules: Vec<&'static Topic<C>>,
}

impl<C: Course> Chapter<C> {
    /// All rules of the chapter of this name; empty if there is no such chapter.
    pub fn rules_of(name: &str, rules: &C::Rules) -> impl Iterator<Item = &'static Topic<C>> {
        let mut chapters = chapters::<C>(rules).into_iter();
        let chapter = chapters.find(|chapter| chapter.name == name);
        let chapter = chapter.into_iter();
        chapter.flat_map(|chapter| chapter.main.into_iter().chain(chapter.rules))
    }
}

/// The parts of a chapter beyond the topics that name it, by name.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    pub name: &'static str,
    /// The options that are told as facts.
    pub facts: &'static [&'static str],
    /// The topics that share the chapter's name.
    pub main: &'static [&'static str],
}

impl Contents {
    /// The chapter of this name without facts; `main` are the topics that share its name.
    pub const fn named(name: &'static str, main: &'static [&'static str]) -> Contents {
        Contents {
            name,
            facts: &[],
            main,
        }
    }

    fn of<C: Course>(&self, told: &[&'static Topic<C>]) -> Chapter<C> {
        let here = told.iter().copied();
        let here = here.filter(|topic| topic.chapter == self.name);
        let (main, rules): (Vec<_>, Vec<_>) =
            here.partition(|topic| self.main.contains(&topic.name));
        Chapter {
            name: self.name,
            facts: self
                .facts
                .iter()
                .filter_map(|name| RuleOption::named(name))
                .collect(),
            main: main.first().copied(),
            rules,
        }
    }
}

/// The chapters about the rules themselves. An empty chapter is left out.
pub fn chapters<C: Course>(rules: &C::Rules) -> Vec<Chapter<C>> {
    let told = rules_in_words(rules);
    C::CHAPTERS
        .iter()
        .map(|contents| contents.of(&told))
        .filter(|chapter| {
            !(chapter.facts.is_empty() && chapter.main.is_none() && chapter.rules.is_empty())
        })
        .collect()
}

/// A named rule set, and the options in which other rules differ from it.
pub type Neighbour<R> = (&'static Preset<R>, Vec<&'static RuleOption<R>>);

/// The options in which the named rule sets differ, for a table of them all.
pub fn compared<R: RuleSets>() -> Vec<&'static RuleOption<R>> {
    let differs = |option: &&RuleOption<R>| {
        let mut values = R::PRESETS.iter().map(|preset| option.get(&preset.rules));
        let first = values.next();
        values.any(|value| Some(value) != first)
    };
    R::OPTIONS.iter().filter(differs).collect()
}

/// The other named rule sets nearest to these rules, with the differing options; nearest first.
pub fn neighbours<R: RuleSets>(rules: &R, count: usize) -> Vec<Neighbour<R>> {
    let others = R::PRESETS.iter().filter(|preset| preset.rules != *rules);
    let mut others: Vec<Neighbour<R>> = others
        .map(|preset| {
            let differs = |option: &&RuleOption<R>| option.get(rules) != option.get(&preset.rules);
            (preset, R::OPTIONS.iter().filter(differs).collect())
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
