//! Rules taught on the board, for any game. Every rule of a rule set is a [`Topic`], chosen by what the rules say and never by
//! the name of a rule set. Most topics have a scene that shows them. A [`Lesson`] is a scene for a learner to play, with prepared
//! chance. The same topics stand in the chapters of a rulebook.
//!
//! The topics, scenes and chapters belong to a game: its [`Course`]. Everything here is data and state; the words are the page's,
//! under the topic's name.

mod book;
mod course;
mod lesson;
mod progress;
mod task;
mod topic;

pub use book::{Chapter, Contents, Neighbour, chapters, compared, neighbours};
pub use course::{Course, about_option, guide, lessons, rules_in_words};
pub use lesson::{DemoStep, Lesson};
pub use progress::Progress;
pub use task::Task;
pub use topic::{Topic, TopicRole};
