//! The lessons of sáhkku: a topic for every rule, the scenes that show them, and the contents of the rulebook.

mod book;
mod course;
mod goal;
mod picture;
mod scene;
mod topics;

pub use book::advice;
pub use course::SahkkuCourse;
pub use goal::Goal;
pub use picture::Picture;
pub use topics::{TOPICS, about_end, about_refusal};

pub type Topic = ::lessons::Topic<SahkkuCourse>;

pub type Lesson = ::lessons::Lesson<SahkkuCourse>;

pub type DemoStep = ::lessons::DemoStep<sahkku::Entry, sahkku::Place>;

pub type Chapter = ::lessons::Chapter<SahkkuCourse>;
