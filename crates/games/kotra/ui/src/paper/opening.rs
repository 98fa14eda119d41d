//! A small picture of the start of a game: the board, all checkers, the names of the sides, and White's way round.

use kotra::{Judge, Side};
use paper::{Drawing, Pen, Picture, Point, Style};

use super::diagram::{Diagram, draw_path};
use super::pieces::disc;
use super::tables::{Ground, Lie, Tables};

/// The height of the line of the legend, and of its letters.
const LINE: i32 = 76;
const LETTERS: i32 = 34;

/// The room above and below the points for their numbers, and the numbers' height.
const EDGE: i32 = 34;
const NUMBERS: i32 = 26;

/// The picture of the start of a game, for the page of rules.
#[derive(Clone, Debug)]
pub struct Opening<'a> {
    pub judge: &'a Judge,
    /// The names of the sides, White first.
    pub names: [String; 2],
}

/// The points in a picture of this width that begins here.
fn tables((x, y): Point, width: i32) -> Tables {
    let pitch = width / 13;
    Tables {
        lie: Lie::Across,
        corner: (x + (width - 13 * pitch) / 2, y + 20 + EDGE),
        pitch,
        depth: pitch * 43 / 10,
        gap: 140,
    }
}

impl Picture for Opening<'_> {
    fn height(&self, width: i32) -> i32 {
        tables((0, 0), width).height() + 20 + 2 * EDGE + LINE
    }

    fn draw(&self, drawing: &mut Drawing, at: Point, width: i32) {
        let tables = tables(at, width);
        tables.draw(drawing, Ground::Paper, Pen::Fine);
        tables.numbers(drawing, Side::White, EDGE / 2 + 2, NUMBERS, Style::Plain);
        draw_path(drawing, tables);
        for (side, place, count) in Diagram::of(&self.judge.start(Side::White)).stacks {
            tables.stack(drawing, side, place, count);
        }
        let foot = tables.corner.1 + tables.height() + EDGE + LINE;
        // Letters are half as wide as high, or less if long names would not fit.
        let letters = |name: &String| name.chars().count() as i32;
        let all = self.names.iter().map(letters).sum::<i32>().max(1);
        let letter = ((width - 3 * LINE) / all).min(LETTERS / 2);
        let mut x = at.0;
        for (side, name) in Side::BOTH.into_iter().zip(&self.names) {
            let width = letters(name) * letter;
            disc(drawing, (x + LINE / 2, foot - LINE / 4), LINE / 4, side);
            let style = (Style::Plain, Some(width));
            drawing.text((x + LINE, foot - 6), LETTERS, style, name);
            x += 2 * LINE + width;
        }
    }
}
