//! Checkers and dice without a board.

use kotra::{Die, Side};
use paper::{Drawing, Style};

use super::diagram::WOOD;
use super::dice::draw_die;
use super::pieces::disc;

const TRAY: &str = "#c99f6c";

/// Dice in a tray, in one row for each throw. If a side threw, one of its checkers lies before its dice.
#[must_use]
pub fn dice_in_rows(rows: &[(Option<Side>, Vec<Die>)]) -> String {
    let (die, step) = (170, 230);
    let longest = rows.iter().map(|(_, dice)| dice.len()).max().unwrap_or(0) as i32;
    let sides = i32::from(rows.iter().any(|(side, _)| side.is_some())) * step;
    let (width, height) = (longest * step + sides + 120, rows.len() as i32 * step + 60);
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), (height / 2).min(120), TRAY);
    for (n, (side, dice)) in rows.iter().enumerate() {
        let y = 30 + n as i32 * step + step / 2;
        if let Some(side) = side {
            disc(&mut drawing, (60 + step / 2, y), die / 2, *side);
        }
        for (n, face) in dice.iter().enumerate() {
            let x = 60 + sides + n as i32 * step + step / 2;
            draw_die(&mut drawing, (x, y), die, *face);
        }
    }
    drawing.into_svg()
}

/// A checker of each side with its name below it, White's first.
#[must_use]
pub fn named_pieces(names: [&str; 2]) -> String {
    let step = 400;
    let (width, height) = (names.len() as i32 * step, 400);
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 36, WOOD);
    let letters = |name: &str| name.chars().count() as i32;
    let longest = names.iter().map(|name| letters(name)).max().unwrap_or(1);
    // Letters are half as wide as high.
    let size = (2 * (step - 50) / longest.max(1)).min(60);
    for ((n, side), name) in (0..).zip(Side::BOTH).zip(names) {
        let x = n * step + step / 2;
        disc(&mut drawing, (x, 165), 120, side);
        let width = letters(name) * size / 2;
        let style = (Style::Plain, Some(width));
        drawing.text((x - width / 2, 355), size, style, name);
    }
    drawing.into_svg()
}

/// The size of a picture that is higher than wide.
const UPRIGHT: (i32, i32) = (620, 800);

/// Checkers one above the other on wood, in a picture that is higher than wide.
#[must_use]
pub fn standing_pieces(sides: &[Side]) -> String {
    let (width, height) = UPRIGHT;
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 36, WOOD);
    let count = sides.len().max(1) as i32;
    for (n, side) in (0..).zip(sides) {
        let y = height * (2 * n + 1) / (2 * count);
        disc(
            &mut drawing,
            (width / 2, y),
            if count == 1 { 220 } else { 165 },
            *side,
        );
    }
    drawing.into_svg()
}

/// Dice one above the other in a tray, in a picture that is higher than wide.
#[must_use]
pub fn standing_dice(dice: &[Die]) -> String {
    let (width, height) = UPRIGHT;
    let mut drawing = Drawing::of_size(width, height);
    drawing.panel((4, 4), (width - 8, height - 8), 120, TRAY);
    let count = dice.len().max(1) as i32;
    for (n, die) in (0..).zip(dice) {
        // They lie where they fell.
        let x = width / 2 + if n % 2 == 0 { -70 } else { 70 };
        draw_die(
            &mut drawing,
            (x, height * (2 * n + 1) / (2 * count)),
            230,
            *die,
        );
    }
    drawing.into_svg()
}
