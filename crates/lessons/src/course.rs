//! Which topics a rule set has, and what has been learned.

use sahkku::Rules;

use crate::{Lesson, Part, TOPICS, Topic};

/// How many special things the guided game shows.
const SPECIALS: usize = 2;

fn held(rules: &Rules) -> impl Iterator<Item = &'static Topic> + '_ {
    TOPICS.iter().filter(|topic| (topic.holds)(rules))
}

/// Every rule of these rules, in the order in which they are told.
#[must_use]
pub fn rules_in_words(rules: &Rules) -> Vec<&'static Topic> {
    held(rules).collect()
}

/// Every lesson of these rules.
#[must_use]
pub fn lessons(rules: &Rules) -> Vec<&'static Topic> {
    held(rules)
        .filter(|&topic| Lesson::new(topic, rules).is_some())
        .collect()
}

/// The guided game of these rules: what every game begins with, what is special about this one,
/// and how it is won.
#[must_use]
pub fn guide(rules: &Rules) -> Vec<&'static Topic> {
    let all = lessons(rules);
    let of = |part| all.iter().copied().filter(move |topic| topic.part == part);
    of(Part::First)
        .chain(of(Part::Special).take(SPECIALS))
        .chain(of(Part::Last))
        .collect()
}

/// Which lessons somebody has finished, kept as their names.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    done: Vec<&'static str>,
}

impl Progress {
    /// Reads what [`Progress::to_text`] wrote. Names that mean nothing are forgotten.
    #[must_use]
    pub fn from_text(text: &str) -> Progress {
        let mut progress = Progress::default();
        for name in text.split(' ') {
            if let Some(topic) = TOPICS.iter().find(|topic| topic.name == name) {
                progress.finish(topic);
            }
        }
        progress
    }

    /// The names of the finished lessons, with spaces between them.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.done.join(" ")
    }

    /// Remembers that this lesson is finished.
    pub fn finish(&mut self, topic: &Topic) {
        if !self.has(topic) {
            self.done.push(topic.name);
        }
    }

    /// Whether this lesson is finished.
    #[must_use]
    pub fn has(&self, topic: &Topic) -> bool {
        self.done.contains(&topic.name)
    }

    /// Whether nothing has been learned here yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }
}
