//! A position as a picture of letters.

use sahkku::{Figure, Judge, Piece, Place, Position, Row, Side};

pub(super) const LEGEND: &str = "m w asleep, M W awake, q queen, K king (m w: whose, i: inert), \
     r riding, ' homebound, + marked place";

/// The rows c, b and a from the women's side down, and the columns below.
pub(super) fn draw(judge: &Judge, position: &Position) -> String {
    let columns = judge.rules().columns;
    let rows: Vec<Vec<String>> = [Row::C, Row::B, Row::A]
        .into_iter()
        .map(|row| {
            (1..=columns)
                .filter_map(|column| Place::new(row, column))
                .map(|place| cell(judge, position, place))
                .collect()
        })
        .collect();
    let widest = rows.iter().flatten().map(|cell| cell.chars().count()).max();
    let width = widest.unwrap_or(1).max(2) + 1;
    let mut text = String::new();
    for (letter, row) in ['c', 'b', 'a'].into_iter().zip(&rows) {
        text.push(letter);
        for cell in row {
            text.push_str(&format!("{cell:>width$}"));
        }
        text.push('\n');
    }
    text.push(' ');
    for column in 1..=columns {
        text.push_str(&format!("{column:>width$}"));
    }
    text.push('\n');
    text
}

fn cell(judge: &Judge, position: &Position, place: Place) -> String {
    let mut pieces: Vec<(String, u8)> = Vec::new();
    for figure in position
        .figures()
        .filter(|figure| figure.at.place() == place)
    {
        let letters = letters(&figure, position);
        match pieces.last_mut() {
            Some((same, count)) if *same == letters => *count += 1,
            _ => pieces.push((letters, 1)),
        }
    }
    if pieces.is_empty() {
        let marked = judge.marked().contains(&place);
        return if marked { "+" } else { "." }.to_owned();
    }
    let write = |(letters, count): &(String, u8)| match count {
        1 => letters.clone(),
        _ => format!("{count}{letters}"),
    };
    pieces.iter().map(write).collect()
}

fn letters(figure: &Figure, position: &Position) -> String {
    let home = if figure.at.homebound() { "'" } else { "" };
    let owner = match figure.side {
        Some(Side::Men) => "m",
        Some(Side::Women) => "w",
        None => "",
    };
    match figure.piece {
        Piece::King if position.king().inert() => "Ki".to_owned(),
        Piece::King => format!("K{owner}{home}"),
        piece => {
            let owner = if figure.awake {
                owner.to_uppercase()
            } else {
                owner.to_owned()
            };
            let kind = match piece {
                Piece::Queen => "q",
                _ if figure.riding => "r",
                _ => "",
            };
            format!("{owner}{kind}{home}")
        }
    }
}
