//! Pieces without a board.

use hnefatafl::Piece;
use paper::{Drawing, Style};

use super::diagram::WOOD;
use super::pieces::{put, stand};

/// A piece of each kind with its name below it: the king, a drabant, a Muscovite.
#[must_use]
pub fn named_pieces(names: [&str; 3]) -> String {
    let step = 340;
    let (width, height) = (names.len() as i32 * step, 400);
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 36, WOOD);
    let letters = |name: &str| name.chars().count() as i32;
    let longest = names.iter().map(|name| letters(name)).max().unwrap_or(1);
    // Letters are half as wide as high.
    let size = (2 * (step - 50) / longest.max(1)).min(52);
    for (n, (piece, name)) in Piece::ALL.iter().zip(names).enumerate() {
        let x = n as i32 * step + step / 2;
        stand(&mut drawing, (x, 280), 210, *piece);
        let width = letters(name) * size / 2;
        let style = (Style::Plain, Some(width));
        drawing.text((x - width / 2, 355), size, style, name);
    }
    drawing.into_svg()
}

/// Pieces side by side on wood, in a picture that is higher than wide.
#[must_use]
pub fn standing_pieces(pieces: &[Piece]) -> String {
    let (width, height) = (620, 800);
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 36, WOOD);
    let count = pieces.len().max(1) as i32;
    for (n, piece) in (0..).zip(pieces) {
        let x = width * (2 * n + 1) / (2 * count);
        let unit = if count == 1 { 420 } else { 260 };
        put(&mut drawing, (x, height / 2), unit, *piece);
    }
    drawing.into_svg()
}
