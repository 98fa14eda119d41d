//! Pictures of pieces and dice without a board.

use crate::{Drawing, Point, Style};

const WOOD: &str = "#e6c896";
const TRAY: &str = "#c99f6c";
/// The material of a die that is drawn, not cut out.
pub const BONE: &str = "#f4ecd9";
/// The size of a picture that is higher than wide.
pub const UPRIGHT: Point = (620, 800);

/// Whether the way around the board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PathShown {
    Yes,
    #[default]
    No,
}

impl Drawing {
    /// Draws the wood of a board of this size.
    pub fn wood(&mut self, width: i32, height: i32) {
        self.panel((4, 4), (width - 8, height - 8), 36, WOOD);
    }

    pub fn on_wood((width, height): Point) -> Drawing {
        let mut drawing = Drawing::of_size(width, height);
        drawing.wood(width, height);
        drawing
    }

    pub fn in_tray((width, height): Point) -> Drawing {
        let mut drawing = Drawing::of_size(width, height);
        let round = (height / 2).min(120);
        drawing.panel((4, 4), (width - 8, height - 8), round, TRAY);
        drawing
    }

    /// Draws dice in a line around this point: throws one after the other, with a gap between them.
    pub fn throws<F: Copy>(
        &mut self,
        throws: &[Vec<F>],
        (x, y): Point,
        (step, gap): (i32, i32),
        draw: impl Fn(&mut Drawing, Point, F),
    ) {
        let dice = throws.iter().map(Vec::len).sum::<usize>() as i32;
        let gaps = throws.len() as i32 - 1;
        let mut at = x - (dice * step + gaps * gap) / 2 + step / 2;
        for throw in throws {
            for die in throw {
                draw(self, (at, y), *die);
                at += step;
            }
            at += gap;
        }
    }
}

/// Dice in a tray, in one row for each throw: each die takes `step` in its row, and each row takes `row`. If a side threw, one of
/// its pieces stands before its dice.
pub fn dice_in_rows<S: Copy, F: Copy>(
    rows: &[(Option<S>, Vec<F>)],
    (step, row): (i32, i32),
    draw_side: impl Fn(&mut Drawing, Point, S),
    draw_die: impl Fn(&mut Drawing, Point, F),
) -> String {
    let longest = rows.iter().map(|(_, dice)| dice.len()).max().unwrap_or(0) as i32;
    let sides = i32::from(rows.iter().any(|(side, _)| side.is_some())) * step;
    let size = (longest * step + sides + 120, rows.len() as i32 * row + 60);
    let mut drawing = Drawing::in_tray(size);
    for (n, (side, dice)) in (0..).zip(rows) {
        let y = 30 + n * row + row / 2;
        if let Some(side) = side {
            draw_side(&mut drawing, (60 + step / 2, y), *side);
        }
        for (n, face) in (0..).zip(dice) {
            let x = 60 + sides + n * step + step / 2;
            draw_die(&mut drawing, (x, y), *face);
        }
    }
    drawing.into_svg()
}

/// Pieces on wood with their names below them. Each takes `step`, and the letters are at most `largest` high. `draw` receives the
/// number of a piece and its middle.
pub fn named(
    names: &[&str],
    step: i32,
    largest: i32,
    draw: impl Fn(&mut Drawing, usize, i32),
) -> String {
    let mut drawing = Drawing::on_wood((names.len() as i32 * step, 400));
    let letters = |name: &str| name.chars().count() as i32;
    let longest = names.iter().map(|name| letters(name)).max().unwrap_or(1);
    // Letters are half as wide as high.
    let size = (2 * (step - 50) / longest.max(1)).min(largest);
    for (n, name) in names.iter().enumerate() {
        let x = n as i32 * step + step / 2;
        draw(&mut drawing, n, x);
        let width = letters(name) * size / 2;
        let style = (Style::Plain, Some(width));
        drawing.text((x - width / 2, 355), size, style, name);
    }
    drawing.into_svg()
}
