//! Pieces without a board.

use hnefatafl::Piece;
use paper::{Drawing, UPRIGHT, named};

use super::pieces::{put, stand};

/// A piece of each kind with its name below it: the king, a drabant, a Muscovite.
pub fn named_pieces(names: [&str; 3]) -> String {
    named(&names, 340, 52, |drawing, n, x| {
        stand(drawing, (x, 280), 210, Piece::ALL[n]);
    })
}

/// Pieces side by side on wood, in a picture that is higher than wide.
pub fn standing_pieces(pieces: &[Piece]) -> String {
    let mut drawing = Drawing::on_wood(UPRIGHT);
    let count = pieces.len().max(1) as i32;
    for (n, piece) in (0..).zip(pieces) {
        let x = UPRIGHT.0 * (2 * n + 1) / (2 * count);
        let unit = if count == 1 { 420 } else { 260 };
        put(&mut drawing, (x, UPRIGHT.1 / 2), unit, *piece);
    }
    drawing.into_svg()
}
