//! One rule, and the scene that shows it.

use crate::{Course, Task};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TopicRole {
    /// It belongs to every first game.
    First,
    /// It is what is special about some rule sets; the guided game shows the first of them.
    Special,
    /// It is good to know, and has no lesson of its own in the guided game.
    Word,
    /// How the game is won: the end of every first game.
    Last,
}

/// A rule that can be told, shown and practised.
#[derive(Clone, Copy, Debug)]
pub struct Topic<C: Course> {
    /// What its messages are called by: `topic-NAME`, `topic-NAME-rule`, and `topic-NAME-1`, …
    /// for the tasks that are no throw.
    pub name: &'static str,
    /// The chapter of the book in which it stands.
    pub chapter: &'static str,
    /// The option of the rules that it is about; empty where it is about no single one.
    pub option: &'static str,
    pub part: TopicRole,
    pub holds: fn(&C::Rules) -> bool,
    /// The scene, in the notation of the course; `None` without tasks.
    pub scene: &'static str,
    /// What falls at each throw, in a notation of the course's own. The last falls again where
    /// there are more throws.
    pub throws: &'static [&'static str],
    pub tasks: &'static [Task<C::Goal>],
}

impl<C: Course> Topic<C> {
    /// The topic called `name`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Topic<C>> {
        C::TOPICS.iter().find(|topic| topic.name == name)
    }

    /// How many of the tasks up to number `n` are told in words of their own, that one included:
    /// the number in the name of its message. `None` for a throw, which needs no words.
    #[must_use]
    pub fn message_number(&self, n: usize) -> Option<usize> {
        let task = self.tasks.get(n)?;
        (*task != Task::Throw).then(|| {
            let before = self.tasks.iter().take(n);
            before.filter(|task| **task != Task::Throw).count() + 1
        })
    }

    /// Whether there is something to do.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        !self.tasks.is_empty()
    }
}

/// Declares the table `TOPICS` of a course. A line for each topic: name, chapter, option, part, where it holds, scene, throws, tasks.
#[macro_export]
macro_rules! topics {
    ($course:ty:
        $($name:literal $chapter:literal $option:literal $part:ident $holds:expr, $scene:literal $throws:expr, $tasks:expr;)*) => {
        pub const TOPICS: &[$crate::Topic<$course>] = &[$($crate::Topic {
            name: $name,
            chapter: $chapter,
            option: $option,
            part: $crate::TopicRole::$part,
            holds: $holds,
            scene: $scene,
            throws: &$throws,
            tasks: {
                const TASKS: &[$crate::Task<<$course as $crate::Course>::Goal>] = &$tasks;
                TASKS
            },
        },)*];
    };
}
