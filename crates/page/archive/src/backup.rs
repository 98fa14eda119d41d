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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Opponent, Outcome};

    fn head(time: u64) -> Head {
        Head {
            game: "sahkku".to_owned(),
            time,
            date: "2026-11-27".to_owned(),
            rules: "Lágesvuotna".to_owned(),
            opponent: Opponent::Here,
            outcome: Outcome::First,
            dice: Dice::default(),
            decisions: None,
        }
    }

    const SAVES: [&str; 2] = [
        "sahkku-save 1 00000000\nseats human human\nsahkku 1\nrules lagesvuotna\n",
        "sahkku-save 1 00000001\nseats human human\nsahkku 1\nrules maze\n",
    ];

    #[test]
    fn what_was_written_is_read_again_whatever_ends_its_lines() {
        let heads = [head(1), head(2)];
        let file = write_backup(heads.iter().zip(SAVES));
        let games: Vec<_> = heads.into_iter().zip(SAVES.map(str::to_owned)).collect();
        assert_eq!(read_backup(&file), Ok(games.clone()));
        let file = format!("\u{feff}{}", file.replace('\n', "\r\n"));
        assert_eq!(read_backup(&file), Ok(games));
    }

    #[test]
    fn what_is_no_backup_is_refused_with_its_line() {
        let heads = [head(1), head(2)];
        let file = write_backup(heads.iter().zip(SAVES));
        for (wrong, line) in [
            (String::new(), 1),
            (SAVES[0].to_owned(), 1),
            (file.replace("kept 1\tsahkku\t2", "kept 9\tsahkku\t2"), 6),
            (file.replace("sahkku-save 1 00000001", "other-save 1"), 7),
            (format!("{file}{}\n", head(3)), 12),
        ] {
            assert_eq!(read_backup(&wrong), Err(line), "{wrong}");
        }
    }
}
