//! A small picture of the start of a game: the board, all checkers, the names of the sides, and White's way round.

use kotra::{Judge, Side};
use paper::{Drawing, LEGEND, Pen, Picture, Point, Style};

use super::diagram::{Diagram, draw_path};
use super::pieces::disc;
use super::tables::{Ground, Lie, Tables};

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
        tables((0, 0), width).height() + 20 + 2 * EDGE + LEGEND
    }

    fn draw(&self, drawing: &mut Drawing, at: Point, width: i32) {
        let tables = tables(at, width);
        tables.draw(drawing, Ground::Paper, Pen::Fine);
        tables.numbers(drawing, Side::White, EDGE / 2 + 2, NUMBERS, Style::Plain);
        draw_path(drawing, tables);
        for (side, place, count) in Diagram::of(&self.judge.start(Side::White)).stacks {
            tables.stack(drawing, side, place, count);
        }
        let foot = tables.corner.1 + tables.height() + EDGE + LEGEND;
        drawing.legend((at.0, foot), width, &self.names, |drawing, n, x| {
            disc(drawing, (x, foot - LEGEND / 4), LEGEND / 4, Side::BOTH[n]);
        });
    }
}
