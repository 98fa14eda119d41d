//! In place of `distance.rs` in a program that reads no letters of games at a distance, such as the Python package.

use std::fmt::Display;
use std::path::Path;

use game::{Game, Tree, trimmed};

use crate::failure::Failure;
use crate::text_file;

/// What the help says of letters.
pub(crate) const ABOUT: &str = "\
Letters of games at a distance are read by the page and by the sahkku command of a checkout, not by this one.";

/// Reads a record, with its variations, and checks it against its rules.
pub(crate) fn read_file<G: Game<Entry: PartialEq + Display>>(
    file: &Path,
) -> Result<(Tree<G>, Option<String>), Failure> {
    let (name, text) = text_file::read(file, "a record", G::RECORD_LIMIT)?;
    let is_letter = !trimmed(&text).is_empty() && !trimmed(&text).contains(char::is_whitespace);
    if is_letter || text.lines().any(|line| line.starts_with("distance ")) {
        return Err(Failure::refused(name, ABOUT));
    }
    let tree = text.parse::<Tree<G>>();
    let tree = tree.map_err(|error| Failure::refused(&name, error))?;
    Ok((tree, None))
}
