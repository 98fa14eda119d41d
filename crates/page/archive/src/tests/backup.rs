//! A file with stored games.

use archive::{Dice, Head, Opponent, Outcome, read_backup, write_backup};

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
