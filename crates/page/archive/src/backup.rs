//! A file with stored games, from which they can be restored on this or another device.

use core::fmt::Write as _;

use crate::Head;

/// The beginning of the first line of a game in the file, which is its head.
const BEGINS: &str = "kept ";

/// Writes a file with these games, each as its head and its save.
pub fn write_backup<'a>(games: impl IntoIterator<Item = (&'a Head, &'a str)>) -> String {
    let mut file = String::new();
    for (head, save) in games {
        // Writing to a string cannot fail.
        let _ = writeln!(file, "{head}\n{}", save.trim_end());
    }
    file
}

/// Reads the games in a file, each as its head and its save. Saves are checked only when they are restored.
///
/// # Errors
/// The number, from 1, of the first line that cannot stand in a stored game.
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
