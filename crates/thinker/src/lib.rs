//! Where computer players think: beside the page, so that it never waits for them.
//!
//! The page asks by [`Question`]s and is answered by [`Answer`]s, in letters that go through a
//! port of the browser. At the other end sits a [`Desk`]. It works on what was asked in small
//! portions, looks into its letters in between, and does not care where it stands: in a worker,
//! or, where there can be none, on the page itself.

mod desk;
mod letters;
mod shelf;
mod work;

pub use desk::Desk;
pub use letters::{Answer, Question, Reviewed, ReviewedStep, ToPage, ToThinker};
