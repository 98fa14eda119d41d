//! The words of the page at run time: the languages there are, and catalogues of messages in one of them.
//!
//! A catalogue is a plain text file that the build makes of the message files. Its first line says what it is; then every
//! line holds a message, in the order of their names, as a name, a tab and a [pattern](pattern).

pub mod pattern;

mod catalogue;
mod language;

pub use catalogue::{Catalogue, CatalogueError};
pub use language::{LANGUAGES, Language};
