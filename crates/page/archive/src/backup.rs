//! A file with kept games, from which they are brought back on this or another device.

use core::fmt::Write as _;

use crate::Head;

/// What the first line of a game in the file begins with: that of its head.
const BEGINS: &str = "kept ";

/// The file with these games, each its head and its save.
#[must_use]
pub fn write_backup<'a>(games: impl IntoIterator<Item = (&'a Head, &'a str)>) -> String {
    let mut file = String::new();
    for (head, save) in games {
        // A string takes everything.
        let _ = writeln!(file, "{head}\n{}", save.trim_end());
    }
    file
}

/// The games in a file, each its head and its save. Whether a save is whole is seen when it is restored.
///
/// # Errors
/// The number of the first line that is not what a kept game has there, from 1.
pub fn read_backup(file: &str) -> Result<Vec<(Head, String)>, usize> {
    let mut games: Vec<(Head, String)> = Vec::new();
    let mut begun = false;
    for (number, line) in (1..).zip(file.lines()) {
        let line = line.trim_start_matches('\u{feff}');
        if line.starts_with(BEGINS) && !begun {
            games.push((line.parse().map_err(|_| number)?, String::new()));
            begun = true;
            continue;
        }
        let (head, save) = games.last_mut().ok_or(number)?;
        if begun && !line.starts_with(&format!("{}-save ", head.game)) {
            return Err(number);
        }
        begun = false;
        save.push_str(line);
        save.push('\n');
    }
    match games.is_empty() || begun {
        true => Err(file.lines().count() + 1),
        false => Ok(games),
    }
}
