//! A position as a picture of letters.

use hnefatafl::{Judge, Piece, Position, Square};

pub(super) const LEGEND: &str = "K king, T drabant, t Muscovite, + castle, : camp, . other square";

/// The ranks from the far one down, and the files below.
pub(super) fn draw(judge: &Judge, position: &Position) -> String {
    let board = judge.rules().board;
    let mut text = String::new();
    for rank in (1..=board.size()).rev() {
        text.push_str(&format!("{rank:>2}"));
        for square in (1..=board.size()).filter_map(|file| Square::new(file, rank)) {
            text.push(' ');
            text.push(letter(judge, position, square));
        }
        text.push('\n');
    }
    text.push_str("  ");
    for file in (b'a'..).take(board.size().into()) {
        text.push(' ');
        text.push(file.into());
    }
    text.push('\n');
    text
}

fn letter(judge: &Judge, position: &Position, square: Square) -> char {
    let board = judge.rules().board;
    match position.piece_at(square) {
        Some(Piece::King) => 'K',
        Some(Piece::Drabant) => 'T',
        Some(Piece::Muscovite) => 't',
        None if square == board.castle() => '+',
        None if board.camps().iter().any(|camp| camp.has(square)) => ':',
        None => '.',
    }
}
