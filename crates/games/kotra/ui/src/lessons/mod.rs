//! The lessons of Kotra: a topic for every rule, the scenes that show them, and the contents of the rulebook.

mod book;
mod course;
mod goal;
mod picture;
mod scene;
mod topics;

pub use book::{OURS, WORDS, advice, questions};
pub use course::KotraCourse;
pub use goal::Goal;
pub use picture::Picture;
pub use topics::{TOPICS, about_end, about_refusal};

/// One rule of Kotra, and the scene that shows it.
pub type Topic = ::lessons::Topic<KotraCourse>;

/// A topic of Kotra that is being played.
pub type Lesson = ::lessons::Lesson<KotraCourse>;

/// A step of a lesson that plays automatically.
pub type DemoStep = ::lessons::DemoStep<kotra::Entry, crate::Place>;

pub type Chapter = ::lessons::Chapter<KotraCourse>;
