//! The words of the page at run time: the available languages, and catalogues of messages in one of them.
//!
//! A catalogue is a plain text file that the build generates from the message files. Its first line identifies it; every further
//! line holds a message, in the order of their names, as a name, a tab and a [pattern](pattern).

pub mod pattern;

mod catalogue;
mod language;

pub use catalogue::{Catalogue, CatalogueError};
pub use language::{LANGUAGES, Language};
