//! What has been learned.

use crate::{Course, Topic};

/// The lessons that somebody has finished, kept as their names.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    done: Vec<&'static str>,
}

impl Progress {
    /// Reads what [`Progress::to_text`] wrote. Ignores names that the course does not have.
    pub fn from_text<C: Course>(text: &str) -> Progress {
        let mut progress = Progress::default();
        for name in text.split(' ') {
            if let Some(topic) = Topic::<C>::named(name) {
                progress.finish(topic);
            }
        }
        progress
    }

    pub fn to_text(&self) -> String {
        self.done.join(" ")
    }

    pub fn finish<C: Course>(&mut self, topic: &Topic<C>) {
        if !self.has(topic) {
            self.done.push(topic.name);
        }
    }

    pub fn has<C: Course>(&self, topic: &Topic<C>) -> bool {
        self.done.contains(&topic.name)
    }

    /// Whether nothing has been learned here yet.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }
}
