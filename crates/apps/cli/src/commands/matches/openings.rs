//! Openings from a file.

use std::path::Path;

use game::trimmed;

use super::table::{Table, WaitsFor};
use crate::failure::Failure;
use crate::text_file;

/// The longest file of openings that is read, in bytes.
const LIMIT: usize = 1 << 26;

/// Reads a file of openings: one on each line, except empty lines and those that begin with #.
pub(crate) fn read(
    file: &Path,
    listed: impl Fn(&str) -> Result<Box<dyn Table>, String>,
) -> Result<Vec<Box<dyn Table>>, Failure> {
    let (name, text) = text_file::read(file, "a file of openings", LIMIT)?;
    let lines = (1..).zip(text.lines().map(trimmed));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let openings = lines.map(|(number, line)| {
        let refused = |why: &str| Failure::refused(format_args!("{name}: line {number}"), why);
        let table = listed(line).map_err(|why| refused(&why))?;
        match table.waits_for() {
            WaitsFor::Nothing(_) => Err(refused("the game is over there; leave the line out")),
            _ => Ok(table),
        }
    });
    let openings: Vec<Box<dyn Table>> = openings.collect::<Result<_, Failure>>()?;
    if openings.is_empty() {
        return Err(Failure::refused(
            &name,
            "there is no opening; write one a line, such as start or a position",
        ));
    }
    Ok(openings)
}
