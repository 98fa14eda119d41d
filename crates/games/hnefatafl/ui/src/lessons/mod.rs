//! The lessons of Hnefatafl: a topic for every rule, the scenes that show them, and the contents of the rulebook.

mod book;
mod course;
mod goal;
mod picture;
mod scene;
mod topics;

pub use book::{WORDS, advice, questions};
pub use course::HnefataflCourse;
pub use goal::Goal;
pub use picture::Picture;
pub use topics::{TOPICS, about_end, about_refusal};

pub type Topic = ::lessons::Topic<HnefataflCourse>;

pub type Lesson = ::lessons::Lesson<HnefataflCourse>;

pub type DemoStep = ::lessons::DemoStep<hnefatafl::Entry, hnefatafl::Square>;

pub type Chapter = ::lessons::Chapter<HnefataflCourse>;
