//! Dice and pieces without a board.

use paper::{Drawing, Style, UPRIGHT};
use sahkku::{Face, Piece, Rules, Side};

use super::dice::{DIE_LENGTH, DIE_WIDTH, draw_die};
use super::pieces::{Figure, kind, stand};

/// Dice in a tray, in one row for each throw. If a side threw, one of its pieces stands before its dice.
pub fn dice_in_rows(rows: &[(Option<Side>, Vec<Face>)]) -> String {
    const LENGTH: i32 = DIE_LENGTH * 3 / 4;
    const ROW: i32 = LENGTH + 60;
    paper::dice_in_rows(
        rows,
        (DIE_WIDTH + 50, ROW),
        |drawing, at, side| {
            let shape = kind(Piece::Soldier, Some(side));
            stand(drawing, at, ROW * 3 / 4, shape);
        },
        |drawing, at, face| draw_die(drawing, at, LENGTH, face),
    )
}

/// A piece of each kind with its name below it: a man, a woman, the king and, if the rules have them, a queen.
pub fn named_pieces(rules: &Rules, names: [&str; 4]) -> String {
    let kinds = [Figure::Man, Figure::Woman, Figure::King, Figure::QueenOfMen];
    let shown = if rules.queens { 4 } else { 3 };
    let step = 340;
    let mut drawing = Drawing::on_wood((shown * step, 400));
    for (n, (shape, name)) in kinds
        .into_iter()
        .zip(names)
        .take(shown as usize)
        .enumerate()
    {
        let x = n as i32 * step + step / 2;
        stand(&mut drawing, (x, 165), 230, shape);
        // The letters are about half as wide as high.
        let size = 60;
        let left = x - name.chars().count() as i32 * size / 4;
        drawing.text((left, 355), size, (Style::Plain, None), name);
    }
    drawing.into_svg()
}

/// Pieces side by side on wood, in a picture that is higher than wide.
pub fn standing_pieces(pieces: &[(Piece, Option<Side>)]) -> String {
    let (width, height) = UPRIGHT;
    let mut drawing = Drawing::on_wood(UPRIGHT);
    let count = pieces.len().max(1) as i32;
    for (n, (piece, side)) in (0..).zip(pieces) {
        let x = width * (2 * n + 1) / (2 * count);
        let tall = if count == 1 { 600 } else { 520 };
        stand(&mut drawing, (x, height / 2), tall, kind(*piece, *side));
    }
    drawing.into_svg()
}

/// Dice side by side in a tray, in a picture that is higher than wide.
pub fn standing_dice(faces: &[Face]) -> String {
    let (width, height) = UPRIGHT;
    let mut drawing = Drawing::in_tray(UPRIGHT);
    let step = DIE_WIDTH + 24;
    let left = (width - step * faces.len() as i32) / 2 + step / 2;
    for (n, face) in (0..).zip(faces) {
        // They lie where they fell.
        let y = height / 2 + if n % 2 == 0 { -40 } else { 60 };
        draw_die(&mut drawing, (left + n * step, y), DIE_LENGTH, *face);
    }
    drawing.into_svg()
}
