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

pub type Topic = ::lessons::Topic<KotraCourse>;

pub type Lesson = ::lessons::Lesson<KotraCourse>;

pub type DemoStep = ::lessons::DemoStep<kotra::Entry, crate::Place>;

pub type Chapter = ::lessons::Chapter<KotraCourse>;
