//! The rules taught on the board. Every rule of a rule set is a [`Topic`]: chosen by what the
//! [`sahkku::Rules`] say and never by the name of a rule set. Most topics have a scene that shows
//! them; a [`Lesson`] is a scene to be played by a learner, with dice that fall as they should.
//!
//! Everything here is data and state: the words are the page's, under the topic's name.

mod book;
mod course;
mod lesson;
mod picture;
mod scene;
mod task;
mod topic;
mod topics;

pub use book::{Chapter, advice, chapters, compared, neighbours};
pub use course::{Progress, guide, lessons, rules_in_words};
pub use lesson::{DemoStep, Lesson};
pub use picture::Picture;
pub use task::{Goal, Task};
pub use topic::{Part, Topic};
pub use topics::{TOPICS, about_option, about_refusal};
