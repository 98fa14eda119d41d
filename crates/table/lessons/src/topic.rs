//! One rule, and the scene that shows it.

use crate::{Course, Task};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TopicRole {
    /// Part of every first game.
    First,
    /// Special to some rule sets. The guided game shows the first of these topics.
    Special,
    /// Good to know, but without a lesson of its own in the guided game.
    Word,
    /// How the game is won: the end of every first game.
    Last,
}

/// A rule that can be told, shown and practised.
#[derive(Clone, Copy, Debug)]
pub struct Topic<C: Course> {
    /// The stem of its message names: `topic-NAME`, `topic-NAME-rule`, and `topic-NAME-1`, … for the tasks other than throws.
    pub name: &'static str,
    /// Its chapter of the book.
    pub chapter: &'static str,
    /// The option of the rules that it is about; empty if it is about no single option.
    pub option: &'static str,
    pub part: TopicRole,
    pub holds: fn(&C::Rules) -> bool,
    /// The scene, in the notation of the course; `None` without tasks.
    pub scene: &'static str,
    /// What falls at each throw, in the course's own notation. The last one repeats if there are more throws.
    pub throws: &'static [&'static str],
    pub tasks: &'static [Task<C::Goal>],
}

impl<C: Course> Topic<C> {
    pub fn named(name: &str) -> Option<&'static Topic<C>> {
        C::TOPICS.iter().find(|topic| topic.name == name)
    }

    /// How many of the tasks up to and including number `n` have words of their own: the number in the name of its message.
    /// `None` for a throw, which needs no words.
    pub fn message_number(&self, n: usize) -> Option<usize> {
        let task = self.tasks.get(n)?;
        (*task != Task::Throw).then(|| {
            let before = self.tasks.iter().take(n);
            before.filter(|task| **task != Task::Throw).count() + 1
        })
    }

    /// Whether there is something to do.
    pub const fn is_played(&self) -> bool {
        !self.tasks.is_empty()
    }
}

/// Declares the table `TOPICS` of a course, one line per topic: name, chapter, option, part, where it holds, scene, throws,
/// tasks.
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
