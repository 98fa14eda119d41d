//! Checkers and dice without a board.

use kotra::{Die, Side};
use paper::{Drawing, UPRIGHT, named};

use super::dice::draw_die;
use super::pieces::disc;

/// Dice in a tray, in one row for each throw. If a side threw, one of its checkers lies before its dice.
pub fn dice_in_rows(rows: &[(Option<Side>, Vec<Die>)]) -> String {
    const DIE: i32 = 170;
    paper::dice_in_rows(
        rows,
        (230, 230),
        |drawing, at, side| disc(drawing, at, DIE / 2, side),
        |drawing, at, die| draw_die(drawing, at, DIE, die),
    )
}

/// A checker of each side with its name below it, White's first.
pub fn named_pieces(names: [&str; 2]) -> String {
    named(&names, 400, 60, |drawing, n, x| {
        disc(drawing, (x, 165), 120, Side::BOTH[n]);
    })
}

/// Checkers one above the other on wood, in a picture that is higher than wide.
pub fn standing_pieces(sides: &[Side]) -> String {
    let mut drawing = Drawing::on_wood(UPRIGHT);
    let count = sides.len().max(1) as i32;
    let radius = if count == 1 { 220 } else { 165 };
    for (n, side) in (0..).zip(sides) {
        let y = UPRIGHT.1 * (2 * n + 1) / (2 * count);
        disc(&mut drawing, (UPRIGHT.0 / 2, y), radius, *side);
    }
    drawing.into_svg()
}

/// Dice one above the other in a tray, in a picture that is higher than wide.
pub fn standing_dice(dice: &[Die]) -> String {
    let mut drawing = Drawing::in_tray(UPRIGHT);
    let count = dice.len().max(1) as i32;
    for (n, die) in (0..).zip(dice) {
        // They lie where they fell.
        let x = UPRIGHT.0 / 2 + if n % 2 == 0 { -70 } else { 70 };
        let y = UPRIGHT.1 * (2 * n + 1) / (2 * count);
        draw_die(&mut drawing, (x, y), 230, *die);
    }
    drawing.into_svg()
}
