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

/// One rule of sáhkku, and the scene that shows it.
pub type Topic = ::lessons::Topic<SahkkuCourse>;

/// A topic of sáhkku that is being played.
pub type Lesson = ::lessons::Lesson<SahkkuCourse>;

/// A step of a lesson that plays automatically.
pub type DemoStep = ::lessons::DemoStep<sahkku::Entry, sahkku::Place>;

pub type Chapter = ::lessons::Chapter<SahkkuCourse>;
